import SettingsFiles

/// The schemas under `properties`, found by key when they are asked for: most documents set few of the settings
/// that their schema declares.
struct PropertyTable: Sendable {
  private let node: Node?
  private let resource: SchemaResource?

  static let none = PropertyTable(nil, in: nil)

  init(_ node: Node?, in resource: SchemaResource?) {
    self.node = node
    self.resource = resource
  }

  var count: Int { node?.count ?? 0 }

  var isEmpty: Bool { count == 0 }

  var keys: [String] { node?.members.map(\.key) ?? [] }

  subscript(key: String) -> Subschema? { schema(for: key, ignoringCase: false) }

  /// The schema of a key, in a document whose keys may be without regard to case.
  func schema(for key: String, ignoringCase: Bool) -> Subschema? {
    guard let resource, let value = node?.member(key, ignoringCase: ignoringCase) else { return nil }
    return resource.subschema(at: value)
  }

  func schema(forKeyOf member: Node) -> Subschema? {
    guard let resource, let value = node?.member(withKeyOf: member) else { return nil }
    return resource.subschema(at: value)
  }

  /// All keys with their schemas, in the order of the text.
  var all: [(key: String, schema: Subschema)] {
    guard let resource, let node else { return [] }
    return node.members.map { ($0.key, resource.subschema(at: $0.value)) }
  }
}
