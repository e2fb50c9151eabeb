import SettingsDocuments

extension Evaluation {
  // MARK: - Types and choices

  mutating func failType(_ types: TypeSet, _ schema: Subschema, _ node: Node) -> Bool {
    fail(schema, node, "type", Self.typeMessage(types, node), detail: .type(types))
  }

  static func typeMessage(_ types: TypeSet, _ node: Node) -> String {
    guard !types.isEmpty else { return "no type of value is allowed here" }
    return "\(Wording.name(node)) is not \(Wording.alternatives(types.spokenNames))"
  }

  mutating func checkChoices(_ rule: ChoiceRule, _ schema: Subschema, _ node: Node) -> Bool {
    var isValid = true
    for list in rule.lists where !list.contains(node) {
      isValid = fail(
        schema, node, list.keyword, Self.choiceMessage(list.values, types: [], node),
        detail: .choice(purpose == .weighing ? list.values : []))
      guard gathersFaults else { return false }
    }
    return isValid
  }

  /// `"verbos" is not one of debug, info, warning; did you mean "verbose"?`
  static func choiceMessage(_ values: [Value], types: TypeSet, _ node: Node) -> String {
    let name = Wording.name(node)
    let otherTypes = types.spokenNames
    var message: String
    let listedTypes = values.reduce(into: TypeSet()) { $0.formUnion(TypeSet(of: $1)) }
    if listedTypes.isSubset(of: types.expanded) {
      message = typeMessage(types, node)
    } else if values.count == 1, let value = values.first {
      message = "\(name) is not \(Wording.listed(value))" + (otherTypes.isEmpty ? ", the only value allowed" : "")
    } else {
      message = "\(name) is not one of \(Wording.list(values))"
    }
    if !listedTypes.isSubset(of: types.expanded), !otherTypes.isEmpty {
      message += ", nor " + Wording.alternatives(otherTypes)
    }
    let words = values.compactMap { value -> String? in if case .string(let text) = value { text } else { nil } }
    if let text = node.text, let word = Suggestion.closest(to: text, among: words) {
      message += "; did you mean \(Wording.quoted(word))?"
    }
    return message
  }

  // MARK: - Numbers

  mutating func checkNumber(_ rules: Kept<NumberRules>, _ schema: Subschema, _ node: Node) -> Bool {
    guard let number = node.number else { return true }
    var isValid = true
    if let bound = rules.minimum, number < bound || number.isNaN {
      isValid = fail(schema, node, "minimum", "\(number) is less than \(bound), the least allowed")
    }
    if let bound = rules.maximum, number > bound || number.isNaN {
      isValid = fail(schema, node, "maximum", "\(number) is more than \(bound), the most allowed")
    }
    if let bound = rules.exclusiveMinimum, number <= bound || number.isNaN {
      isValid = fail(schema, node, "exclusiveMinimum", "\(number) is not more than \(bound)")
    }
    if let bound = rules.exclusiveMaximum, number >= bound || number.isNaN {
      isValid = fail(schema, node, "exclusiveMaximum", "\(number) is not less than \(bound)")
    }
    if let step = rules.multipleOf, !number.isMultiple(of: step) {
      isValid = fail(schema, node, "multipleOf", "\(number) is not a multiple of \(step)")
    }
    return isValid
  }

  // MARK: - Strings

  mutating func checkString(_ rules: Kept<StringRules>, _ schema: Subschema, _ node: Node) -> Bool {
    guard let text = node.text else { return true }
    // A text of the wrong length is not measured against the rest.
    guard checkLength(rules, schema, node, text) else { return false }
    var isValid = true
    if let pattern = rules.pattern, !matches(pattern, text, schema, node) {
      isValid = fail(
        schema, node, "pattern", "\(Wording.quoted(text)) does not match the pattern \(Wording.pattern(pattern.source))"
      )
    }
    guard isValid || gathersFaults else { return false }
    if let format = rules.format, options.assertsFormat || schema.resource.dialect.assertsFormat,
      !format.accepts(text)
    {
      isValid = fail(schema, node, "format", "\(Wording.quoted(text)) is not \(format.expectation)")
    }
    if options.assertsContent, schema.resource.dialect.draft == .draft7 {
      isValid = checkContent(rules, schema, node, text) && isValid
    }
    return isValid
  }

  private mutating func checkLength(
    _ rules: Kept<StringRules>, _ schema: Subschema, _ node: Node, _ text: String
  ) -> Bool {
    guard rules.minLength != nil || rules.maxLength != nil else { return true }
    // The length counts code points (2020-12 validation, section 6.3.1).
    let length = text.unicodeScalars.count
    if let least = rules.minLength, length < least {
      let bound = Wording.count(least, "character", "characters")
      let message = length == 0 ? "must not be empty" : "\(Wording.quoted(text)) is shorter than \(bound)"
      return fail(schema, node, "minLength", message)
    }
    if let most = rules.maxLength, length > most {
      let message = "\(Wording.quoted(text)) is longer than \(Wording.count(most, "character", "characters"))"
      return fail(schema, node, "maxLength", message)
    }
    return true
  }

  private mutating func checkContent(
    _ rules: Kept<StringRules>, _ schema: Subschema, _ node: Node, _ text: String
  ) -> Bool {
    var bytes: [UInt8]? = Array(text.utf8)
    if let encoding = rules.contentEncoding, encoding.lowercased() == "base64" {
      bytes = Base64.decoded(text)
      if bytes == nil { return fail(schema, node, "contentEncoding", "\(Wording.quoted(text)) is not base64") }
    }
    if let type = rules.contentMediaType, type == "application/json", let bytes,
      (try? Document(parsing: bytes, as: .json, strictness: .strict)) == nil
    {
      return fail(schema, node, "contentMediaType", "\(Wording.quoted(text)) is not JSON")
    }
    return true
  }

  // MARK: - Patterns

  /// What a pattern that takes too long costs of the steps that a check may take.
  private static let costlyPatternSteps = 250_000

  /// Whether a text matches; a pattern that cannot be used matches everything, and is named once.
  mutating func matches(_ rule: PatternRule, _ text: String, _ schema: Subschema, _ node: Node) -> Bool {
    match(rule, text, schema, node) ?? true
  }

  /// Whether a text matches; nil for a pattern that cannot be used, which is named once.
  mutating func match(_ rule: PatternRule, _ text: String, _ schema: Subschema, _ node: Node) -> Bool? {
    let identity = ObjectIdentifier(rule)
    switch rule.result {
    case .failure(let error):
      doubts += 1
      remark(
        .schemaFault, schema, node, "pattern", "the pattern \(Wording.visible(rule.source)) makes no sense: \(error)",
        key: "pattern " + rule.source)
      return nil
    case .success(let pattern):
      guard !costlyPatterns.contains(identity) else {
        doubts += 1
        return nil
      }
      switch pattern.match(text) {
      case .yes: return true
      case .no: return false
      case .tooExpensive:
        doubts += 1
        costlyPatterns.insert(identity)
        spend(Self.costlyPatternSteps)
        remark(
          .unchecked, schema, node, "pattern", "unchecked: the pattern \(Wording.visible(rule.source)) takes too long",
          key: "pattern " + rule.source)
        return nil
      }
    }
  }
}

extension Number {
  /// Not-a-number satisfies no bound.
  fileprivate var isNaN: Bool { self == Number.notANumber(literal: "nan") }
}
