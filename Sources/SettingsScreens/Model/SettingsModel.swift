import SettingsDocuments
import SettingsSchema

/// One open document with its schema: what is set, what may be set, what is changed and what is wrong.
///
/// Screens read it and change it; it knows neither the terminal nor where its text is kept.
///
/// ```swift
/// import SettingsDocuments
/// import SettingsScreens
///
/// func change(_ path: Path, to value: Value, in model: SettingsModel) async -> String {
///   if let problem = await model.set(path, to: value) { return problem }
///   return switch await model.save() {
///   case .saved: "saved"
///   case .conflict: "another program changed the same settings"
///   case .failed(let reason): reason
///   }
/// }
/// ```
@MainActor
public final class SettingsModel {
  /// What the title line calls the document.
  public let name: String
  /// What says what the settings may be; nil where there is no schema, and then the values show what they are.
  public let schema: CompiledSchema?
  /// Where the schema came from, or why there is none, said to the user.
  public let schemaSource: String
  private let inferenceTable: InferenceTable
  /// The document as it was opened or saved and as it is, with what leads back and forth.
  public private(set) var history: EditHistory
  let store: any DocumentStore
  let editor: ExternalEditor?
  let includedFiles: IncludedFiles?
  /// Called after every change of the text, saved or not.
  public var onChange: () -> Void = {}
  private var known: Findings?
  private var descriptions: [Path: SettingDescription?] = [:]
  private var comments: CommentedSettings?

  /// What was found out about the present text.
  private struct Findings {
    var problems: [Problem]
    var violations: [Path: Problem]
    /// The places of problems, and all that is around them.
    var troubled: Set<Path>
    var differences: [DocumentDifference]
    var hasKinds: [Path: Bool] = [:]
  }

  /// A document that was opened.
  ///
  /// - Parameters:
  ///   - name: what the title line calls it.
  ///   - document: the text and its tree.
  ///   - schema: what its settings may be; nil where there is none.
  ///   - schemaSource: where the schema came from, or why there is none.
  ///   - inferenceTable: tells how settings are shown that no schema knows.
  ///   - store: where the document is kept.
  ///   - editor: opens the document in an editor of its own; nil where that makes no sense.
  ///   - includedFiles: opens the files that the document includes; nil where that makes no sense.
  public init(
    name: String, document: Document, schema: CompiledSchema? = nil, schemaSource: String = "",
    inferenceTable: InferenceTable = .standard, store: any DocumentStore, editor: ExternalEditor? = nil,
    includedFiles: IncludedFiles? = nil
  ) {
    self.name = name
    self.schema = schema
    self.schemaSource = schemaSource
    self.inferenceTable = inferenceTable
    self.store = store
    self.editor = editor
    self.includedFiles = includedFiles
    history = EditHistory(document)
  }

  /// The document as it stands, changes and all.
  public var document: Document { history.document }

  // MARK: - Reading

  /// The value at a path; nil where nothing is set, as at the root of an empty text.
  func node(at path: Path) -> Node? {
    guard let node = document.node(at: path) else { return nil }
    return path.isRoot && node.isNull && node.span.isEmpty ? nil : node
  }

  /// What the schema says about a setting; without a schema, or where it says nothing, what its value shows.
  func setting(at path: Path) -> SettingDescription {
    described(path)
      ?? SettingDescription(
        inferredFrom: writtenNode(at: path), key: path.last?.key, inferenceTable: inferenceTable)
  }

  /// Whether there is a schema that knows the setting.
  func isDescribed(_ path: Path) -> Bool {
    described(path) != nil
  }

  /// What the schema says of a setting, asked once while the text stays: rows ask several times each.
  private func described(_ path: Path) -> SettingDescription? {
    if let known = descriptions[path] { return known }
    let description = schema?.description(at: path, in: document)
    descriptions[path] = .some(description)
    return description
  }

  /// The settings that are not set and stand commented out.
  var commented: CommentedSettings {
    if let comments { return comments }
    let found = CommentedSettings(isChecked ? document.commentedSettings : [])
    comments = found
    return found
  }

  /// What comments in the text say of a setting.
  func comment(on path: Path) -> String? { document.comment(on: path, commented: commented.all) }

  /// The value that is written: what is set, else what a comment says it would be.
  func writtenNode(at path: Path) -> Node? { node(at: path) ?? commented[path]?.value }

  /// The value that holds: what is written, else the schema's default.
  func valueInForce(at path: Path) -> Value? {
    writtenNode(at: path)?.value ?? setting(at: path).defaultValue
  }

  /// Whether an object may have keys that its schema does not declare.
  func allowsOtherKeys(at path: Path) -> Bool {
    schema?.properties(at: path, in: document).allowsOthers ?? true
  }

  /// The line of a setting, or of the nearest one around it that is set; counted from one.
  func line(of path: Path) -> Int {
    if let commented = commented[path] {
      return document.lines.position(at: commented.line.lowerBound).line
    }
    var place = path
    while node(at: place) == nil, let parent = place.parent { place = parent }
    guard let node = node(at: place) else { return 1 }
    return document.lines.position(at: node.keySpan?.lowerBound ?? node.span.lowerBound).line
  }

  // MARK: - Findings

  /// Larger texts are not checked at every key.
  private static let largestCheckedText = 1 << 20

  /// Whether the text is small enough to be checked while it is edited.
  var isChecked: Bool { document.text.count <= Self.largestCheckedText }

  /// What the schema finds wrong with the present text.
  public var problems: [Problem] { findings.problems }

  /// What breaks a rule of the schema.
  var violations: [Problem] { problems.filter { $0.severity == .violation } }

  /// What differs from the saved text.
  public var differences: [DocumentDifference] { findings.differences }

  func problem(at path: Path) -> Problem? { findings.violations[path] }

  /// Whether a value breaks a rule, or one that it holds.
  func hasProblem(atOrUnder path: Path) -> Bool { findings.troubled.contains(path) }

  private var findings: Findings {
    if let known { return known }
    let problems = isChecked ? schema?.validate(document) ?? [] : []
    let violations = problems.filter { $0.severity == .violation }.map { ($0.path, $0) }
    let found = Findings(
      problems: problems, violations: Dictionary(violations, uniquingKeysWith: { first, _ in first }),
      troubled: Self.withAncestors(violations.map(\.0)),
      differences: history.isModified ? history.unsavedDifferences() : [])
    known = found
    return found
  }

  /// Keeps an answer that takes long to find until the document changes.
  func remember(_ path: Path, hasKinds find: () -> Bool) -> Bool {
    if let answer = findings.hasKinds[path] { return answer }
    let answer = find()
    known?.hasKinds[path] = answer
    return answer
  }

  private static func withAncestors(_ paths: [Path]) -> Set<Path> {
    var found: Set<Path> = []
    for path in paths {
      var place: Path? = path
      while let next = place, found.insert(next).inserted { place = next.parent }
    }
    return found
  }

  // MARK: - Changing

  /// Reads what was typed as a value of the setting; the failure says what was expected.
  func read(_ text: String, at path: Path) throws(ValueReadingError) -> Value {
    try ValueReader.read(text, types: setting(at: path).types, present: writtenNode(at: path)?.value)
  }

  /// What is wrong with a value for a setting; nil where the schema allows it.
  public func objection(to value: Value, at path: Path) -> String? {
    guard isChecked else { return nil }
    return schema?.check(value, at: path, in: document).first?.message
  }

  /// Sets a value that the schema allows; the result says why it was not set.
  @discardableResult
  public func set(_ path: Path, to value: Value) -> String? {
    objection(to: value, at: path) ?? apply(.set(path, value))
  }

  /// Sets what was typed, read as a value of the setting; the result says why it was not set.
  func set(_ path: Path, toTyped text: String) -> String? {
    do throws(ValueReadingError) {
      return set(path, to: try read(text, at: path))
    } catch {
      return error.description
    }
  }

  /// What is wrong with a typed text for a setting; nil where it would be set.
  func objection(toTyped text: String, at path: Path) -> String? {
    do throws(ValueReadingError) {
      return objection(to: try read(text, at: path), at: path)
    } catch {
      return error.description
    }
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

  // MARK: - Keeping

  /// Forgets what is not saved.
  func discardChanges() {
    history = EditHistory(history.saved)
    textChanged()
  }

  /// Keeps the document where it came from.
  ///
  /// - Parameter seen: what another program put there, which the user wants overwritten.
  @discardableResult
  public func save(overwriting seen: SaveConflict? = nil) -> SaveOutcome {
    let outcome = store.save(document, overwriting: seen)
    if case .saved(let saved) = outcome {
      history.markSaved(as: saved)
      textChanged()
    }
    return outcome
  }

  /// Takes up what is kept now, as after another program changed it; unsaved changes are lost.
  func reload() throws(ReloadError) {
    let document = try store.reload()
    guard document.text != history.document.text || history.isModified else { return }
    history = EditHistory(document)
    textChanged()
  }

  private func textChanged() {
    known = nil
    descriptions = [:]
    comments = nil
    onChange()
  }
}
