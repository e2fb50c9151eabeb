import SettingsFiles

/// Finds the schemas that apply to a value: those at its place, and those that they refer to.
struct ApplicableSubschemaFinder {
  let library: SchemaLibrary
  private let document: Document?
  /// Asks which branches a value takes; most settings have none.
  private lazy var evaluation = Evaluation(
    library: library, options: ValidationOptions(stepLimit: 1_000_000), of: CheckedDocument(document))
  /// The most certain standing that each schema was met with.
  private var visited: [Node: ApplicableSubschema.Standing] = [:]
  private var depth = 0
  private let ignoresCase: Bool
  /// Whether what was found may be something else where the value is.
  private(set) var dependsOnValue = false
  /// Longer chains of references are not followed.
  private static let depthLimit = 200

  init(library: SchemaLibrary, document: Document?) {
    (self.library, self.document) = (library, document)
    ignoresCase = document?.format.ignoresCase ?? false
  }

  mutating func applicableSubschemas(ofRoot root: Subschema, _ node: Node?) -> [ApplicableSubschema] {
    expanded([ApplicableSubschema(schema: root, standing: .certain, naming: .declared, isDirect: true)], node)
  }

  /// The subschemas that apply to a child, set or not, where others apply to the object or array that holds it.
  mutating func applicableSubschemas(of step: Path.Step, in parents: [ApplicableSubschema], _ node: Node?)
    -> [ApplicableSubschema]
  {
    let found = parents.flatMap { roots(of: step, in: $0) }
    if found.count < 2 { return expanded(found, node) }
    // A declared property says more than an additional one.
    return expanded(found.sorted { ($0.naming, $0.standing) < ($1.naming, $1.standing) }, node)
  }

  /// The schemas that one applicable of the parent puts at a child.
  private mutating func roots(of step: Path.Step, in parent: ApplicableSubschema) -> [ApplicableSubschema] {
    let rules = parent.schema.rules
    func applicable(_ schema: Subschema, _ naming: ApplicableSubschema.Naming) -> ApplicableSubschema {
      ApplicableSubschema(schema: schema, standing: parent.standing, naming: naming, isDirect: true)
    }
    switch step {
    case .index(let index):
      guard let array = rules.array else { return [] }
      if index < array.prefix.count { return [applicable(array.prefix[index], .declared)] }
      return array.rest.map { [applicable($0, .declared)] } ?? []
    case .end, .item: return parent.schema.rules.array?.rest.map { [applicable($0, .declared)] } ?? []
    case .key(let key):
      var found: [ApplicableSubschema] = []
      // The words of a text are its members.
      if let object = rules.object ?? rules.string?.words?.content?.rules.object {
        if let property = object.properties.schema(for: key, ignoringCase: ignoresCase) {
          found.append(applicable(property, .declared))
        }
        for place in object.patternPlaces(matching: key) {
          found.append(applicable(object.patterns[place].schema, .byPattern))
        }
        if found.isEmpty, let additional = object.additional { found.append(applicable(additional, .additional)) }
      }
      if found.isEmpty, let rest = rules.unevaluatedProperties, rest.rules.constant == nil {
        found.append(applicable(rest, .additional))
      }
      return found
    }
  }

  // MARK: - References and branches

  private mutating func expanded(_ roots: [ApplicableSubschema], _ node: Node?) -> [ApplicableSubschema] {
    // Most settings have one schema, to which nothing is added.
    if let root = roots.first, roots.count == 1, root.schema.rules.standsAlone { return roots }
    visited = [:]
    var applicableSubschemas: [ApplicableSubschema] = []
    for root in roots { expand(root, node, into: &applicableSubschemas) }
    // What a branch that is not taken shares with the one that is was met twice.
    return applicableSubschemas.filter { visited[$0.schema.node] == $0.standing }.sorted { $0.standing < $1.standing }
  }

  private mutating func expand(
    _ applicable: ApplicableSubschema, _ node: Node?, into applicableSubschemas: inout [ApplicableSubschema]
  ) {
    guard depth < Self.depthLimit, visited[applicable.schema.node].map({ applicable.standing < $0 }) ?? true else {
      return
    }
    visited[applicable.schema.node] = applicable.standing
    depth += 1
    defer { depth -= 1 }
    applicableSubschemas.append(applicable)
    let rules = applicable.schema.rules
    // Beside a `$ref` of older drafts other keywords do not count, but their titles do: those are the applicable's own.
    for reference in rules.references {
      guard let target = try? reference.target(in: applicable.schema.resource, library: library) else { continue }
      expand(applicable.leading(to: target), node, into: &applicableSubschemas)
    }
    if let dependents = rules.object?.dependentSchemas, !dependents.isEmpty {
      dependsOnValue = true
      for (key, schema, _) in dependents where node?[key.text] != nil {
        expand(applicable.leading(to: schema), node, into: &applicableSubschemas)
      }
    }
    guard let branches = rules.branches else { return }
    for part in branches.allOf { expand(applicable.leading(to: part), node, into: &applicableSubschemas) }
    for group in [branches.anyOf, branches.oneOf] where !group.isEmpty {
      dependsOnValue = true
      let active = activeBranches(group, node)
      for (index, branch) in group.enumerated() {
        let standing: ApplicableSubschema.Standing =
          active.isEmpty ? .possible : active.contains(index) ? .active : .unused
        expand(applicable.leading(to: branch, standing), node, into: &applicableSubschemas)
      }
    }
    expandCondition(branches, applicable, node, into: &applicableSubschemas)
  }

  private mutating func expandCondition(
    _ branches: Box<BranchRules>, _ applicable: ApplicableSubschema, _ node: Node?,
    into applicableSubschemas: inout [ApplicableSubschema]
  ) {
    guard let condition = branches.condition else { return }
    dependsOnValue = true
    let evaluation = evaluation
    let holds = node.map { evaluation.isValid(condition, $0, nil) }
    for (schema, isWhen) in [(branches.then, true), (branches.otherwise, false)] {
      guard let schema else { continue }
      let standing: ApplicableSubschema.Standing = holds == nil ? .possible : holds == isWhen ? .active : .unused
      expand(applicable.leading(to: schema, standing), node, into: &applicableSubschemas)
    }
  }

  /// The branches that the value takes; when it takes none, the one it comes closest to.
  mutating func activeBranches(_ branches: [Subschema], _ node: Node?) -> Set<Int> {
    guard let node else { return [] }
    let evaluation = evaluation
    let valid = branches.indices.filter { evaluation.isValid(branches[$0], node, nil) }
    if !valid.isEmpty { return Set(valid) }
    let comparison = BranchComparison(
      branches.map { evaluation.weighedProblems(of: $0, node) }, node: node, in: evaluation.checked)
    return Set([comparison.closest?.index].compactMap { $0 })
  }
}
