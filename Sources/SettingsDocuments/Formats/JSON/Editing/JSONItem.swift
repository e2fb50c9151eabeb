/// A member or an element with what stands around it in its container.
struct JSONItem {
  let node: Node
  let before: JSONGap
  let after: JSONGap
  let isFirst: Bool
  let isLast: Bool

  /// Cost: the items before it.
  init(_ node: Node) {
    var previous: Node?
    var next: Node?
    var isBehind = false
    for sibling in node.parent?.children ?? node.children {
      if isBehind {
        next = sibling
        break
      }
      isBehind = sibling == node
      if !isBehind { previous = sibling }
    }
    self.init(node, previous: previous, next: next)
  }

  /// An item whose neighbours are known.
  init(_ node: Node, previous: Node?, next: Node?) {
    guard let container = node.parent else { preconditionFailure("only what stands in a container is an item") }
    self.node = node
    isFirst = previous == nil
    isLast = next == nil
    let text = node.storage.text
    before = JSONGap(text, (previous?.span.upperBound ?? container.span.lowerBound + 1)..<node.itemStart)
    after = JSONGap(text, node.span.upperBound..<(next?.itemStart ?? container.span.upperBound - 1))
  }

  /// Whether the comments above it head a group of items rather than itself alone: something else or a blank line
  /// stands above them, and the next item follows closely without comments of its own.
  var isUnderHeading: Bool {
    guard !isLast, before.hasLineBreak, let first = before.leadingComments.first,
      after.leadingComments.isEmpty, after.lineBreaks(in: after.range) == 1
    else { return false }
    let above = before.tokenEnd(before: first.range.lowerBound)
    return isFirst || before.lineBreaks(in: above..<first.range.lowerBound) > 1
  }

  /// Where what belongs to it begins: its comments, else itself.
  var start: Int {
    let isOnlyAfterInlineComment = isFirst && isLast && !before.hasLineBreak
    return isUnderHeading || isOnlyAfterInlineComment ? before.range.upperBound : before.leadingStart
  }
}

extension Node {
  /// Where it begins with its key.
  var itemStart: Int { keySpan?.lowerBound ?? span.lowerBound }
}
