/// What pages say of blocks in braces, and of those with lines of their own.
extension BraceDialect {
  static let fields = PageFields<BraceDialect>("braces") { fields in
    addBraces(to: &fields)
    addOthers(to: &fields)
  }

  /// The fields of dialects whose blocks have lines of their own.
  static let fieldsOfBlocks = PageFields<BraceDialect>("braces") { fields in
    fields.include(BlockLines.fields) { whole, body throws(PageError) in try body(&whole.ownLines) }
    addOthers(to: &fields)
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

  private static func addBraces(to fields: inout PageFields<BraceDialect>) {
    fields.word("opens") { $0.opens = $1 }
    fields.flag("opensBelow") { $0.opensBelow = $1 }
    fields.word("afterBlocks") { $0.afterBlocks = $1 }
    fields.flag("hasNamelessBlocks") { $0.hasNamelessBlocks = $1 }
    fields.fileWords("blockWords") { $0.blockWords = $1 }
    fields.choice("sections", ["none": Sections.none, "brackets": .brackets]) { $0.sections = $1 }
    fields.fileWords("sectionWords") { $0.sections = .words($1) }
    fields.exclude("sections", "sectionWords")
    fields.tables("rawParts", WordPair.fields, of: WordPair()) { $0.rawParts = $1 }
    fields.fileWords("rawBlocks") { $0.rawBlocks = $1 }
    fields.bytes("patternStarts") { $0.patternStarts = $1 }
    fields.text("opening") { $0.opening = $1 }
  }

  private static func addOthers(to fields: inout PageFields<BraceDialect>) {
    fields.textsOrTables("comments", Comment.fields, of: { Comment($0) }) { $0.comments = $1 }
    // Statements.
    fields.word("ends") { $0.ends = $1 }
    fields.word("separators") { $0.separators = $1 }
    fields.text("separator") { $0.separator = $1 }
    fields.flag("needsSeparator") { $0.needsSeparator = $1 }
    fields.fileWords("directives") { $0.directives = $1 }
    fields.flag("needsValues") { $0.needsValues = $1 }
    fields.flag("keysHaveBlanks") { $0.keysHaveBlanks = $1 }
    fields.fileWords("prefixes") { $0.prefixes = $1 }
    fields.fileWords("operators") { $0.operators = $1 }
    fields.fileWords("flags") { $0.flags = $1 }
    fields.fileWords("valuedDirectives") { $0.valuedDirectives = $1 }
    fields.require("flags", for: "valuedDirectives")
    fields.fileWords("definitions") { $0.definitions = $1 }
    fields.bytes("lineStatements") { $0.lineStatements = $1 }
    fields.fileWords("includes") { $0.includes = $1 }
    fields.flag("ignoresCase") { $0.ignoresCase = $1 }
    fields.flag("joinsLines") { $0.joinsLines = $1 }
    fields.fileWords("programBlocks") { $0.programBlocks = $1 }
    fields.text("indentation") { $0.indentation = $1 }
    fields.word("joint") { $0.joint = $1 }
    fields.require("joinsLines", for: "joint", "joinsWords")
    fields.flag("joinsWords") { $0.joinsWords = $1 }
    // Values.
    fields.bytes("quotes") { $0.quotes = $1 }
    fields.word("escapes") { $0.escapes = $1 }
    fields.bytes("escapedBytes") { $0.escapedBytes = $1 }
    fields.bytes("verbatimQuotes") { $0.verbatimQuotes = $1 }
    fields.bytes("referringQuotes") { $0.referringQuotes = $1 }
    fields.flag("stringsSpanLines") { $0.stringsSpanLines = $1 }
    fields.flag("quotesInWords") { $0.quotesInWords = $1 }
    fields.flag("decodesQuotes") { $0.decodesQuotes = $1 }
    fields.word("writesQuotes") { $0.writesQuotes = $1 }
    fields.fileWords("quotedKeys") { $0.quotedKeys = $1 }
    fields.bytes("brackets") { $0.brackets = $1 }
    fields.flag("hasCalls") { $0.hasCalls = $1 }
    fields.fileWords("calls") { $0.calls = $1 }
    fields.require("hasCalls", for: "calls")
    fields.flag("hasSingleValues") { $0.hasSingleValues = $1 }
    fields.flag("hasVariables") { $0.hasVariables = $1 }
    fields.flag("escapesWords") { $0.escapesWords = $1 }
    fields.byte("escapedMark") { $0.escapedMark = $1 }
    fields.flag("hasHereDocuments") { $0.hasHereDocuments = $1 }
    fields.flag("emptyIsNothing") { $0.emptyIsNothing = $1 }
    fields.pair("booleans") { $0.booleans = $1 }
    fields.pairs("booleanWords") { $0.booleanWords = $1 }
  }
}

extension BraceDialect.Comment {
  fileprivate static let fields = PageFields<BraceDialect.Comment>("comments") { fields in
    fields.fileWord("start", isRequired: true) { $0.start = Array($1.utf8) }
    fields.word("place") { $0.place = $1 }
    fields.fileWord("end") { $0.end = Array($1.utf8) }
  }
}
