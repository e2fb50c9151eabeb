import SettingsFiles

/// Reads a schema's keywords into ``Rules``.
///
/// A keyword of the wrong type is left out and reported, so that one slip in a schema does not take the
/// rest of it away.
struct RulesReader: ~Copyable {
  private let schema: Subschema
  private let dialect: Dialect
  private let hasRepeatedKeys: Bool
  private var rules = ReadRules()
  /// The keywords about elements, which depend on each other.
  private var items, prefixItems, additionalItems: Node?

  static func rules(of schema: Subschema) -> Rules {
    switch schema.node.kind {
    case .boolean: return Rules(constant: schema.node.boolean)
    case .object:
      var reader = RulesReader(schema)
      reader.read()
      return Rules(reader.rules)
    default:
      let problem = KeywordProblem(keyword: "", span: schema.node.span, expectation: "an object or a boolean")
      return Rules(ReadRules(problems: [problem]))
    }
  }

  private init(_ schema: Subschema) {
    self.schema = schema
    dialect = schema.resource.dialect
    hasRepeatedKeys = schema.resource.file.hasRepeatedKeys
  }

  private mutating func read() {
    let (draft, node) = (dialect.draft, schema.node)
    for value in node.children where counts(value, in: node) {
      guard let keyword = Keyword(keyOf: value), keyword.since <= draft,
        draft <= keyword.until ?? draft, dialect.assertsValidation || !keyword.isOfValidation
      else { continue }
      if keyword == .reference, draft.referenceStandsAlone, let text = value.string {
        rules = ReadRules(references: [ReferenceRule(.plain, text)])
        return
      }
      read(keyword, value)
    }
    readItems()
  }

  private mutating func read(_ keyword: Keyword, _ value: Node) {
    switch keyword {
    case .reference: readReference(.plain, value)
    case .dynamicReference: readReference(.dynamic, value)
    case .recursiveReference: readReference(.recursive, value)
    case .type: readType(value)
    case .enum: readEnum(value)
    case .const: rules.choices.append(ChoiceList(keyword: "const", nodes: [value]))
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf: readBound(keyword, value)
    case .minLength: if let count = count(value) { rules.groups.string.minLength = count }
    case .maxLength: if let count = count(value) { rules.groups.string.maxLength = count }
    case .pattern: if let text = text(value) { rules.groups.string.pattern = PatternRule(text) }
    case .format: if let text = text(value) { rules.groups.string.format = StringFormat(text) }
    case .contentEncoding: if let text = text(value) { rules.groups.string.contentEncoding = text }
    case .contentMediaType: if let text = text(value) { rules.groups.string.contentMediaType = text }
    case .wordPattern: if let text = text(value) { rules.groups.string.words = WordRule(text, in: schema) }
    case .items: items = value
    case .additionalItems: additionalItems = value
    case .prefixItems: prefixItems = value
    case .unevaluatedItems: rules.unevaluatedItems = subschema(value)
    case .contains:
      rules.groups.array.contains = subschema(value)
      rules.groups.array.containsEvaluates = dialect.draft >= .draft202012
    case .minContains: rules.groups.array.minContains = count(value)
    case .maxContains: rules.groups.array.maxContains = count(value)
    case .minItems: rules.groups.array.minItems = count(value)
    case .maxItems: rules.groups.array.maxItems = count(value)
    case .uniqueItems:
      guard let isUnique = value.boolean else { return report(value, "true or false") }
      rules.groups.array.uniqueItems = isUnique
    case .properties:
      if isObject(value) { rules.groups.object.properties = PropertyTable(value, in: schema.resource) }
    case .patternProperties:
      guard isObject(value) else { return }
      rules.groups.object.patterns = values(of: value).map { (PatternRule($0.key ?? ""), schema.child($0)) }
    case .additionalProperties: rules.groups.object.additional = subschema(value)
    case .unevaluatedProperties: rules.unevaluatedProperties = subschema(value)
    case .propertyNames: rules.groups.object.names = subschema(value)
    case .required: rules.groups.object.required = keys(value) ?? []
    case .minProperties: rules.groups.object.minProperties = count(value)
    case .maxProperties: rules.groups.object.maxProperties = count(value)
    case .dependencies, .dependentRequired, .dependentSchemas: if isObject(value) { readDependencies(keyword, value) }
    case .allOf: rules.groups.branches.allOf = subschemas(value) ?? []
    case .anyOf: rules.groups.branches.anyOf = subschemas(value) ?? []
    case .oneOf: rules.groups.branches.oneOf = subschemas(value) ?? []
    case .not: rules.groups.branches.not = subschema(value)
    case .if: rules.groups.branches.condition = subschema(value)
    case .then: rules.groups.branches.then = subschema(value)
    case .else: rules.groups.branches.otherwise = subschema(value)
    case .definitions, .contentSchema: break
    }
  }

  // MARK: - References, types and choices

  private mutating func readReference(_ kind: ReferenceRule.Kind, _ value: Node) {
    if let text = text(value, "a URI reference") { rules.references.append(ReferenceRule(kind, text)) }
  }

  private mutating func readType(_ value: Node) {
    guard let types = types(value) else {
      return report(value, "one of null, boolean, integer, number, string, array, object, or an array of these")
    }
    rules.types = types
  }

  private func types(_ value: Node) -> TypeSet? {
    guard value.kind == .array else { return TypeSet(namedBy: value) }
    var types: TypeSet = []
    for name in value.elements {
      guard let type = TypeSet(namedBy: name) else { return nil }
      types.formUnion(type)
    }
    return types
  }

  private mutating func readEnum(_ value: Node) {
    guard value.kind == .array else { return report(value, "an array") }
    rules.choices.append(ChoiceList(keyword: "enum", nodes: Array(value.elements)))
  }

  // MARK: - Numbers

  private mutating func readBound(_ keyword: Keyword, _ value: Node) {
    // Draft 4 has switches that change what `minimum` and `maximum` mean.
    if dialect.draft == .draft4, keyword == .exclusiveMinimum || keyword == .exclusiveMaximum, value.kind == .boolean {
      return readExclusiveSwitch(keyword, value)
    }
    guard let bound = value.number else { return report(value, "a number") }
    switch keyword {
    case .minimum:
      if rules.groups.number.exclusiveMinimum == nil || dialect.draft > .draft4 { rules.groups.number.minimum = bound }
    case .maximum:
      if rules.groups.number.exclusiveMaximum == nil || dialect.draft > .draft4 { rules.groups.number.maximum = bound }
    case .exclusiveMinimum: rules.groups.number.exclusiveMinimum = bound
    case .exclusiveMaximum: rules.groups.number.exclusiveMaximum = bound
    default:
      guard bound > Number(0) else { return report(value, "a number above 0") }
      rules.groups.number.multipleOf = bound
    }
  }

  private mutating func readExclusiveSwitch(_ keyword: Keyword, _ value: Node) {
    guard value.boolean == true else { return }
    if keyword == .exclusiveMinimum {
      rules.groups.number.exclusiveMinimum = schema.node["minimum"]?.number
      rules.groups.number.minimum = nil
    } else {
      rules.groups.number.exclusiveMaximum = schema.node["maximum"]?.number
      rules.groups.number.maximum = nil
    }
  }

  // MARK: - Arrays and objects

  /// `items` in its two forms, `prefixItems` and `additionalItems`.
  ///
  /// An array under `items` is read as `prefixItems` in every draft; 2020-12 has no other meaning for it.
  private mutating func readItems() {
    if let prefixItems { rules.groups.array.prefix = subschemas(prefixItems) ?? [] }
    guard let items else { return }
    guard items.kind == .array else { return rules.groups.array.rest = subschema(items) }
    rules.groups.array.prefix = items.elements.map { schema.child($0) }
    rules.groups.array.prefixKeyword = "items"
    guard let additionalItems else { return }
    rules.groups.array.rest = subschema(additionalItems)
    rules.groups.array.restKeyword = "additionalItems"
  }

  private mutating func readDependencies(_ keyword: Keyword, _ value: Node) {
    let name = value.key ?? ""
    for dependent in values(of: value) {
      let key = PropertyName(dependent.key ?? "")
      switch (keyword, dependent.kind) {
      case (.dependentRequired, _), (.dependencies, .array):
        if let needs = keys(dependent) { rules.groups.object.dependentRequired.append((key, needs, name)) }
      case (.dependencies, .string):
        // Draft 3 wrote one key as a string; some schemas still do.
        rules.groups.object.dependentRequired.append((key, [PropertyName(dependent.string ?? "")], name))
      default:
        if let schema = subschema(dependent) { rules.groups.object.dependentSchemas.append((key, schema, name)) }
      }
    }
  }

  // MARK: - Values of keywords

  /// The values of an object's members; of repeated keys only the last counts.
  private func values(of object: Node) -> [Node] { object.children.filter { counts($0, in: object) } }

  private func counts(_ value: Node, in object: Node) -> Bool {
    !hasRepeatedKeys || object.member(withKeyOf: value) == value
  }

  private mutating func text(_ value: Node, _ expectation: String = "a string") -> String? {
    let text = value.string
    if text == nil { report(value, expectation) }
    return text
  }

  private mutating func isObject(_ value: Node) -> Bool {
    if value.kind != .object { report(value, "an object") }
    return value.kind == .object
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
    rules.problems.append(KeywordProblem(keyword: value.key ?? "", span: value.span, expectation: expectation))
  }
}
