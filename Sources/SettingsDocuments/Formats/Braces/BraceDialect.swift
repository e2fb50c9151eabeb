/// What one member of the family of braces does its own way. A dialect is data: the parser and the editor are the same.
///
/// A text is statements and blocks. A statement is a word and the rest up to its end; a block is words, and in braces,
/// or between lines of their own, more statements and blocks.
struct BraceDialect: Dialect {
  let name: String
  /// How blocks are written that have lines of their own for their beginning and end; nil where they are in braces.
  var lines: BlockLines?
  var comments = [Comment("#")]
  /// What ends a statement.
  var ends = Ends.newline
  /// Whether `;` follows the brace that closes a block.
  var afterBlocks = AfterBlocks.nothing
  /// Which braces open blocks.
  var opens = Opens.anywhere
  /// Where lines end statements: whether the brace may be on the line below the words of its block.
  var opensBelow = false
  /// Whether a block may be without words.
  var hasNamelessBlocks = false
  /// The words that blocks begin with, which are all at the root; nil where any may.
  var blockWords: [String]?
  var quotes: [UInt8] = [UInt8(ascii: "\"")]
  var escapes = StringEscapes.backslash
  /// The bytes besides the quote and `\` whose meaning `\` takes in strings.
  var escapedBytes: [UInt8] = []
  /// The quotes in which `\` is a byte as any other.
  var verbatimQuotes: [UInt8] = []
  /// The quotes in which `$NAME` and `${NAME}` refer to variables; outside them a `$` is one.
  var referringQuotes: [UInt8] = []
  var stringsSpanLines = false
  /// Whether `"` begins a string in the middle of a word too.
  var quotesInWords = false
  /// Whether a value that is wholly in quotes means what is between them.
  var decodesQuotes = true
  var writesQuotes = WritesQuotes.whereNeeded
  /// The keys whose new values are always in quotes.
  var quotedKeys: [String] = []
  var separators = Separators.blanks
  /// The words that need no separator where others do.
  var directives: [String] = []
  /// Whether each statement must have a separator, save for the directives.
  var needsSeparator = false
  /// Whether each statement must have a value on its line, save for those that begin with a sign.
  var needsValues = false
  /// Whether a key may be several words before its separator.
  var keysHaveBlanks = false
  /// Words that are a part of the key with the word behind them, as in `const Name = `.
  var prefixes: [String] = []
  /// What may be in the place of the separator; it is then a part of the key, as in `modules += `.
  var operators: [String] = []
  /// Brackets inside which the ends of lines and statements count for nothing.
  var brackets: [UInt8] = []
  /// Whether a value is in round brackets behind its key, as in `file("/var/log/syslog")`.
  var hasCalls = false
  /// The words whose new values are in brackets; nil where all are.
  var calls: [String]?
  /// Whether a value is one word, one string or one list.
  var hasSingleValues = false
  /// Whether `${…}` is a part of a word.
  var hasVariables = false
  /// Whether `\` takes the meaning from the byte behind it, outside strings too.
  var escapesWords = false
  /// The byte that `\` takes the meaning of outside strings, and goes then.
  var escapedMark: UInt8?
  /// Whether a line that ends in `\` goes on.
  var joinsLines = false
  /// What is between lines that are joined.
  var joint = Joint.trimmed
  /// Whether the first word of a statement goes on below a `\` that ends its line, without the blanks there.
  var joinsWords = false
  var sections = Sections.none
  /// The words that begin text that is taken as it is, up to a line with the other word.
  var rawParts: [WordPair] = []
  /// What the words of blocks begin with that hold such text.
  var rawBlocks: [String] = []
  /// Whether `<<WORD` begins text that is taken as it is.
  var hasHereDocuments = false
  /// Directives that take no value, so that others may follow on their line, which are refused.
  var flags: [String] = []
  /// The directives that take one, where there are flags.
  var valuedDirectives: [String] = []
  /// The directives that come before the blocks and the included files that use them.
  var definitions: [String] = []
  /// The bytes that statements begin with which end with their line, whatever ends the others.
  var lineStatements: [UInt8] = []
  /// The bytes that the words of blocks at the root begin with, which may be on several lines.
  var patternStarts: [UInt8] = []
  /// What the words of blocks hold that are no settings: such a text is refused.
  var programBlocks: [String] = []
  var includes: [String] = []
  /// Whether keys are the same in capitals; of blocks with lines of their own only their first words are.
  var ignoresCase = false
  /// Whether an empty value is written as nothing behind the separator; else as two quotes.
  var emptyIsNothing = true
  /// What is between key and value where no neighbour shows it.
  var separator = " "
  /// What is before a block's brace where no neighbour shows it.
  var opening = " {"
  var indentation = "    "
  var booleans = ("no", "yes")
  var booleanWords = [("no", "yes"), ("off", "on"), ("false", "true")]

  var sets: BraceByteSets { BraceByteSets(self) }

  enum Ends: String, CaseIterable, Sendable {
    case newline, semicolon, newlineOrSemicolon
    /// Any of these, or a comma.
    case any
  }

  enum AfterBlocks: String, CaseIterable, Sendable { case nothing, mayEnd, mustEnd }

  enum Opens: String, CaseIterable, Sendable {
    case anywhere
    /// A brace that is a word of its own.
    case word
    /// The last thing on a line; a brace by itself elsewhere is refused.
    case lineEnd
    /// The last thing on a line; others are any characters.
    case lineEndOnly
    /// None: braces are any characters.
    case nowhere
  }

  enum Joint: String, CaseIterable, Sendable {
    /// Nothing, with the blanks that the next line begins with.
    case nothing
    /// Nothing, without them.
    case trimmed
    /// One blank, whatever blanks are around it.
    case blank
    /// One blank where any is between two words, else nothing; in quotes nothing.
    case words
    /// The same, with the next line's blanks in quotes.
    case indentedWords

    var isOfWords: Bool { self == .words || self == .indentedWords }
    /// Whether the blanks that the next line begins with are none of the value, whatever is before them.
    var skipsBlanks: Bool { self == .trimmed || self == .blank }
  }

  enum StringEscapes: String, CaseIterable, Sendable {
    case none
    /// `\` before a quote or `\` takes its meaning; before anything else it stays.
    case backslash
    /// The same, with `\n`, `\t` and `\r` as in C.
    case controls
    /// `\` before anything takes its meaning.
    case all
  }

  enum WritesQuotes: String, CaseIterable, Sendable {
    case whereNeeded, always, unlessNumber
    /// Around all but words of ASCII without a backslash, also where the old value had none.
    case unlessWord
  }

  enum Separators: String, CaseIterable, Sendable { case blanks, equals, colon, equalsOrColon }

  enum Sections: Sendable {
    case none
    /// `[name]`.
    case brackets
    /// A line that begins with one of these words.
    case words([String])
  }

  /// Whether some blocks go on to the next one, or to the end of the text.
  var hasSections: Bool { if case .none = sections { lines?.hasStanzas ?? false } else { true } }

  /// What begins a comment, and where it must be for that.
  struct Comment: Sendable {
    var start: [UInt8]
    var place: Place
    var end: [UInt8]?

    enum Place: String, CaseIterable, Sendable {
      case anywhere, word, line
      /// Anywhere but behind a backslash.
      case unescaped
    }

    init(_ start: String, _ place: Place = .word) { (self.start, self.place) = (Array(start.utf8), place) }
  }

  /// Whether a key ends with what is in the place of its separator.
  func endsWithOperator(_ key: some BidirectionalCollection<UInt8>) -> Bool {
    operators.contains { key.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// What begins the comments that go to the end of their line.
  var lineComments: [[UInt8]] { comments.filter { $0.end == nil }.map(\.start) }
}
