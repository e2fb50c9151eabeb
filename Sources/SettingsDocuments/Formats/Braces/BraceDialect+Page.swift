/// What pages say of blocks in braces, and of those with lines of their own.
extension BraceDialect {
  static var fields: PageFields<BraceDialect> {
    var fields = PageFields<BraceDialect>()
    addBraces(to: &fields)
    addComments(to: &fields)
    addStatements(to: &fields)
    addValues(to: &fields)
    return fields
  }

  /// The fields of dialects whose blocks have lines of their own.
  static var fieldsOfBlocks: PageFields<BraceDialect> {
    var fields = PageFields<BraceDialect>()
    fields.include(BlockLines.fields) { whole, body throws(PageError) in try body(&whole.ownLines) }
    addComments(to: &fields)
    addStatements(to: &fields)
    addValues(to: &fields)
    return fields
  }

  /// What is usual where blocks have lines of their own.
  static func ofBlocks(_ name: String) -> BraceDialect {
    BraceDialect(
      name: name, lines: BlockLines(), comments: [Comment("#", .line)], ignoresCase: true,
      booleanWords: [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")])
  }

  private var ownLines: BlockLines {
    get { lines ?? BlockLines() }
    set { lines = newValue }
  }

  private static func addComments(to fields: inout PageFields<BraceDialect>) {
    fields.add(
      "comments", .list(of: .either([.text, .table(CommentDescription.fields.summaries)])),
      "What begins a comment: a sign where a word begins, or a table that says more; # where it is left out."
    ) {
      reader, node, dialect throws(PageError) in
      guard node.kind == .array else { throw reader.error("comments is not a list", at: node.span) }
      dialect.comments = []
      for element in node.elements {
        var comment = CommentDescription()
        if element.kind == .object {
          try CommentDescription.fields.read(try reader.table(of: element, named: "a comment"), into: &comment)
        } else {
          comment.start = try reader.fileWord(of: element, named: "what begins a comment")
        }
        dialect.comments.append(Comment(comment.start, comment.place, end: comment.end))
      }
    }
  }

  private static func addBraces(to fields: inout PageFields<BraceDialect>) {
    fields.word(
      "opens", { $0.opens = $1 },
      """
      Which braces open blocks: all, those that are a word, or those at the end of a line, with others refused \
      (lineEnd) or any characters (lineEndOnly), or none.
      """
    )
    fields.flag(
      "opensBelow", { $0.opensBelow = $1 }, "Whether the brace may be on the line below the words of its block.")
    fields.word("afterBlocks", { $0.afterBlocks = $1 }, "Whether ; follows the brace that closes a block.")
    fields.flag("hasNamelessBlocks", { $0.hasNamelessBlocks = $1 }, "Whether a block may be without words.")
    fields.fileWords(
      "blockWords", { $0.blockWords = $1 },
      "The words that blocks begin with, all at the root; any where it is left out.")
    fields.add("sections", .word(PlainSections.allCases.map(\.rawValue)), "Whether [name] begins a section.") {
      reader, node, dialect throws(PageError) in
      let sections = try reader.word(of: node, named: "sections", as: PlainSections.self)
      dialect.sections = sections == .brackets ? .brackets : .none
    }
    fields.add("sectionWords", .texts, "Words that begin a section at the beginning of a line.") {
      reader, node, dialect throws(PageError) in
      dialect.sections = .words(try reader.fileWords(of: node, named: "sectionWords"))
    }
    fields.exclude("sections", "sectionWords")
    fields.tables(
      "rawParts", WordPair.fields, of: WordPair(),
      "Words that begin text which is taken as it is, up to a line with the other word."
    ) {
      $0.rawParts = $1.map { ($0.begin, $0.end) }
    }
    fields.fileWords("rawBlocks", { $0.rawBlocks = $1 }, "What the words of blocks begin with that hold such text.")
    fields.bytes(
      "patternStarts", { $0.patternStarts = $1 },
      "What the words of blocks at the root begin with that may be on several lines.")
    fields.text("opening", { $0.opening = $1 }, "What is before a block's brace where no neighbour shows it.")
  }

  private static func addStatements(to fields: inout PageFields<BraceDialect>) {
    fields.word("ends", { $0.ends = $1 }, "What ends a statement: the line, ;, either, or any of these and a comma.")
    fields.word("separators", { $0.separators = $1 }, "What parts a key from its value.")
    fields.text("separator", { $0.separator = $1 }, "What is between key and value where no neighbour shows it.")
    fields.flag(
      "needsSeparator", { $0.needsSeparator = $1 },
      "Whether each statement must have a separator, save for the directives.")
    fields.fileWords("directives", { $0.directives = $1 }, "The words that need no separator where others do.")
    fields.flag(
      "needsValues", { $0.needsValues = $1 },
      "Whether each statement must have a value on its line, save for those that begin with a sign.")
    fields.flag(
      "keysHaveBlanks", { $0.keysHaveBlanks = $1 }, "Whether a key may be several words before its separator.")
    fields.fileWords("prefixes", { $0.prefixes = $1 }, "Words that are a part of the key with the word behind them.")
    fields.fileWords(
      "operators", { $0.operators = $1 }, "What may be in the place of the separator, and is a part of the key.")
    fields.fileWords("flags", { $0.flags = $1 }, "Directives that take no value.")
    fields.fileWords(
      "valuedDirectives", { $0.valuedDirectives = $1 }, "The directives that take one, where there are flags.")
    fields.require("flags", for: "valuedDirectives")
    fields.bytes(
      "lineStatements", { $0.lineStatements = $1 },
      "What statements begin with that end with their line, whatever ends the others.")
    fields.fileWords(
      "includes", { $0.includes = $1 },
      "The keys, in small letters, whose values name files that are read as part of this one.")
    fields.flag("ignoresCase", { $0.ignoresCase = $1 }, "Whether keys are the same in capitals.")
    fields.flag("joinsLines", { $0.joinsLines = $1 }, "Whether a line that ends in a backslash goes on.")
    fields.fileWords(
      "programBlocks", { $0.programBlocks = $1 },
      "What the words of blocks hold that are a program: such a text is refused.")
    fields.text(
      "indentation", { $0.indentation = $1 }, "How much further in a block's lines are, where no neighbour shows it.")
    fields.word("joint", { $0.joint = $1 }, "What is between lines that are joined.")
    fields.require("joinsLines", for: "joint", "joinsWords")
    fields.flag(
      "joinsWords", { $0.joinsWords = $1 },
      "Whether the first word of a statement goes on below a backslash that ends its line.")
  }

  private static func addValues(to fields: inout PageFields<BraceDialect>) {
    fields.bytes("quotes", { $0.quotes = $1 }, "The quotes; \" where it is left out.")
    fields.word(
      "escapes", { $0.escapes = $1 },
      "What a backslash means in strings: nothing, the quote or the backslash behind it, these and \\n, \\t, \\r, or anything."
    )
    fields.bytes("escapedBytes", { $0.escapedBytes = $1 }, "What else a backslash takes the meaning of in strings.")
    fields.bytes(
      "verbatimQuotes", { $0.verbatimQuotes = $1 }, "The quotes in which a backslash is as any other character.")
    fields.bytes(
      "referringQuotes", { $0.referringQuotes = $1 },
      "The quotes in which $NAME refers to a variable; outside them a $ is one.")
    fields.flag("stringsSpanLines", { $0.stringsSpanLines = $1 }, "Whether strings go over lines.")
    fields.flag(
      "quotesInWords", { $0.quotesInWords = $1 }, "Whether a quote begins a string in the middle of a word too.")
    fields.flag(
      "decodesQuotes", { $0.decodesQuotes = $1 },
      "Whether a value that is wholly in quotes means what is between them, which is so where it is left out.")
    fields.word("writesQuotes", { $0.writesQuotes = $1 }, "Which values are written in quotes.")
    fields.fileWords("quotedKeys", { $0.quotedKeys = $1 }, "The keys whose new values are always in quotes.")
    fields.bytes(
      "brackets", { $0.brackets = $1 }, "Brackets inside which the ends of lines and statements count for nothing.")
    fields.flag("hasCalls", { $0.hasCalls = $1 }, "Whether a value is in round brackets behind its key.")
    fields.fileWords(
      "calls", { $0.calls = $1 }, "The words whose new values are in brackets; all where it is left out.")
    fields.require("hasCalls", for: "calls")
    fields.flag("hasSingleValues", { $0.hasSingleValues = $1 }, "Whether a value is one word, one string or one list.")
    fields.flag("hasVariables", { $0.hasVariables = $1 }, "Whether ${…} is a part of a word.")
    fields.flag(
      "escapesWords", { $0.escapesWords = $1 },
      "Whether a backslash takes the meaning of what is behind it outside strings too.")
    fields.byte(
      "escapedMark", { $0.escapedMark = $1 }, "What a backslash takes the meaning of outside strings, and goes then.")
    fields.flag("hasHereDocuments", { $0.hasHereDocuments = $1 }, "Whether <<WORD begins text that is taken as it is.")
    fields.flag(
      "emptyIsNothing", { $0.emptyIsNothing = $1 },
      "Whether an empty value is written as nothing behind the separator, which is so where it is left out.")
    fields.pair("booleans", { $0.booleans = $1 }, "The words for false and true that are written.")
    fields.pairs(
      "booleanWords", { $0.booleanWords = $1 }, "The words for false and true that are read, in small letters.")
  }
}

private enum PlainSections: String, CaseIterable {
  case none, brackets
}

private struct CommentDescription {
  var start = ""
  var place = BraceDialect.Comment.Place.word
  var end: String?

  static var fields: PageFields<CommentDescription> {
    var fields = PageFields<CommentDescription>()
    fields.fileWord("start", { $0.start = $1 }, "What begins it.", isRequired: true)
    fields.word(
      "place", { $0.place = $1 },
      "Where that has to be: where a word or a line begins, anywhere, or anywhere but behind a backslash.")
    fields.fileWord("end", { $0.end = $1 }, "What ends it, where it may go over lines.")
    return fields
  }
}
