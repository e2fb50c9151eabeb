/// The rows of a table that a filter has found.
@MainActor
final class FilteredSource: RowSource {
  let base: any RowSource
  private let hits: FilterHits

  init(_ hits: FilterHits, of base: any RowSource) {
    self.hits = hits
    self.base = base
  }

  var sectionCount: Int { hits.sections.count }

  func itemCount(section: Int) -> Int {
    hits.count(in: section)
  }

  func item(at position: TablePosition) -> AnyHashable {
    base.item(at: basePosition(position))
  }

  func position(of item: some Hashable) -> TablePosition? {
    base.position(of: item).flatMap(position(ofBase:))
  }

  /// Where a row of all rows is among those that were found.
  func position(ofBase position: TablePosition) -> TablePosition? {
    guard let section = hits.shown(position.section),
      let hit = hits.position(of: position.element - 1, in: section)
    else { return nil }
    return TablePosition(section: section, element: hit + 1)
  }

  func group(of section: Int) -> AnyHashable { base.group(of: hits.sections[section]) }
  func section(of group: some Hashable) -> Int? { base.section(of: group).flatMap(hits.shown) }

  /// A header stays while its section has a hit; it is never matched itself. Footers go, but for the last, which may
  /// tell the position.
  func view(at position: TablePosition, in table: TableView) -> (any RowView)? {
    if position.element == 0 && itemCount(section: position.section) == 0 { return nil }
    return base.view(at: basePosition(position), in: table)
  }

  /// Where a row that was found is among all rows.
  func basePosition(_ position: TablePosition) -> TablePosition {
    let section = hits.sections[position.section]
    switch position.element {
    case 0: return TablePosition(section: section, element: 0)
    case hits.count(in: position.section) + 1: return TablePositions(source: base).footer(of: section)
    default:
      return TablePosition(section: section, element: hits.item(position.element - 1, in: position.section) + 1)
    }
  }
}
