/// The schema resources that a walk has entered, outermost first (2020-12 core, section 7.1).
struct DynamicScope {
  private(set) var resources: [SchemaResource] = []
  /// How many of them could change what an inner reference leads to.
  private var dynamicCount = 0

  /// Whether inner references lead to the same schemas whatever the way here was.
  var isPlain: Bool { dynamicCount == 0 }

  /// Enters a resource; returns whether it is another than the present one, and so must be left again.
  mutating func enter(_ resource: SchemaResource) -> Bool {
    guard resources.last !== resource else { return false }
    resources.append(resource)
    if resource.hasDynamicAnchors { dynamicCount += 1 }
    return true
  }

  mutating func leave() {
    if resources.removeLast().hasDynamicAnchors { dynamicCount -= 1 }
  }
}
