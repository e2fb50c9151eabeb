import SettingsFiles

/// A JSON Schema, ready to check documents and to describe their settings.
///
/// ```swift
/// import SettingsDocuments
/// import SettingsSchema
///
/// let text = Array(#"{"properties": {"level": {"enum": ["debug", "verbose"]}}}"#.utf8)
/// let schema = try CompiledSchema(Document(parsing: text, as: .json))
/// let settings = try Document(parsing: Array(#"{"level": "verbos"}"#.utf8), as: .json)
/// print(schema.validate(settings).first?.message ?? "valid")
/// // "verbos" is not one of debug, verbose; did you mean "verbose"?
/// ```
///
/// Nothing is read before it is needed: opening a schema of any size costs its parsing and no more, and what has
/// been read for one document is kept for the next. One compiled schema serves any number of threads at once.
public final class CompiledSchema: Sendable {
  /// The schema's own text.
  public let document: Document
  /// The schema's canonical URI: its `$id`, or where it was read from.
  public let uri: String
  /// The edition of JSON Schema that it follows.
  public let draft: Draft

  let library: SchemaLibrary
  let root: Subschema
  /// Made when a setting is first described; checking needs none.
  var inferenceTable: InferenceTable { givenInferenceTable ?? .standard }
  private let givenInferenceTable: InferenceTable?
  let applicableSubschemaCache = ApplicableSubschemaCache()

  /// Compiles a schema.
  ///
  /// - Parameters:
  ///   - document: the schema, in any format.
  ///   - uri: where it was read from, to resolve the references of a schema without an `$id`;
  ///     a `file:` URI for a file.
  ///   - resolver: finds the other schemas that it refers to.
  ///   - inferenceTable: how settings are shown whose schema says little; nil for the standard table.
  /// - Throws: when the text is no schema: neither an object nor a boolean.
  public init(
    _ document: Document, uri: String = "schema:", resolver: SchemaResolver = .none,
    inferenceTable: InferenceTable? = nil
  ) throws(SchemaError) {
    guard document.root.kind == .object || document.root.kind == .boolean else {
      // Any file can be named as a schema, so messages show nothing of its content.
      let found = document.root.kind.isScalar ? "a \(document.root.kind)" : Wording.name(document.root)
      throw SchemaError(
        message: "a schema is an object, or true or false, and not \(found)", span: document.root.span)
    }
    self.document = document
    givenInferenceTable = inferenceTable
    library = SchemaLibrary(resolver: resolver)
    let resource = library.add(document, uri: URIReference(uri))
    self.uri = resource.name
    draft = resource.dialect.draft
    root = resource.subschema(at: resource.root)
  }
}

extension CompiledSchema {
  /// Whether a document is valid, without saying why not. What could not be checked counts as valid.
  public func accepts(_ document: Document, options: ValidationOptions = ValidationOptions()) -> Bool {
    evaluation(of: document, options, .answering).evaluateDocuments(root)
  }

  /// What is wrong with a document, in the order of its text, then what could not be checked.
  ///
  /// The document is valid when no problem is a ``Problem/Severity/violation``.
  public func validate(_ document: Document, options: ValidationOptions = ValidationOptions()) -> [Problem] {
    // Of small values no answers are kept for another check, as there is none.
    DocumentCheck(of: document, against: self, options: options, keeping: KeptAnswers()).problems
  }

  func evaluation(
    of document: Document, _ options: ValidationOptions, _ purpose: Evaluation.Purpose
  ) -> Evaluation {
    Evaluation(library: library, options: options, of: CheckedDocument(document), for: purpose)
  }

  static func inOrder(_ problems: [Problem]) -> [Problem] {
    once(problems.sorted { $0.span.lowerBound < $1.span.lowerBound })
  }

  /// Two branches may say the same of the same place; once is enough.
  static func once(_ problems: some Collection<Problem>) -> [Problem] {
    if problems.count < 2 { return Array(problems) }
    if problems.count <= fewProblems {
      return problems.reduce(into: []) { kept, problem in
        if !kept.contains(where: { $0.span == problem.span && $0.message == problem.message }) { kept.append(problem) }
      }
    }
    var seen = Set<ProblemIdentity>(minimumCapacity: problems.count)
    return problems.filter { seen.insert(ProblemIdentity(span: $0.span, message: $0.message)).inserted }
  }

  /// Up to so many, comparing each with each is less than a set.
  private static let fewProblems = 8

  private struct ProblemIdentity: Hashable {
    let span: Range<Int>
    let message: String

    func hash(into hasher: inout Hasher) { hasher.combine(span) }
  }
}

extension CompiledSchema {
  /// Whether sections are headings and no more, so that a setting means the same below each: `sectionsAreHeadings` at the
  /// root.
  package var sectionsAreHeadings: Bool { root.node["sectionsAreHeadings"]?.boolean == true }

  /// Characters that are one and the same in names: `"interchangeable": "-_"` at the root.
  package var interchangeable: [Character] { root.node["interchangeable"]?.string.map(Array.init) ?? [] }
}
