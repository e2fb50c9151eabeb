import SettingsFiles

/// The other documents that a schema refers to.
///
/// ```swift
/// for uri in SchemaReferences(in: document, at: "https://example.com/a.json").uris { print(uri) }
/// ```
public struct SchemaReferences: Sendable {
  /// Their absolute URIs without fragments, each once, in the order of the text; those that are built in are left out.
  public let uris: [String]

  /// - Parameters:
  ///   - document: the schema.
  ///   - uri: where it was found, from which relative references go out unless it names another place.
  /// - Complexity: the nodes of the document.
  public init(in document: Document, at uri: String) {
    let place = URIReference(uri)
    let base = Self.identifier(of: document.root).map { URIReference($0).resolved(against: place) } ?? place
    var known: Set<String> = [place.withoutFragment.text, base.withoutFragment.text]
    var found: [String] = []
    func visit(_ node: Node, _ base: URIReference) {
      var base = base
      if let own = Self.identifier(of: node) {
        base = URIReference(own).resolved(against: base)
        known.insert(base.withoutFragment.text)
      }
      if node.kind == .object, let word = node["$ref"]?.string {
        found.append(URIReference(word).resolved(against: base).withoutFragment.text)
      }
      for child in node.children where !child.kind.isScalar { visit(child, base) }
    }
    visit(document.root, place)
    uris = found.filter { known.insert($0).inserted && !Self.isBuiltIn($0) }
  }

  /// Whether a schema needs no file: a metaschema of the drafts.
  public static func isBuiltIn(_ uri: String) -> Bool {
    Metaschemas.text(for: URIReference(uri).withoutFragment.text) != nil
  }

  private static func identifier(of node: Node) -> String? {
    guard node.kind == .object, let word = (node["$id"] ?? node["id"])?.string, !word.hasPrefix("#") else { return nil }
    return word
  }
}
