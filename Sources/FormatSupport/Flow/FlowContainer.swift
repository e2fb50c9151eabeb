/// What a pair of brackets holds: the ranges of its items, each with its key, in the order of the text.
package struct FlowContainer {
  /// With the brackets.
  let span: Range<Int>
  let items: [Range<Int>]
  /// Whether it is the whole document, which is spread over lines even when it is the first thing written there.
  let isRoot: Bool

  package init(span: Range<Int>, items: [Range<Int>], isRoot: Bool = false) {
    self.span = span
    self.items = items
    self.isRoot = isRoot
  }

  /// A container whose items are its children.
  ///
  /// - Complexity: the children.
  package init(_ node: Node) {
    self.init(
      span: node.span, items: node.children.map { $0.record.itemStart..<$0.span.upperBound }, isRoot: node.parent == nil
    )
  }
}
