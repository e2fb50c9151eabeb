extension SchemaLibrary {
  private static let mostTogether = 64

  /// A schema with those that apply whenever it does.
  ///
  /// - Parameter takesFirst: whether of several branches the first is taken, too.
  func schemasTogether(with schema: Subschema, takesFirst: Bool = false) -> [Subschema] {
    var schemas: [Subschema] = []
    func gather(_ schema: Subschema) {
      guard schemas.count < Self.mostTogether, !schemas.contains(where: { $0.node == schema.node }) else { return }
      schemas.append(schema)
      for reference in schema.rules.references {
        if let target = try? reference.target(in: schema.resource, library: self) { gather(target) }
      }
      guard let branches = schema.rules.branches else { return }
      for part in branches.allOf { gather(part) }
      if takesFirst { for part in branches.anyOf.prefix(1) + branches.oneOf.prefix(1) { gather(part) } }
    }
    gather(schema)
    return schemas
  }
}
