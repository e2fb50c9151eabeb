/// Values in the place of others, spelled as those were.
extension BlockEditor {
  func written(_ value: Value, _ path: Path, oldQuote: UInt8? = nil) throws(EditError) -> String {
    let string = try string(of: value, path)
    if let written = writing.written(string, oldQuote: oldQuote) { return written }
    let what = string.utf8.contains(0x0A) ? "these lines" : "this text"
    throw .unsupported(path, "\(dialect.name) files have no way to write \(what)")
  }

  private func string(of value: Value, _ path: Path) throws(EditError) -> String {
    guard case .string(let string) = value.asTexts(booleans: dialect.booleans) else {
      throw .unsupported(path, "a directive holds text, not a \(value.kind)")
    }
    return string
  }

  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit] {
    if case .array(let values) = value {
      guard let first = values.first else { throw .unsupported(node.path, "a list that is empty is written nowhere") }
      let edits = first == node.value ? [] : try replacement(of: node, by: first)
      return edits + (try further(values.dropFirst(), behind: node))
    }
    if case .object(let members) = value, node.kind == .object {
      let indentation = lines.indentation(at: node.span.lowerBound)
      let block = try block(key(of: node), members, at: indentation, node.path)
      let written = block.joined(separator: lines.lineBreak).dropFirst(indentation.count)
      return [TextEdit(node.span, with: String(written))]
    }
    if node.kind == .object || !value.kind.isScalar {
      throw .unsupported(node.path, "a block and a directive cannot take each other's place")
    }
    return [try replacement(of: node, by: value, entry(node.index))]
  }

  private func replacement(of node: Node, by value: Value, _ entry: LineEntry) throws(EditError) -> TextEdit {
    let (key, span) = (entry.key ?? node.span, node.span)
    let string = try string(of: value, node.path)
    if !span.isEmpty, writing.isBetterPlain(string, than: node.string ?? "") { return TextEdit(span, with: string) }
    let (quote, changed) = withLexer { lexer in (lexer.quote(span), writing.changed(span, to: string, in: lexer)) }
    if !string.isEmpty, !span.isEmpty, let changed { return TextEdit(span, with: changed) }
    let new = try written(value, node.path, oldQuote: quote)
    if new.isEmpty, dialect.separator == .blanks {
      return .delete(key.upperBound..<max(key.upperBound, span.upperBound))
    }
    return TextEdit(span, with: (entry.isAlone ? dialect.separator.rawValue : "") + new)
  }

  /// More values of a setting, on lines of their own below it.
  private func further(_ values: ArraySlice<Value>, behind node: Node) throws(EditError) -> [TextEdit] {
    let end = wholeLines(of: entry(node.index)).upperBound
    return try values.map { value throws(EditError) in
      let lines = try self.lines(like: node.index, value, node.path)
      return .insert(self.lines.lineBreak + lines.joined(separator: self.lines.lineBreak), at: end)
    }
  }

  func key(of node: Node) -> String { node.key ?? node.parent?.key ?? "" }
}
