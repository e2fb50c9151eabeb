import SettingsFiles

extension Evaluation {
  /// Applies what a reference leads to. What cannot be had is named once, and taken for true.
  func follow(_ reference: ReferenceRule, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?)
    -> Bool
  {
    let target: Subschema
    do throws(SchemaLibrary.ReferenceError) {
      target = try reference.target(in: schema.resource, library: library)
    } catch {
      uncertainAnswers += 1
      evaluated?.becomeUncertain()
      switch error {
      case .unavailable(let uri):
        reportOnce(.unchecked, schema, node, reference.keyword, Wording.missingSchema(uri), key: "$ref " + uri)
      case .absent:
        reportOnce(
          .schemaProblem, schema, node, reference.keyword, Wording.missingPlace(reference.text),
          key: "$ref " + schema.resource.name + reference.text)
      }
      return true
    }
    return apply(inScope(target, of: reference), node, evaluated, reference.keyword)
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
