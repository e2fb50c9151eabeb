import SettingsFiles

/// Reads a schema's keywords into ``Rules``.
///
/// A keyword of the wrong type is left out and reported, so that one slip in a schema does not take the
/// rest of it away.
struct RulesReader {
  private let schema: Subschema
  private let dialect: Dialect
  private var types: TypeSet?
  private var choices: [ChoiceList] = []
  private var groups = RuleGroups()
  private var references: [ReferenceRule] = []
  private var unevaluatedProperties: Subschema?
  private var unevaluatedItems: Subschema?
  private var hasItems = false
  private(set) var problems: [KeywordProblem] = []

  static func rules(of schema: Subschema) -> Rules {
    switch schema.node.kind {
    case .boolean: return Rules(constant: schema.node.boolean)
    case .object:
      var reader = RulesReader(schema)
      reader.read()
      return Rules(
        types: reader.types, choices: reader.choices.isEmpty ? nil : ChoiceRule(lists: reader.choices),
        groups: reader.groups, references: reader.references, unevaluatedProperties: reader.unevaluatedProperties,
        unevaluatedItems: reader.unevaluatedItems, problems: reader.problems)
    default:
      return Rules(problems: [
        KeywordProblem(keyword: "", span: schema.node.span, expectation: "an object or a boolean")
      ])
    }
  }

  private init(_ schema: Subschema) {
    self.schema = schema
    dialect = schema.resource.dialect
  }

  private mutating func read() {
    let draft = dialect.draft
    for value in schema.node.children where counts(value, in: schema.node) {
      guard let keyword = Keyword(keyOf: value), keyword.since <= draft,
        draft <= keyword.until ?? draft, dialect.assertsValidation || !keyword.isOfValidation
      else { continue }
      if keyword == .reference, draft.referenceStandsAlone, let text = value.string {
        self = RulesReader(schema)
        references = [ReferenceRule(.plain, text)]
        return
      }
      read(keyword, value)
    }
    if hasItems { readItems() }
  }

  private mutating func read(_ keyword: Keyword, _ value: Node) {
    switch keyword {
    case .reference, .dynamicReference, .recursiveReference: readReference(keyword, value)
    case .type: readType(value)
    case .enum: readEnum(value)
    case .const: choices.append(ChoiceList(keyword: "const", nodes: [value]))
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf: readBound(keyword, value)
    case .minLength, .maxLength, .pattern, .format, .contentEncoding, .contentMediaType, .wordPattern:
      readText(keyword, value)
    case .contains, .minContains, .maxContains, .minItems, .maxItems, .uniqueItems: readArray(keyword, value)
    case .unevaluatedItems: unevaluatedItems = subschema(value)
    case .unevaluatedProperties: unevaluatedProperties = subschema(value)
    case .properties, .patternProperties, .additionalProperties, .propertyNames, .required, .minProperties,
      .maxProperties, .dependencies, .dependentRequired, .dependentSchemas:
      readObject(keyword, value)
    case .allOf, .anyOf, .oneOf, .not, .if, .then, .else: readBranches(keyword, value)
    case .items, .additionalItems, .prefixItems: hasItems = true
    case .definitions, .contentSchema: break
    }
  }

  // MARK: - References, types and choices

  private mutating func readReference(_ keyword: Keyword, _ value: Node) {
    guard let text = value.string else { return report(value, "a URI reference") }
    let kind: ReferenceRule.Kind =
      switch keyword {
      case .dynamicReference: .dynamic
      case .recursiveReference: .recursive
      default: .plain
      }
    references.append(ReferenceRule(kind, text))
  }

  private mutating func readType(_ value: Node) {
    guard let types = types(value) else {
      return report(value, "one of null, boolean, integer, number, string, array, object, or an array of these")
    }
    self.types = types
  }

  private func types(_ value: Node) -> TypeSet? {
    guard value.kind == .array else { return value.string.flatMap { TypeSet(name: $0) } }
    var types: TypeSet = []
    for name in value.elements {
      guard let type = name.string.flatMap({ TypeSet(name: $0) }) else { return nil }
      types.formUnion(type)
    }
    return types
  }

  private mutating func readEnum(_ value: Node) {
    guard value.kind == .array else { return report(value, "an array") }
    choices.append(ChoiceList(keyword: "enum", nodes: Array(value.elements)))
  }

  // MARK: - Scalars

  private mutating func readBound(_ keyword: Keyword, _ value: Node) {
    // Draft 4 has switches that change what `minimum` and `maximum` mean.
    if dialect.draft == .draft4, keyword == .exclusiveMinimum || keyword == .exclusiveMaximum, value.kind == .boolean {
      return readExclusiveSwitch(keyword, value)
    }
    guard let bound = value.number else { return report(value, "a number") }
    switch keyword {
    case .minimum:
      if groups.number.exclusiveMinimum == nil || dialect.draft > .draft4 { groups.number.minimum = bound }
    case .maximum:
      if groups.number.exclusiveMaximum == nil || dialect.draft > .draft4 { groups.number.maximum = bound }
    case .exclusiveMinimum: groups.number.exclusiveMinimum = bound
    case .exclusiveMaximum: groups.number.exclusiveMaximum = bound
    default:
      guard bound > Number(0) else { return report(value, "a number above 0") }
      groups.number.multipleOf = bound
    }
  }

  private mutating func readExclusiveSwitch(_ keyword: Keyword, _ value: Node) {
    guard value.boolean == true else { return }
    if keyword == .exclusiveMinimum {
      groups.number.exclusiveMinimum = schema.node["minimum"]?.number
      groups.number.minimum = nil
    } else {
      groups.number.exclusiveMaximum = schema.node["maximum"]?.number
      groups.number.maximum = nil
    }
  }

  private mutating func readText(_ keyword: Keyword, _ value: Node) {
    if keyword == .minLength || keyword == .maxLength {
      guard let count = count(value) else { return }
      if keyword == .minLength { groups.string.minLength = count } else { groups.string.maxLength = count }
    } else {
      guard let text = value.string else { return report(value, "a string") }
      switch keyword {
      case .pattern: groups.string.pattern = PatternRule(text)
      case .format: groups.string.format = StringFormat(text)
      case .contentEncoding: groups.string.contentEncoding = text
      case .wordPattern: groups.string.words = WordRule(text, in: schema)
      default: groups.string.contentMediaType = text
      }
    }
  }

  // MARK: - Arrays

  private mutating func readArray(_ keyword: Keyword, _ value: Node) {
    switch keyword {
    case .contains:
      groups.array.contains = subschema(value)
      groups.array.containsEvaluates = dialect.draft >= .draft202012
    case .uniqueItems:
      guard let isUnique = value.boolean else { return report(value, "true or false") }
      groups.array.uniqueItems = isUnique
    case .minContains: groups.array.minContains = count(value)
    case .maxContains: groups.array.maxContains = count(value)
    case .minItems: groups.array.minItems = count(value)
    default: groups.array.maxItems = count(value)
    }
  }

  /// `items` in its two forms, `prefixItems` and `additionalItems`, which depend on each other.
  ///
  /// An array under `items` is read as `prefixItems` in every draft; 2020-12 has no other meaning for it.
  private mutating func readItems() {
    let node = schema.node
    if dialect.draft >= .draft202012, let value = node["prefixItems"] {
      groups.array.prefix = subschemas(value) ?? []
    }
    guard let items = node["items"] else { return }
    guard items.kind == .array else {
      groups.array.rest = subschema(items)
      return
    }
    groups.array.prefix = items.elements.map { schema.child($0) }
    groups.array.prefixKeyword = "items"
    guard dialect.draft <= .draft201909, let additional = node["additionalItems"] else { return }
    groups.array.rest = subschema(additional)
    groups.array.restKeyword = "additionalItems"
  }

  // MARK: - Objects

  private mutating func readObject(_ keyword: Keyword, _ value: Node) {
    switch keyword {
    case .additionalProperties: groups.object.additional = subschema(value)
    case .propertyNames: groups.object.names = subschema(value)
    case .required: groups.object.required = keys(value) ?? []
    case .minProperties: groups.object.minProperties = count(value)
    case .maxProperties: groups.object.maxProperties = count(value)
    default:
      guard value.kind == .object else { return report(value, "an object") }
      switch keyword {
      case .properties:
        groups.object.properties = PropertyTable(value, in: schema.resource)
      case .patternProperties:
        groups.object.patterns = values(of: value).map { (PatternRule($0.key ?? ""), schema.child($0)) }
      default: readDependencies(keyword, value)
      }
    }
  }

  private mutating func readDependencies(_ keyword: Keyword, _ value: Node) {
    let name = value.key ?? ""
    for dependent in values(of: value) {
      let key = PropertyName(dependent.key ?? "")
      switch (keyword, dependent.kind) {
      case (.dependentRequired, _), (.dependencies, .array):
        if let needs = keys(dependent) { groups.object.dependentRequired.append((key, needs, name)) }
      case (.dependencies, .string):
        // Draft 3 wrote one key as a string; some schemas still do.
        groups.object.dependentRequired.append((key, [PropertyName(dependent.string ?? "")], name))
      default:
        if let schema = subschema(dependent) { groups.object.dependentSchemas.append((key, schema, name)) }
      }
    }
  }

  // MARK: - Branches

  private mutating func readBranches(_ keyword: Keyword, _ value: Node) {
    switch keyword {
    case .allOf: groups.branches.allOf = subschemas(value) ?? []
    case .anyOf: groups.branches.anyOf = subschemas(value) ?? []
    case .oneOf: groups.branches.oneOf = subschemas(value) ?? []
    case .not: groups.branches.not = subschema(value)
    case .if: groups.branches.condition = subschema(value)
    case .then: groups.branches.then = subschema(value)
    default: groups.branches.otherwise = subschema(value)
    }
  }

  // MARK: - Values of keywords

  /// The values of an object's members; of repeated keys only the last counts.
  private func values(of object: Node) -> [Node] { object.children.filter { counts($0, in: object) } }

  private func counts(_ value: Node, in object: Node) -> Bool {
    !schema.resource.file.hasRepeatedKeys || object.member(withKeyOf: value) == value
  }

  private mutating func subschema(_ value: Node) -> Subschema? {
    guard value.kind == .object || value.kind == .boolean else {
      report(value, "a schema")
      return nil
    }
    return schema.child(value)
  }

  private mutating func subschemas(_ value: Node) -> [Subschema]? {
    guard value.kind == .array else {
      report(value, "an array of schemas")
      return nil
    }
    return value.elements.map { schema.child($0) }
  }

  private mutating func keys(_ value: Node) -> [PropertyName]? {
    guard value.kind == .array, value.elements.allSatisfy({ $0.kind == .string }) else {
      report(value, "an array of strings")
      return nil
    }
    return value.elements.map { PropertyName($0.string ?? "") }
  }

  private mutating func count(_ value: Node) -> Int? {
    guard let number = value.number, number.isInteger, number >= Number(0) else {
      report(value, "a whole number from 0")
      return nil
    }
    return number.int ?? .max
  }

  private mutating func report(_ value: Node, _ expectation: String) {
    problems.append(KeywordProblem(keyword: value.key ?? "", span: value.span, expectation: expectation))
  }
}
