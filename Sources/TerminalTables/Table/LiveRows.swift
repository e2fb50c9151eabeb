import Curses

/// A row that has a view: on the screen, or measured on the way there.
@MainActor
final class LiveRow {
  let row: ReusableRow
  let plan: RowPlan
  /// The line of the table's region where it was last drawn, and how; nil when it must be drawn anew.
  var drawn: Appearance?

  struct Appearance: Equatable {
    var line: Int
    var isFocused: Bool
  }

  init(row: ReusableRow, plan: RowPlan) {
    self.row = row
    self.plan = plan
  }

  var rows: Int { plan.rows }
}

/// The rows that have views, by their place.
@MainActor
struct LiveRows {
  private var rows: [TablePosition: LiveRow?] = [:]

  var count: Int { rows.count }

  /// The row at a place, if it has a view already.
  func existing(_ position: TablePosition) -> LiveRow? {
    rows[position] ?? nil
  }

  /// The row at a place; nil where a section has no header or footer there.
  mutating func row(at position: TablePosition, columns: Int, in table: TableView) -> LiveRow? {
    if let known = rows[position] { return known }
    let made = table.makeRow(at: position, columns: columns)
    rows[position] = .some(made)
    return made
  }

  /// Puts a row anew in the place of one that was built before.
  mutating func discard(_ position: TablePosition, into pool: CellPool) {
    if let row = rows.removeValue(forKey: position) ?? nil { pool.recycle(row.row) }
  }

  /// Gives back the views of all places for which `isNeeded` is false.
  mutating func recycle(into pool: CellPool, unless isNeeded: (TablePosition) -> Bool) {
    for position in rows.keys where !isNeeded(position) { discard(position, into: pool) }
  }

  /// Puts each row at its new place; those for which there is none are given back.
  mutating func move(into pool: CellPool, to newPosition: (TablePosition) -> TablePosition?) {
    var moved: [TablePosition: LiveRow?] = [:]
    for case let (position, row?) in rows {
      if let place = newPosition(position) {
        moved[place] = .some(row)
      } else {
        pool.recycle(row.row)
      }
    }
    rows = moved
  }

  /// Forgets what was drawn, so that all is drawn again.
  func invalidateDrawing() {
    for case let row? in rows.values { row.drawn = nil }
  }
}
