/// The rows that have views, on the screen or measured on the way there, in the order of their places.
///
/// There are as many as the screen has lines, so places are found by halving, and no place is hashed.
@MainActor
struct LiveRows {
  private struct Entry {
    var position: TablePosition
    /// Nil where a section has no header or footer.
    var row: ReusableRow?
  }

  private var entries: [Entry] = []

  /// The row at a place, if it has a view already.
  func existing(_ position: TablePosition) -> ReusableRow? {
    find(position) ?? nil
  }

  /// What is known of a place: its row, that it has none (a section without a header), or nothing yet.
  func find(_ position: TablePosition) -> ReusableRow?? {
    let index = index(of: position)
    return index < entries.count && entries[index].position == position ? .some(entries[index].row) : nil
  }

  /// Keeps what was made for a place of which nothing was known.
  mutating func insert(_ row: ReusableRow?, at position: TablePosition) {
    entries.insert(Entry(position: position, row: row), at: index(of: position))
  }

  /// Puts a row again in the place of one that was built before.
  mutating func discard(_ position: TablePosition, into pool: CellPool) {
    let index = index(of: position)
    guard index < entries.count, entries[index].position == position else { return }
    if let row = entries.remove(at: index).row { pool.recycle(row) }
  }

  /// Gives back the views of all places outside the range, but for the two others.
  mutating func recycle(
    into pool: CellPool, outside range: ClosedRange<TablePosition>, except one: TablePosition? = nil,
    and other: TablePosition? = nil
  ) {
    var kept = 0
    for index in entries.indices {
      let position = entries[index].position
      if range.contains(position) || position == one || position == other {
        if kept < index { entries.swapAt(kept, index) }
        kept += 1
      } else if let row = entries[index].row {
        pool.recycle(row)
      }
    }
    entries.removeLast(entries.count - kept)
  }

  mutating func recycleAll(into pool: CellPool) {
    for entry in entries { if let row = entry.row { pool.recycle(row) } }
    entries.removeAll(keepingCapacity: true)
  }

  mutating func recycle(section: Int, into pool: CellPool) {
    for entry in entries where entry.position.section == section { if let row = entry.row { pool.recycle(row) } }
    entries.removeAll { $0.position.section == section }
  }

  /// Puts each row at its new place; those for which there is none are recycled.
  mutating func move(into pool: CellPool, to newPosition: (TablePosition) -> TablePosition?) {
    var moved: [Entry] = []
    for entry in entries {
      guard let row = entry.row else { continue }
      if let place = newPosition(entry.position) {
        moved.append(Entry(position: place, row: row))
      } else {
        pool.recycle(row)
      }
    }
    entries = moved.sorted { $0.position < $1.position }
  }

  /// Forgets what was drawn, so that all is drawn again.
  func invalidateDrawing() {
    for entry in entries { entry.row?.drawn = nil }
  }

  /// Where a place is, or would be.
  private func index(of position: TablePosition) -> Int {
    entries.indices.firstPlace { entries[$0].position >= position }
  }
}
