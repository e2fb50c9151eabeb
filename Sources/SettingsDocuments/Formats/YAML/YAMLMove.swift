/// Elements in another order, each with its comments.
extension YAMLEditor {
  func move(of node: Node, to index: Int) throws(EditError) -> [TextEdit] {
    guard let array = node.parent else { return [] }
    if isStream(array) { throw .unsupported(node.path, "documents stay in their order") }
    let collection = self.index(of: array)
    let origin = node.indexInParent
    if tree[collection].style == .flow {
      let (editor, container) = try flow(collection)
      return editor.move(from: origin, to: index, in: container)
    }
    let entries = Array(layout.entries(of: collection))
    let places = min(origin, index)...max(origin, index)
    let bodies = places.map { body(of: entries[$0]) }
    var order = Array(bodies.indices)
    order.insert(order.remove(at: origin - places.lowerBound), at: index - places.lowerBound)
    return zip(bodies.indices, order).filter { $0 != $1 }.map { TextEdit(bodies[$0], with: Array(text[bodies[$1]])) }
  }

  /// An element from its comments, or its `-`, to the end of its last line.
  private func body(of entry: YAMLLayout.Entry) -> Range<Int> {
    let start = entry.range.lowerBound
    let (whole, end) = wholeLines(of: entry)
    guard layout.isFirstOnLine(start), whole < lines.lineStart(start) else { return start..<end }
    return whole + lines.column(ofLineAt: whole)..<end
  }
}
