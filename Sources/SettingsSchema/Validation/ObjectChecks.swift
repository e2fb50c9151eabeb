import SettingsFiles

extension Evaluation {
  func checkObject(
    _ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isValid = true
    for key in rules.required where checked.member(key.text, of: node) == nil {
      isValid = fail(schema, node, "required", Wording.missing(key), detail: .missingKey)
      guard gathersProblems else { return false }
    }
    if rules.minProperties != nil || rules.maxProperties != nil {
      isValid = checkCount(rules, schema, node) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if let evaluated {
      evaluated.declare(rules.properties)
      if rules.looksAtMembers { evaluated.insert(rules.additional == nil ? .members(rules) : .all) }
    }
    if rules.looksAtMembers {
      isValid = checkMembers(rules, schema, node) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if !rules.dependentRequired.isEmpty || !rules.dependentSchemas.isEmpty {
      isValid = checkDependencies(rules, schema, node, evaluated) && isValid
    }
    return isValid
  }

  private func checkCount(_ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node) -> Bool {
    let count =
      checked.hasRepeatedKeys
      ? checked.children(of: node).count { checked.counts($0, in: node) } : checked.count(of: node)
    return check(count, rules.minProperties, rules.maxProperties, "Properties", "setting", "settings", schema, node)
  }

  @inline(never)
  private func checkMembers(_ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node) -> Bool {
    if let question = question(schema, .members, node) {
      return checkChildren(of: node, question) { !checked.counts($0, in: node) || checkMember($0, rules, schema) }
    }
    var isValid = true
    for member in checked.children(of: node) where checked.counts(member, in: node) {
      isValid = checkMember(member, rules, schema) && isValid
      guard isValid || gathersProblems else { return false }
    }
    return isValid
  }

  private func checkMember(_ member: Node, _ rules: Box<ObjectRules>, _ schema: Subschema) -> Bool {
    var isValid = true
    var isDeclared = false
    let key = rules.patterns.isEmpty ? "" : member.key ?? ""
    if let property = rules.properties.schema(forKeyOf: member) {
      isDeclared = true
      isValid = descend(property, member, "properties", member.key)
    }
    for (pattern, property) in rules.patterns {
      let isMatch = match(pattern, key, schema, member)
      if isMatch == false { continue }
      isDeclared = true
      // Where it is not known whether the key matches, the schema may not be meant for it.
      guard isMatch == true else { continue }
      isValid = descend(property, member, "patternProperties", pattern.source) && isValid
    }
    if !isDeclared, let additional = rules.additional {
      if additional.rules.constant == false {
        isValid = failStrangeKey(member, rules, schema)
      } else {
        isValid = descend(additional, member, "additionalProperties") && isValid
      }
    }
    guard isValid || gathersProblems else { return false }
    if let names = rules.names { isValid = checkName(member, names, schema) && isValid }
    return isValid
  }

  /// A key that no rule knows: the problem is the key's, and a near one is offered.
  private func failStrangeKey(_ member: Node, _ rules: Box<ObjectRules>, _ schema: Subschema) -> Bool {
    fail(
      schema, member, "additionalProperties",
      Wording.strangeKey(
        member.key ?? "", among: rules.properties.keys, kind: isInText ? Annotations(schema).title : nil),
      span: member.keySpan, detail: .strangeKey)
  }

  private func checkDependencies(
    _ rules: Box<ObjectRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isValid = true
    for (key, needs, keyword) in rules.dependentRequired where checked.member(key.text, of: node) != nil {
      for need in needs where checked.member(need.text, of: node) == nil {
        isValid = fail(schema, node, keyword, Wording.missing(need, neededBy: key), detail: .missingKey)
        guard gathersProblems else { return false }
      }
    }
    for (key, dependent, keyword) in rules.dependentSchemas where checked.member(key.text, of: node) != nil {
      isValid = apply(dependent, node, evaluated, keyword, key.text) && isValid
      guard isValid || gathersProblems else { return false }
    }
    return isValid
  }

  // MARK: - Unevaluated children

  @inline(never)
  func checkUnevaluated(_ rules: Rules, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?) -> Bool {
    let isObject = node.kind == .object
    let unevaluated = isObject ? rules.unevaluatedProperties : node.kind == .array ? rules.unevaluatedItems : nil
    guard let unevaluated, let evaluated, !evaluated.isUncertain else { return true }
    let keyword = isObject ? "unevaluatedProperties" : "unevaluatedItems"
    let isValid = checkUnevaluated(schema, node, evaluated) { child in
      if isObject && !checked.counts(child, in: node) || evaluated.contains(child, id(of: child)) { return true }
      guard unevaluated.rules.constant == false else { return descend(unevaluated, child, keyword) }
      guard isObject else { return fail(schema, child, keyword, "this entry is one too many") }
      return fail(
        schema, child, keyword, Wording.strangeKey(child.key ?? "", among: evaluated.declaredKeys.map(\.text)),
        span: child.keySpan, detail: .strangeKey)
    }
    evaluated.insert(.all)
    return isValid
  }

  /// Asks the children of which it is not known otherwise that they were looked at.
  @inline(never)
  private func checkUnevaluated(
    _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations, _ check: (Node) -> Bool
  ) -> Bool {
    if let identity = evaluated.identity, let question = question(schema, .unevaluated, node) {
      return checkChildren(of: node, question, evaluated: identity, check)
    }
    var isValid = true
    for child in checked.children(of: node) {
      isValid = check(child) && isValid
      guard isValid || gathersProblems else { return false }
    }
    return isValid
  }
}
