/// A place in the table: a section, and in it the header, an item or the footer.
///
/// Positions are the table's own business and hold only until the sections change.
struct TablePosition: Equatable, Comparable {
  var section: Int
  /// 0 the header, then the items from 1, then the footer.
  var element: Int

  static func < (one: TablePosition, other: TablePosition) -> Bool {
    one.section == other.section ? one.element < other.element : one.section < other.section
  }
}

@MainActor
struct TablePositions {
  let source: any RowSource

  var first: TablePosition? {
    source.sectionCount > 0 ? header(of: 0) : nil
  }

  var firstItem: TablePosition? {
    (0..<source.sectionCount).first { source.itemCount(section: $0) > 0 }.map { TablePosition(section: $0, element: 1) }
  }

  var last: TablePosition? {
    let section = source.sectionCount - 1
    return section >= 0 ? footer(of: section) : nil
  }

  func header(of section: Int) -> TablePosition {
    TablePosition(section: section, element: 0)
  }

  func footer(of section: Int) -> TablePosition {
    TablePosition(section: section, element: source.itemCount(section: section) + 1)
  }

  func after(_ position: TablePosition) -> TablePosition? {
    if position.element <= source.itemCount(section: position.section) {
      return TablePosition(section: position.section, element: position.element + 1)
    }
    return position.section + 1 < source.sectionCount ? header(of: position.section + 1) : nil
  }

  func before(_ position: TablePosition) -> TablePosition? {
    if position.element > 0 { return TablePosition(section: position.section, element: position.element - 1) }
    return position.section > 0 ? footer(of: position.section - 1) : nil
  }

  func isItem(_ position: TablePosition) -> Bool {
    position.element > 0 && position.element <= source.itemCount(section: position.section)
  }

  /// The place so many further on, or the last.
  ///
  /// - Complexity: a step for each section in between.
  func advance(_ position: TablePosition, by distance: Int) -> TablePosition {
    var place = TablePosition(section: position.section, element: position.element + distance)
    while place.element > footer(of: place.section).element {
      guard place.section + 1 < source.sectionCount else { return footer(of: place.section) }
      place.element -= footer(of: place.section).element + 1
      place.section += 1
    }
    return place
  }
}
