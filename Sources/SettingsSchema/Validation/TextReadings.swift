import SettingsFiles

// In formats whose values are all texts, a text is also what it spells: a number, a switch, or a list of one entry.

extension Evaluation {
  /// What a text is taken for where its schema asks for another type.
  enum TextReading {
    case number, boolean
    /// The only entry of a list.
    case entry
  }

  /// What a text is taken for; nil where it spells nothing of these types, or the format has types of its own.
  func reading(of node: Node, as types: TypeSet) -> TextReading? {
    guard let values = checked.textValues, let text = node.string else { return nil }
    if types.contains(.boolean), values.boolean(text) != nil { return .boolean }
    if !types.isDisjoint(with: [.integer, .number]), let number = values.number(text),
      types.contains(.number) || number.isInteger
    {
      return .number
    }
    return types.contains(.array) && values.repeatsAreLists && !isInLoneEntry ? .entry : nil
  }

  /// Whether a value is a text that spells one of these types.
  @inline(never)
  func isReadable(_ node: Node, as types: TypeSet) -> Bool {
    readsTexts && reading(of: node, as: types) != nil
  }

  /// Checks a text, and what it spells.
  ///
  /// - Parameter isText: whether it is also what it is written as.
  @inline(never)
  func checkReading(_ rules: Rules, _ schema: Subschema, _ node: Node, isText: Bool) -> Bool {
    var isValid = true
    if !isText, let types = rules.types, reading(of: node, as: types) == .entry, let rules = rules.array {
      isValid = checkLoneEntry(rules, schema, node)
    }
    if isText, let rules = rules.string { isValid = checkString(rules, schema, node) && isValid }
    if let bounds = rules.number, let number = spelledNumber(node, rules) {
      isValid = checkNumber(number, bounds, schema, node) && isValid
    }
    return isValid
  }

  /// The number that a text spells, where its schema may mean one.
  func spelledNumber(_ node: Node, _ rules: Rules) -> Number? {
    guard let values = checked.textValues,
      rules.types.map({ !$0.isDisjoint(with: [.integer, .number]) }) ?? true
    else { return nil }
    return node.string.flatMap(values.number)
  }

  /// Whether a text spells a number or a switch that is one of the values of an `enum` or `const`.
  func spells(_ node: Node, oneOf list: ChoiceList) -> Bool {
    guard let values = checked.textValues, let text = node.string else { return false }
    return list.values.contains { value in
      switch value {
      case .number(let number): values.number(text) == number
      case .boolean(let boolean): values.boolean(text) == boolean
      default: false
      }
    }
  }

  /// Whether a value may be of several types at once.
  func mayBeRead(_ node: Node) -> Bool { readsTexts && node.kind == .string }

  /// Checks a list that is written as its only entry.
  func checkLoneEntry(_ rules: Box<ArrayRules>, _ schema: Subschema, _ node: Node) -> Bool {
    guard check(1, rules.minItems, rules.maxItems, "Items", "entry", "entries", schema, node) else { return false }
    isInLoneEntry = true
    defer { isInLoneEntry = false }
    var isValid = true
    if let first = rules.prefix.first {
      isValid = apply(first, node, nil, rules.prefixKeyword, "0")
    } else if let rest = rules.rest {
      isValid = apply(rest, node, nil, rules.restKeyword)
    }
    guard isValid || gathersProblems else { return false }
    if let contains = rules.contains, rules.minContains != 0, !self.isValid(contains, node, nil) {
      isValid = fail(schema, node, "contains", "has no entry of the kind that is needed")
    }
    return isValid
  }
}

extension TextValues {
  /// The types of a value: of a text also those that it spells.
  package func types(of node: Node) -> TypeSet {
    node.string.map(types) ?? TypeSet(of: node)
  }

  /// The types of a text and of what it spells.
  package func types(of text: String) -> TypeSet {
    var types: TypeSet = .string
    if let number = number(text) { types.formUnion(number.isInteger ? [.integer, .number] : .number) }
    if boolean(text) != nil { types.formUnion(.boolean) }
    if repeatsAreLists { types.formUnion(.array) }
    return types
  }
}
