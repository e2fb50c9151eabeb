/// What is shown behind the last row of a table that has more to come.
enum MoreRow: Hashable {
  /// More is on its way.
  case loading
  /// It did not come, for a reason; Enter tries again.
  case failed(String)
}

/// The rows of a table, and behind them one that says that more is coming: a section of its own, in which the row that
/// waits is no item, and the one that can be tried again is.
@MainActor
final class SourceWithMore: RowSource {
  /// The rows without it.
  let base: any RowSource
  private let row: MoreRow

  private struct Identity: Hashable {}

  init(_ base: any RowSource, _ row: MoreRow) {
    self.base = base
    self.row = row
  }

  var sectionCount: Int { base.sectionCount + 1 }

  func isMoreRow(_ position: TablePosition) -> Bool { position.section == base.sectionCount }

  func itemCount(section: Int) -> Int {
    if section < base.sectionCount { return base.itemCount(section: section) }
    return row == .loading ? 0 : 1
  }

  func item(at position: TablePosition) -> AnyHashable {
    isMoreRow(position) ? AnyHashable(Identity()) : base.item(at: position)
  }

  func position(of item: some Hashable) -> TablePosition? {
    if AnyHashable(item) == AnyHashable(Identity()) {
      return row == .loading ? nil : TablePosition(section: base.sectionCount, element: 1)
    }
    return base.position(of: item)
  }

  func group(of section: Int) -> AnyHashable {
    section < base.sectionCount ? base.group(of: section) : AnyHashable(Identity())
  }

  func section(of group: some Hashable) -> Int? {
    AnyHashable(group) == AnyHashable(Identity()) ? base.sectionCount : base.section(of: group)
  }

  func view(at position: TablePosition, in table: TableView) -> (any RowView)? {
    guard isMoreRow(position) else { return base.view(at: position, in: table) }
    switch (row, position.element) {
    case (.loading, 0): return table.dequeue(LoadingCell.self) { $0.setTitle(Words.current[.loadingMore]) }
    case (.failed(let reason), 1):
      return table.dequeue(ActionTitleCell.self) {
        $0.setTitle(Words.current.text(.loadingFailed, ["reason": reason]))
      }
    default: return nil
    }
  }
}

extension TableView {
  /// Whether a place is behind the last row.
  func isMoreRow(at position: TablePosition) -> Bool {
    moreRow != nil && (source as? SourceWithMore)?.isMoreRow(position) == true
  }

  var isMoreRowFocused: Bool { focus.map(isMoreRow) ?? false }

  var isEndInView: Bool { viewport.placed.last.map { $0.endLine <= viewport.size.rows && isEnd($0.position) } ?? false }

  private func isEnd(_ position: TablePosition) -> Bool {
    position.section == source.sectionCount - 1 && position.element >= source.itemCount(section: position.section)
  }

  var isEndNear: Bool {
    let positions = positions
    guard let last = viewport.placed.last?.position else { return viewport.size.rows > 0 }
    let place = positions.advance(last, by: viewport.size.rows + 1)
    return place == positions.last
  }
}
