/// What a lexer asks of every byte and line, worked out of its dialect's fields once: shared by all copies of it.
final class INIByteSets: Sendable {
  let marks, trailing, keyEnds, signs, blockInitials, quotes: ByteSet
  /// What keys are made of, where not of anything.
  let keyBytes: ByteSet?
  let areBlanksSeparators, hasEscapedKeys, hasQuotedKeys, hasDirectives, hasTrailing, hasPrefix, hasBrackets: Bool
  let isShell: Bool

  init(_ dialect: INIDialect) {
    marks = ByteSet(dialect.comments)
    trailing = ByteSet(dialect.trailingComments)
    let separators = dialect.separators
    signs = ByteSet(separators.marks.signs.utf8)
    areBlanksSeparators = separators.areBlanks
    let hasQuotes = dialect.quoting == .double || dialect.quoting.parts != nil
    let comments = separators == .equals && hasQuotes ? dialect.trailingComments : []
    keyEnds = ByteSet(comments + (separators.marks.signs + separators.marks.blanks).utf8)
    quotes = ByteSet(dialect.quoting.marks.utf8)
    hasEscapedKeys = dialect.quoting == .properties
    hasDirectives = !dialect.directives.isEmpty
    hasTrailing = !dialect.trailingComments.isEmpty
    hasPrefix = dialect.prefix != nil
    hasBrackets = dialect.hasBracketedSections
    blockInitials = ByteSet(
      dialect.headerWords.flatMap { [$0.lowercased(), $0.uppercased()].compactMap(\.utf8.first) })
    isShell = dialect.quoting.parts?.isShellWord == true
    keyBytes = dialect.keyCharacters.map { ByteSet.ofNames.union($0.utf8) }
    hasQuotedKeys = dialect.hasQuotedKeys
  }
}
