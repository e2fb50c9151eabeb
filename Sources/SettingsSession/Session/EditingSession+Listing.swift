import SettingsFiles
import SettingsSchema

extension EditingSession {
  /// Calls a function with each value that holds no others, empty objects and lists among them, in the order of the
  /// tree. Of a repeated key the last one counts.
  ///
  /// - Parameters:
  ///   - path: where to begin: a value that holds others, or is one itself.
  ///   - body: is given the place of each value, and the value.
  /// - Complexity: the tree from there on.
  public func forEachValue(under path: Path = .root, _ body: (Path, Node) -> Void) {
    if let node = document.node(at: path) { visit(node, path, body) }
  }

  private func visit(_ node: Node, _ path: Path, _ body: (Path, Node) -> Void) {
    switch node.kind {
    case .object where node.count > 0:
      for member in node.members where isLast(member, of: node) {
        visit(member.value, path.appending(member.key), body)
      }
    case .array where node.count > 0:
      for (index, element) in node.elements.enumerated() { visit(element, path.appending(index), body) }
    default:
      // A document without any holds no setting.
      if path.isRoot, !node.kind.isScalar || node.span.isEmpty { return }
      body(path, node)
    }
  }

  private func isLast(_ member: Member, of node: Node) -> Bool {
    document.notes.isEmpty || node[member.key] == member.value
  }

  /// Whether a value is the default that the schema knows.
  public func isAtDefault(_ node: Node, at path: Path) -> Bool {
    // A list asks this of all values once: what is found is not worth keeping.
    schema?.description(at: path, in: document)?.defaultValue == node.value
  }
}
