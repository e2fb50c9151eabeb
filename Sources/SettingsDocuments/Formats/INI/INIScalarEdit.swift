/// A plain value in the place of another: nothing around it has to be known.
struct INIScalarEdit {
  let text: [UInt8]
  let dialect: INIDialect

  /// A scalar as text.
  func text(of value: Value, _ path: Path, oldQuote: UInt8?) throws(EditError) -> String {
    guard case .string(let string) = INISyntax(dialect: dialect).readBack(value) else {
      throw .unsupported(path, "\(dialect.name) files hold text, not a \(value.kind)")
    }
    return INIValue.written(string, dialect, oldQuote: oldQuote)
  }

  /// The value in the node's place, with a separator before it where the key was alone.
  func replacement(of node: Node, by value: Value) throws(EditError) -> TextEdit {
    let quote = INIValue.quote(text, node.span, dialect)
    let new = try text(of: value, node.path, oldQuote: quote)
    guard node.span.isEmpty, let key = node.keySpan ?? node.parent?.keySpan else {
      return TextEdit(node.span, with: new)
    }
    return node.span.lowerBound == key.upperBound
      ? TextEdit(node.span, with: dialect.separator + new) : first(new, behind: key, at: node.span.lowerBound)
  }

  /// A value behind a separator that had none: with a blank where one is before the separator or follows it.
  private func first(_ value: String, behind key: Range<Int>, at place: Int) -> TextEdit {
    if place < text.count, dialect.trailingComments.contains(text[place]) { return .insert(value + " ", at: place) }
    let separator = text[key.upperBound..<place]
    if separator.last.map(INIParser.isBlank) ?? true { return .insert(value, at: place) }
    let isFollowedByBlank = place < text.count && INIParser.isBlank(text[place])
    let isSpaced = isFollowedByBlank || separator.count > 1 || separator.last == UInt8(ascii: ":")
    return TextEdit(place..<place + (isFollowedByBlank ? 1 : 0), with: (isSpaced ? " " : "") + value)
  }
}
