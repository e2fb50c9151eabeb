/// What pages say of blocks that have lines of their own for their beginning and end.
extension BlockLines {
  static let fields = PageFields<BlockLines>("blocks") { fields in
    fields.tables("wordBlocks", WordPair.fields, of: WordPair()) { $0.delimiters = .words($1) }
    fields.table("stanzas", Stanzas.fields, of: Stanzas()) { $0.delimiters = .stanzas($1) }
    fields.exclude("wordBlocks", "stanzas")
    fields.choice(
      "trailingComments",
      ["none": BraceDialect.Comment.Place.line, "words": .word, "outsideQuotes": .anywhere, "unescaped": .unescaped]
    ) { $0.trailingComments = $1 }
    fields.flag("commentsContinue") { $0.commentsContinue = $1 }
    fields.word("bareWords") { $0.bareWords = $1 }
    fields.fileWords("words") { $0.words = Set($1) }
  }
}

extension BlockLines.Stanzas {
  fileprivate static let fields = PageFields<BlockLines.Stanzas>("stanzas") { fields in
    fields.fileWords("begin", isRequired: true) { $0.begin = $1 }
    fields.fileWords("apart") { $0.apart = $1 }
    fields.flag("isIndented") { $0.isIndented = $1 }
  }
}

/// The words that begin and end a part of a text.
struct WordPair: Sendable {
  var begin = ""
  var end = ""

  static let fields = PageFields<WordPair>("words") { fields in
    fields.fileWord("begin", isRequired: true) { $0.begin = $1 }
    fields.fileWord("end", isRequired: true) { $0.end = $1 }
  }
}
