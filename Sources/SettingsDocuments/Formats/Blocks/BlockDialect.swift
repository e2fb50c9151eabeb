/// What one program with Apache's kind of file does its own way: directives of a word and what follows it, in blocks that
/// have lines of their own for their beginning and end. A dialect is data: the parser and the editor are the same.
struct BlockDialect: Dialect {
  let name: String
  let summary: String
  let names: [String]
  var blocks = Blocks.tags
  /// What is between a directive's name and what follows it.
  var separator = Separator.blanks
  /// What begins a comment behind a directive; one on a line of its own begins with `#` everywhere.
  var trailingComments = TrailingComments.none
  /// Whether a comment goes on where its line ends with a backslash.
  var commentsContinue = false
  /// The quotes around an argument that may hold blanks.
  var quotes: [UInt8] = [UInt8(ascii: "\"")]
  var escapes = Escapes.all
  /// Whether a backslash at the end of a line goes on with the next one.
  var hasContinuation = true
  /// Whether blanks that begin a further line count, where a quoted argument goes on there.
  var keepsIndentationInQuotes = true
  var bareWords = BareWords.any
  /// Whether a directive may be a word alone.
  var allowsKeysAlone = true
  /// The blocks, in small letters, that hold a program and no settings.
  var programs: [String] = []
  /// The keys, in small letters, whose values name files that are read as part of this one.
  var includes: [String] = []
  /// Names of directives, in small letters, that are a single word, so that a comment that begins with one may be it.
  var words: Set<String> = []
  /// How much further in a block's lines are than its first, where no neighbour shows it.
  var indentation = "    "
  /// The words for false and true that are written.
  var booleans = ("off", "on")
  /// The words that its programs read as false and true, in small letters.
  var booleanWords = [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")]

  enum Blocks: Sendable {
    /// `<Name words>` and `</Name>`.
    case tags
    /// A line that begins with a word, and one with the word that ends such a block.
    case words([(begin: String, end: String)])
    /// A line that begins with one of some words; the block goes on to the next one, or to a directive that is in none. A
    /// word of these may be the beginning of one, with `-` at its end.
    case stanzas(begin: [String], apart: [String], isIndented: Bool)
  }

  /// What may be in arguments without quotes.
  enum BareWords: Sendable {
    case any
    /// Words of letters, digits and `_`, numbers and addresses.
    case plain
    /// No quote, `#` and `=`, which are not sure to mean themselves; nor is a backslash in quotes.
    case unmarked
  }

  enum Separator: String, Sendable {
    case blanks = " "
    case equals = "="
  }

  enum TrailingComments: Sendable, Equatable {
    case none
    /// `#` where a word begins.
    case words
    /// `#` outside quotes.
    case outsideQuotes
    /// `#` without a backslash before it, which means the character.
    case unescaped
  }

  enum Escapes: Sendable, Equatable {
    case none
    /// A backslash before a backslash or the quote.
    case quotesAndBackslashes
    /// A backslash before any character means that character.
    case all
  }

  /// Whether blocks have no line at their end, and none is in another.
  var hasStanzas: Bool { if case .stanzas = blocks { true } else { false } }

  /// The first line of a block.
  func header(_ key: String) -> String { if case .tags = blocks { "<\(key)>" } else { key } }

  /// The last line of a block; `nil` where it has none.
  func footer(_ key: String) -> String? {
    let name = key.prefix { $0 != " " }
    switch blocks {
    case .tags: return "</\(name)>"
    case .words(let words): return words.first { $0.begin.lowercased() == name.lowercased() }?.end
    case .stanzas: return nil
    }
  }
}
