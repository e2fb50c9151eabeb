/// What pages say of blocks that have lines of their own for their beginning and end.
extension BlockLines {
  static var fields: PageFields<BlockLines> {
    var fields = PageFields<BlockLines>("blocks")
    fields.tables("wordBlocks", WordPair.fields, of: WordPair()) {
      $0.delimiters = .words($1.map { ($0.begin, $0.end) })
    }
    fields.table("stanzas", Stanzas.fields, of: Stanzas()) {
      $0.delimiters = .stanzas(begin: $1.begin, apart: $1.apart, isIndented: $1.isIndented)
    }
    fields.exclude("wordBlocks", "stanzas")
    fields.word("trailingComments") { $0.trailingComments = $1 }
    fields.flag("commentsContinue") { $0.commentsContinue = $1 }
    fields.word("bareWords") { $0.bareWords = $1 }
    fields.fileWords("words") { $0.words = Set($1) }
    return fields
  }
}

private struct Stanzas {
  var begin: [String] = []
  var apart: [String] = []
  var isIndented = false

  static var fields: PageFields<Stanzas> {
    var fields = PageFields<Stanzas>("stanzas")
    fields.fileWords("begin", isRequired: true) { $0.begin = $1 }
    fields.fileWords("apart") { $0.apart = $1 }
    fields.flag("isIndented") { $0.isIndented = $1 }
    return fields
  }
}

/// The words that begin and end a part of a text.
struct WordPair {
  var begin = ""
  var end = ""

  static var fields: PageFields<WordPair> {
    var fields = PageFields<WordPair>("words")
    fields.fileWord("begin", isRequired: true) { $0.begin = $1 }
    fields.fileWord("end", isRequired: true) { $0.end = $1 }
    return fields
  }
}
