import SettingsDocuments

extension Evaluation {
  mutating func checkArray(_ rules: Kept<ArrayRules>, _ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    var isValid = checkCount(rules, schema, node)
    guard isValid || gathersFaults else { return false }
    if rules.uniqueItems {
      isValid = checkUnique(schema, node) && isValid
      guard isValid || gathersFaults else { return false }
    }
    if !rules.prefix.isEmpty || rules.rest != nil {
      isValid = checkItems(rules, schema, node, marks) && isValid
      guard isValid || gathersFaults else { return false }
    }
    if let contains = rules.contains {
      isValid = checkContains(contains, rules, schema, node, marks) && isValid
    }
    return isValid
  }

  private mutating func checkCount(_ rules: Kept<ArrayRules>, _ schema: Subschema, _ node: Node) -> Bool {
    if let least = rules.minItems, node.count < least {
      return fail(schema, node, "minItems", Self.fewMessage(node.count, least, "entry", "entries"))
    }
    if let most = rules.maxItems, node.count > most {
      return fail(schema, node, "maxItems", Self.manyMessage(node.count, most, "entry", "entries"))
    }
    return true
  }

  static func fewMessage(_ count: Int, _ least: Int, _ one: String, _ many: String) -> String {
    if count == 0, least == 1 { return "must not be empty" }
    return count == 0
      ? "must not be empty: at least \(Wording.count(least, one, many)) must be here"
      : "\(Wording.count(count, one, many)) here, at least \(least) must be"
  }

  static func manyMessage(_ count: Int, _ most: Int, _ one: String, _ many: String) -> String {
    most == 0 ? "must be empty" : "\(Wording.count(count, one, many)) here, at most \(most) may be"
  }

  private mutating func checkUnique(_ schema: Subschema, _ node: Node) -> Bool {
    var seen: [Value: Int] = [:]
    for (index, element) in node.elements.enumerated() {
      let value = element.comparableValue
      if let first = seen[value] {
        return fail(
          schema, element, "uniqueItems", "\(Wording.name(element)) stands here twice, first as entry \(first)")
      }
      seen[value] = index
    }
    return true
  }

  private mutating func checkItems(_ rules: Kept<ArrayRules>, _ schema: Subschema, _ node: Node, _ marks: Marks?)
    -> Bool
  {
    var isValid = true
    for (index, element) in node.elements.enumerated() {
      if index < rules.prefix.count {
        isValid = descend(rules.prefix[index], element, rules.prefixKeyword, String(index)) && isValid
      } else if let rest = rules.rest {
        if rest.rules.constant == false {
          let most = rules.prefix.count
          isValid = fail(schema, element, rules.restKeyword, Self.manyMessage(node.count, most, "entry", "entries"))
          return isValid
        }
        isValid = descend(rest, element, rules.restKeyword) && isValid
      } else {
        break
      }
      guard isValid || gathersFaults else { return false }
      marks?.insert(element)
    }
    return isValid
  }

  private mutating func checkContains(
    _ contains: Subschema, _ rules: Kept<ArrayRules>, _ schema: Subschema, _ node: Node, _ marks: Marks?
  ) -> Bool {
    let least = rules.minContains ?? 1
    var count = 0
    // Those that are only taken for true are left out.
    var certainCount = 0
    for element in node.elements {
      let doubtsBefore = doubts
      guard with(.answering, { $0.descend(contains, element, "contains") }) else { continue }
      count += 1
      if doubts == doubtsBefore { certainCount += 1 }
      if rules.containsEvaluates { marks?.insert(element) }
    }
    if count < least {
      let keyword = rules.minContains == nil ? "contains" : "minContains"
      return fail(schema, node, keyword, Self.containsMessage(contains, count: count, least: least))
    }
    if let most = rules.maxContains, certainCount > most {
      return fail(
        schema, node, "maxContains", "\(certainCount) entries are of a sort of which at most \(most) may be here")
    }
    return true
  }

  private static func containsMessage(_ contains: Subschema, count: Int, least: Int) -> String {
    let sort = contains.node.kind == .object ? contains.node["title"]?.string : nil
    let kind = sort.map { Wording.quoted($0) } ?? "the sort that must be here"
    return count == 0 && least == 1
      ? "no entry is of \(kind)" : "\(count) entries are of \(kind), at least \(least) must be"
  }
}
