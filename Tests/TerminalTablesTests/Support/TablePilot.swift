import Curses

@testable import TerminalTables

/// A table alone on a headless terminal: moves it, and reads its picture back.
@MainActor
final class TablePilot {
  let terminal: Terminal
  let table = TableView()
  /// Where the hardware cursor rested after the last drawing; reading the screen moves it.
  private(set) var cursor = Point(row: 0, column: 0)
  private let palette: Palette

  init(
    rows: Int = 10, columns: Int = 40, term: String = "xterm-256color", theme: Theme = .standard,
    style: TableStyle = .grouped
  ) throws {
    terminal = try Terminal.headless(Size(rows: rows, columns: columns), term: term)
    palette = Palette(theme, on: terminal)
    table.style = style
    table.registerStandardCells()
    table.resize(to: terminal.size)
  }

  isolated deinit {
    terminal.close()
  }

  /// Draws what changed, and gives the lines of the screen, without the scroll indicator at their end.
  @discardableResult
  func draw() -> [String] {
    table.draw(in: terminal.screen, with: palette)
    let cursor = table.cursorPlace
    terminal.parkCursor(at: cursor?.point ?? Point(row: 0, column: 0), visible: cursor?.isVisible ?? false)
    terminal.present()
    self.cursor = terminal.cursor
    return table.scrollIndicator == nil ? terminal.text : terminal.text.map(withoutIndicator)
  }

  private func withoutIndicator(_ line: String) -> String {
    guard line.hasSuffix("▐"), DisplayWidth.of(line) == terminal.size.columns else { return line }
    var line = line.dropLast()
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Moves the focus, and gives the lines of the screen.
  @discardableResult
  func move(_ movement: TableView.Movement, times: Int = 1) -> [String] {
    for _ in 0..<times { table.move(movement) }
    return draw()
  }

  func resize(rows: Int, columns: Int) {
    terminal.resize(to: Size(rows: rows, columns: columns))
    terminal.screen.fill()
    table.setNeedsDisplay()
    table.resize(to: terminal.size)
  }

  /// Every cell of the screen, with its attributes.
  var picture: [[DrawnCell]] {
    (0..<terminal.size.rows).map { row in
      (0..<terminal.size.columns).map { terminal.cell(at: Point(row: row, column: $0)) }
    }
  }

  /// The picture that comes of drawing everything anew.
  func pictureDrawnAnew() -> [[DrawnCell]] {
    terminal.screen.fill()
    table.setNeedsDisplay()
    draw()
    return picture
  }

  /// The columns of a line that are drawn reversed, which is how a highlight looks without colour.
  func highlightedColumns(row: Int) -> Range<Int>? {
    let columns = (0..<terminal.size.columns).filter {
      terminal.cell(at: Point(row: row, column: $0)).attributes.contains(.reverse)
    }
    guard let first = columns.first, let last = columns.last, columns.count == last - first + 1 else { return nil }
    return first..<last + 1
  }

  /// The line in which a text stands.
  func row(of text: String) -> Int? {
    terminal.text.firstIndex { $0.contains(text) }
  }
}

extension TablePilot {
  /// Shows sections of numbered rows, each as high as it is asked to be.
  func show(
    _ sections: [Section<String, String>], header: @escaping (String) -> String? = { $0 },
    footer: @escaping (String) -> String? = { _ in nil }, height: @escaping (String) -> Int = { _ in 1 }
  ) throws {
    table.register(TallCell.self)
    try table.apply(
      sections,
      views: TableViews(
        cell: { item, table in table.dequeue(TallCell.self) { $0.show(item, rows: height(item)) } },
        header: { group, table in
          header(group).map { title in table.dequeue(SectionHeader.self) { $0.setTitle(title) } }
        },
        footer: { group, table in
          footer(group).map { title in table.dequeue(SectionFooter.self) { $0.setTitle(title) } }
        }))
  }
}

/// A row of any height, each line told apart from the others.
final class TallCell: Cell, TitlePresentable, Highlightable {
  let titleLabel = Label()
  private let lines = TallLines()
  var layout: RowLayout { lines.count == 0 ? .row(titleLabel) : .stack(.row(titleLabel), .content(lines)) }

  func show(_ title: String, rows: Int) {
    setTitle(title)
    lines.title = title
    lines.count = rows - 1
  }
}

final class TallLines: RowContent {
  var title = ""
  var count = 0
  func rows(columns: Int) -> Int { count }
  func draw(in region: Region, with palette: Palette) {
    for row in 0..<count { region.draw("\(title) line \(row + 2)", row: row, column: 0, pen: .plain) }
  }
}
