import SettingsDocuments

extension Evaluation {
  mutating func checkObject(
    _ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isValid = true
    for key in rules.required where node[key.text] == nil {
      isValid = fail(schema, node, "required", Wording.missing(key), detail: .missingKey)
      guard gathersProblems else { return false }
    }
    if rules.minProperties != nil || rules.maxProperties != nil {
      isValid = checkCount(rules, schema, node) && isValid
      guard isValid || gathersProblems else { return false }
    }
    evaluated?.declare(rules.properties)
    if rules.looksAtMembers {
      for member in node.members where counts(member, in: node) {
        isValid = checkMember(member, rules, schema, node, evaluated) && isValid
        guard isValid || gathersProblems else { return false }
      }
    }
    if !rules.dependentRequired.isEmpty || !rules.dependentSchemas.isEmpty {
      isValid = checkDependencies(rules, schema, node, evaluated) && isValid
    }
    return isValid
  }

  private mutating func checkCount(_ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node) -> Bool {
    let count = node.members.count { counts($0, in: node) }
    if let least = rules.minProperties, count < least {
      return fail(schema, node, "minProperties", Wording.tooFew(count, least, "setting", "settings"))
    }
    if let most = rules.maxProperties, count > most {
      return fail(schema, node, "maxProperties", Wording.tooMany(count, most, "setting", "settings"))
    }
    return true
  }

  private mutating func checkMember(
    _ member: Member, _ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
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
    if isDeclared { evaluated?.insert(member.value) }
    guard isValid || gathersProblems else { return false }
    if let names = rules.names { isValid = checkName(member, names, schema) && isValid }
    return isValid
  }

  /// A key that no rule knows: the problem is the key's, and a near one is offered.
  private mutating func failStrangeKey(
    _ member: Member, _ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node, _ keyword: String
  ) -> Bool {
    var message: String {
      Wording.strangeKey(member.key, among: rules.properties.keys.filter { node[$0] == nil })
    }
    return fail(schema, member.value, keyword, message, span: member.keySpan, detail: .strangeKey)
  }

  private mutating func checkDependencies(
    _ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isValid = true
    for (key, needs, keyword) in rules.dependentRequired where node[key.text] != nil {
      for need in needs where node[need.text] == nil {
        isValid = fail(schema, node, keyword, Wording.missing(need, neededBy: key), detail: .missingKey)
        guard gathersProblems else { return false }
      }
    }
    for (key, dependent, keyword) in rules.dependentSchemas where node[key.text] != nil {
      isValid = apply(dependent, node, evaluated, keyword, key.text) && isValid
      guard isValid || gathersProblems else { return false }
    }
    return isValid
  }

  // MARK: - Unevaluated children

  mutating func checkUnevaluated(_ rules: Rules, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?)
    -> Bool
  {
    switch node.kind {
    case .object: checkUnevaluatedProperties(rules, schema, node, evaluated)
    case .array: checkUnevaluatedItems(rules, schema, node, evaluated)
    default: true
    }
  }

  private mutating func checkUnevaluatedProperties(
    _ rules: Rules, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    guard let unevaluated = rules.unevaluatedProperties, let evaluated, !evaluated.isUncertain else { return true }
    var isValid = true
    for member in node.members where counts(member, in: node) && !evaluated.contains(member.value) {
      if unevaluated.rules.constant == false {
        var message: String {
          Wording.strangeKey(member.key, among: evaluated.declaredKeys.map(\.text).filter { node[$0] == nil })
        }
        isValid = fail(
          schema, member.value, "unevaluatedProperties", message, span: member.keySpan, detail: .strangeKey)
      } else {
        isValid = descend(unevaluated, member.value, "unevaluatedProperties") && isValid
      }
      guard isValid || gathersProblems else { return false }
      evaluated.insert(member.value)
    }
    return isValid
  }

  private mutating func checkUnevaluatedItems(
    _ rules: Rules, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    guard let unevaluated = rules.unevaluatedItems, let evaluated, !evaluated.isUncertain else { return true }
    var isValid = true
    for element in node.elements where !evaluated.contains(element) {
      if unevaluated.rules.constant == false {
        isValid = fail(schema, element, "unevaluatedItems", "this entry is one too many")
      } else {
        isValid = descend(unevaluated, element, "unevaluatedItems") && isValid
      }
      guard isValid || gathersProblems else { return false }
      evaluated.insert(element)
    }
    return isValid
  }
}
