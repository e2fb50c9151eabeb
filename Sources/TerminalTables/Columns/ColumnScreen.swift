/// A ``TableScreen`` whose rows have columns, under a line with their titles that stays at the top.
///
/// Only the rows on the screen are asked for their texts. Where the screen says a ``sortOrder``, `>` and `<` step
/// through the columns to sort by, `R` reverses the order, and so does a click on a title. Where the columns are wider
/// than the screen and none may be left out, Left and Right scroll them.
///
/// ```swift
/// import TerminalTables
///
/// @MainActor final class Model {
///   var sizes = ["bin": 120, "etc": 7, "usr": 4096]
///   var order = ColumnOrder(FolderTable.ColumnID.name)
/// }
///
/// struct FolderTable: ColumnScreen {
///   enum SectionID { case all }
///   enum ColumnID { case name, size }
///   let title = "Folders"
///   let model: Model
///   let columns = [
///     Column(ColumnID.name, "NAME", width: .fill()),
///     Column(.size, "SIZE", width: .fit(min: 6), alignment: .trailing, sortsDescending: true),
///   ]
///   var sortOrder: ColumnOrder<ColumnID>? { model.order }
///
///   var sections: [Section<SectionID, String>] {
///     let sorted = model.sizes.sorted { model.order.column == .name ? $0.key < $1.key : $0.value < $1.value }
///     return [Section(.all, (model.order.ascending ? sorted : sorted.reversed()).map(\.key))]
///   }
///
///   func text(of name: String, in column: ColumnID) -> String {
///     switch column {
///     case .name: name
///     case .size: "\(model.sizes[name] ?? 0)"
///     }
///   }
///
///   func sort(by column: ColumnID, ascending: Bool) { model.order = ColumnOrder(column, ascending: ascending) }
/// }
///
/// Application.main(FolderTable(model: Model()))
/// ```
@MainActor
public protocol ColumnScreen: TableScreen {
  /// Which columns there are: an enum, as a rule.
  associatedtype ColumnID: Hashable

  /// The columns from left to right; a constant, as a rule, since each row that comes onto the screen asks for them.
  var columns: [Column<ColumnID>] { get }
  /// How many columns at the left stay where they are when the others are scrolled sideways; none unless the screen
  /// says otherwise.
  var frozenColumns: Int { get }
  /// Whether no column is left out and none is cut to the screen: all are as wide as their texts, and scrolled
  /// sideways. False unless the screen says otherwise.
  var scrollsSideways: Bool { get }
  /// By which column the sections are sorted; nil where they cannot be sorted, and unless the screen says otherwise.
  var sortOrder: ColumnOrder<ColumnID>? { get }
  /// What an item's row says in a column, in one line. Asked only for rows that come onto the screen, and for columns
  /// that are shown.
  func text(of item: ItemID, in column: ColumnID) -> String
  /// The role of a text that is not its column's own; nil unless the screen says otherwise.
  func role(of item: ItemID, in column: ColumnID) -> StyleRole?
  /// Sorts the screen's own data; the table asks for its sections afterwards.
  func sort(by column: ColumnID, ascending: Bool)
}

extension ColumnScreen {
  public var frozenColumns: Int { 0 }
  public var scrollsSideways: Bool { false }
  public var sortOrder: ColumnOrder<ColumnID>? { nil }
  public func role(of item: ItemID, in column: ColumnID) -> StyleRole? { nil }
  public func sort(by column: ColumnID, ascending: Bool) {}

  public var columnModel: ColumnModel? {
    let columns = columns
    let order = sortOrder
    return ColumnModel(
      specs: columns.map(\.spec), frozen: frozenColumns, scrollsSideways: scrollsSideways,
      sorted: order.flatMap { order in columns.firstIndex { $0.id == order.column } },
      isAscending: order?.ascending ?? true, isSortable: order != nil,
      sort: { self.sort(by: columns[$0].id, ascending: $1) })
  }

  /// The texts of the item's columns; a screen that has rows of other kinds too calls ``columnsCell(for:in:)`` itself.
  public func cell(for item: ItemID, in table: TableView) -> any Cell {
    columnsCell(for: item, in: table)
  }

  /// A cell with what ``text(of:in:)`` says of an item, cut and aligned as its columns say.
  ///
  /// ```swift
  /// func cell(for item: ItemID, in table: TableView) -> any Cell {
  ///   switch item {
  ///   case .file: columnsCell(for: item, in: table)
  ///   case .add: table.dequeue(ActionTitleCell.self) { $0.setTitle("Add a file") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: the row's item.
  ///   - table: the table that the cell is for.
  ///   - accessory: `.disclosure` where Enter leads on, for the footer to say so; it is not drawn, for the columns take
  ///     the whole line.
  public func columnsCell(for item: ItemID, in table: TableView, accessory: Accessory = .none) -> any Cell {
    columnsCell(for: item, in: table, accessory: accessory, at: nil)
  }

  /// - Parameter outlinePlace: where the row is in its tree; nil where it is in none.
  func columnsCell(
    for item: ItemID, in table: TableView, accessory: Accessory, at outlinePlace: OutlinePlace?
  ) -> any Cell {
    let columns = columns
    return table.dequeue(ColumnsCell.self) { cell in
      cell.accessory = accessory
      if let outlinePlace { cell.setPlace(outlinePlace) }
      for place in table.columns?.places ?? [] where place.column < columns.count {
        let column = columns[place.column]
        cell.set(
          text(of: item, in: column.id), role: role(of: item, in: column.id) ?? column.spec.role, column: place.column)
      }
    }
  }

  /// What all columns say.
  public func searchText(for item: ItemID) -> String? { columnTexts(of: item) }

  func columnTexts(of item: ItemID) -> String {
    columns.map { text(of: item, in: $0.id) }.joined(separator: " ")
  }
}

/// The columns of a ``ColumnScreen`` without the type of their identifiers, which makes them by itself.
///
/// ```swift
/// let model = FolderTable(model: Model()).columnModel   // nil for a screen without columns
/// ```
@MainActor
public struct ColumnModel {
  let specs: [ColumnSpec]
  let frozen: Int
  let scrollsSideways: Bool
  let sorted: Int?
  let isAscending: Bool
  let isSortable: Bool
  let sort: (_ column: Int, _ ascending: Bool) -> Void
}
