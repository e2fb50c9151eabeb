/// The assignments and the rows of a table with groups, until all are known.
struct RowGroups {
  private let dialect: RowDialect
  private var assignments: [(key: Range<Int>, values: [(span: Range<Int>, spelling: RowSpelling)])] = []
  private var places: [String: Int] = [:]
  private var rows: [[RowCells]]

  init(_ dialect: RowDialect) {
    self.dialect = dialect
    rows = Array(repeating: [], count: dialect.groups.count)
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

  mutating func add(_ row: RowCells) {
    let group = dialect.shapes[row.shape].group.flatMap { dialect.groups.firstIndex(of: $0) } ?? 0
    rows[group].append(row)
  }

  /// The assignments, and behind them each group, also one without rows.
  func emit(into tree: inout TreeBuilder, end: Int) {
    var last = 0
    for assignment in assignments {
      tree.key(assignment.key)
      tree.addList(assignment.values)
      last = max(last, assignment.values.last?.span.upperBound ?? 0)
    }
    for (name, rows) in zip(dialect.groups, rows) {
      let start = rows.first?.span.lowerBound ?? min(last, end)
      if start < last { tree.isInTextOrder = false }
      tree.key(start..<start, stored: name)
      tree.open(.array, at: start)
      for row in rows { tree.add(row, dialect) }
      last = max(last, rows.last?.span.upperBound ?? start)
      tree.close(at: rows.last?.span.upperBound ?? start)
    }
  }
}
