/// What pages say of dialects of lines.
extension INIDialect {
  static var fields: PageFields<INIDialect> {
    var fields = PageFields<INIDialect>()
    addComments(to: &fields)
    addSections(to: &fields)
    addKeys(to: &fields)
    addValues(to: &fields)
    return fields
  }

  private static func addComments(to fields: inout PageFields<INIDialect>) {
    fields.bytes(
      "comments", { $0.comments = $1 }, "The characters that begin a comment line; # and ; where it is left out.")
    fields.bytes(
      "trailingComments", { $0.trailingComments = $1 }, "The characters that begin a comment behind a value.")
    fields.word(
      "trailingPlace", { $0.trailingPlace = $1 },
      """
      Where one of these begins a comment: behind a blank, anywhere outside quotes, anywhere but behind a \
      backslash, or behind a blank even in quotes.
      """
    )
    fields.flag(
      "hasCommentsWithinValues", { $0.hasCommentsWithinValues = $1 },
      "Whether comments between the lines of a value are no part of it.")
    fields.flag(
      "commentsGoOn", { $0.commentsGoOn = $1 },
      "Whether a comment that ends in a backslash goes on with the line below.")
    fields.word(
      "commentedOut", { $0.commentedOut = $1 },
      "Whether blanks may be between the mark and a setting that is commented out.")
    fields.integer(
      "wordsInKey", { $0.wordsInKey = $1 }, 1...16, "How many words the key of a commented-out setting has at most.")
    fields.require("trailingComments", for: "trailingPlace")
  }

  private static func addSections(to fields: inout PageFields<INIDialect>) {
    fields.add(
      "sections", .word(PlainSections.allCases.map(\.rawValue)),
      """
      What sections are: [name], also with a [name "subsection"], objects of one list that blank lines part, or \
      nothing.
      """
    ) { reader, node, dialect throws(PageError) in
      dialect.sections = (try reader.word(of: node, named: "sections", as: PlainSections.self)).sections
    }
    fields.add("blocks", .texts, "Words that begin a block, which goes on to the next line with one of them.") {
      reader, node, dialect throws(PageError) in
      dialect.sections = .blocks(try reader.fileWords(of: node, named: "blocks"))
    }
    fields.tables(
      "closedBlocks", ClosedBlock.fields, of: ClosedBlock(),
      "Blocks that end with a line of their own; they may be inside of each other."
    ) {
      $0.sections = .closed($1)
    }
    fields.add("clauses", .texts, "Names that begin a part with a colon behind them, up to the next name.") {
      reader, node, dialect throws(PageError) in
      dialect.sections = .clauses(
        try reader.fileWords(of: node, named: "clauses"), lists: dialect.arraysOfSections)
    }
    fields.add("repeatedClauses", .texts, "Such names of which each one is an entry of a list.") {
      reader, node, dialect throws(PageError) in
      let lists = try reader.fileWords(of: node, named: "repeatedClauses")
      guard case .clauses(let names, _) = dialect.sections else { return dialect.sections = .clauses([], lists: lists) }
      dialect.sections = .clauses(names, lists: lists)
    }
    fields.flag(
      "hasSettingsAboveSections", { $0.hasSettingsAboveSections = $1 },
      "Whether settings may come before the first section.")
    fields.exclude("sections", "blocks", "closedBlocks", "clauses")
    fields.require("clauses", for: "repeatedClauses")
  }

  private static func addKeys(to fields: inout PageFields<INIDialect>) {
    fields.add(
      "keyCharacters", .bytes, "What keys are made of beside letters, digits and _; anything where it is left out."
    ) {
      reader, node, dialect throws(PageError) in
      let others = String(decoding: try reader.bytes(of: node, named: "keyCharacters"), as: UTF8.self)
      if case .quoted = dialect.keys { dialect.keys = .quoted(others) } else { dialect.keys = .words(others) }
    }
    fields.add("hasQuotedKeys", .flag, "Whether a key may be anything in double quotes, too.") {
      reader, node, dialect throws(PageError) in
      guard try reader.flag(of: node, named: "hasQuotedKeys") else { return }
      if case .words(let others) = dialect.keys { dialect.keys = .quoted(others) } else { dialect.keys = .quoted("") }
    }
    fields.require("keyCharacters", for: "hasQuotedKeys")
    fields.flag("ignoresCase", { $0.ignoresCase = $1 }, "Whether keys and sections are the same in capitals.")
    fields.flag("allowsKeysAlone", { $0.allowsKeysAlone = $1 }, "Whether a key may be without a value.")
    fields.flag(
      "areKeysAloneTrue", { $0.areKeysAloneTrue = $1 },
      "Whether a key without a value means something else than one with an empty value.")
    fields.require("allowsKeysAlone", for: "areKeysAloneTrue")
    fields.flag(
      "repeatsAreLists", { $0.repeatsAreLists = $1 },
      "Whether a key that is repeated is a list; else the last one counts.")
    fields.fileWords(
      "directives", { $0.directives = $1 },
      """
      Words that take a value behind a blank, whatever parts others from theirs, each a list where it comes several \
      times.
      """
    )
    fields.fileWords(
      "includes", { $0.includes = $1 },
      "The keys, in small letters, whose values name files that are read as part of this one.")
    fields.flag(
      "joinsKeysByDots", { $0.joinsKeysByDots = $1 },
      "Whether a key may hold dots, so that a path of several keys means one.")
    fields.fileWord("prefix", { $0.prefix = $1 }, "A word that may come before a key.")
    fields.flag("needsPrefix", { $0.needsPrefix = $1 }, "Whether a new key has that word where no neighbour shows it.")
    fields.flag(
      "prefixedValuesAreWords", { $0.prefixedValuesAreWords = $1 },
      "Whether a line with that word assigns one word, or one in quotes, and any other line is a command with its words."
    )
    fields.require("prefix", for: "needsPrefix", "prefixedValuesAreWords")
  }

  private static func addValues(to fields: inout PageFields<INIDialect>) {
    fields.word(
      "separators", { $0.separators = $1 },
      "What parts a key from its value: signs, blanks or one = among them, blanks alone (words), tabs, or any of these."
    )
    fields.text("separator", { $0.separator = $1 }, "What is between key and value where no neighbour shows it.")
    fields.add(
      "quoting", .either([.word(PlainQuoting.allCases.map(\.rawValue)), .table(INIParts.fields.summaries)]),
      """
      How values are quoted: double is "…" with escapes around a whole value, single is '…' with '' for a quote, \
      properties is Java's way without quotes. A table is for parts in quotes and without, side by side.
      """
    ) { reader, node, dialect throws(PageError) in
      if node.kind == .object {
        var parts = INIParts(quotes: "")
        try INIParts.fields.read(try reader.table(of: node, named: "quoting"), into: &parts)
        dialect.quoting = .parts(parts)
      } else {
        dialect.quoting = (try reader.word(of: node, named: "quoting", as: PlainQuoting.self)).quoting
      }
    }
    fields.add("quotes", .bytes, "Quotes around a whole value, in which nothing is escaped.") {
      reader, node, dialect throws(PageError) in
      dialect.quoting = .verbatim(String(decoding: try reader.bytes(of: node, named: "quotes"), as: UTF8.self))
    }
    fields.exclude("quoting", "quotes")
    fields.word(
      "continuation", { $0.continuation = $1 },
      """
      How a value goes on: behind a backslash, in lines that begin with a blank, also past blank lines and \
      comments, or up to a closing bracket.
      """
    )
    fields.word(
      "joint", { $0.joint = $1 },
      "What is between lines that a backslash joins: a blank, nothing, or nothing without the blanks of the next line.")
    fields.require("continuation", for: "joint")
    fields.add("numberUnits", .texts, "The units that may follow a number without quotes, where texts have quotes.") {
      reader, node, dialect throws(PageError) in
      dialect.numberUnits = try reader.fileWords(of: node, named: "numberUnits")
    }
    fields.flag(
      "hasInlineFiles", { $0.hasInlineFiles = $1 },
      "Whether <key>, lines and </key> are a file that is the value of the key.")
    fields.pair("booleans", { $0.booleans = $1 }, "The words for false and true that are written.")
    fields.pairs(
      "booleanWords", { $0.booleanWords = $1 }, "The words for false and true that are read, in small letters.")
    fields.flag(
      "emptyIsUnset", { $0.emptyIsUnset = $1 }, "Whether a setting without a value is as if it were not there.")
    fields.bytes(
      "quotedMarks", { $0.quotedMarks = $1 },
      "Characters that mean something outside quotes, so that a text with one is quoted.")
    fields.bytes(
      "expressionMarks", { $0.expressionMarks = $1 }, "Of these, the ones that make an expression of words in capitals."
    )
    fields.require("quotedMarks", for: "expressionMarks")
    fields.fileWords(
      "wholeLines", { $0.wholeLines = $1 },
      "The keys, in small letters, whose values are all that is behind them on their lines."
    )
    fields.fileWords(
      "quotedWords", { $0.quotedWords = $1 }, "The words, in small letters, that mean something else without quotes.")
    fields.fileWords("singleWords", { $0.singleWords = $1 }, "The keys, in small letters, whose values are one word.")
    fields.fileWords(
      "severalWords", { $0.severalWords = $1 },
      "The keys, in small letters, whose values may be several words, where those of others are one.")
    fields.exclude("singleWords", "severalWords")
    fields.fileWords(
      "keysThatMayBeEmpty", { $0.keysThatMayBeEmpty = $1 },
      "The keys, in small letters, whose values may be empty; all where it is left out.")
    fields.bytes("unwritable", { $0.unwritable = $1 }, "Characters that no text can be written with.")
  }
}

/// Kinds of sections that need no more than their name.
private enum PlainSections: String, CaseIterable {
  case none, brackets, subsections, stanzas

  var sections: INIDialect.Sections {
    switch self {
    case .none: .none
    case .brackets: .brackets
    case .subsections: .subsections
    case .stanzas: .stanzas
    }
  }
}

/// Kinds of quoting that need no more than their name.
private enum PlainQuoting: String, CaseIterable {
  case none, double, single, properties

  var quoting: INIDialect.Quoting {
    switch self {
    case .none: .none
    case .double: .double
    case .single: .single
    case .properties: .properties
    }
  }
}

extension INIDialect.ClosedBlock {
  fileprivate static var fields: PageFields<INIDialect.ClosedBlock> {
    var fields = PageFields<INIDialect.ClosedBlock>()
    fields.fileWord("opening", { $0.opening = $1 }, "The word that begins a block.", isRequired: true)
    fields.fileWord("closing", { $0.closing = $1 }, "The word that ends it.", isRequired: true)
    fields.fileWord(
      "alternative", { $0.alternative = $1 },
      "A word that begins lines which hold where those above do not: a text with it is refused.", isRequired: true)
    return fields
  }
}

extension INIParts {
  fileprivate static var fields: PageFields<INIParts> {
    var fields = PageFields<INIParts>()
    fields.characters("quotes", { $0.quotes = $1 }, "The quotes.")
    fields.characters(
      "verbatim", { $0.verbatim = $1 }, "Of these, the ones in which a backslash is as any other character.")
    fields.characters(
      "escapedInVerbatim", { $0.escapedInVerbatim = $1 }, "What a backslash takes the meaning of even there.")
    fields.flag("isWhole", { $0.isWhole = $1 }, "Whether quotes are around a whole value only.")
    fields.flag(
      "areWordsKept", { $0.areWordsKept = $1 },
      "Whether a value that is not in quotes is several words, shown with their quotes."
    )
    fields.flag("hasNumbers", { $0.hasNumbers = $1 }, "Whether \\x has the number of a byte behind it.")
    fields.characters(
      "escapedInQuotes", { $0.escapedInQuotes = $1 },
      "What a backslash takes the meaning of in quotes; of anything where it is left out.")
    fields.characters("escapedOutside", { $0.escapedOutside = $1 }, "The same outside of quotes.")
    fields.add("letters", .map, "The letters that mean a control character behind a backslash.") {
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
    fields.flag("hasLettersInQuotes", { $0.hasLettersInQuotes = $1 }, "Whether they do in quotes too.")
    fields.table(
      "references", References.fields, of: References(brackets: ""),
      "What refers to variables behind a dollar sign, beside names."
    ) {
      $0.references = $1
    }
    fields.characters("referring", { $0.referring = $1 }, "The quotes in which a reference is one.")
    fields.flag(
      "areChecked", { $0.areChecked = $1 }, "Whether a text with an open quote or an unknown escape is refused.")
    fields.flag(
      "isShellWord", { $0.isShellWord = $1 },
      "Whether a value is one word of a shell, which a blank outside quotes ends.")
    fields.require("references", for: "referring")
    return fields
  }
}

extension INIParts.References {
  fileprivate static var fields: PageFields<INIParts.References> {
    var fields = PageFields<INIParts.References>()
    fields.characters("brackets", { $0.brackets = $1 }, "What opens a reference in brackets.")
    fields.characters("signs", { $0.signs = $1 }, "The names of one character.")
    fields.flag("hasSections", { $0.hasSections = $1 }, "Whether a name may have the name of a section before it.")
    fields.flag("hasCommands", { $0.hasCommands = $1 }, "Whether the output of a command is between backquotes.")
    return fields
  }
}
