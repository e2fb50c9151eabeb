/// What one member of the INI family does its own way. A dialect is data: the parser and the editor are the same.
struct INIDialect: Sendable {
  let name: String
  /// The bytes that begin a comment line.
  var comments: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: ";")]
  /// The bytes that begin a comment behind a value, after a blank.
  var trailingComments: [UInt8] = []
  var sections = Sections.brackets
  var separators = Separators.equals
  var quoting = Quoting.none
  var continuation = Continuation.none
  /// Whether keys and sections are the same in capitals.
  var ignoresCase = false
  /// Whether a key may be without a value, which then reads as the empty string.
  var allowsKeysAlone = false
  /// Whether a key without a value means something else than one with an empty value.
  var areKeysAloneTrue = false
  /// Whether a key that is repeated is a list; else the last one counts.
  var repeatsAreLists = false
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
  /// The words for false and true that are written.
  var booleans = ("false", "true")
  /// The words that its programs read as false and true, in small letters.
  var booleanWords = [("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1")]
  /// Whether a setting without a value is as if it were not there.
  var emptyIsUnset = false
  /// Words that may come before a key, as `export` in shell files.
  var prefix: String?

  enum Sections: Sendable, Equatable {
    case none
    /// `[name]`.
    case brackets
    /// `[name]` and `[name "subsection"]`.
    case subsections
    /// A line with one of these words begins a block that goes on to the next such line.
    case blocks([String])
  }

  enum Separators: Sendable, Equatable {
    case equals, equalsOrColon
    /// Blanks, or one `=` among them.
    case blanks
    /// `=`, `:` or blanks.
    case any
  }

  enum Quoting: Sendable, Equatable {
    case none
    /// `"…"` around a whole value, with `\"`, `\\`, `\n` and `\t` inside.
    case double
    /// `'…'`, with `''` for a quote inside.
    case single
    /// Either, as in shells: nothing is escaped in single ones.
    case shell
    /// No quotes; `\` escapes as in Java's properties files.
    case properties
  }

  enum Continuation: Sendable, Equatable {
    case none
    /// A backslash at the end of a line.
    case backslash
    /// Lines that begin with a blank go on with the value above.
    case indentation
  }

  enum CommentedOut: Sendable, Equatable {
    /// The key follows the mark at once: `#Port 22`.
    case tight
    /// Blanks may come between: `# port = 3306`.
    case spaced
  }

  /// The words that begin blocks.
  var blockWords: [String] { if case .blocks(let words) = sections { words } else { [] } }

  var hasBracketedSections: Bool { sections == .brackets || sections == .subsections }

  /// Whether a key that is repeated is a list.
  func isList(_ key: String) -> Bool { repeatsAreLists || directives.contains(key) }
}
