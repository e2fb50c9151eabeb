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

  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// A place on the screen, counted from zero at the top left.
public struct Point: Hashable, Sendable {
  public var row: Int
  public var column: Int

  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A rectangle of terminal cells; it may reach outside the screen and may be empty.
///
/// ```swift
/// let line = Rect(row: 3, column: 0, rows: 1, columns: 80)
/// let value = line.trailing(columns: 12)   // columns 68 to 79
/// ```
public struct Rect: Hashable, Sendable {
  public var row: Int
  public var column: Int
  public var rows: Int
  public var columns: Int

  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  /// The line below the last.
  public var endRow: Int { row + rows }
  /// The column after the last.
  public var endColumn: Int { column + columns }
  public var size: Size { Size(rows: rows, columns: columns) }
  public var isEmpty: Bool { rows == 0 || columns == 0 }

  /// What both rectangles cover.
  public func intersection(_ other: Rect) -> Rect {
    let top = max(row, other.row)
    let left = max(column, other.column)
    return Rect(
      row: top, column: left,
      rows: min(endRow, other.endRow) - top, columns: min(endColumn, other.endColumn) - left)
  }

  /// The same rectangle without `left` columns at its left and `right` at its right.
  public func inset(left: Int = 0, right: Int = 0) -> Rect {
    let taken = min(left, columns)
    return Rect(row: row, column: column + taken, rows: rows, columns: columns - taken - right)
  }

  /// The last `columns` columns.
  public func trailing(columns: Int) -> Rect {
    let width = min(columns, self.columns)
    return Rect(row: row, column: endColumn - width, rows: rows, columns: width)
  }

  /// One line of the rectangle, counted from its top.
  public func line(_ index: Int) -> Rect {
    Rect(row: row + index, column: column, rows: 1, columns: columns)
  }
}
