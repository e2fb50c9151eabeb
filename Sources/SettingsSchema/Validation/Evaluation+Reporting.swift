import SettingsFiles

/// How a walk says what it finds.
extension Evaluation {
  /// After so many problems the rest is not reported.
  private static let problemLimit = 1000
  /// Problems that were made, including those of branches that are not reported.
  private static let reportLimit = 20_000

  /// Reports a problem of the document; always returns false, so that a check can end with it.
  func fail(
    _ schema: Subschema, _ node: Node, _ keyword: String, _ message: @autoclosure () -> String,
    span: Range<Int>? = nil, detail: Problem.Detail = .other
  ) -> Bool {
    guard gathersProblems else { return false }
    reportCount += 1
    if purpose == .weighing, reportCount <= Self.reportLimit {
      weighed.append(WeighedProblem(node: node, detail: detail))
      return false
    }
    if problems.count >= Self.problemLimit || reportCount > Self.reportLimit {
      giveUp(schema, node, "too many problems; the rest is not told")
      return false
    }
    problems.append(
      Problem(
        severity: .violation, path: checked.path(of: node), span: span ?? node.span, keyword: keyword,
        message: schema.message(for: keyword) ?? message(), detail: detail, trail: trail(to: keyword),
        schemaPlace: SchemaPlace(schema: schema)))
    return false
  }

  /// Reports once what is no problem of the document's own.
  func reportOnce(
    _ severity: Problem.Severity, _ schema: Subschema, _ node: Node, _ keyword: String, _ message: String, key: String,
    isInterruption: Bool = false
  ) {
    remark(key)
    // Where the work ends, nothing is asked again.
    guard !isQuiet || hasGivenUp, reportedKeys.insert(key).inserted else { return }
    var problem = Problem(
      severity: severity, path: checked.path(of: node), span: node.span, keyword: keyword,
      message: message, detail: .other, trail: trail(to: keyword), schemaPlace: SchemaPlace(schema: schema))
    problem.isInterruption = isInterruption
    schemaProblems.append(problem)
  }

  /// Reports the keywords of a schema whose values make no sense.
  func report(_ keywordProblems: [KeywordProblem], of schema: Subschema) {
    let location = schema.location
    for problem in keywordProblems {
      let key = location + "/" + problem.keyword
      remark(key)
      guard !isQuiet, reportedKeys.insert(key).inserted else { continue }
      let position = schema.resource.file.document.lines.position(at: problem.span.lowerBound)
      schemaProblems.append(
        Problem(
          severity: .schemaProblem, path: .root, span: 0..<0, keyword: problem.keyword,
          message: Wording.senseless(problem, at: position), detail: .other, trail: trail(to: problem.keyword),
          schemaPlace: SchemaPlace(schema: schema)))
    }
  }

  private func trail(to keyword: String) -> [String] {
    keyword.isEmpty ? trail : trail + [keyword]
  }
}

extension Subschema {
  /// The words a schema's author wants for a problem (VS Code's `patternErrorMessage` and `errorMessage`).
  fileprivate func message(for keyword: String) -> String? {
    guard node.kind == .object else { return nil }
    if keyword == "pattern", let message = node["patternErrorMessage"]?.string { return message }
    return node["errorMessage"]?.string
  }
}
