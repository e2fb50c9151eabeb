import Curses

@testable import TerminalTables

/// A program on a headless terminal: presses keys, and reads the screen.
@MainActor
final class ScreenPilot {
  let terminal: Terminal
  let application: Application
  private(set) var outcome: Application.Outcome?
  private(set) var cursor = Point(row: 0, column: 0)

  init(_ root: some TableScreen, rows: Int = 24, columns: Int = 80) throws {
    terminal = try Terminal.headless(Size(rows: rows, columns: columns))
    application = Application(on: terminal)
    application.navigator.push(root)
    show()
  }

  isolated deinit {
    terminal.close()
  }

  var navigator: Navigator { application.navigator }
  var lines: [String] { terminal.text }

  /// The controller of the table that is shown.
  func controller<Content: TableScreen>(of type: Content.Type = Content.self) -> TableController<Content>? {
    navigator.top as? TableController<Content>
  }

  @discardableResult
  func press(_ keys: Key...) -> [String] {
    for key in keys { send(.key(key)) }
    return lines
  }

  /// Types text as keys, one character after the other.
  @discardableResult
  func type(_ text: String) -> [String] {
    for character in text { send(.key(.character(character))) }
    return lines
  }

  @discardableResult
  func mouse(_ action: MouseEvent.Action, row: Int, column: Int = 10) -> [String] {
    send(.mouse(MouseEvent(action, at: Point(row: row, column: column))))
    return lines
  }

  func send(_ event: Event) {
    outcome = application.answer(event) ?? outcome
    show()
  }

  func resize(rows: Int, columns: Int) {
    terminal.resize(to: Size(rows: rows, columns: columns))
    send(.resize(terminal.size))
  }

  /// The line in which a text stands.
  func row(of text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }
  }

  private func show() {
    application.display()
    cursor = terminal.cursor
  }
}
