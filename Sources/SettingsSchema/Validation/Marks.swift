import SettingsDocuments

/// Which children of a value some schema has looked at, for `unevaluatedProperties` and `unevaluatedItems`
/// (2020-12 core, section 11).
final class Marks {
  private var children: Set<Int> = []
  /// Whether some schema that may have looked at children is not known, so that any of them may have been looked at.
  private(set) var isUncertain = false

  func insert(_ child: Node) { children.insert(child.id) }
  func contains(_ child: Node) -> Bool { children.contains(child.id) }
  func formUnion(_ other: Marks) {
    children.formUnion(other.children)
    if other.isUncertain { isUncertain = true }
  }
  func becomeUncertain() { isUncertain = true }
}
