/// What a lexer asks of every byte and statement, worked out of its dialect's fields once, and shared by all copies of
/// it.
///
/// Sets of bytes are asked instead of the dialect's lists wherever each statement asks.
final class BraceByteSets: Sendable {
  /// Bytes that mean something inside a statement; all others are parts of words.
  let special: ByteSet
  /// Bytes that may end the first word of a statement.
  let keyEnds: ByteSet
  let operators: [[UInt8]]
  let commentStarts, brackets, closingBrackets, lineStatements, quotes: ByteSet
  /// What directives, and words before keys, begin with.
  let directiveStarts, prefixStarts: ByteSet
  /// What the words begin with behind which text is taken as it is.
  let rawStarts: ByteSet
  let hasFlags: Bool
  /// The bytes at which something else begins than the next byte of a word.
  let ends: ByteTable

  init(_ dialect: BraceDialect) {
    let closing = dialect.brackets.map(Self.closing)
    let signs =
      (dialect.ends == .newline ? "{}" : dialect.ends == .any ? "{};," : "{};")
      + (dialect.joinsLines || dialect.escapesWords ? "\\" : "") + (dialect.hasVariables ? "$" : "")
      + (dialect.hasHereDocuments ? "<" : "")
    let parts = dialect.quotes + dialect.brackets
    special = ByteSet(Array(signs.utf8) + parts + closing + dialect.comments.compactMap(\.start.first))
    operators = dialect.operators.map { Array($0.utf8) }
    commentStarts = ByteSet(dialect.comments.compactMap(\.start.first))
    quotes = ByteSet(dialect.quotes)
    brackets = ByteSet(dialect.brackets)
    closingBrackets = ByteSet(closing + [UInt8(ascii: "}")])
    lineStatements = ByteSet(dialect.lineStatements)
    directiveStarts = ByteSet(dialect.directives.compactMap(\.utf8.first))
    prefixStarts = ByteSet(dialect.prefixes.compactMap(\.utf8.first))
    rawStarts = ByteSet(dialect.rawParts.compactMap(\.begin.utf8.first))
    hasFlags = !dialect.flags.isEmpty
    ends = ByteTable(special.union(" \t\r\u{0C}\n".utf8))
    keyEnds = ByteSet(
      Array((dialect.hasCalls ? " \t\r\n\u{0C}=:(" : " \t\r\n\u{0C}=:").utf8) + parts
        + (dialect.joinsWords ? [UInt8(ascii: "\\")] : []) + dialect.operators.compactMap(\.utf8.first))
  }

  /// The bracket that closes one.
  static func closing(_ bracket: UInt8) -> UInt8 {
    switch bracket {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: UInt8(ascii: "]")
    }
  }
}
