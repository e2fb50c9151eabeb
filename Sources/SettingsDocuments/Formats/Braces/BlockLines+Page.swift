/// What pages say of blocks that have lines of their own for their beginning and end.
extension BlockLines {
  static var fields: PageFields<BlockLines> {
    var fields = PageFields<BlockLines>()
    fields.tables(
      "wordBlocks", WordPair.fields, of: WordPair(),
      "Blocks whose first and last lines begin with words; without them they are <Name …> and </Name>."
    ) {
      $0.delimiters = .words($1.map { ($0.begin, $0.end) })
    }
    fields.table("stanzas", Stanzas.fields, of: Stanzas(), "Blocks that have no line at their end.") {
      $0.delimiters = .stanzas(begin: $1.begin, apart: $1.apart, isIndented: $1.isIndented)
    }
    fields.exclude("wordBlocks", "stanzas")
    fields.word(
      "trailingComments", { $0.trailingComments = $1 },
      """
      Where # begins a comment behind a directive: where a word begins, outside quotes, or anywhere but behind a \
      backslash.
      """
    )
    fields.flag(
      "commentsContinue", { $0.commentsContinue = $1 },
      "Whether a comment goes on where its line ends with a backslash.")
    fields.word(
      "bareWords", { $0.bareWords = $1 },
      "What may be in arguments without quotes: anything, words, numbers and addresses, or no quote, # and =.")
    fields.add(
      "words", .texts,
      """
      Names of directives, in small letters, that are a single word, so that a comment that begins with one may be it.
      """
    ) { reader, node, lines throws(PageError) in
      lines.words = Set(try reader.fileWords(of: node, named: "words"))
    }
    return fields
  }
}

private struct Stanzas {
  var begin: [String] = []
  var apart: [String] = []
  var isIndented = false

  static var fields: PageFields<Stanzas> {
    var fields = PageFields<Stanzas>()
    fields.fileWords("begin", { $0.begin = $1 }, "The words that begin one.", isRequired: true)
    fields.fileWords("apart", { $0.apart = $1 }, "Directives that are in none; - at the end is for any that begin so.")
    fields.flag("isIndented", { $0.isIndented = $1 }, "Whether the lines of one are further in.")
    return fields
  }
}

/// The words that begin and end a part of a text.
struct WordPair {
  var begin = ""
  var end = ""

  static var fields: PageFields<WordPair> {
    var fields = PageFields<WordPair>()
    fields.fileWord("begin", { $0.begin = $1 }, "The word that begins one.", isRequired: true)
    fields.fileWord("end", { $0.end = $1 }, "The word that ends it.", isRequired: true)
    return fields
  }
}
