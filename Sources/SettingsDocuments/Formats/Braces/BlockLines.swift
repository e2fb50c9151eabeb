/// Blocks whose first and last lines are lines of their own, as Apache has them: in them directives, each a word and
/// what follows it.
struct BlockLines: Sendable {
  var delimiters = Delimiters.tags
  /// Where `#` begins a comment: on a line of its own, where a word begins, outside quotes, or the first of a line unless
  /// a backslash is before it.
  var trailingComments = BraceDialect.Comment.Place.line
  /// Whether a comment goes on where its line ends with a backslash.
  var commentsContinue = false
  var bareWords = BareWords.any
  /// Names of directives, in small letters, that are a single word, so that a comment that begins with one may be it.
  var words: Set<String> = []

  enum Delimiters: Sendable {
    /// `<Name words>` and `</Name>`.
    case tags
    /// A line that begins with a word, and one with the word that ends such a block.
    case words([WordPair])
    case stanzas(Stanzas)
  }

  /// Blocks that begin with a line, and go on to the next such line or to a directive that is in none.
  struct Stanzas: Sendable {
    var begin: [String] = []
    /// The directives that are in no block; a word with `-` at its end is the beginning of some.
    var apart: [String] = []
    /// Whether all lines of a block but the first are indented, and no others.
    var isIndented = false
  }

  /// What may be in arguments without quotes.
  enum BareWords: String, CaseIterable, Sendable {
    case any
    /// Words of letters, digits and `_`, numbers and addresses.
    case plain
    /// No quote, `#` and `=`, which are not sure to mean themselves; nor is a backslash in quotes.
    case unmarked
  }

  /// Whether blocks have no line at their end, and none is in another.
  var hasStanzas: Bool { if case .stanzas = delimiters { true } else { false } }

  /// The first line of a block.
  func header(_ key: some StringProtocol) -> String { if case .tags = delimiters { "<\(key)>" } else { String(key) } }

  /// The last line of a block; nil where it has none.
  func footer(_ key: String) -> String? {
    if case .tags = delimiters { return "</\(footerName(key) ?? "")>" }
    return footerName(key)
  }

  /// The name in the last line of a block.
  func footerName(_ key: String) -> String? {
    let name = key.prefix { $0 != " " }
    switch delimiters {
    case .tags: return String(name)
    case .words(let words): return words.first { $0.begin.lowercased() == name.lowercased() }?.end
    case .stanzas: return nil
    }
  }
}
