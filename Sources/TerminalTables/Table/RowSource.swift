/// What a table shows, without the types of its items.
@MainActor
protocol RowSource: AnyObject {
  var sectionCount: Int { get }
  func itemCount(section: Int) -> Int

  func item(at position: TablePosition) -> AnyHashable
  func position(of item: some Hashable) -> TablePosition?
  func group(of section: Int) -> AnyHashable
  func section(of group: some Hashable) -> Int?

  func view(at position: TablePosition, in table: TableView) -> (any RowView)?
}

final class EmptySource: RowSource {
  let sectionCount = 0
  func itemCount(section: Int) -> Int { 0 }
  func item(at position: TablePosition) -> AnyHashable { 0 }
  func position(of item: some Hashable) -> TablePosition? { nil }
  func group(of section: Int) -> AnyHashable { 0 }
  func section(of group: some Hashable) -> Int? { nil }
  func view(at position: TablePosition, in table: TableView) -> (any RowView)? { nil }
}
