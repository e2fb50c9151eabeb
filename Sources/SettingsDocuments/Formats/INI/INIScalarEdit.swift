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
    guard node.span.isEmpty, let key = node.keySpan ?? node.parent?.keySpan, node.span.lowerBound == key.upperBound
    else { return TextEdit(node.span, with: new) }
    return TextEdit(node.span, with: dialect.separator + new)
  }
}
