import SettingsFiles

extension Evaluation {
  /// Checks a key as a value of its own (`propertyNames`).
  func checkName(_ member: Node, _ names: Subschema, _ schema: Subschema) -> Bool {
    let key = member.key ?? ""
    let plainAnswer = plainAnswer(key, names, member)
    if plainAnswer == true { return true }
    if plainAnswer == false, purpose != .explaining {
      return fail(schema, member, "propertyNames", "", detail: .strangeKey)
    }
    let text = Array(JSONText.quoted(key).utf8)
    guard let document = try? Document(parsing: text, as: .json) else { return true }
    let isValid = plainAnswer ?? with(.answering) { descend(names, document.root, "propertyNames") }
    guard !isValid, gathersProblems else { return isValid }
    let reason =
      purpose == .explaining ? explanation(names, document.root, "propertyNames", nil).first?.message : nil
    return fail(
      schema, member, "propertyNames", Wording.wrongKey(key, reason), span: member.keySpan, detail: .strangeKey)
  }

  /// Whether a key satisfies a schema of plain rules for strings, as nearly all of these are: without the document
  /// that the key would be. Nil where that is needed.
  private func plainAnswer(_ key: String, _ names: Subschema, _ node: Node) -> Bool? {
    let rules = names.rules
    if let constant = rules.constant { return constant }
    guard rules.references.isEmpty, rules.problems.isEmpty else { return nil }
    if rules.types?.contains(.string) == false { return false }
    guard rules.choices.allSatisfy({ $0.contains(key) }) else { return false }
    if let string = rules.string {
      guard let answer = plainAnswer(key, string, names, node) else { return nil }
      if !answer { return false }
    }
    return rules.branches.map { plainAnswer(key, $0, node) } ?? true
  }

  private func plainAnswer(
    _ key: String, _ rules: Box<StringRules>, _ names: Subschema, _ node: Node
  ) -> Bool? {
    guard rules.format == nil, rules.contentEncoding == nil, rules.contentMediaType == nil else { return nil }
    if rules.minLength != nil || rules.maxLength != nil {
      let length = key.unicodeScalars.count
      guard length >= rules.minLength ?? 0, length <= rules.maxLength ?? .max else { return false }
    }
    return rules.pattern.map { match($0, key, names, node) } ?? true
  }

  /// Only `anyOf`, which lists of names and patterns are put together with.
  private func plainAnswer(_ key: String, _ rules: Box<BranchRules>, _ node: Node) -> Bool? {
    guard rules.allOf.isEmpty, rules.oneOf.isEmpty, rules.not == nil, rules.condition == nil else { return nil }
    for branch in rules.anyOf {
      guard let answer = plainAnswer(key, branch, node) else { return nil }
      if answer { return true }
    }
    return rules.anyOf.isEmpty
  }
}
