/// A reference to another schema, by `$ref`, `$dynamicRef` or `$recursiveRef`.
struct ReferenceRule: Sendable {
  enum Kind: Sendable {
    case plain, dynamic, recursive
  }

  let kind: Kind
  /// The reference as the schema writes it.
  let text: String
  let reference: URIReference

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    reference = URIReference(text)
  }

  var keyword: String {
    switch kind {
    case .plain: "$ref"
    case .dynamic: "$dynamicRef"
    case .recursive: "$recursiveRef"
    }
  }
}
