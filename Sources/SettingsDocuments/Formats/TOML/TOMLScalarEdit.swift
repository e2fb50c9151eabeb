/// A plain value in the place of another: nothing around it has to be known.
struct TOMLScalarEdit {
  let text: [UInt8]

  /// Nil where one of the two is no plain value.
  func replacement(of node: Node, by value: Value) throws(EditError) -> TextEdit? {
    guard node.kind.isScalar, value.kind.isScalar else { return nil }
    if case .string(let string) = value, node.kind == .string {
      let lineBreak = TextLines.lineBreak(of: text)
      return TextEdit(
        node.span, with: TOMLString.written(string, like: TOMLString.style(text, node.span), lineBreak: lineBreak))
    }
    var new = try TOMLWriter(lineBreak: "\n", indentation: "", path: node.path).inline(value)
    if case .number(let number) = value, isFloat(node), number.isInteger, !new.contains(where: { ".eEn".contains($0) })
    {
      new += ".0"
    }
    return TextEdit(node.span, with: new)
  }

  /// Whether the node is spelled as a float: a whole number put in its place stays one.
  private func isFloat(_ node: Node) -> Bool {
    node.kind == .number && TOMLNumber(text[node.span])?.isInteger == false
  }
}
