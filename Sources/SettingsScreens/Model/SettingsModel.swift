import SettingsDocuments
import SettingsSchema

/// One open document with its schema: what is set, what may be set, what is changed and what is wrong.
///
/// Screens read it and change it; it knows neither the terminal nor where its text is kept.
///
/// ```swift
/// let model = SettingsModel(name: "app.json", document: document, schema: schema) { .saved($0) }
/// model.set(["effortLevel"], to: "high")   // nil, or what is wrong with it
/// model.save()
/// ```
@MainActor
public final class SettingsModel {
  /// What the title line calls the document.
  public let name: String
  public let schema: CompiledSchema?
  /// Where the schema came from, said to the user; empty where there is none.
  public let schemaSource: String
  public private(set) var history: EditHistory
  /// Called after every change of the text, saved or not.
  public var onChange: () -> Void = {}
  private let store: (Document) -> SaveOutcome
  private var known: Findings?

  /// What became of a document that was to be saved.
  public enum SaveOutcome: Sendable {
    /// It is kept as this document, which holds what another program changed meanwhile where that did not meet.
    case saved(Document)
    case failed(String)
  }

  /// What was found out about the present text.
  private struct Findings {
    var problems: [Problem]
    var differences: [DocumentDifference]
  }

  public init(
    name: String, document: Document, schema: CompiledSchema? = nil, schemaSource: String = "",
    store: @escaping (Document) -> SaveOutcome
  ) {
    self.name = name
    self.schema = schema
    self.schemaSource = schemaSource
    self.store = store
    history = EditHistory(document)
  }

  public var document: Document { history.document }

  // MARK: - Reading

  func node(at path: Path) -> Node? { document.node(at: path) }

  /// What the schema says about a setting; without a schema, or where it says nothing, what its value shows.
  func setting(at path: Path) -> SettingDescription {
    if let setting = schema?.description(at: path, in: document) { return setting }
    return SettingDescription(inferredFrom: node(at: path), key: path.last?.key)
  }

  /// Whether there is a schema that knows the setting.
  func isDescribed(_ path: Path) -> Bool {
    schema?.description(at: path, in: document) != nil
  }

  /// Larger texts are not checked at every key; `check` and saving still do.
  private static let largestCheckedText = 1 << 20

  /// What the schema finds wrong with the present text.
  public var problems: [Problem] { findings.problems }

  /// What differs from the saved text.
  public var differences: [DocumentDifference] { findings.differences }

  func problem(at path: Path) -> Problem? {
    problems.first { $0.severity == .violation && $0.path == path }
  }

  private var findings: Findings {
    if let known { return known }
    let isSmall = document.text.count <= Self.largestCheckedText
    let found = Findings(
      problems: isSmall ? schema?.validate(document) ?? [] : [],
      differences: history.isModified ? history.unsavedDifferences() : [])
    known = found
    return found
  }

  // MARK: - Changing

  /// Reads what was typed as a value of the setting; the failure says what was expected.
  func read(_ text: String, at path: Path) throws(ValueReader.Failure) -> Value {
    try ValueReader.read(text, types: setting(at: path).types, present: node(at: path)?.value)
  }

  /// What is wrong with a value for a setting; nil where the schema allows it.
  public func objection(to value: Value, at path: Path) -> String? {
    schema?.check(value, at: path, in: document).first?.message
  }

  /// Sets a value that the schema allows; the result says why it was not set.
  @discardableResult
  public func set(_ path: Path, to value: Value) -> String? {
    objection(to: value, at: path) ?? apply(.set(path, value))
  }

  /// Makes a change; the result says why it was not made. The text is then as it was.
  @discardableResult
  func apply(_ change: Change) -> String? {
    do throws(EditError) {
      try history.apply(change)
      textChanged()
      return nil
    } catch {
      return error.description
    }
  }

  /// Takes the last change back; the path it was at, nil where there is none.
  func undo() -> Path? {
    defer { textChanged() }
    return history.undo()?.changes.first?.path
  }

  func redo() -> Path? {
    defer { textChanged() }
    return history.redo()?.changes.first?.path
  }

  private func textChanged() {
    known = nil
    onChange()
  }

  /// Forgets what is not saved.
  func discardChanges() {
    history = EditHistory(history.saved)
    textChanged()
  }

  /// Keeps the document where it came from; the result says why it could not be.
  public func save() -> String? {
    switch store(document) {
    case .saved(let saved):
      history.markSaved(as: saved)
      textChanged()
      return nil
    case .failed(let reason):
      return reason
    }
  }
}
