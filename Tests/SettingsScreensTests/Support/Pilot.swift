import Curses
import SettingsDocuments
import SettingsSchema
import SettingsSession
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// A settings program on a terminal that shows nothing, driven by events and read back from what is drawn.
@MainActor
final class Pilot {
  let application: Application
  let model: EditingSession
  let store: MemoryStore

  /// - Parameters:
  ///   - text: the document.
  ///   - schema: its schema as JSON; nil for none.
  init(
    _ text: String, schema: String? = nil, size: Size = Size(rows: 24, columns: 80), format: Format = .jsonc,
    term: String = "xterm-256color", editor: ExternalEditor? = nil
  ) throws {
    let document = try Document(parsing: Array(text.utf8), as: format)
    let compiled = try schema.map { try CompiledSchema(Document(parsing: Array($0.utf8), as: .json)) }
    store = MemoryStore(document)
    model = EditingSession(
      name: "test.json", document: document, schema: compiled, schemaSource: "written for the test", store: store)
    application = Application(on: try Terminal.headless(size, term: term))
    application.navigator.confirmationBeforeQuit = { [model] in DocumentScreens.quitQuestion(for: model) }
    application.navigator.push(DocumentScreens.settings(of: model, host: DocumentHost(editor: editor)))
    application.display()
  }

  isolated deinit {
    application.terminal.close()
  }

  var navigator: Navigator { application.navigator }

  // MARK: - Driving

  @discardableResult
  func press(_ keys: Key...) -> Application.Outcome? {
    keys.reduce(nil) { $0 ?? send(.key($1)) }
  }

  @discardableResult
  func send(_ event: Event) -> Application.Outcome? {
    let outcome = application.answer(event)
    application.display()
    return outcome
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Opens the editor of the focused row, and types another text in the place of its own.
  func enter(_ text: String) {
    press(.enter, .control("u"))
    type(text)
    press(.enter)
  }

  /// Moves down, from the top, until the row with this text is focused.
  func focus(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    press(.home)
    for _ in 0..<200 {
      if focusedLine.contains(title) { return }
      press(.down)
    }
    #expect(focusedLine.contains(title), "no row \(title) in\n\(screen)", sourceLocation: sourceLocation)
  }

  /// Opens the search, types a query and waits, woken and not timed, until all rows were looked at.
  func search(_ query: String) {
    press(.character("/"))
    type(query)
    while foot.contains("searching…"), let event = application.terminal.nextEvent(timeout: 10_000) { send(event) }
  }

  func resize(_ rows: Int, _ columns: Int) {
    application.terminal.resize(to: Size(rows: rows, columns: columns))
    send(.resize(Size(rows: rows, columns: columns)))
  }

  // MARK: - Reading

  var lines: [String] { application.terminal.text }
  var screen: String { lines.joined(separator: "\n") }
  var focusedLine: String { application.terminal.text(row: application.terminal.cursor.row) }
  var title: String { application.terminal.text(row: 0) }

  /// The text as it stands, saved or not.
  var text: String { String(decoding: model.document.text, as: UTF8.self) }

  func line(with text: String) -> String? { lines.first { $0.contains(text) } }

  /// The lines under the table that explain the focused row.
  var help: String { lines.suffix(4).dropLast().joined(separator: "\n") }
  /// The line of keys, or what is said in its place.
  var foot: String { lines.last ?? "" }
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
    outside.flatMap { try? Document(parsing: Array($0.utf8), as: kept.format) }
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
