extension TableController {
  var canSort: Bool { table.columns.map { $0.model.isSortable && $0.specs.contains(where: \.isSortable) } ?? false }

  /// Sorts by the next column that is shown and can be sorted by, or by the one before.
  func sortByNextColumn(forward: Bool) {
    guard let columns = table.columns, canSort else { return }
    let candidates = columns.places.map(\.column).filter { columns.specs[$0].isSortable }
    guard let first = candidates.first, let last = candidates.last else { return }
    let sorted = columns.model.sorted ?? (forward ? .max : .min)
    let next = forward ? candidates.first { $0 > sorted } ?? first : candidates.last { $0 < sorted } ?? last
    sort(by: next, ascending: !columns.specs[next].sortsDescending)
  }

  func reverseSort() {
    guard let columns = table.columns, let sorted = columns.model.sorted else { return }
    sort(by: sorted, ascending: !columns.model.isAscending)
  }

  /// A click on a title: sorts by its column, or turns the order round where the table is sorted by it already.
  func sort(byClickAt column: Int) -> Bool {
    guard let columns = table.columns, canSort, let clicked = columns.column(at: column - table.rowExtent.inset),
      columns.specs[clicked].isSortable
    else { return false }
    if columns.model.sorted == clicked {
      reverseSort()
    } else {
      sort(by: clicked, ascending: !columns.specs[clicked].sortsDescending)
    }
    return true
  }

  /// Who is at the top stays there; else the focus goes with its item.
  private func sort(by column: Int, ascending: Bool) {
    let isAtTop = table.focus == nil || table.focus == table.positions.firstItem
    table.columns?.model.sort(column, ascending)
    table.outline?.outline.reload()
    table.reloadSections()
    if isAtTop { table.move(.first) }
  }
}
