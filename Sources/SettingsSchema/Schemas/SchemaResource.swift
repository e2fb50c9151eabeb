import SettingsFiles

/// A schema with a URI of its own, and what it holds up to the next one (2020-12 core, section 4.3.5).
final class SchemaResource: Sendable {
  let root: Node
  /// The canonical URI, without a fragment.
  let uri: URIReference
  /// The same as a text.
  let name: String
  let dialect: Dialect
  /// The library keeps the file for as long as anything asks.
  unowned let file: SchemaFile
  /// Whether `$recursiveRef` looks further out from here (2019-09 core, section 8.2.4.2.2).
  let hasRecursiveAnchor: Bool
  /// Whether the resource may change where references of inner schemas lead.
  let hasDynamicAnchors: Bool

  init(root: Node, uri: URIReference, dialect: Dialect, file: SchemaFile) {
    self.root = root
    self.uri = uri
    name = uri.text
    self.dialect = dialect
    self.file = file
    hasDynamicAnchors = file.mentionsDynamicAnchors
    hasRecursiveAnchor = root.kind == .object && root["$recursiveAnchor"]?.boolean == true
  }

  /// The schema at a place in this resource, or one that begins a resource inside it.
  func subschema(at node: Node) -> Subschema {
    file.subschema(at: node, in: self)
  }
}
