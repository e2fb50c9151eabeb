/// What an outline knows of an element: its children, once they were asked for, and whether they are shown.
@MainActor
final class OutlineNode<Element: Hashable> {
  /// Nil for what is above the top.
  let element: Element?
  weak var parent: OutlineNode?
  /// Nil until they came.
  var children: [OutlineNode]?
  var isExpanded: Bool
  /// Why its children did not come when they were last asked for.
  var problem: String?
  /// Asks for its children; nil while nobody does.
  var task: Task<Void, Never>?
  /// Counts the requests, so that the result of one that was given up is recognised.
  private(set) var attempt = 0

  init(_ element: Element?, in parent: OutlineNode?) {
    self.element = element
    self.parent = parent
    isExpanded = element == nil
  }

  /// How many elements it is under; -1 above the top.
  var depth: Int {
    var depth = -1
    var node = parent
    while let above = node {
      depth += 1
      node = above.parent
    }
    return depth
  }

  /// What is asked for from now on replaces what was asked for before.
  func beginAttempt() -> Int {
    task?.cancel()
    attempt += 1
    return attempt
  }

  /// Nothing is being asked for any more.
  func endAttempt() {
    task = nil
    attempt += 1
  }

  /// Whether it is the other one, or above it.
  func isAncestor(of other: OutlineNode) -> Bool {
    var node: OutlineNode? = other
    while let present = node {
      if present === self { return true }
      node = present.parent
    }
    return false
  }

  var rows: [OutlineItem<Element>] {
    var rows: [OutlineItem<Element>] = []
    appendRows(to: &rows)
    return rows
  }

  private func appendRows(to rows: inout [OutlineItem<Element>]) {
    guard isExpanded else { return }
    if problem != nil { rows.append(.failed(element)) }
    if children == nil, task != nil { rows.append(.loading(element)) }
    for child in children ?? [] {
      guard let element = child.element else { continue }
      rows.append(.element(element))
      child.appendRows(to: &rows)
    }
  }
}
