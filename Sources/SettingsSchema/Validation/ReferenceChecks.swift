import SettingsDocuments

extension Evaluation {
  /// Applies what a reference leads to. What cannot be had is named once, and taken for true.
  mutating func follow(_ reference: ReferenceRule, _ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    let target: Subschema
    do throws(SchemaLibrary.ReferenceError) {
      target = try reference.target(in: schema.resource, library: library)
    } catch {
      doubts += 1
      marks?.becomeUncertain()
      switch error {
      case .unavailable(let uri):
        remark(.unchecked, schema, node, reference.keyword, Self.missingMessage(uri), key: "$ref " + uri)
      case .absent:
        remark(
          .schemaFault, schema, node, reference.keyword, "unchecked: the schema has no place \(reference.text)",
          key: "$ref " + schema.resource.uri.text + reference.text)
      }
      return true
    }
    return apply(inScope(target, of: reference), node, marks, reference.keyword)
  }

  private static func missingMessage(_ uri: String) -> String {
    if let path = FileURI.path(of: uri) { return "unchecked: the schema \(path) cannot be read, or is no schema" }
    return "unchecked: the schema \(uri) is not at hand"
  }

  /// Where a reference leads once the schemas on the way here are looked at.
  private func inScope(_ target: Subschema, of reference: ReferenceRule) -> Subschema {
    switch reference.kind {
    case .plain: return target
    case .dynamic:
      // Only where the first place itself is a dynamic anchor (2020-12 core, section 8.2.3.2).
      guard let name = reference.anchorName,
        library.dynamicAnchor(name, in: target.resource)?.node == target.node
      else { return target }
      for resource in scope.resources {
        if let place = library.dynamicAnchor(name, in: resource) { return place }
      }
      return target
    case .recursive:
      guard target.node == target.resource.root, target.resource.hasRecursiveAnchor else { return target }
      guard let outermost = scope.resources.first(where: \.hasRecursiveAnchor) else { return target }
      return outermost.subschema(at: outermost.root)
    }
  }
}
