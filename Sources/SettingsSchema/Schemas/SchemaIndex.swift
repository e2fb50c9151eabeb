import SettingsFiles

/// The names in one schema text: its resources by URI, and each resource's anchors.
struct SchemaIndex: Sendable {
  /// A place that an anchor names.
  struct Anchor: Sendable {
    let node: Node
    let isDynamic: Bool
  }

  private(set) var resources: [String: SchemaResource] = [:]
  /// Anchors by the place of their resource's root.
  private var anchors: [Int: [String: Anchor]] = [:]

  /// Walks every schema of a text.
  ///
  /// - Complexity: linear in its size.
  init(of root: SchemaResource) {
    resources[root.name] = root
    var pending: [(node: Node, resource: SchemaResource)] = [(root.root, root)]
    while let (node, outer) = pending.popLast() {
      guard node.kind == .object else { continue }
      let resource = node == outer.root ? outer : outer.file.resource(of: node, in: outer)
      if resources[resource.name] == nil { resources[resource.name] = resource }
      addAnchors(of: node, in: resource)
      Self.forEachSubschema(of: node) { pending.append(($0, resource)) }
    }
  }

  /// The place that an anchor of `resource` names.
  func anchor(_ name: String, in resource: SchemaResource) -> Anchor? {
    anchors[resource.root.id]?[name]
  }

  private mutating func addAnchors(of node: Node, in resource: SchemaResource) {
    let draft = resource.dialect.draft
    if draft >= .draft201909 {
      if let name = node["$anchor"]?.string { add(name, node, isDynamic: false, in: resource) }
      if let name = node["$dynamicAnchor"]?.string, draft >= .draft202012 {
        add(name, node, isDynamic: true, in: resource)
      }
    } else if let text = node[draft.identifierKeyword]?.string, let mark = text.firstIndex(of: "#"),
      node["$ref"]?.kind != .string
    {
      let name = String(text[text.index(after: mark)...])
      if !name.isEmpty { add(name, node, isDynamic: false, in: resource) }
    }
  }

  private mutating func add(_ name: String, _ node: Node, isDynamic: Bool, in resource: SchemaResource) {
    if let known = anchors[resource.root.id]?[name], known.isDynamic || !isDynamic { return }
    anchors[resource.root.id, default: [:]][name] = Anchor(node: node, isDynamic: isDynamic)
  }

  /// Calls `body` with each schema directly inside a schema.
  static func forEachSubschema(of node: Node, _ body: (Node) -> Void) {
    for member in node.members {
      let value = member.value
      guard let shape = Keyword(keyOf: value)?.shape else { continue }
      switch (shape, value.kind) {
      case (.schema, .object), (.schemaOrArray, .object): body(value)
      case (.schemaArray, .array), (.schemaOrArray, .array): value.elements.forEach(body)
      case (.schemaMap, .object): value.members.forEach { body($0.value) }
      default: break
      }
    }
  }
}
