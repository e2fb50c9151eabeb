/// A size in terminal cells.
///
/// ```swift
/// let page = Size(rows: 24, columns: 80)
/// ```
public struct Size: Hashable, Sendable {
  /// Lines, top to bottom.
  public var rows: Int
  /// Columns, left to right.
  public var columns: Int

  /// A size of so many lines and columns.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// A place on the screen, counted from zero at the top left.
///
/// ```swift
/// terminal.parkCursor(at: Point(row: 3, column: 0))
/// ```
public struct Point: Hashable, Sendable {
  /// The line, from the top; 0 is the first.
  public var row: Int
  /// The column, from the left; 0 is the first.
  public var column: Int

  /// The place at a line and a column.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A rectangle of terminal cells; it may reach outside the screen and may be empty.
///
/// ```swift
/// let help = terminal.screen.part(Rect(row: 20, column: 0, rows: 3, columns: 80))
/// help.draw("How long a session is kept.", row: 0, column: 1, pen: .plain)
/// ```
public struct Rect: Hashable, Sendable {
  /// The first line, on the screen or in the region that the rectangle is a part of.
  public var row: Int
  /// The first column.
  public var column: Int
  /// How many lines it has; never negative.
  public var rows: Int
  /// How many columns it has; never negative.
  public var columns: Int

  /// A rectangle; one of fewer than no lines or columns is empty.
  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  /// The line under the last.
  public var endRow: Int { row + rows }
  /// The column after the last.
  public var endColumn: Int { column + columns }
  /// How many lines and columns it has.
  public var size: Size { Size(rows: rows, columns: columns) }
  /// Whether it covers no cell.
  public var isEmpty: Bool { rows == 0 || columns == 0 }

  /// What both rectangles cover; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let top = max(row, other.row)
    let left = max(column, other.column)
    return Rect(
      row: top, column: left,
      rows: min(endRow, other.endRow) - top, columns: min(endColumn, other.endColumn) - left)
  }
}
