import Curses

/// Fills what the labels of a row leave free, from left to right and from top to bottom: no cell is written twice.
@MainActor
struct RowBackground {
  private let strip: Region
  private let start: Int
  private let pen: Pen
  /// The first place that is not filled yet.
  private var row = 0
  private var column: Int

  /// The background of the columns from `start` on.
  init(_ strip: Region, from start: Int = 0, pen: Pen) {
    self.strip = strip
    self.start = start
    self.pen = pen
    column = start
  }

  /// Fills up to a label, and passes over it.
  mutating func fill(upTo column: Int, ofRow row: Int, goingOnAt next: Int) {
    while self.row < row { fillLine() }
    fill(upTo: column)
    self.column = max(self.column, next)
  }

  mutating func fillRest() {
    while row < strip.rows { fillLine() }
  }

  private mutating func fillLine() {
    fill(upTo: strip.columns)
    row += 1
    column = start
  }

  private func fill(upTo end: Int) {
    guard end > column else { return }
    strip.part(row: row, column: column, rows: 1, columns: end - column).fill(pen: pen)
  }
}
