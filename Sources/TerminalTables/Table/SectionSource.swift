@MainActor
final class SectionSource<SectionID: Hashable, ItemID: Hashable>: RowSource {
  let sections: [Section<SectionID, ItemID>]
  /// Counted once: the table asks at every step from row to row.
  private let counts: [Int]
  private let makers: [ViewMaker]

  init(_ sections: [Section<SectionID, ItemID>], views: TableViews<SectionID, ItemID>) {
    self.sections = sections
    counts = sections.map { $0.items.count }
    makers = sections.map { section in
      let (group, storage) = (section.id, section.items.storage)
      return ViewMaker(
        header: { views.header(group, $0) },
        cell: { views.cell(storage.item(at: $0), $1) },
        footer: { views.footer(group, $0) })
    }
  }

  var sectionCount: Int { counts.count }

  func itemCount(section: Int) -> Int {
    counts[section]
  }

  func item(at position: TablePosition) -> AnyHashable {
    AnyHashable(sections[position.section].items[position.element - 1])
  }

  func position(of item: some Hashable) -> TablePosition? {
    guard let item = SectionSource.unwrap(item, as: ItemID.self) else { return nil }
    for (number, section) in sections.enumerated() {
      if let position = section.items.position(of: item) {
        return TablePosition(section: number, element: position + 1)
      }
    }
    return nil
  }

  func group(of section: Int) -> AnyHashable {
    AnyHashable(sections[section].id)
  }

  func section(of group: some Hashable) -> Int? {
    guard let group = SectionSource.unwrap(group, as: SectionID.self) else { return nil }
    for number in sections.indices where sections[number].id == group { return number }
    return nil
  }

  /// A value of the type in question, bare or as `AnyHashable`.
  private static func unwrap<Value>(_ value: some Hashable, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    return AnyHashable(value).base as? Value
  }

  func view(at position: TablePosition, in table: TableView) -> (any RowView)? {
    let maker = makers[position.section]
    return switch position.element {
    case 0: maker.header(table)
    case counts[position.section] + 1: maker.footer(table)
    default: maker.cell(position.element - 1, table)
    }
  }
}

/// What makes the views of one section, without the types of its items: for a row that comes into view, to find out
/// what they are takes longer than to fill its cell.
private struct ViewMaker {
  let header: @MainActor (TableView) -> (any HeaderFooter)?
  let cell: @MainActor (Int, TableView) -> any Cell
  let footer: @MainActor (TableView) -> (any HeaderFooter)?
}

/// The functions by which a table makes its cells, headers and footers; each dequeues a view and fills it.
///
/// A ``TableScreen`` needs none; they are for a table whose sections are applied by hand.
///
/// ```swift
/// let views = TableViews<String, Int>(
///   cell: { number, table in table.dequeue(BasicCell.self) { $0.setTitle("Row \(number)") } },
///   header: { group, table in table.dequeue(SectionHeader.self) { $0.setTitle(group) } })
/// try table.apply([Section("ROWS", 0..<1000)], views: views)
/// ```
@MainActor
public struct TableViews<SectionID: Hashable, ItemID: Hashable> {
  /// Makes the cell of an item; called for each row that comes onto the screen.
  public var cell: (ItemID, TableView) -> any Cell
  /// Makes the view above a section; nil for none.
  public var header: (SectionID, TableView) -> (any HeaderFooter)?
  /// Makes the view under a section; nil for none.
  public var footer: (SectionID, TableView) -> (any HeaderFooter)?

  /// The functions for cells and, where sections have them, headers and footers.
  public init(
    cell: @escaping (ItemID, TableView) -> any Cell,
    header: @escaping (SectionID, TableView) -> (any HeaderFooter)? = { _, _ in nil },
    footer: @escaping (SectionID, TableView) -> (any HeaderFooter)? = { _, _ in nil }
  ) {
    self.cell = cell
    self.header = header
    self.footer = footer
  }
}
