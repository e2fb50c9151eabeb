/// What one member of the INI family does its own way. A dialect is data: the parser and the editor are the same.
struct INIDialect: Dialect {
  let name: String
  /// The bytes that begin a comment line.
  var comments: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: ";")]
  /// How comments end behind which nothing counts, so that nothing is added there.
  var lastComments: [String] = []
  /// The bytes that begin a comment behind a value.
  var trailingComments: [UInt8] = []
  /// Where one of these begins a comment.
  var trailingPlace = TrailingPlace.behindBlanks
  var sections = Sections.brackets
  /// Blocks, in small letters, above which new ones are added.
  var lastBlocks: [String] = []
  /// The names of clauses of which each one is an element of an array.
  var arraysOfSections: [String] = []
  var separators = Separators.equals
  var quoting = Quoting.none
  var continuation = Continuation.none
  /// What is between the lines that backslashes join.
  var joint = Joint.blank
  /// Whether comments between the lines of a value are no part of it.
  var hasCommentsWithinValues = false
  /// Whether a comment that ends in a backslash goes on with the line below, which is refused where that is a setting.
  var commentsGoOn = false
  /// What a key is made of beside letters, digits and `_`, where not of anything; a line with another is refused.
  var keyCharacters: String?
  var hasQuotedKeys = false
  /// Whether keys and sections are the same in capitals.
  var ignoresCase = false
  /// Whether a key may be without a value, which then reads as the empty string.
  var allowsKeysAlone = false
  /// Whether a key without a value means something else than one with an empty value.
  var areKeysAloneTrue = false
  /// Whether an empty value is written as a key without a value.
  var writesKeysAlone = false
  /// Whether a key that is repeated is a list; else the last one counts.
  var repeatsAreLists = false
  /// Keys that are lists where they are repeated, though others are not; directives among them.
  var lists: [String] = []
  /// Words that take a value behind a blank, whatever parts others from theirs; each may come several times, and is
  /// then a list.
  var directives: [String] = []
  /// The keys, in small letters, whose values name files that are read as part of this one.
  var includes: [String] = []
  /// Whether settings may come before the first section, in a dialect that has sections.
  var hasSettingsAboveSections = false
  /// Whether a key may hold dots, so that a path of several keys means one: `net.ipv4.ip_forward`.
  var joinsKeysByDots = false
  /// Where a value of digits without quotes is a number for sure, as texts have quotes: the units that may follow one.
  var numberUnits: [String]?
  /// How many words the key of a commented-out setting has at most.
  var wordsInKey = 1
  /// How a commented-out setting looks.
  var commentedOut = CommentedOut.spaced
  /// What is between key and value where no neighbour shows it.
  var separator = " = "
  /// Whether `<key>`, lines and `</key>` are a file inside the text, which is the value of the key.
  var hasInlineFiles = false
  /// The words for false and true that are written.
  var booleans = ("false", "true")
  /// The words that its programs read as false and true, in small letters.
  var booleanWords = [("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1")]
  /// Whether a setting without a value is as if it were not there.
  var emptyIsUnset = false
  /// A word that may come before a key, as `export` in shell files.
  var prefix: String?
  /// Whether a new key has that word where no neighbour shows it.
  var needsPrefix = false
  /// Whether a line with that word assigns one word, or one in quotes, and any other line is a command with its words;
  /// a line with more is refused.
  var prefixedValuesAreWords = false
  /// Where a value is quoted otherwise: the bytes besides quotes and comment marks that mean something outside quotes.
  var quotedMarks: [UInt8] = []
  /// Of these, the ones that make an expression of words in capitals, which quotes would make a text.
  var expressionMarks: [UInt8] = []
  /// The keys, in small letters, whose values are all that is behind them on their lines, quotes and `#` among it;
  /// quotes have to be closed all the same.
  var wholeLines: [String] = []
  /// The words, in small letters, that mean something else without quotes.
  var quotedWords: [String] = []
  /// The keys, in small letters, whose values are one word: one with a blank is written in quotes.
  var singleWords: [String] = []
  /// The keys, in small letters, whose values may be several words, where those of all others are one.
  var severalWords: [String] = []
  /// Whether a key, in small letters, may have several words, each in quotes of its own.
  func takesSeveralWords(_ key: String) -> Bool {
    if !severalWords.isEmpty { return severalWords.contains(key) }
    return quoting.parts?.areWordsKept == true && !singleWords.contains(key)
  }

  /// Whether what is behind a key is read in one of several ways, as the key tells.
  var readsByKey: Bool { !wholeLines.isEmpty || quoting.parts?.areWordsKept == true }

  /// The keys, in small letters, whose values may be empty; nil where all may.
  var keysThatMayBeEmpty: [String]?
  /// The bytes that the program does not read as they stand, however they are written: a text with one is not written.
  var unwritable: [UInt8] = []

  var sets: INIByteSets { INIByteSets(self) }

  var quotesWords: Bool { !quotedWords.isEmpty }

  enum Sections: Sendable, Equatable {
    case none
    /// `[name]`.
    case brackets
    /// `[name]` and `[name "subsection"]`.
    case subsections
    /// A line with one of these words begins a block that goes on to the next such line.
    case blocks([String])
    /// The same, up to a line with the other word; blocks may be in blocks.
    case closed([ClosedBlock])
    /// `name:` begins what goes on to the next such line.
    case clauses([String])
    /// Blank lines part the objects of one array.
    case stanzas

    /// How deep objects are, how settings below a header are indented, and whether a run of lines can be read alone.
    var layout: (deepestObject: Int, indentation: String, hasRuns: Bool) {
      switch self {
      case .none: (0, "", true)
      case .brackets: (1, "", true)
      case .subsections: (2, "\t", true)
      case .blocks: (1, "    ", true)
      case .closed: (Document.nestingLimit, "  ", false)
      case .clauses: (2, "    ", false)
      case .stanzas: (1, "", false)
      }
    }
  }

  struct ClosedBlock: Sendable, Equatable {
    var opening = ""
    var closing = ""
    /// Begins lines that hold where those above do not; a text with it is refused.
    var alternative = ""
  }

  enum TrailingPlace: String, CaseIterable, Sendable {
    /// Behind a blank, or where the value would begin.
    case behindBlanks
    /// Wherever it is outside quotes.
    case anywhere
    /// The same, but not behind a backslash.
    case unescaped
    /// Behind a blank alone, and in quotes, too: the line is cut before its quotes are looked at. A value with a quote
    /// at one end alone is refused, as a cut one is.
    case evenInQuotes
    /// Wherever it is not behind a backslash, unless quotes are around all that is behind the separator on its line:
    /// with a comment behind them they are as any other character.
    case unlessAllQuoted
  }

  enum Separators: String, CaseIterable, Sendable {
    case equals, equalsOrColon, colon
    /// Blanks, or one `=` among them.
    case blanks
    /// Blanks alone.
    case words
    /// Tabs alone.
    case tabs
    /// `=`, `:` or blanks.
    case any

    /// The signs and the blanks that part a key from its value.
    var marks: (signs: String, blanks: String) {
      switch self {
      case .equals: ("=", "")
      case .equalsOrColon: ("=:", "")
      case .colon: (":", "")
      case .blanks: ("=", " \t\r")
      case .words: ("", " \t\r")
      case .tabs: ("", "\t\r")
      case .any: ("=:", " \t\r")
      }
    }

    /// Whether a blank may be all that parts a key from its value.
    var areBlanks: Bool { !marks.blanks.isEmpty }
  }

  enum Quoting: Sendable, Equatable {
    case none
    /// `"…"` around a whole value, with `\"`, `\\`, `\n` and `\t` inside.
    case double
    /// One of these around a whole value; nothing is escaped inside.
    case verbatim(String)
    /// `'…'`, with `''` for a quote inside.
    case single
    /// Parts in quotes and without, side by side.
    case parts(INIParts)
    /// No quotes; `\` escapes as in Java's properties files.
    case properties

    var marks: String {
      switch self {
      case .none, .properties: ""
      case .double: "\""
      case .verbatim(let marks): marks
      case .single: "'"
      case .parts(let parts): parts.quotes
      }
    }

    /// What a backslash and a byte mean between the quotes, or where there are none.
    var escapes: Escapes? {
      switch self {
      case .none, .verbatim, .parts: nil
      case .double: .ini
      case .single: .postgresql
      case .properties: .properties
      }
    }

    var parts: INIParts? { if case .parts(let parts) = self { parts } else { nil } }
  }

  enum Continuation: String, CaseIterable, Sendable {
    case none
    /// A backslash at the end of a line.
    case backslash
    /// Lines that begin with a blank go on with the value above, up to a blank line or a comment.
    case indentation
    /// A value that begins with `[` goes on to the `]` that ends a line.
    case brackets
    /// Lines that begin with a blank go on with the value above, and comments, as Python and Postfix have it.
    case indentationPastGaps

    /// Whether the lines that go on are those that begin with a blank.
    var isByIndentation: Bool { self == .indentation || self == .indentationPastGaps }
  }

  enum Joint: String, CaseIterable, Sendable {
    /// A blank, whatever the next line begins with.
    case blank
    /// Nothing: the next line's blanks are part of the value.
    case nothing
    /// Nothing, and the next line's blanks are none of the value.
    case nothingTrimmed
  }

  enum CommentedOut: String, CaseIterable, Sendable {
    /// The key follows the mark at once: `#Port 22`.
    case tight
    /// Blanks may come between: `# port = 3306`.
    case spaced
  }

  /// The words that begin blocks.
  var blockWords: [String] {
    switch sections {
    case .blocks(let words): words
    case .closed(let blocks): blocks.map(\.opening)
    default: []
    }
  }

  /// The words that begin or end a part of the text.
  var headerWords: [String] {
    switch sections {
    case .closed(let blocks): blockWords + blocks.map(\.closing)
    case .clauses(let names): names + arraysOfSections
    default: blockWords
    }
  }

  /// Whether blocks end with lines of their own.
  var isClosed: Bool { if case .closed = sections { true } else { false } }

  /// Whether values refer to variables.
  var hasReferences: Bool { quoting.parts?.references != nil }

  /// What is above the settings of one of several sections of a name.
  func header(ofElement name: String) -> String { hasBracketedSections ? "[\(name)]" : "\(name):" }

  var hasBracketedSections: Bool { sections == .brackets || sections == .subsections }

  /// Whether a key that is repeated is a list.
  func isList(_ key: String) -> Bool { repeatsAreLists || lists.contains(key) }
}
