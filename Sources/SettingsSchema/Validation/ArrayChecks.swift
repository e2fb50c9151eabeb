import SettingsDocuments

extension Evaluation {
  mutating func checkArray(
    _ rules: Box<ArrayRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isValid = checkCount(rules, schema, node)
    guard isValid || gathersProblems else { return false }
    if rules.uniqueItems {
      isValid = checkUnique(schema, node) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if !rules.prefix.isEmpty || rules.rest != nil {
      isValid = checkItems(rules, schema, node, evaluated) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if let contains = rules.contains {
      isValid = checkContains(contains, rules, schema, node, evaluated) && isValid
    }
    return isValid
  }

  private mutating func checkCount(_ rules: Box<ArrayRules>, _ schema: Subschema, _ node: Node) -> Bool {
    if let least = rules.minItems, node.count < least {
      return fail(schema, node, "minItems", Wording.tooFew(node.count, least, "entry", "entries"))
    }
    if let most = rules.maxItems, node.count > most {
      return fail(schema, node, "maxItems", Wording.tooMany(node.count, most, "entry", "entries"))
    }
    return true
  }

  private mutating func checkUnique(_ schema: Subschema, _ node: Node) -> Bool {
    var seen: [Value: Int] = [:]
    for (index, element) in node.elements.enumerated() {
      let value = element.comparableValue
      if let first = seen[value] {
        return fail(schema, element, "uniqueItems", Wording.repeated(element, firstIndex: first))
      }
      seen[value] = index
    }
    return true
  }

  private mutating func checkItems(
    _ rules: Box<ArrayRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  )
    -> Bool
  {
    var isValid = true
    for (index, element) in node.elements.enumerated() {
      if index < rules.prefix.count {
        isValid = descend(rules.prefix[index], element, rules.prefixKeyword, String(index)) && isValid
      } else if let rest = rules.rest {
        if rest.rules.constant == false {
          let most = rules.prefix.count
          isValid = fail(schema, element, rules.restKeyword, Wording.tooMany(node.count, most, "entry", "entries"))
          return isValid
        }
        isValid = descend(rest, element, rules.restKeyword) && isValid
      } else {
        break
      }
      guard isValid || gathersProblems else { return false }
      evaluated?.insert(element)
    }
    return isValid
  }

  private mutating func checkContains(
    _ contains: Subschema, _ rules: Box<ArrayRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    let least = rules.minContains ?? 1
    var count = 0
    // Those that are only taken for true are left out.
    var certainCount = 0
    for element in node.elements {
      let uncertainBefore = uncertainAnswers
      guard with(.answering, { $0.descend(contains, element, "contains") }) else { continue }
      count += 1
      if uncertainAnswers == uncertainBefore { certainCount += 1 }
      if rules.containsEvaluates { evaluated?.insert(element) }
    }
    if count < least {
      let keyword = rules.minContains == nil ? "contains" : "minContains"
      let title = contains.node.kind == .object ? contains.node["title"]?.string : nil
      return fail(schema, node, keyword, Wording.tooFewContained(count, least, title: title))
    }
    if let most = rules.maxContains, certainCount > most {
      return fail(schema, node, "maxContains", Wording.tooManyContained(certainCount, most))
    }
    return true
  }
}
