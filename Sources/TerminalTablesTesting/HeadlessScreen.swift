import Curses
import TerminalTables

/// What is drawn on a headless terminal, read back: its text, its attributes, its cursor.
///
/// ``Pilot`` and ``TablePilot`` have it all; a test that draws by itself conforms a type of its own.
///
/// ```swift
/// #expect(pilot.lines[0].hasPrefix(" Settings"))
/// #expect(pilot.focusedLine.contains("Effort"))
/// #expect(pilot.highlightedColumns(row: 3) == 2..<38)
/// ```
@MainActor
public protocol HeadlessScreen: AnyObject {
  /// The terminal that is drawn on.
  var terminal: Terminal { get }
  /// Where the hardware cursor was parked by the last frame; reading the screen moves it.
  var cursor: Point { get }
  /// Draws again what was lost because another headless terminal was used meanwhile; called before the screen is read.
  func restorePicture()
}

extension HeadlessScreen {
  public func restorePicture() {}

  /// The lines of the screen, without the blanks at their ends.
  public var lines: [String] {
    restorePicture()
    return terminal.text
  }
  /// The lines of the screen as one text.
  public var screen: String { lines.joined(separator: "\n") }
  /// The line that the cursor is parked on: that of the focused row.
  public var focusedLine: String { line(cursor.row) }
  /// The first line.
  public var titleLine: String { line(0) }
  /// The last line: the keys, or what is said in their place.
  public var footLine: String { line(terminal.size.rows - 1) }

  /// One line; a screen has some thousand cells, and each is asked for.
  private func line(_ row: Int) -> String {
    restorePicture()
    return terminal.text(row: row)
  }

  /// The number of the first line that has a text; nil where none does.
  public func row(of text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }
  }

  /// The first line that has a text; nil where none does.
  public func line(with text: String) -> String? {
    lines.first { $0.contains(text) }
  }

  /// Whether a text is on the screen, in one line.
  public func shows(_ text: String) -> Bool {
    row(of: text) != nil
  }

  /// Every cell of the screen, line after line, with its attributes.
  public var cells: [[DrawnCell]] {
    restorePicture()
    return (0..<terminal.size.rows).map { row in
      (0..<terminal.size.columns).map { terminal.cell(at: Point(row: row, column: $0)) }
    }
  }

  /// The columns of a line that are drawn reversed, which is how a highlight looks without colour; nil where there are
  /// none, or where a gap is between them.
  public func highlightedColumns(row: Int) -> Range<Int>? {
    let columns = (0..<terminal.size.columns).filter {
      terminal.cell(at: Point(row: row, column: $0)).attributes.contains(.reverse)
    }
    guard let first = columns.first, let last = columns.last, columns.count == last - first + 1 else { return nil }
    return first..<last + 1
  }

  /// The screen as text that a person can read and a file can keep; see ``ScreenPicture``.
  public var picture: ScreenPicture { ScreenPicture(cells) }
}
