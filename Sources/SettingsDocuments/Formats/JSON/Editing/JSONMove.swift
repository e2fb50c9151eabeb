/// Elements in another order: each place keeps its comma and its line breaks, its content comes from another.
extension JSONEditor {
  func move(of node: Node, to index: Int) -> [TextEdit] {
    guard let array = node.parent else { return [] }
    let origin = node.indexInParent
    let places = min(origin, index)...max(origin, index)
    let elements = Array(array.elements)
    let slots = places.map { place in
      Slot(
        JSONItem(
          elements[place], previous: place == 0 ? nil : elements[place - 1],
          next: place + 1 < elements.count ? elements[place + 1] : nil))
    }
    var order = Array(slots.indices)
    order.insert(order.remove(at: origin - places.lowerBound), at: index - places.lowerBound)
    var edits: [TextEdit] = []
    for (place, content) in zip(slots.indices, order) where place != content {
      edits.append(TextEdit(slots[place].body, with: Array(text[slots[content].body])))
      edits.append(TextEdit(slots[place].comment, with: Array(text[slots[content].comment])))
    }
    return edits
  }

  /// An element with its comments above it, and the comment behind its comma.
  private struct Slot {
    let body: Range<Int>
    let comment: Range<Int>

    init(_ item: JSONItem) {
      let comma = item.after.comma?.range
      let beforeComma = item.after.trailingComments.last {
        $0.range.upperBound <= comma?.lowerBound ?? Int.max && ($0.kind == .blockComment)
      }
      let bodyEnd = beforeComma?.range.upperBound ?? item.node.span.upperBound
      body = item.start..<bodyEnd
      let commentStart = max(bodyEnd, comma.map { item.after.isCommaFirst ? bodyEnd : $0.upperBound } ?? bodyEnd)
      comment = commentStart..<max(commentStart, item.after.trailingEnd)
    }
  }
}
