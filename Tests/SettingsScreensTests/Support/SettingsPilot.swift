import Curses
import SettingsDocuments
import SettingsSchema
import SettingsSession
import TerminalTables
import TerminalTablesTesting

@testable import SettingsScreens

/// A settings program on a terminal that shows nothing, driven by events and read back from what is drawn.
@MainActor
final class SettingsPilot: Pilot {
  let model: EditingSession
  let store: MemoryStore

  /// - Parameters:
  ///   - text: the document.
  ///   - schema: its schema as JSON; nil for none.
  init(
    _ text: String, schema: String? = nil, size: Size = Size(rows: 24, columns: 80), format: Format = .jsonc,
    term: String = "xterm-256color", editor: ExternalEditor? = nil, program: DocumentProgram? = nil,
    intents: IntentSearch? = nil
  ) throws {
    let document = try Document(parsing: Array(text.utf8), as: format)
    let compiled = try schema.map { try CompiledSchema(Document(parsing: Array($0.utf8), as: .json)) }
    store = MemoryStore(document)
    model = EditingSession(
      name: "test.json", document: document, schema: compiled, schemaSource: "written for the test", store: store)
    try super.init(rows: size.rows, columns: size.columns, term: term)
    let host = DocumentHost(editor: editor, program: program).with { $0.intents = intents }
    navigator.confirmationBeforeQuit = { [model] in DocumentScreens.quitQuestion(for: model, in: $0, host: host) }
    show(DocumentScreens.settings(of: model, host: host))
  }

  /// Opens the editor of the focused row, and types another text in the place of its own.
  func enter(_ text: String) {
    press(.enter, .control("u"))
    type(text)
    press(.enter)
  }

  /// Answers one question after another: types each text, and Enter behind it.
  func answer(_ texts: String...) {
    for text in texts {
      type(text)
      press(.enter)
    }
  }

  /// Opens the search, types a query and waits, woken and not timed, until all rows were looked at.
  func search(_ query: String) {
    press(.character("/"))
    type(query)
    while footLine.contains("searching…"), let event = terminal.nextEvent(timeout: 10_000) { send(event) }
  }

  /// The text as it is now, saved or not.
  var text: String { String(decoding: model.document.text, as: UTF8.self) }

  /// The lines under the table that explain the focused row.
  var help: String { lines.suffix(4).dropLast().joined(separator: "\n") }
}

/// Keeps a document in memory, with another program beside it that a test plays.
@MainActor
final class MemoryStore: DocumentStore {
  let location = "memory"
  private(set) var kept: Document
  /// What the next saving answers in the place of keeping the document.
  var answer: SaveOutcome?
  /// What reading again finds; nil for what is kept.
  var found: String?
  /// What is the matter with the place, and what has been seen of that.
  var outsideCondition: StoreCondition?
  private(set) var condition: StoreCondition?
  /// What another program puts there; nil once it is taken up.
  var outside: String?
  private(set) var overwritten: [SaveConflict] = []

  init(_ document: Document) {
    kept = document
  }

  var text: String { String(decoding: kept.text, as: UTF8.self) }

  func allowReadOnly() { answer = nil }

  func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
    if let seen { overwritten.append(seen) }
    if let answer, seen == nil { return answer }
    kept = document
    return .saved(document)
  }

  func outsideChange() -> Document? {
    condition = outsideCondition
    return outside.flatMap { try? Document(parsing: Array($0.utf8), as: kept.format) }
  }

  func takeUpOutsideChange() {
    if let document = outsideChange() { kept = document }
    outside = nil
  }

  func reload() throws(ReloadError) -> Document {
    guard let found else { return kept }
    do throws(ParseError) {
      kept = try Document(parsing: Array(found.utf8), as: kept.format)
      return kept
    } catch {
      throw ReloadError("test.json:\(error)")
    }
  }
}
