import SettingsFiles

/// The standard output formats of JSON Schema (2020-12 core, section 12.4).
///
///     print(schema.output(.basic, for: document))
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Only whether the document is valid.
  case flag
  /// A flat list of what failed.
  case basic
  /// What failed, with the branches of a failed `anyOf` or `oneOf` under it.
  case detailed
}

extension CompiledSchema {
  /// The result of checking a document in a standard output format, as JSON on one line.
  ///
  ///     {"valid": false, "errors": [{"valid": false, "keywordLocation": "/properties/port/maximum",
  ///      "absoluteKeywordLocation": "https://example.com/s#/properties/port/maximum",
  ///      "instanceLocation": "/port", "error": "70000 is more than 65535, the most allowed"}]}
  public func output(
    _ format: OutputFormat, for document: Document, options: ValidationOptions = ValidationOptions()
  ) -> String {
    let units = errorUnits(format, for: document, options: options)
    guard !units.isEmpty else { return #"{"valid": true}"# }
    guard format != .flag else { return #"{"valid": false}"# }
    return Value.object(ObjectMembers([("valid", false), ("errors", .array(units))])).json
  }

  /// What is wrong with a document, an object for each; empty when it is valid.
  func errorUnits(_ format: OutputFormat, for document: Document, options: ValidationOptions) -> [Value] {
    guard !accepts(document, options: options) else { return [] }
    let evaluation = evaluation(of: document, options, .explaining)
    evaluation.reportsAllBranches = true
    _ = evaluation.evaluateDocuments(root)
    let output = OutputUnit(document)
    return evaluation.problems.flatMap { output.units(for: $0, isNested: format == .detailed) }
  }
}

/// Writes the lines of the output.
struct OutputUnit {
  private let lasting: LastingPaths

  init(_ document: Document) { lasting = LastingPaths(document) }

  func units(for problem: Problem, isNested: Bool) -> [Value] {
    let causes = problem.causes.flatMap { units(for: $0, isNested: isNested) }
    var members: [ObjectMembers.Element] = [
      ("valid", false),
      ("keywordLocation", .string(problem.keywordLocation)),
      ("absoluteKeywordLocation", .string(problem.schemaLocation)),
    ]
    members += lasting.members(for: problem.path, named: "instanceLocation") + [("error", .string(problem.message))]
    if isNested, !causes.isEmpty { members.append(("errors", .array(causes))) }
    return [.object(ObjectMembers(members))] + (isNested ? [] : causes)
  }

  /// What could not be checked, an object for each. The way through the schema is not followed where all is well.
  func units(forUnchecked problems: [Problem]) -> [Value] {
    problems.map { problem in
      .object(
        ObjectMembers(
          [("absoluteKeywordLocation", .string(problem.schemaLocation))]
            + lasting.members(for: problem.path, named: "instanceLocation") + [("error", .string(problem.message))]))
    }
  }
}
