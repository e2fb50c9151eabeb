import SettingsFiles

extension Evaluation {
  // MARK: - Types and choices

  func failType(_ types: TypeSet, _ schema: Subschema, _ node: Node) -> Bool {
    let values = checked.textValues
    return fail(schema, node, "type", Wording.wrongType(types, node, in: values), detail: .type(types))
  }

  func checkChoices(_ lists: [ChoiceList], _ schema: Subschema, _ node: Node) -> Bool {
    var isValid = true
    for list in lists where !contains(node, in: list) {
      isValid = fail(
        schema, node, list.keyword, Wording.wrongChoice(list.values, types: [], node),
        detail: .choice(purpose == .weighing ? list.values : []))
      guard gathersProblems else { return false }
    }
    return isValid
  }

  private func contains(_ node: Node, in list: ChoiceList) -> Bool {
    isWritten(node, in: list) || (readsTexts && spells(node, oneOf: list))
  }

  private func isWritten(_ node: Node, in list: ChoiceList) -> Bool {
    guard checked.substitution?.isInside(node) == true else { return list.contains(node) }
    return list.contains(node.kind, checked.comparableValue(of: node))
  }

  // MARK: - Numbers

  func checkNumber(_ rules: Box<NumberRules>, _ schema: Subschema, _ node: Node) -> Bool {
    node.number.map { checkNumber($0, rules, schema, node) } ?? true
  }

  func checkNumber(
    _ number: Number, _ rules: Box<NumberRules>, _ schema: Subschema, _ node: Node
  ) -> Bool {
    var isValid = true
    if let bound = rules.minimum, number < bound || number.isNaN {
      isValid = fail(schema, node, "minimum", Wording.below(bound, number))
    }
    if let bound = rules.maximum, number > bound || number.isNaN {
      isValid = fail(schema, node, "maximum", Wording.above(bound, number))
    }
    if let bound = rules.exclusiveMinimum, number <= bound || number.isNaN {
      isValid = fail(schema, node, "exclusiveMinimum", Wording.notAbove(bound, number))
    }
    if let bound = rules.exclusiveMaximum, number >= bound || number.isNaN {
      isValid = fail(schema, node, "exclusiveMaximum", Wording.notBelow(bound, number))
    }
    if let step = rules.multipleOf, !number.isMultiple(of: step) {
      isValid = fail(schema, node, "multipleOf", Wording.notMultiple(of: step, number))
    }
    return isValid
  }

  // MARK: - Strings

  func checkString(_ rules: Box<StringRules>, _ schema: Subschema, _ node: Node) -> Bool {
    guard let text = node.text else { return true }
    // A text of the wrong length is not measured against the rest.
    guard checkLength(rules, schema, node, text) else { return false }
    var isValid = true
    if let pattern = rules.pattern, !matches(pattern, text, schema, node) {
      isValid = fail(schema, node, "pattern", Wording.notMatching(pattern, text, schema: schema.node))
    }
    guard isValid || gathersProblems else { return false }
    if let format = rules.format, options.assertsFormat || schema.resource.dialect.assertsFormat,
      !format.accepts(text)
    {
      isValid = fail(schema, node, "format", Wording.isNot(format.expectation, text))
    }
    if let words = rules.words, !isInText { isValid = checkWords(words, schema, node, text) && isValid }
    if options.assertsContent, schema.resource.dialect.draft == .draft7 {
      isValid = checkContent(rules, schema, node, text) && isValid
    }
    return isValid
  }

  private func checkLength(
    _ rules: Box<StringRules>, _ schema: Subschema, _ node: Node, _ text: String
  ) -> Bool {
    guard rules.minLength != nil || rules.maxLength != nil else { return true }
    // The length counts code points (2020-12 validation, section 6.3.1).
    let length = text.unicodeScalars.count
    if let least = rules.minLength, length < least {
      return fail(schema, node, "minLength", Wording.tooShort(text, least: least))
    }
    if let most = rules.maxLength, length > most {
      return fail(schema, node, "maxLength", Wording.tooLong(text, most: most))
    }
    return true
  }

  private func checkContent(
    _ rules: Box<StringRules>, _ schema: Subschema, _ node: Node, _ text: String
  ) -> Bool {
    var bytes: [UInt8]? = Array(text.utf8)
    if let encoding = rules.contentEncoding, encoding.lowercased() == "base64" {
      bytes = Base64.decoded(text)
      if bytes == nil { return fail(schema, node, "contentEncoding", Wording.isNot("base64", text)) }
    }
    if let type = rules.contentMediaType, type == "application/json", let bytes,
      (try? Document(parsing: bytes, as: .json, strictness: .strict)) == nil
    {
      return fail(schema, node, "contentMediaType", Wording.isNot("JSON", text))
    }
    return true
  }

  // MARK: - Patterns

  /// Whether a text matches; a pattern that cannot be used matches everything, and is named once.
  func matches(_ rule: PatternRule, _ text: String, _ schema: Subschema, _ node: Node) -> Bool {
    match(rule, text, schema, node) ?? true
  }

  /// Whether a text matches; nil for a pattern that cannot be used, which is named once.
  func match(_ rule: PatternRule, _ text: String, _ schema: Subschema, _ node: Node) -> Bool? {
    switch rule.result {
    case .failure(let error):
      uncertainAnswers += 1
      reportOnce(
        .schemaProblem, schema, node, "pattern", Wording.unusablePattern(rule.source, error),
        key: "pattern " + rule.source)
      return nil
    case .success(let pattern):
      guard !costlyPatterns.contains(ObjectIdentifier(rule)) else {
        uncertainAnswers += 1
        reportCostly(rule, schema, node)
        return nil
      }
      switch pattern.match(text) {
      case .yes: return true
      case .no: return false
      case .tooExpensive:
        uncertainAnswers += 1
        giveUp(rule)
        reportCostly(rule, schema, node)
        return nil
      }
    }
  }

  private func reportCostly(_ rule: PatternRule, _ schema: Subschema, _ node: Node) {
    reportOnce(.unchecked, schema, node, "pattern", Wording.costlyPattern(rule.source), key: "pattern " + rule.source)
  }
}

extension Number {
  /// Not-a-number satisfies no bound.
  fileprivate var isNaN: Bool { self == Number.notANumber(literal: "nan") }
}
