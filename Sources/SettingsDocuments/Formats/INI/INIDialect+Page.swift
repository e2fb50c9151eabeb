/// What pages say of dialects of lines.
extension INIDialect {
  static let fields = PageFields<INIDialect>("lines") { fields in
    // Comments.
    fields.bytes("comments") { $0.comments = $1 }
    fields.fileWords("lastComments") { $0.lastComments = $1 }
    fields.bytes("trailingComments") { $0.trailingComments = $1 }
    fields.word("trailingPlace") { $0.trailingPlace = $1 }
    fields.flag("hasCommentsWithinValues") { $0.hasCommentsWithinValues = $1 }
    fields.flag("commentsGoOn") { $0.commentsGoOn = $1 }
    fields.word("commentedOut") { $0.commentedOut = $1 }
    fields.integer("wordsInKey", 1...16) { $0.wordsInKey = $1 }
    fields.require("trailingComments", for: "trailingPlace")
    // Sections.
    fields.choice(
      "sections",
      ["none": Sections.none, "brackets": .brackets, "subsections": .subsections, "stanzas": .stanzas]
    ) { $0.sections = $1 }
    fields.fileWords("blocks") { $0.sections = .blocks($1) }
    fields.fileWords("lastBlocks") { $0.lastBlocks = $1 }
    fields.tables("closedBlocks", ClosedBlock.fields, of: ClosedBlock()) { $0.sections = .closed($1) }
    fields.fileWords("clauses") { $0.sections = .clauses($1) }
    fields.fileWords("repeatedSections") { $0.arraysOfSections = $1 }
    fields.flag("hasSettingsAboveSections") { $0.hasSettingsAboveSections = $1 }
    fields.exclude("sections", "blocks", "closedBlocks", "clauses")
    fields.exclude("repeatedSections", "blocks", "closedBlocks")
    fields.require("blocks", for: "lastBlocks")
    // Keys.
    fields.characters("keyCharacters") { $0.keyCharacters = $1 }
    fields.flag("hasQuotedKeys") { $0.hasQuotedKeys = $1 }
    fields.require("keyCharacters", for: "hasQuotedKeys")
    fields.flag("ignoresCase") { $0.ignoresCase = $1 }
    fields.flag("allowsKeysAlone") { $0.allowsKeysAlone = $1 }
    fields.flag("areKeysAloneTrue") { $0.areKeysAloneTrue = $1 }
    fields.flag("writesKeysAlone") { $0.writesKeysAlone = $1 }
    fields.require("allowsKeysAlone", for: "areKeysAloneTrue", "writesKeysAlone")
    fields.flag("repeatsAreLists") { $0.repeatsAreLists = $1 }
    fields.fileWords("lists") { $0.lists += $1 }
    fields.fileWords("directives") { dialect, words in
      dialect.directives = words
      dialect.lists += words
    }
    fields.fileWords("includes") { $0.includes = $1 }
    fields.flag("joinsKeysByDots") { $0.joinsKeysByDots = $1 }
    fields.fileWord("prefix") { $0.prefix = $1 }
    fields.flag("needsPrefix") { $0.needsPrefix = $1 }
    fields.flag("prefixedValuesAreWords") { $0.prefixedValuesAreWords = $1 }
    fields.require("prefix", for: "needsPrefix", "prefixedValuesAreWords")
    // Values.
    fields.word("separators") { $0.separators = $1 }
    fields.text("separator") { $0.separator = $1 }
    @Sendable func kinds() -> KeyValuePairs<String, Quoting> {
      ["none": .none, "double": .double, "single": .single, "properties": .properties]
    }
    fields.add("quoting", .either([.word(kinds().map(\.key)), .table(INIParts.fields.summaries)])) {
      reader, node, dialect throws(PageError) in
      if node.kind == .object {
        let table = try reader.table(of: node, named: "quoting")
        dialect.quoting = .parts(try INIParts.fields.read(table, into: INIParts(quotes: "")))
      } else {
        dialect.quoting = try reader.choice(of: node, named: "quoting", among: kinds())
      }
    }
    fields.characters("quotes") { $0.quoting = .verbatim($1) }
    fields.exclude("quoting", "quotes")
    fields.word("continuation") { $0.continuation = $1 }
    fields.word("joint") { $0.joint = $1 }
    fields.require("continuation", for: "joint")
    fields.fileWords("numberUnits") { $0.numberUnits = $1 }
    fields.flag("hasInlineFiles") { $0.hasInlineFiles = $1 }
    fields.pair("booleans") { $0.booleans = $1 }
    fields.pairs("booleanWords") { $0.booleanWords = $1 }
    fields.flag("emptyIsUnset") { $0.emptyIsUnset = $1 }
    fields.bytes("quotedMarks") { $0.quotedMarks = $1 }
    fields.bytes("expressionMarks") { $0.expressionMarks = $1 }
    fields.require("quotedMarks", for: "expressionMarks")
    fields.fileWords("wholeLines") { $0.wholeLines = $1 }
    fields.fileWords("quotedWords") { $0.quotedWords = $1 }
    fields.fileWords("singleWords") { $0.singleWords = $1 }
    fields.fileWords("severalWords") { $0.severalWords = $1 }
    fields.exclude("singleWords", "severalWords")
    fields.fileWords("keysThatMayBeEmpty") { $0.keysThatMayBeEmpty = $1 }
    fields.bytes("unwritable") { $0.unwritable = $1 }
  }
}

extension INIDialect.ClosedBlock {
  fileprivate static let fields = PageFields<INIDialect.ClosedBlock>("closedBlocks") { fields in
    fields.fileWord("opening", isRequired: true) { $0.opening = $1 }
    fields.fileWord("closing", isRequired: true) { $0.closing = $1 }
    fields.fileWord("alternative", isRequired: true) { $0.alternative = $1 }
  }
}

extension INIParts {
  fileprivate static let fields = PageFields<INIParts>("quoting") { fields in
    fields.characters("quotes") { $0.quotes = $1 }
    fields.characters("verbatim") { $0.verbatim = $1 }
    fields.characters("escapedInVerbatim") { $0.escapedInVerbatim = $1 }
    fields.flag("isWhole") { $0.isWhole = $1 }
    fields.flag("areWordsKept") { $0.areWordsKept = $1 }
    fields.flag("hasNumbers") { $0.hasNumbers = $1 }
    fields.characters("escapedInQuotes") { $0.escapedInQuotes = $1 }
    fields.characters("escapedOutside") { $0.escapedOutside = $1 }
    fields.add("letters", .map) {
      reader, node, parts throws(PageError) in
      let table = try reader.table(of: node, named: "letters")
      for member in table.table.members {
        guard let letter = member.key.utf8.first, member.key.utf8.count == 1 else {
          throw reader.error("\(member.key) is not one letter", at: member.keySpan)
        }
        let bytes = try reader.bytes(of: member.value, named: member.key)
        guard bytes.count == 1 else { throw reader.error("\(member.key) is not one character", at: member.value.span) }
        parts.letters[letter] = bytes[0]
      }
    }
    fields.flag("hasLettersInQuotes") { $0.hasLettersInQuotes = $1 }
    fields.table("references", References.fields, of: References(brackets: "")) { $0.references = $1 }
    fields.characters("referring") { $0.referring = $1 }
    fields.flag("areChecked") { $0.areChecked = $1 }
    fields.flag("isShellWord") { $0.isShellWord = $1 }
    fields.require("references", for: "referring")
  }
}

extension INIParts.References {
  fileprivate static let fields = PageFields<INIParts.References>("references") { fields in
    fields.characters("brackets") { $0.brackets = $1 }
    fields.characters("signs") { $0.signs = $1 }
    fields.flag("hasSections") { $0.hasSections = $1 }
    fields.flag("hasCommands") { $0.hasCommands = $1 }
  }
}
