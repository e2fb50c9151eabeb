/// The schema resources that a walk has entered, outermost first (2020-12 core, section 7.1).
struct DynamicScope {
  private(set) var resources: [SchemaResource] = []
  /// Those of them that could change what an inner reference leads to, each where it was first entered.
  private(set) var dynamicResources: [ObjectIdentifier] = []

  /// Whether inner references lead to the same schemas whatever the way here was.
  var isPlain: Bool { dynamicResources.isEmpty }

  /// Enters a resource; returns whether it is another than the present one, and so must be left again.
  mutating func enter(_ resource: SchemaResource) -> Bool {
    guard resources.last !== resource else { return false }
    resources.append(resource)
    if resource.hasDynamicAnchors, !dynamicResources.contains(ObjectIdentifier(resource)) {
      dynamicResources.append(ObjectIdentifier(resource))
    }
    return true
  }

  mutating func leave() {
    let left = resources.removeLast()
    if dynamicResources.last == ObjectIdentifier(left), !resources.contains(where: { $0 === left }) {
      dynamicResources.removeLast()
    }
  }
}
