import Curses

/// How the screen is shared out between the table and what is around it, by its size.
struct ScreenFrame: Hashable {
  /// The title line; nil where every line is needed for rows.
  private(set) var title: Rect?
  private(set) var rules: [Rect] = []
  private(set) var table: Rect
  /// Where the focused row is explained: lines under the table, or a pane beside it.
  private(set) var help: Rect?
  private(set) var keys: Rect?

  /// From this width on the explanation has a pane of its own.
  static let columnsForPane = 100

  init(_ size: Size) {
    let columns = size.columns
    func line(_ row: Int, rows: Int = 1) -> Rect { Rect(row: row, column: 0, rows: rows, columns: columns) }
    guard size.rows >= 4 else {
      table = line(0, rows: size.rows)
      return
    }
    title = line(0)
    guard size.rows >= 14, columns >= 40 else {
      table = line(1, rows: size.rows - 2)
      help = line(size.rows - 1)
      return
    }
    keys = line(size.rows - 1)
    if columns >= Self.columnsForPane {
      let pane = min(48, columns * 2 / 5)
      rules = [line(1), line(size.rows - 2)]
      table = Rect(row: 2, column: 0, rows: size.rows - 4, columns: columns - pane - 2)
      help = Rect(row: 2, column: columns - pane, rows: size.rows - 4, columns: pane)
    } else {
      let helpRows = size.rows >= 20 ? 3 : 2
      rules = [line(1), line(size.rows - helpRows - 2)]
      table = line(2, rows: size.rows - helpRows - 4)
      help = line(size.rows - helpRows - 1, rows: helpRows)
    }
  }
}
