import Synchronization
import SettingsFiles

/// One text that holds schemas: its root resource and those embedded in it.
///
/// Resources are made when something first leads to them. Only a reference by name (an anchor or an `$id`) makes
/// the file walk through all of its schemas, once.
final class SchemaFile: Sendable {
  let document: Document
  /// Where the text came from; resolves the root's `$id`.
  let retrievalURI: URIReference
  /// Whether some object of the text has a key twice.
  let hasRepeatedKeys: Bool
  private let scan: KeywordScan
  private let dialectOf: @Sendable (String) -> Dialect?
  private let state = Mutex(State())

  private struct State {
    var resources: [Int: SchemaResource] = [:]
    var subschemas = SubschemaTable()
    var index: SchemaIndex?
  }

  /// - Parameter dialectOf: the dialect that a `$schema` means; nil when it is unknown.
  init(_ document: Document, retrievalURI: URIReference, dialectOf: @escaping @Sendable (String) -> Dialect?) {
    self.document = document
    self.retrievalURI = retrievalURI.withoutFragment
    self.dialectOf = dialectOf
    hasRepeatedKeys = document.hasRepeatedKeys
    scan = KeywordScan(of: document)
  }

  /// Whether the text has a `$dynamicAnchor` or `$recursiveAnchor` anywhere.
  var mentionsDynamicAnchors: Bool { scan.mentionsDynamicAnchors }

  func rootResource(default dialect: Dialect) -> SchemaResource {
    let root = document.root
    let dialect = self.dialect(of: root) ?? dialect
    let uri = Self.identifier(of: root, in: dialect).map { $0.resolved(against: retrievalURI) } ?? retrievalURI
    return resource(at: root, uri: uri, dialect: dialect)
  }

  /// The resource that `node` begins, or `outer` when it begins none.
  func resource(of node: Node, in outer: SchemaResource) -> SchemaResource {
    guard !scan.isOfRootAlone, node != outer.root, node.kind == .object, scan.mayIdentify(node.span) else {
      return outer
    }
    let dialect = self.dialect(of: node) ?? outer.dialect
    guard let identifier = Self.identifier(of: node, in: dialect) else { return outer }
    return resource(at: node, uri: identifier.resolved(against: outer.uri), dialect: dialect)
  }

  /// The one schema at a place, whichever way led there.
  func subschema(at node: Node, in outer: SchemaResource) -> Subschema {
    // Which resource it is in takes the lock itself.
    let resource = resource(of: node, in: outer)
    return state.withLock { $0.subschemas.schema(at: node.id) { Subschema(node, in: resource) } }
  }

  private func resource(at node: Node, uri: URIReference, dialect: Dialect) -> SchemaResource {
    state.withLock { state in
      if let known = state.resources[node.id] { return known }
      let made = SchemaResource(root: node, uri: uri.withoutFragment, dialect: dialect, file: self)
      state.resources[node.id] = made
      return made
    }
  }

  /// Every resource and anchor of the text. Walks it on first use.
  func index(startingAt root: SchemaResource) -> SchemaIndex {
    if let index = state.withLock({ $0.index }) { return index }
    let index = SchemaIndex(of: root)
    return state.withLock { state in
      if let other = state.index { return other }
      state.index = index
      return index
    }
  }

  private func dialect(of node: Node) -> Dialect? {
    guard node.kind == .object, let name = node["$schema"]?.string else { return nil }
    return dialectOf(name)
  }

  /// The `$id` of a schema where it names a resource; nil where it is absent or only an anchor.
  private static func identifier(of node: Node, in dialect: Dialect) -> URIReference? {
    guard node.kind == .object, let text = node[dialect.draft.identifierKeyword]?.string else { return nil }
    if dialect.draft.referenceStandsAlone, node["$ref"]?.kind == .string { return nil }
    let reference = URIReference(text)
    return reference.isOnlyFragment ? nil : reference
  }
}
