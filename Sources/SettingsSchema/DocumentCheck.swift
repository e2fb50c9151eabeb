import SettingsFiles

/// What a schema finds wrong with a document, kept up to date while the document is edited.
///
/// ```swift
/// import SettingsDocuments
/// import SettingsSchema
///
/// func told(_ document: Document, _ schema: CompiledSchema) throws -> [String] {
///   var check = DocumentCheck(of: document, against: schema)
///   let edited = try document.applying(.set(["level"], "verbos")).document
///   check.update(to: edited)
///   return check.problems.map(\.message)
/// }
/// ```
///
/// After an edit only the values around the changed place are checked, each with what is known of its other children;
/// the answer is that of a check of the whole document. What is kept for that grows with the number of large values.
public struct DocumentCheck: Sendable {
  /// What the document is checked against.
  public let schema: CompiledSchema
  /// How strictly.
  public let options: ValidationOptions
  /// What was checked last.
  public private(set) var document: Document
  /// What is wrong with it, in the order of its text, then what could not be checked.
  public private(set) var problems: [Problem] = []
  private(set) var kept: KeptAnswers
  /// How many times a schema was applied to a value in the last check.
  private(set) var steps = 0

  /// Checks a document.
  ///
  /// - Complexity: the document, for each schema that applies to a value.
  public init(of document: Document, against schema: CompiledSchema, options: ValidationOptions = ValidationOptions()) {
    self.init(of: document, against: schema, options: options, keeping: KeptAnswers(for: document))
  }

  /// Checks a document beside other work, which Ctrl-C does not stop.
  ///
  /// - Parameters:
  ///   - document: what is checked.
  ///   - schema: what it is checked against.
  ///   - options: how strictly.
  ///   - progress: reports how far the check is, and may stop it.
  /// - Complexity: the document, for each schema that applies to a value; and a stack of some mebibytes.
  public init(
    of document: Document, against schema: CompiledSchema, options: ValidationOptions = ValidationOptions(),
    reporting progress: CheckProgress
  ) {
    self.init(of: document, against: schema, options: options, keeping: KeptAnswers(for: document), reporting: progress)
  }

  /// Takes what large objects and lists hold for valid until something is asked about it, and checks only the rest.
  ///
  /// So a value can be checked before all of the document is.
  public init(presumingValid document: Document, against schema: CompiledSchema) {
    self.init(of: document, against: schema, keeping: KeptAnswers(presumesValid: true))
  }

  init(
    of document: Document, against schema: CompiledSchema, options: ValidationOptions = ValidationOptions(),
    keeping kept: KeptAnswers, reporting progress: CheckProgress? = nil
  ) {
    (self.schema, self.options, self.document, self.kept) = (schema, options, document, kept)
    problems = check(reporting: progress)
  }

  /// Checks what the document has become.
  ///
  /// - Complexity: the values around what changed, but for their other children; and all values that are wrong.
  public mutating func update(to document: Document) {
    kept.follow(ChangedNodes(from: self.document, to: document), from: self.document, to: document)
    self.document = document
    problems = check()
  }

  /// What would be wrong with the document if it had another value, and what could then not be checked.
  func problems(with substitution: Substitution) -> [Problem] {
    let checked = CheckedDocument(document, with: substitution)
    let answer = evaluation(of: checked, .answering, keeping: kept)
    if answer.evaluateDocuments(schema.root) { return answer.schemaProblems }
    let explanation = evaluation(of: checked, .explaining, keeping: kept)
    _ = explanation.evaluateDocuments(schema.root)
    return CompiledSchema.inOrder(explanation.problems) + explanation.schemaProblems
  }

  private func evaluation(
    of checked: CheckedDocument, _ purpose: Evaluation.Purpose, keeping kept: KeptAnswers
  ) -> Evaluation {
    Evaluation(library: schema.library, options: options, of: checked, for: purpose, keeping: kept)
  }

  private mutating func check(reporting progress: CheckProgress? = nil) -> [Problem] {
    let knewSomething = kept.count > 0
    let checked = CheckedDocument(document)
    let answer = evaluation(of: checked, .answering, keeping: takeKept())
    answer.progress = progress
    let isValid = answer.evaluateDocuments(schema.root)
    steps = answer.steps
    if answer.hasMetCostlyPattern, knewSomething { return checkAgain() }
    keep(answer)
    if isValid { return answer.schemaProblems }
    let explanation = evaluation(of: checked, .explaining, keeping: takeKept())
    explanation.progress = progress
    _ = explanation.evaluateDocuments(schema.root)
    steps += explanation.steps
    if explanation.hasMetCostlyPattern, knewSomething { return checkAgain() }
    keep(explanation)
    guard explanation.problems.isEmpty else {
      return CompiledSchema.inOrder(explanation.problems) + explanation.schemaProblems
    }
    // There were too many problems to report; that there are some must be said.
    let summary = evaluation(of: checked, .explaining, keeping: KeptAnswers())
    _ = summary.fail(schema.root, document.root, "", "does not fit the schema")
    return summary.problems + explanation.schemaProblems
  }

  /// Checks all of the document: which texts a costly pattern is tried on depends on what comes first.
  private mutating func checkAgain() -> [Problem] {
    kept = kept.emptied
    return check()
  }

  private mutating func keep(_ evaluation: Evaluation) {
    swap(&kept, &evaluation.kept)
  }

  /// What is kept, to be changed in its place.
  private mutating func takeKept() -> KeptAnswers {
    let taken = kept
    kept = taken.emptied
    return taken
  }
}
