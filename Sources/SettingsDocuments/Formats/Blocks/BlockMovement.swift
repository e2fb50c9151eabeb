/// Directives and blocks in another order.
extension BlockEditor {
  /// Of the children between the two places, those that are on one line or in one block change places. Where one is
  /// on several lines, the moved one goes there with all of its lines.
  func move(of node: Node, to index: Int) throws(EditError) -> [TextEdit] {
    guard let container = node.parent else { return [] }
    let (origin, children) = (node.indexInParent, Array(container.children))
    let between = children[min(origin, index)...max(origin, index)]
    if between.allSatisfy({ statements(of: $0.index).count == 1 }) {
      let slots = try between.map { child throws(EditError) in try slot(of: child) }
      let first = between.startIndex
      return slots.moving(from: origin - first, to: index - first, in: text)
    }
    let moved = entries(of: node).map(wholeLines)
    let block = moved.map { String(bytes: text, in: $0) + lines.lineBreak }.joined()
    let target = entries(of: children[index]).map(wholeLines)[0]
    let place = index < origin ? target.lowerBound : lines.nextLine(target.upperBound)
    let isAtEnd = place == text.count && text.last != 0x0A
    let insertion = TextEdit.insert(
      isAtEnd ? lines.lineBreak + String(block.dropLast(lines.lineBreak.count)) : block, at: place)
    let removals = moved.map { TextEdit.delete($0.lowerBound..<lines.nextLine($0.upperBound)) }
    return (removals + [insertion]).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
