import Synchronization

/// A reference to another schema, by `$ref`, `$dynamicRef` or `$recursiveRef`.
final class ReferenceRule: Sendable {
  enum Kind: Sendable {
    case plain, dynamic, recursive
  }

  let kind: Kind
  /// The reference as the schema writes it.
  let text: String
  let reference: URIReference
  private let found = AtomicLazyReference<Target>()

  /// Schemas may refer to themselves; their file owns them, not the reference.
  private final class Target: Sendable {
    unowned let schema: Subschema
    init(_ schema: Subschema) { self.schema = schema }
  }

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    reference = URIReference(text)
  }

  /// The schema that the reference leads to before any dynamic scope is looked at; found once.
  ///
  /// - Parameter base: the resource that the reference stands in, always the same one.
  func target(in base: SchemaResource, library: SchemaLibrary) throws(SchemaLibrary.ReferenceFailure) -> Subschema {
    if let target = found.load() { return target.schema }
    return found.storeIfNil(Target(try library.target(of: reference, in: base))).schema
  }

  var keyword: String {
    switch kind {
    case .plain: "$ref"
    case .dynamic: "$dynamicRef"
    case .recursive: "$recursiveRef"
    }
  }
}
