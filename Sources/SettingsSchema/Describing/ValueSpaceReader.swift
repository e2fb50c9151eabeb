import SettingsFiles

/// Works out the values that a schema allows, through its references and branches.
struct ValueSpaceReader {
  let library: SchemaLibrary
  private var path: Set<Node> = []
  private var steps = 0
  /// Longer chains of references, and schemas with more parts, are not followed to their end.
  private static let depthLimit = 200
  private static let stepLimit = 20_000

  init(library: SchemaLibrary) { self.library = library }

  mutating func space(of schema: Subschema) -> ValueSpace {
    let rules = schema.rules
    if let constant = rules.constant { return constant ? ValueSpace() : ValueSpace(types: [], choices: []) }
    // A schema met inside itself says nothing more about its values.
    guard path.count < Self.depthLimit, steps < Self.stepLimit, path.insert(schema.node).inserted else {
      return ValueSpace()
    }
    defer { path.remove(schema.node) }
    steps += 1
    var space = ownSpace(of: schema, rules)
    for reference in rules.references {
      guard let target = try? reference.target(in: schema.resource, library: library) else { continue }
      space = space.intersection(self.space(of: target))
    }
    guard let branches = rules.branches else { return space }
    for part in branches.allOf { space = space.intersection(self.space(of: part)) }
    for group in [branches.anyOf, branches.oneOf] where !group.isEmpty {
      space = space.intersection(union(of: group))
    }
    return space
  }

  /// What any of the schemas allows.
  mutating func union(of branches: [Subschema]) -> ValueSpace {
    var joined: ValueSpace?
    for branch in branches {
      let space = titled(self.space(of: branch), by: branch)
      joined = joined.map { $0.union(space) } ?? space
    }
    return joined ?? ValueSpace()
  }

  /// The title and description of a branch that is one value are that value's.
  private func titled(_ space: ValueSpace, by branch: Subschema) -> ValueSpace {
    guard var choices = space.choices, choices.count == 1, !space.isOpen else { return space }
    let notes = Annotations(branch)
    choices[0].title = choices[0].title ?? notes.title
    choices[0].summary = choices[0].summary ?? notes.summary
    choices[0].isDeprecated = choices[0].isDeprecated || notes.isDeprecated
    var space = space
    space.choices = choices
    return space
  }

  private func ownSpace(of schema: Subschema, _ rules: Rules) -> ValueSpace {
    var space = ValueSpace()
    if let types = rules.types { space.types = types.expanded }
    for list in rules.choices {
      let types = list.values.reduce(into: TypeSet()) { $0.formUnion(TypeSet(of: $1)) }
      let choices = ChoiceReader.choices(of: list, in: schema)
      space = space.intersection(ValueSpace(types: types.expanded, choices: choices))
    }
    if let number = rules.number {
      space.minimum =
        number.exclusiveMinimum.map { Bound(value: $0, isExclusive: true) }
        ?? number.minimum.map { Bound(value: $0, isExclusive: false) }
      space.maximum =
        number.exclusiveMaximum.map { Bound(value: $0, isExclusive: true) }
        ?? number.maximum.map { Bound(value: $0, isExclusive: false) }
      space.multipleOf = number.multipleOf
    }
    if let string = rules.string {
      space.minLength = string.minLength
      space.maxLength = string.maxLength
      space.pattern = string.pattern?.source
      if space.pattern != nil { space.patternMessage = schema.node["patternErrorMessage"]?.string }
    }
    space.format = schema.node["format"]?.string
    space.isOfSpellings = schema.isOfSpellings
    space.minItems = rules.array?.minItems
    space.maxItems = rules.array?.maxItems
    return space
  }
}
