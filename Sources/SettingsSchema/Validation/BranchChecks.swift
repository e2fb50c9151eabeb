import SettingsFiles

extension Evaluation {
  func checkBranches(
    _ rules: Box<BranchRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isValid = true
    for (index, branch) in rules.allOf.enumerated() {
      isValid = apply(branch, node, evaluated, "allOf", String(index)) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if !rules.anyOf.isEmpty {
      isValid = checkAnyOf(rules.anyOf, schema, node, evaluated) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if !rules.oneOf.isEmpty {
      isValid = checkOneOf(rules.oneOf, schema, node, evaluated) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if let not = rules.not {
      isValid = checkNot(not, schema, node) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if let condition = rules.condition, rules.then != nil || rules.otherwise != nil || evaluated != nil {
      isValid = checkCondition(condition, rules, node, evaluated) && isValid
    }
    return isValid
  }

  private func checkAnyOf(
    _ branches: [Subschema], _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var matches = false
    for branch in branches {
      let branchEvaluated = evaluated?.empty()
      guard isValid(branch, node, branchEvaluated) else { continue }
      matches = true
      guard let evaluated, let branchEvaluated else { return true }
      evaluated.formUnion(branchEvaluated)
    }
    return matches || failBranches(branches, "anyOf", schema, node, evaluated)
  }

  private func checkOneOf(
    _ branches: [Subschema], _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isEmpty = true
    // Those that are only taken for true are left out.
    var matching: [Int] = []
    for (index, branch) in branches.enumerated() {
      let branchEvaluated = evaluated?.empty()
      let uncertainBefore = uncertainAnswers
      guard isValid(branch, node, branchEvaluated) else { continue }
      isEmpty = false
      if uncertainAnswers == uncertainBefore { matching.append(index) }
      if let evaluated, let branchEvaluated { evaluated.formUnion(branchEvaluated) }
      if matching.count > 1, !gathersProblems, !mayBeRead(node) { return false }
    }
    if isEmpty { return failBranches(branches, "oneOf", schema, node, evaluated) }
    // A text that spells a number is both, and fits the branch for either.
    guard matching.count > 1, !mayBeRead(node) else { return true }
    let names = matching.map { branches[$0].spokenTitle ?? "number \($0 + 1)" }
    return fail(schema, node, "oneOf", Wording.severalBranches(names))
  }

  private func checkNot(_ not: Subschema, _ schema: Subschema, _ node: Node) -> Bool {
    let uncertainBefore = uncertainAnswers
    guard isValid(not, node, nil), uncertainAnswers == uncertainBefore else { return true }
    return fail(schema, node, "not", Wording.forbidden(by: not.rules, node))
  }

  private func checkCondition(
    _ condition: Subschema, _ rules: Box<BranchRules>, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    let conditionEvaluated = evaluated?.empty()
    let uncertainBefore = uncertainAnswers
    let holds = isValid(condition, node, conditionEvaluated)
    // What does not hold does not hold whatever cannot be known.
    guard !holds || uncertainAnswers == uncertainBefore else {
      evaluated?.becomeUncertain()
      return true
    }
    if holds {
      if let evaluated, let conditionEvaluated { evaluated.formUnion(conditionEvaluated) }
      return rules.then.map { apply($0, node, evaluated, "then") } ?? true
    }
    return rules.otherwise.map { apply($0, node, evaluated, "else") } ?? true
  }

  // MARK: - Explaining

  /// None of the branches fits: explain the one that comes closest.
  private func failBranches(
    _ branches: [Subschema], _ keyword: String, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    guard gathersProblems else { return false }
    if reportsAllBranches {
      let explanations = branches.enumerated().map { explanation($1, node, keyword, String($0)) }
      _ = fail(schema, node, keyword, "fits none of the alternatives")
      problems[problems.count - 1].causes = explanations.flatMap { $0 }
      return false
    }
    // What only spells the others in other ways says nothing that one would want to read.
    let isTold = branches.contains { !$0.isOfSpellings } ? { !$0.isOfSpellings } : { _ in true } as (Subschema) -> Bool
    let weighed = branches.map { isTold($0) ? weighedProblems(of: $0, node) : [] }
    let comparison = BranchComparison(weighed, node: node, in: checked)
    if let closest = comparison.closest, comparison.tag == nil, purpose == .explaining {
      // What this branch knows of is no strange key for an outer schema.
      _ = apply(branches[closest.index], node, evaluated, keyword, String(closest.index))
      return false
    }
    evaluated?.becomeUncertain()
    if let (member, choices) = comparison.tag {
      let message = Wording.wrongChoice(choices, types: [], member)
      return fail(schema, member, keyword, message, detail: .choice(choices))
    }
    guard let closest = comparison.closest else {
      return fail(schema, node, keyword, comparison.mergedMessage, detail: comparison.mergedDetail)
    }
    self.weighed += closest.weighed
    return false
  }
}

extension Subschema {
  /// Whether it says in other ways what the alternatives beside it say: `"otherSpellings": true`.
  var isOfSpellings: Bool { node["otherSpellings"]?.boolean == true }

  /// The schema's title, in quotes.
  var spokenTitle: String? {
    node.kind == .object ? node["title"]?.string.map { Wording.quoted($0) } : nil
  }
}
