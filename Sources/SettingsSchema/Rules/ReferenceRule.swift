import Synchronization

/// A reference to another schema, by `$ref`, `$dynamicRef` or `$recursiveRef`.
final class ReferenceRule: Sendable {
  enum Kind: Sendable {
    case plain, dynamic, recursive
  }

  let kind: Kind
  /// The reference as the schema writes it.
  let text: String
  /// The name of the anchor that a dynamic reference may find further out; nil where it names none.
  let anchorName: String?
  private let found = AtomicLazy<Target>()

  /// Schemas may refer to themselves; their file owns them, not the reference.
  private final class Target: Sendable {
    unowned let schema: Subschema
    init(_ schema: Subschema) { self.schema = schema }
  }

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    anchorName = kind == .dynamic ? Self.anchorName(in: text) : nil
  }

  private static func anchorName(in text: String) -> String? {
    guard let name = URIReference(text).decodedFragment, !name.isEmpty, !name.hasPrefix("/") else { return nil }
    return name
  }

  /// The schema that the reference leads to before any dynamic scope is looked at; found once.
  ///
  /// - Parameter base: the resource that holds the reference, always the same one.
  func target(in base: SchemaResource, library: SchemaLibrary) throws(SchemaLibrary.ReferenceError) -> Subschema {
    if let target = found.load() { return target.schema }
    return found.storeIfNil(Target(try library.target(of: text, in: base))).schema
  }

  var keyword: String {
    switch kind {
    case .plain: "$ref"
    case .dynamic: "$dynamicRef"
    case .recursive: "$recursiveRef"
    }
  }
}
