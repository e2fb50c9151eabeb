import SettingsDocuments

/// Which children of a value some schema has looked at, for `unevaluatedProperties` and `unevaluatedItems`
/// (2020-12 core, section 11).
final class EvaluatedLocations {
  private var children: Set<Int> = []
  /// Whether some schema that may have looked at children is not known, so that any of them may have been looked at.
  private(set) var isUncertain = false
  /// Whether the keys that schemas declare are gathered, to offer one of them for a strange key.
  private let gathersKeys: Bool
  private var tables: [PropertyTable] = []

  init(gathersKeys: Bool) { self.gathersKeys = gathersKeys }

  /// An empty set of locations for a part of a schema that counts only where it is valid.
  func empty() -> EvaluatedLocations { EvaluatedLocations(gathersKeys: gathersKeys) }

  func insert(_ child: Node) { children.insert(child.id) }
  func contains(_ child: Node) -> Bool { children.contains(child.id) }
  func formUnion(_ other: EvaluatedLocations) {
    children.formUnion(other.children)
    tables += other.tables
    if other.isUncertain { isUncertain = true }
  }
  func becomeUncertain() { isUncertain = true }

  func declare(_ properties: PropertyTable) {
    if gathersKeys, !properties.isEmpty { tables.append(properties) }
  }

  /// The keys that were declared, where they are gathered.
  var declaredKeys: Set<PropertyName> { Set(tables.lazy.flatMap(\.keys).map(PropertyName.init)) }
}
