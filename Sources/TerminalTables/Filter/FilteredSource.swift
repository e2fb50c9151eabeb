/// The rows of a table that a filter has found.
///
/// Where the content has changed since it was searched, what was found then goes on being shown as far as it is still
/// there, with what its rows say now, until the search of the new content is done.
@MainActor
final class FilteredSource: RowSource {
  /// The rows that were searched.
  let base: any RowSource
  /// All rows as they are now.
  let content: any RowSource
  private let hits: FilterHits
  private let keepsLastFooter: Bool

  init(_ hits: FilterHits, of base: any RowSource, in content: any RowSource, keepsLastFooter: Bool) {
    self.hits = hits
    self.base = base
    self.content = content
    self.keepsLastFooter = keepsLastFooter
  }

  private var isCurrent: Bool { base === content }

  var sectionCount: Int { hits.sections.count }

  func itemCount(section: Int) -> Int {
    hits.count(in: section)
  }

  func item(at position: TablePosition) -> AnyHashable {
    base.item(at: basePosition(position))
  }

  func position(of item: some Hashable) -> TablePosition? {
    guard isCurrent || content.position(of: item) != nil else { return nil }
    return base.position(of: item).flatMap(position(ofBase:))
  }

  /// Where a row that was searched is among those that were found.
  func position(ofBase position: TablePosition) -> TablePosition? {
    guard let section = hits.shown(position.section),
      let hit = hits.position(of: position.element - 1, in: section)
    else { return nil }
    return TablePosition(section: section, element: hit + 1)
  }

  func group(of section: Int) -> AnyHashable { base.group(of: hits.sections[section]) }
  func section(of group: some Hashable) -> Int? { base.section(of: group).flatMap(hits.shown) }

  /// A header stays while its section has a hit; it is never matched itself. Footers explain whole sections and go, but
  /// for the last where it shows the position.
  func view(at position: TablePosition, in table: TableView) -> (any RowView)? {
    let count = itemCount(section: position.section)
    switch position.element {
    case 0: if count == 0 { return nil }
    case count + 1:
      if !keepsLastFooter || hits.sections[position.section] != base.sectionCount - 1 { return nil }
    default: break
    }
    return contentPosition(position).flatMap { content.view(at: $0, in: table) }
  }

  /// Where a row that was found is among all rows as they are now; nil where it is gone.
  private func contentPosition(_ position: TablePosition) -> TablePosition? {
    let place = basePosition(position)
    if isCurrent { return place }
    if position.element > 0 && position.element <= itemCount(section: position.section) {
      return content.position(of: base.item(at: place))
    }
    guard let section = content.section(of: base.group(of: place.section)) else { return nil }
    let positions = TablePositions(source: content)
    return position.element == 0 ? positions.header(of: section) : positions.footer(of: section)
  }

  /// Where a row that was found is among those that were searched.
  private func basePosition(_ position: TablePosition) -> TablePosition {
    let section = hits.sections[position.section]
    switch position.element {
    case 0: return TablePosition(section: section, element: 0)
    case hits.count(in: position.section) + 1: return TablePositions(source: base).footer(of: section)
    default:
      return TablePosition(section: section, element: hits.item(position.element - 1, in: position.section) + 1)
    }
  }
}
