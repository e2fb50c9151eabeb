/// The rows of a table that a filter has found.
@MainActor
final class FilteredSource: RowSource {
  let base: any RowSource
  private let hits: FilterHits

  init(_ hits: FilterHits, of base: any RowSource) {
    self.hits = hits
    self.base = base
  }

  var sectionCount: Int { base.sectionCount }

  func itemCount(section: Int) -> Int {
    hits.sections[section].items.count
  }

  func item(at position: TablePosition) -> AnyHashable {
    base.item(at: basePosition(position))
  }

  func position(of item: some Hashable) -> TablePosition? {
    guard let position = base.position(of: item),
      let place = hits.sections[position.section].position(of: position.element - 1)
    else { return nil }
    return TablePosition(section: position.section, element: place + 1)
  }

  func group(of section: Int) -> AnyHashable { base.group(of: section) }
  func section(of group: some Hashable) -> Int? { base.section(of: group) }

  /// A header stays while its section has a hit; it is never matched itself. Footers go, but for the last, which may
  /// tell the position.
  func view(at position: TablePosition, in table: TableView) -> (any RowView)? {
    let count = itemCount(section: position.section)
    if position.element == 0 && count == 0 { return nil }
    return base.view(at: basePosition(position), in: table)
  }

  private func basePosition(_ position: TablePosition) -> TablePosition {
    let items = hits.sections[position.section].items
    switch position.element {
    case 0: return position
    case items.count + 1: return TablePositions(source: base).footer(of: position.section)
    default: return TablePosition(section: position.section, element: Int(items[position.element - 1]) + 1)
    }
  }
}
