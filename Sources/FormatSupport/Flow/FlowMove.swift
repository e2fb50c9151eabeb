/// Elements in another order: each place keeps its comma and its line breaks, its content comes from another.
extension FlowEditor {
  func move(from origin: Int, to index: Int, in container: FlowContainer) -> [TextEdit] {
    let places = min(origin, index)...max(origin, index)
    let slots = places.map { Slot(FlowItem($0, of: container, text, comments)) }
    let (from, to) = (origin - places.lowerBound, index - places.lowerBound)
    return slots.indices.moved(from: from, to: to).flatMap { place, content in
      [
        TextEdit(slots[place].body, with: Array(text[slots[content].body])),
        TextEdit(slots[place].comment, with: Array(text[slots[content].comment])),
      ]
    }
  }

  /// An element with its comments above it, and the comment behind its comma.
  private struct Slot {
    let body: Range<Int>
    let comment: Range<Int>

    init(_ item: FlowItem) {
      let comma = item.after.comma?.range
      let beforeComma = item.after.trailingComments.last {
        $0.range.upperBound <= comma?.lowerBound ?? Int.max && ($0.kind == .blockComment)
      }
      let bodyEnd = beforeComma?.range.upperBound ?? item.range.upperBound
      body = item.start..<bodyEnd
      let commentStart = max(bodyEnd, comma.map { item.after.isCommaFirst ? bodyEnd : $0.upperBound } ?? bodyEnd)
      comment = commentStart..<max(commentStart, item.after.trailingEnd)
    }
  }
}
