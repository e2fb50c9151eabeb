import Curses
import TerminalTables

/// Drives a table alone, without a program around it, on a terminal that shows nothing.
///
/// ```swift
/// let pilot = try TablePilot(rows: 10, columns: 40)
/// try pilot.table.apply([Section("rows", 0..<1_000_000)], views: views)
/// #expect(pilot.draw()[0] == "   Row 0")
/// #expect(pilot.move(.last).contains("   Row 999999"))
/// ```
@MainActor
open class TablePilot: HeadlessScreen {
  public let terminal: Terminal
  /// The table that is driven.
  public let table = TableView()
  public private(set) var cursor = Point(row: 0, column: 0)
  private let palette: Palette

  /// An empty table that knows the library's cells, as large as its terminal.
  ///
  /// - Throws: `TerminalError.unusable` where terminfo does not know the entry.
  public init(
    rows: Int = 10, columns: Int = 40, term: String = "xterm-256color", allowsColor: Bool = true,
    theme: Theme = .standard,
    style: TableStyle = .grouped
  ) throws(TerminalError) {
    terminal = try Terminal.headless(Size(rows: rows, columns: columns), term: term, allowsColor: allowsColor)
    palette = Palette(theme, on: terminal)
    table.style = style
    table.registerStandardCells()
    table.resize(to: terminal.size)
  }

  isolated deinit {
    terminal.close()
  }

  /// Draws what changed, and gives the lines of the screen, without the scroll indicator at their ends.
  @discardableResult
  public func draw() -> [String] {
    table.draw(in: terminal.screen, with: palette)
    let place = table.cursorPlace
    terminal.parkCursor(at: place?.point ?? Point(row: 0, column: 0), visible: place?.isVisible ?? false)
    terminal.present()
    cursor = terminal.cursor
    return table.showsScrollIndicator ? lines.map(withoutIndicator) : lines
  }

  /// Moves the focus, draws, and gives the lines of the screen.
  @discardableResult
  public func move(_ movement: TableView.Movement, times: Int = 1) -> [String] {
    for _ in 0..<times { table.move(movement) }
    return draw()
  }

  /// Gives the terminal another size; nothing is drawn before ``draw()``.
  public func resize(rows: Int, columns: Int) {
    terminal.resize(to: Size(rows: rows, columns: columns))
    terminal.screen.fill()
    table.setNeedsDisplay()
    table.resize(to: terminal.size)
  }

  /// Every cell of the screen after all of it was drawn again: what ``HeadlessScreen/cells`` must be without that.
  public func cellsDrawnAgain() -> [[DrawnCell]] {
    terminal.screen.fill()
    table.setNeedsDisplay()
    draw()
    return cells
  }

  private func withoutIndicator(_ line: String) -> String {
    guard line.hasSuffix("▐"), DisplayWidth.of(line) == terminal.size.columns else { return line }
    var line = line.dropLast()
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
