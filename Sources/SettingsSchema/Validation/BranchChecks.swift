import SettingsDocuments

extension Evaluation {
  mutating func checkBranches(_ rules: Kept<BranchRules>, _ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool {
    var isValid = true
    for (index, branch) in rules.allOf.enumerated() {
      isValid = apply(branch, node, marks, "allOf", String(index)) && isValid
      guard isValid || gathersFaults else { return false }
    }
    if !rules.anyOf.isEmpty {
      isValid = checkAnyOf(rules.anyOf, schema, node, marks) && isValid
      guard isValid || gathersFaults else { return false }
    }
    if !rules.oneOf.isEmpty {
      isValid = checkOneOf(rules.oneOf, schema, node, marks) && isValid
      guard isValid || gathersFaults else { return false }
    }
    if let not = rules.not {
      isValid = checkNot(not, schema, node) && isValid
      guard isValid || gathersFaults else { return false }
    }
    if let condition = rules.condition, rules.then != nil || rules.otherwise != nil || marks != nil {
      isValid = checkCondition(condition, rules, node, marks) && isValid
    }
    return isValid
  }

  private mutating func checkAnyOf(_ branches: [Subschema], _ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool
  {
    var matches = false
    for branch in branches {
      let branchMarks = marks?.another()
      guard isValid(branch, node, branchMarks) else { continue }
      matches = true
      guard let marks, let branchMarks else { return true }
      marks.formUnion(branchMarks)
    }
    return matches || failBranches(branches, "anyOf", schema, node, marks)
  }

  private mutating func checkOneOf(_ branches: [Subschema], _ schema: Subschema, _ node: Node, _ marks: Marks?) -> Bool
  {
    var isEmpty = true
    // Those that are only taken for true are left out.
    var matching: [Int] = []
    for (index, branch) in branches.enumerated() {
      let branchMarks = marks?.another()
      let doubtsBefore = doubts
      guard isValid(branch, node, branchMarks) else { continue }
      isEmpty = false
      if doubts == doubtsBefore { matching.append(index) }
      if let marks, let branchMarks { marks.formUnion(branchMarks) }
      if matching.count > 1, !gathersFaults { return false }
    }
    if isEmpty { return failBranches(branches, "oneOf", schema, node, marks) }
    guard matching.count > 1 else { return true }
    let names = matching.map { branches[$0].spokenTitle ?? "number \($0 + 1)" }
    return fail(
      schema, node, "oneOf",
      "fits \(matching.count) of the alternatives (\(names.joined(separator: ", "))), but must fit exactly one")
  }

  private mutating func checkNot(_ not: Subschema, _ schema: Subschema, _ node: Node) -> Bool {
    let doubtsBefore = doubts
    guard isValid(not, node, nil), doubts == doubtsBefore else { return true }
    return fail(schema, node, "not", not.forbiddenMessage(node))
  }

  private mutating func checkCondition(
    _ condition: Subschema, _ rules: Kept<BranchRules>, _ node: Node, _ marks: Marks?
  ) -> Bool {
    let conditionMarks = marks?.another()
    let doubtsBefore = doubts
    let holds = isValid(condition, node, conditionMarks)
    // What does not hold does not hold whatever cannot be known.
    guard !holds || doubts == doubtsBefore else {
      marks?.becomeUncertain()
      return true
    }
    if holds {
      if let marks, let conditionMarks { marks.formUnion(conditionMarks) }
      return rules.then.map { apply($0, node, marks, "then") } ?? true
    }
    return rules.otherwise.map { apply($0, node, marks, "else") } ?? true
  }

  // MARK: - Explaining

  /// None of the branches fits: explain the one that comes closest.
  private mutating func failBranches(
    _ branches: [Subschema], _ keyword: String, _ schema: Subschema, _ node: Node, _ marks: Marks?
  ) -> Bool {
    guard gathersFaults else { return false }
    if reportsAllBranches {
      let explanations = branches.enumerated().map { explanation($1, node, keyword, String($0)) }
      _ = fail(schema, node, keyword, "fits none of the alternatives")
      problems[problems.count - 1].causes = explanations.flatMap { $0 }
      return false
    }
    let comparison = BranchComparison(branches.map { faults(of: $0, node) }, node: node)
    if let closest = comparison.closest, comparison.tag == nil, purpose == .explaining {
      // What this branch knows of is no strange key for an outer schema.
      _ = apply(branches[closest.index], node, marks, keyword, String(closest.index))
      return false
    }
    marks?.becomeUncertain()
    if let (member, choices) = comparison.tag {
      let message = Self.choiceMessage(choices, types: [], member)
      return fail(schema, member, keyword, message, detail: .choice(choices))
    }
    guard let closest = comparison.closest else {
      return fail(schema, node, keyword, comparison.mergedMessage, detail: comparison.mergedDetail)
    }
    faults += closest.faults
    return false
  }
}

extension Subschema {
  /// The schema's title, in quotes.
  var spokenTitle: String? {
    node.kind == .object ? node["title"]?.string.map { Wording.quoted($0) } : nil
  }

  /// Why a value that fits a `not` is wrong, where the schema is simple enough to tell.
  fileprivate func forbiddenMessage(_ value: Node) -> String {
    if let required = rules.object?.required, !required.isEmpty {
      return "must not have " + required.map { Wording.quoted($0.text) }.joined(separator: " together with ")
    }
    if let types = rules.types { return "must not be " + Wording.alternatives(types.spokenNames) }
    return "\(Wording.name(value)) is not allowed here"
  }
}
