import Curses

/// How the screen is shared out between the table and what is around it, by its size.
struct ScreenFrame: Equatable {
  /// The title line; nil where every line is needed for rows.
  private(set) var title: Rect?
  private(set) var rules: [Rect] = []
  private(set) var table: Rect
  /// The line with the titles of the table's columns.
  private(set) var columnHeader: Rect?
  /// Where the focused row is explained: lines under the table, or a pane beside it.
  private(set) var help: Rect?
  private(set) var keys: Rect?

  /// From this width on the explanation has a pane of its own.
  static let columnsForPane = 100

  /// - Parameters:
  ///   - isEditing: a text is typed, and its explanation has a further line where there are few.
  ///   - messageRows: so many lines what is said takes; the explanation's place grows for them up to half of the screen.
  init(
    _ size: Size, parts: ChromeParts = .all, hasColumns: Bool = false, isEditing: Bool = false, messageRows: Int = 0
  ) {
    let messageRows = min(messageRows, size.rows / 2)
    table = Rect(row: 0, column: 0, rows: size.rows, columns: size.columns)
    if size.rows >= 4 {
      let hasLittleRoom = size.rows < 14 || size.columns < 40
      if hasLittleRoom {
        shareOutLittle(size, parts, helpRows: max(isEditing && size.rows >= 8 ? 2 : 1, messageRows))
      } else {
        shareOut(size, parts, helpRows: max(size.rows >= 20 ? 3 : 2, messageRows))
      }
    }
    guard hasColumns, table.rows >= 2 else { return }
    columnHeader = line(table.row)
    table = line(table.row + 1, rows: table.rows - 1)
  }

  /// A line as long as those of the table, which has all columns until a pane takes some.
  private func line(_ row: Int, rows: Int = 1) -> Rect {
    Rect(row: row, column: table.column, rows: rows, columns: table.columns)
  }

  /// The title, and a line that the explanation and what is said share.
  private mutating func shareOutLittle(_ size: Size, _ parts: ChromeParts, helpRows: Int) {
    var lines = 0..<size.rows
    if parts.contains(.title) {
      title = line(0)
      lines = 1..<size.rows
    }
    if parts.contains(.help) {
      help = line(size.rows - helpRows, rows: helpRows)
    } else if parts.contains(.keys) {
      keys = line(size.rows - 1)
    }
    if let last = help ?? keys { lines = lines.lowerBound..<last.row }
    table = line(lines.lowerBound, rows: lines.count)
  }

  private mutating func shareOut(_ size: Size, _ parts: ChromeParts, helpRows: Int) {
    var top = 0
    var bottom = size.rows
    if parts.contains(.title) {
      title = line(0)
      top = 1
    }
    if parts.contains(.keys) {
      bottom -= 1
      keys = line(bottom)
    }
    let hasPane = parts.contains(.help) && size.columns >= Self.columnsForPane
    if parts.contains(.help), !hasPane {
      bottom -= helpRows
      help = line(bottom, rows: helpRows)
    }
    if parts.contains(.rules) {
      if top > 0 {
        rules.append(line(top))
        top += 1
      }
      if bottom < size.rows {
        bottom -= 1
        rules.append(line(bottom))
      }
    }
    table = line(top, rows: bottom - top)
    guard hasPane else { return }
    let pane = min(48, size.columns * 2 / 5)
    help = Rect(row: top, column: size.columns - pane, rows: table.rows, columns: pane)
    table.columns = size.columns - pane - 2
  }
}
