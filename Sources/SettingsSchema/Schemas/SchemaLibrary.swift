import SettingsFiles
import Synchronization

/// The schema texts that one compiled schema draws on, and where its references lead.
final class SchemaLibrary: Sendable {
  private let resolver: SchemaResolver
  private let state = Mutex(State())

  private struct State {
    var files: [SchemaFile] = []
    var resources: [String: SchemaResource] = [:]
    var missing: Set<String> = []
    var targets: [String: Subschema] = [:]
    var dialects: [String: Dialect?] = [:]
  }

  init(resolver: SchemaResolver) {
    self.resolver = resolver
  }

  /// Takes a text in and returns the resource that it is.
  func add(_ document: Document, uri: URIReference, default dialect: Dialect = .standard) -> SchemaResource {
    let file = SchemaFile(document, retrievalURI: uri) { [unowned self] in self.dialect(named: $0) }
    let root = file.rootResource(default: dialect)
    state.withLock { state in
      state.files.append(file)
      state.resources[root.name] = root
      state.resources[file.retrievalURI.text] = root
    }
    return root
  }

  // MARK: - References

  /// Why a reference leads nowhere.
  enum ReferenceError: Error {
    /// The schema text it names cannot be had.
    case unavailable(uri: String)
    /// The text is there, the place in it is not.
    case absent
  }

  /// The schema that a reference in `base` leads to, before any dynamic scope is looked at.
  func target(of reference: String, in base: SchemaResource) throws(ReferenceError) -> Subschema {
    if let target = plainTarget(of: reference, in: base) { return target }
    let uri = URIReference(reference).resolved(against: base.uri)
    let name = uri.text
    if let known = state.withLock({ $0.targets[name] }) { return known }
    let target = try findTarget(uri, from: base)
    return state.withLock { state in
      if let other = state.targets[name] { return other }
      state.targets[name] = target
      return target
    }
  }

  /// Follows a reference that is no more than a pointer into its own resource, without a character that is encoded,
  /// as nearly all are; nil for any other, and where it leads nowhere.
  private func plainTarget(of reference: String, in base: SchemaResource) -> Subschema? {
    reference.withBytes { text in
      let slash = UInt8(ascii: "/")
      guard text.first == UInt8(ascii: "#"), text.count == 1 || text[1] == slash,
        !text.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "~") })
      else { return nil }
      var (node, resource) = (base.root, base)
      // Behind the slash: a number sign alone is the whole.
      var start = 2
      while start <= text.count {
        var end = start
        while end < text.count, text[end] != slash { end += 1 }
        guard let next = node.member(withKey: UnsafeRawBufferPointer(rebasing: text[start..<end])) else { return nil }
        node = next
        resource = resource.file.resource(of: node, in: resource)
        start = end + 1
      }
      return resource.subschema(at: node)
    }
  }

  private func findTarget(_ uri: URIReference, from base: SchemaResource) throws(ReferenceError) -> Subschema {
    let resourceName = uri.withoutFragment.text
    let resource: SchemaResource
    if resourceName == base.name {
      resource = base
    } else if let found = self.resource(named: resourceName, from: base) {
      resource = found
    } else {
      throw .unavailable(uri: resourceName)
    }
    guard uri.fragment?.isEmpty == false else { return resource.subschema(at: resource.root) }
    guard let fragment = uri.decodedFragment else { throw .absent }
    let target = fragment.hasPrefix("/") ? place(fragment, in: resource) : place(ofAnchor: fragment, in: resource)
    guard let target else { throw .absent }
    return target
  }

  /// Follows a JSON Pointer, minding the resources it passes into.
  private func place(_ pointer: String, in start: SchemaResource) -> Subschema? {
    guard let path = try? Path(parsing: pointer) else { return nil }
    var node = start.root
    var resource = start
    for step in path.steps {
      guard let next = node[step] else { return nil }
      node = next
      resource = resource.file.resource(of: node, in: resource)
    }
    return resource.subschema(at: node)
  }

  private func place(ofAnchor name: String, in resource: SchemaResource) -> Subschema? {
    guard let anchor = index(of: resource.file).anchor(name, in: resource) else { return nil }
    return resource.subschema(at: anchor.node)
  }

  /// The place of a dynamic anchor in a resource; nil when it has none of that name.
  func dynamicAnchor(_ name: String, in resource: SchemaResource) -> Subschema? {
    guard resource.dialect.draft >= .draft202012, let anchor = index(of: resource.file).anchor(name, in: resource),
      anchor.isDynamic
    else { return nil }
    return resource.subschema(at: anchor.node)
  }

  private func index(of file: SchemaFile) -> SchemaIndex {
    file.index(startingAt: file.rootResource(default: .standard))
  }

  // MARK: - Resources

  private func resource(named name: String, from base: SchemaResource) -> SchemaResource? {
    if let known = state.withLock({ $0.resources[name] }) { return known }
    if let embedded = embeddedResource(named: name) { return embedded }
    if state.withLock({ $0.missing.contains(name) }) { return nil }
    // A metaschema's text is ours; that it parses is what the tests show.
    let document = Metaschemas.text(for: name).flatMap { try? Document(parsing: $0, as: .json) }
    guard let found = document ?? resolver.document(at: name) else {
      state.withLock { _ = $0.missing.insert(name) }
      return nil
    }
    return add(found, uri: URIReference(name), default: base.dialect)
  }

  /// Looks for an `$id` in every text that is loaded.
  private func embeddedResource(named name: String) -> SchemaResource? {
    for file in state.withLock({ $0.files }) {
      guard let found = index(of: file).resources[name] else { continue }
      state.withLock { $0.resources[name] = found }
      return found
    }
    return nil
  }

  // MARK: - Dialects

  /// The dialect that a `$schema` means: a draft's own, or what a custom metaschema's vocabularies say.
  private func dialect(named name: String) -> Dialect? {
    if let draft = Draft(schemaURI: name) { return Dialect(draft: draft) }
    if let known = state.withLock({ $0.dialects[name] }) { return known }
    let dialect = dialect(ofMetaschemaAt: URIReference(name).withoutFragment.text)
    state.withLock { $0.dialects[name] = .some(dialect) }
    return dialect
  }

  private func dialect(ofMetaschemaAt uri: String) -> Dialect? {
    guard let metaschema = resolver.document(at: uri), metaschema.root.kind == .object else { return nil }
    let draft = metaschema.root["$schema"]?.string.flatMap { Draft(schemaURI: $0) } ?? .draft202012
    guard let vocabularies = metaschema.root["$vocabulary"], vocabularies.kind == .object else {
      return Dialect(draft: draft)
    }
    let names = vocabularies.members.map(\.key)
    return Dialect(
      draft: draft,
      assertsValidation: names.contains { $0.hasSuffix("/vocab/validation") },
      assertsFormat: names.contains { $0.hasSuffix("/vocab/format-assertion") })
  }
}
