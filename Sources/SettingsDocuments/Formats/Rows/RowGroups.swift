/// The assignments and the rows of a table with groups, until all are known.
struct RowGroups {
  private let dialect: RowDialect
  private var assignments: [(key: Range<Int>, values: [(span: Range<Int>, spelling: RowSpelling)])] = []
  private var places: [String: Int] = [:]
  private let groupOfShape: [Int]
  /// The rows of each group, and behind one another the columns of all of them.
  private var rows: [(rows: [RowSpan], counts: [UInt8], cells: [RowCell])]
  private let firstColumns: [Int]

  init(_ dialect: RowDialect) {
    self.dialect = dialect
    rows = Array(repeating: ([], [], []), count: dialect.groups.count)
    firstColumns = dialect.firstColumns
    groupOfShape = dialect.shapes.map { shape in shape.group.flatMap { dialect.groups.firstIndex(of: $0) } ?? 0 }
  }

  mutating func add(_ assignment: RowAssignment, named name: String) {
    let value = (span: assignment.value, spelling: assignment.spelling)
    if let place = places[name] {
      assignments[place].values.append(value)
    } else {
      places[name] = assignments.count
      assignments.append((assignment.key, [value]))
    }
  }

  mutating func add(_ row: RowSpan, _ cells: [RowCell]) {
    let group = groupOfShape[row.shape]
    rows[group].rows.append(row)
    rows[group].counts.append(UInt8(truncatingIfNeeded: cells.count))
    rows[group].cells += cells
  }

  /// The assignments, and behind them each group, also one without rows.
  func emit(into tree: inout TreeBuilder, end: Int) {
    var last = 0
    for assignment in assignments {
      tree.key(assignment.key)
      tree.addList(assignment.values)
      last = max(last, assignment.values.last?.span.upperBound ?? 0)
    }
    for (name, (rows, counts, cells)) in zip(dialect.groups, rows) {
      let start = rows.first?.span.lowerBound ?? min(last, end)
      if start < last { tree.isInTextOrder = false }
      tree.key(start..<start, stored: name)
      tree.open(.array, at: start)
      var place = 0
      for (row, count) in zip(rows, counts) {
        tree.add(row, cells[place..<place + Int(count)], from: firstColumns[row.shape])
        place += Int(count)
      }
      last = max(last, rows.last?.span.upperBound ?? start)
      tree.close(at: rows.last?.span.upperBound ?? start)
    }
  }
}
