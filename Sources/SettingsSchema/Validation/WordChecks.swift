import SettingsFiles

extension Evaluation {
  /// Checks the words of a text as the members of an object.
  @inline(never)
  func checkWords(_ rule: WordRule, _ schema: Subschema, _ node: Node, _ text: String) -> Bool {
    guard let content = rule.content else { return true }
    guard let words = rule.words(in: text) else {
      uncertainAnswers += 1
      return true
    }
    let object = words.map { JSONText.quoted($0.name) + ":" + JSONText.quoted($0.value) }.joined(separator: ",")
    guard !words.isEmpty, let document = try? Document(parsing: Array("{\(object)}".utf8), as: .json) else {
      return true
    }
    let walk = Evaluation(
      library: library, options: options, of: CheckedDocument(document, reading: .ofWords),
      for: gathersProblems ? .explaining : .answering, isInText: true)
    if walk.evaluate(content, document.root, nil) { return true }
    for problem in walk.problems {
      let word = problem.path.last?.key.flatMap { key in words.first { $0.name == key } }
      _ = fail(
        schema, node, "contentSchema",
        problem.isStrangeKey || word == nil ? problem.message : "\(word?.written ?? ""): \(problem.message)",
        span: word.map { node.span(of: $0.range, in: text) })
    }
    return false
  }
}

extension TextValues {
  /// What the values of words mean; a word without a value has none that could be wrong.
  fileprivate static let ofWords = TextValues(
    written: ("no", "yes"), words: [("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1")],
    repeatsAreLists: false, emptyIsUnset: true)
}
