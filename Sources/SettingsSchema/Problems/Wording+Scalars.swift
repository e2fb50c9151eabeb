import SettingsFiles

/// What is wrong with a single value.
extension Wording {
  /// `"x" is not a number or null`
  ///
  /// - Parameter values: what texts mean, where all values are texts.
  static func wrongType(_ types: TypeSet, _ node: Node, in values: TextValues? = nil) -> String {
    guard !types.isEmpty else { return "no type of value is allowed here" }
    var names = types.spokenNames
    if let values, types.contains(.boolean) { names[0] = "\(values.written.on) or \(values.written.off)" }
    return "\(name(node)) is not \(alternatives(names))"
  }

  /// `"verbos" is not one of debug, info, warning; did you mean "verbose"?`
  ///
  /// - Parameter types: the types that would be allowed beside the choices.
  static func wrongChoice(_ values: [Value], types: TypeSet, _ node: Node) -> String {
    let name = name(node)
    let otherTypes = types.spokenNames
    var message: String
    let listedTypes = values.reduce(into: TypeSet()) { $0.formUnion(TypeSet(of: $1)) }
    if listedTypes.isSubset(of: types.expanded) {
      message = wrongType(types, node)
    } else if values.count == 1, let value = values.first {
      message = "\(name) is not \(listed(value))" + (otherTypes.isEmpty ? ", the only value allowed" : "")
    } else {
      message = "\(name) is not one of \(list(values))"
    }
    if !listedTypes.isSubset(of: types.expanded), !otherTypes.isEmpty {
      message += ", nor " + alternatives(otherTypes)
    }
    if let text = node.text, let word = Suggestion.closest(to: text, among: values.compactMap(\.string)) {
      message += "; did you mean \(quoted(word))?"
    }
    return message
  }

  // MARK: - Numbers

  static func below(_ minimum: Number, _ number: Number) -> String {
    "\(number) is less than \(minimum), the least allowed"
  }

  static func above(_ maximum: Number, _ number: Number) -> String {
    "\(number) is more than \(maximum), the most allowed"
  }

  static func notAbove(_ exclusiveMinimum: Number, _ number: Number) -> String {
    "\(number) is not more than \(exclusiveMinimum)"
  }

  static func notBelow(_ exclusiveMaximum: Number, _ number: Number) -> String {
    "\(number) is not less than \(exclusiveMaximum)"
  }

  static func notMultiple(of step: Number, _ number: Number) -> String {
    "\(number) is not a multiple of \(step)"
  }

  // MARK: - Strings

  static func tooShort(_ text: String, least: Int) -> String {
    text.isEmpty ? "must not be empty" : "\(quoted(text)) is shorter than \(least.counted("character"))"
  }

  static func tooLong(_ text: String, most: Int) -> String {
    "\(quoted(text)) is longer than \(most.counted("character"))"
  }

  /// What a text should have been that does not match a pattern: in words, with the schema's examples; what the schema
  /// says of the setting where the pattern has no words; and the pattern itself where there is nothing else.
  ///
  /// - Parameter schema: the schema that has the pattern.
  static func notMatching(_ pattern: PatternRule, _ text: String, schema: Node) -> String {
    let name = quoted(text)
    let examples = examples(in: schema)
    if let words = pattern.words {
      return "\(name) must \(words)" + (examples.map { ", such as \($0)" } ?? "")
    }
    if let examples { return "\(name) is not written as it must be, such as \(examples)" }
    if let said = Annotations(schema).summary.flatMap(shortSentence) { return "\(name) does not fit: \(said)" }
    return "\(name) does not match the pattern \(Self.pattern(pattern.source))"
  }

  /// A few texts that a schema gives as examples, its default among them.
  private static func examples(in schema: Node) -> String? {
    let notes = Annotations(schema)
    let values = notes.examples + [notes.defaultValue].compactMap { $0 }
    let texts = values.lazy.filter { $0.string?.isEmpty == false }.prefix(2)
    return texts.isEmpty ? nil : alternatives(texts.map(listed))
  }

  /// The first sentence of a description, where it is short enough for a message.
  private static func shortSentence(_ text: String) -> String? {
    let line = text.prefix { !$0.isNewline }
    let end = line.firstPlace(of: ". ")?.lowerBound ?? line.endIndex
    let sentence = line[..<end]
    let bare = sentence.hasSuffix(".") ? sentence.dropLast() : sentence
    return bare.isEmpty || bare.count > 100 ? nil : String(bare)
  }

  /// - Parameter expectation: what the text should have been: `an e-mail address`.
  static func isNot(_ expectation: String, _ text: String) -> String {
    "\(quoted(text)) is not \(expectation)"
  }

  static func unusablePattern(_ source: String, _ error: PatternError) -> String {
    "the pattern \(visible(source)) makes no sense: \(error)"
  }

  static func costlyPattern(_ source: String) -> String {
    "unchecked: the pattern \(visible(source)) takes too long"
  }
}
