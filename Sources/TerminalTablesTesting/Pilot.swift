import Curses
import TerminalTables

/// Drives a program on a terminal that shows nothing: presses keys, and reads the screen.
///
/// Each call answers its events and draws, as the program's own loop does, so that the next line of the test reads
/// what a user would see.
///
/// ```swift
/// @MainActor @Test func enterOpensTheFolder() throws {
///   let pilot = try Pilot(FolderTable(title: "/"))
///   pilot.press(.down, .enter)
///   #expect(pilot.titleLine.contains("etc"))
///   pilot.type("/passwd")
///   #expect(pilot.shows("1 found"))
///   pilot.resize(rows: 9, columns: 40)
///   try pilot.expectSnapshot(named: "folder-narrow")
/// }
/// ```
///
/// What tasks of the program do later is waited for, woken and not timed: ``wait(for:until:)``.
@MainActor
open class Pilot: HeadlessScreen {
  public let terminal: Terminal
  /// The program that is driven.
  public let application: Application
  /// How the program ended; nil while it has not.
  public private(set) var outcome: Application.Outcome?
  public private(set) var cursor = Point(row: 0, column: 0)

  /// A program that has shown nothing yet: for what must be set before the first screen.
  ///
  /// - Parameters:
  ///   - rows: the terminal's lines.
  ///   - columns: its columns.
  ///   - term: its terminfo entry, such as `xterm-256color` or `vt100` (monochrome).
  ///   - theme: the style of everything.
  ///   - allowsColor: whether it has the entry's colours; without them it is as with `NO_COLOR`.
  /// - Throws: `TerminalError.unusable` where terminfo does not know the entry.
  public init(
    rows: Int = 24, columns: Int = 80, term: String = "xterm-256color", theme: Theme = .standard,
    allowsColor: Bool = true
  ) throws(TerminalError) {
    terminal = try Terminal.headless(Size(rows: rows, columns: columns), term: term, allowsColor: allowsColor)
    application = Application(on: terminal, theme: theme)
  }

  /// A program that shows a table.
  public convenience init(
    _ root: some TableScreen, rows: Int = 24, columns: Int = 80, term: String = "xterm-256color",
    theme: Theme = .standard
  ) throws(TerminalError) {
    try self.init(rows: rows, columns: columns, term: term, theme: theme)
    show(TableController(root))
  }

  isolated deinit {
    terminal.close()
  }

  /// The stack of screens.
  public var navigator: Navigator { application.navigator }

  /// The controller of the table that is shown; nil where it is of another type.
  public func controller<Content: TableScreen>(of type: Content.Type = Content.self) -> TableController<Content>? {
    navigator.top as? TableController<Content>
  }

  /// Shows a screen over the present one, and draws it.
  public func show(_ screen: any Screen) {
    navigator.push(screen)
    display()
  }

  /// Draws what changed since the last frame.
  public func display() {
    application.display()
    cursor = terminal.cursor
  }

  public func restorePicture() {
    if terminal.hasLostPicture { display() }
  }

  // MARK: - Driving

  /// Answers an event, and draws.
  ///
  /// - Returns: how the program ended; nil while it goes on.
  @discardableResult
  public func send(_ event: Event) -> Application.Outcome? {
    outcome = application.answer(event) ?? outcome
    display()
    return outcome
  }

  /// Presses keys, one after the other, until one ends the program.
  public func press(_ keys: Key...) {
    for key in keys where outcome == nil { send(.key(key)) }
  }

  /// Types text as keys, one character after the other.
  public func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Pastes text as a whole.
  public func paste(_ text: String) {
    send(.paste(text))
  }

  /// Presses the first button of the mouse, and lets it go.
  public func click(row: Int, column: Int = 10) {
    mouse(.press, row: row, column: column)
    mouse(.release, row: row, column: column)
  }

  /// Uses the mouse.
  public func mouse(_ action: MouseEvent.Action, row: Int, column: Int = 10) {
    send(.mouse(MouseEvent(action, at: Point(row: row, column: column))))
  }

  /// Gives the terminal another size.
  public func resize(rows: Int, columns: Int) {
    terminal.resize(to: Size(rows: rows, columns: columns))
    send(.resize(terminal.size))
  }

  /// Moves down, from the top, until the focused row shows a text.
  ///
  /// - Throws: ``PilotError/noRow(_:screen:)`` where no row that can be focused does.
  public func focus(_ text: String) throws(PilotError) {
    press(.home)
    var last: (lines: [String], cursor: Point)?
    while !focusedLine.contains(text) {
      let formerCursor = cursor
      press(.down)
      if cursor != formerCursor { continue }
      // At the edge the rows move below the cursor, until there are no more.
      let now = (lines: lines, cursor: cursor)
      if let last, last == now { throw .noRow(text, screen: screen) }
      last = now
    }
  }
}
