import SettingsDocuments

extension Evaluation {
  mutating func checkObject(_ rules: Kept<ObjectRules>, _ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    var isValid = true
    for key in rules.required where node[key.text] == nil {
      isValid = fail(schema, node, "required", "\(Wording.quoted(key.text)) is missing", detail: .missingKey)
      guard gathersFaults else { return false }
    }
    if rules.minProperties != nil || rules.maxProperties != nil {
      isValid = checkCount(rules, schema, node) && isValid
      guard isValid || gathersFaults else { return false }
    }
    marks?.declare(rules.properties)
    if rules.looksAtMembers {
      for member in node.members where counts(member, in: node) {
        isValid = checkMember(member, rules, schema, node, marks) && isValid
        guard isValid || gathersFaults else { return false }
      }
    }
    if !rules.dependentRequired.isEmpty || !rules.dependentSchemas.isEmpty {
      isValid = checkDependencies(rules, schema, node, marks) && isValid
    }
    return isValid
  }

  private mutating func checkCount(_ rules: Kept<ObjectRules>, _ schema: Subschema, _ node: Node) -> Bool {
    let count = node.members.count { counts($0, in: node) }
    if let least = rules.minProperties, count < least {
      return fail(schema, node, "minProperties", Self.fewMessage(count, least, "setting", "settings"))
    }
    if let most = rules.maxProperties, count > most {
      return fail(schema, node, "maxProperties", Self.manyMessage(count, most, "setting", "settings"))
    }
    return true
  }

  private mutating func checkMember(
    _ member: Member, _ rules: Kept<ObjectRules>, _ schema: Subschema, _ node: Node, _ marks: Marks?
  ) -> Bool {
    var isValid = true
    var isDeclared = false
    if let property = rules.properties.schema(forKeyOf: member.value) {
      isDeclared = true
      isValid = descend(property, member.value, "properties", member.key)
    }
    let key = rules.patterns.isEmpty ? "" : member.key
    for (pattern, property) in rules.patterns {
      let isMatch = match(pattern, key, schema, member.value)
      if isMatch == false { continue }
      isDeclared = true
      // Where nobody can tell whether the key matches, the schema may not be meant for it.
      guard isMatch == true else { continue }
      isValid = descend(property, member.value, "patternProperties", pattern.source) && isValid
    }
    if !isDeclared, let additional = rules.additional {
      isDeclared = true
      if additional.rules.constant == false {
        isValid = failStrangeKey(member, rules, schema, node, "additionalProperties")
      } else {
        isValid = descend(additional, member.value, "additionalProperties") && isValid
      }
    }
    if isDeclared { marks?.insert(member.value) }
    guard isValid || gathersFaults else { return false }
    if let names = rules.names { isValid = checkName(member, names, schema) && isValid }
    return isValid
  }

  /// A key that no rule knows: the fault is the key's, and a near one is offered.
  private mutating func failStrangeKey(
    _ member: Member, _ rules: Kept<ObjectRules>, _ schema: Subschema, _ node: Node, _ keyword: String
  ) -> Bool {
    var message: String {
      Self.strangeKeyMessage(member.key, among: rules.properties.keys.filter { node[$0] == nil })
    }
    return fail(schema, member.value, keyword, message, span: member.keySpan, detail: .strangeKey)
  }

  static func strangeKeyMessage(_ key: String, among candidates: some Sequence<String>) -> String {
    // Sorted, so that of two equally near keys the same one is offered each time.
    let nearest = Suggestion.closest(to: key, among: candidates.sorted())
    let hint = nearest.map { "; did you mean \(Wording.quoted($0))?" } ?? ""
    return "\(Wording.quoted(key)) is not a setting here" + hint
  }

  private mutating func checkDependencies(
    _ rules: Kept<ObjectRules>, _ schema: Subschema, _ node: Node, _ marks: Marks?
  ) -> Bool {
    var isValid = true
    for (key, needs, keyword) in rules.dependentRequired where node[key.text] != nil {
      for need in needs where node[need.text] == nil {
        isValid = fail(
          schema, node, keyword, "\(Wording.quoted(need.text)) is missing, which \(Wording.quoted(key.text)) needs",
          detail: .missingKey)
        guard gathersFaults else { return false }
      }
    }
    for (key, dependent, keyword) in rules.dependentSchemas where node[key.text] != nil {
      isValid = apply(dependent, node, marks, keyword, key.text) && isValid
      guard isValid || gathersFaults else { return false }
    }
    return isValid
  }

  // MARK: - Unevaluated children

  mutating func checkUnevaluated(_ rules: Rules, _ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    switch node.kind {
    case .object: checkUnevaluatedProperties(rules, schema, node, marks)
    case .array: checkUnevaluatedItems(rules, schema, node, marks)
    default: true
    }
  }

  private mutating func checkUnevaluatedProperties(
    _ rules: Rules, _ schema: Subschema, _ node: Node, _ marks: Marks?
  ) -> Bool {
    guard let unevaluated = rules.unevaluatedProperties, let marks, !marks.isUncertain else { return true }
    var isValid = true
    for member in node.members where counts(member, in: node) && !marks.contains(member.value) {
      if unevaluated.rules.constant == false {
        var message: String {
          Self.strangeKeyMessage(member.key, among: marks.declaredKeys.map(\.text).filter { node[$0] == nil })
        }
        isValid = fail(
          schema, member.value, "unevaluatedProperties", message, span: member.keySpan, detail: .strangeKey)
      } else {
        isValid = descend(unevaluated, member.value, "unevaluatedProperties") && isValid
      }
      guard isValid || gathersFaults else { return false }
      marks.insert(member.value)
    }
    return isValid
  }

  private mutating func checkUnevaluatedItems(
    _ rules: Rules, _ schema: Subschema, _ node: Node, _ marks: Marks?
  ) -> Bool {
    guard let unevaluated = rules.unevaluatedItems, let marks, !marks.isUncertain else { return true }
    var isValid = true
    for element in node.elements where !marks.contains(element) {
      if unevaluated.rules.constant == false {
        isValid = fail(schema, element, "unevaluatedItems", "this entry is one too many")
      } else {
        isValid = descend(unevaluated, element, "unevaluatedItems") && isValid
      }
      guard isValid || gathersFaults else { return false }
      marks.insert(element)
    }
    return isValid
  }
}
