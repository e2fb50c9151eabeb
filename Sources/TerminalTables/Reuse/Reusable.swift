/// Something that a table makes once and fills again and again.
///
/// The identifier defaults to the type's own name, so none is ever written:
///
/// ```swift
/// table.register(SwitchCell.self)
/// table.dequeue(SwitchCell.self) { $0.setTitle("Notifications") }
/// ```
@MainActor
public protocol Reusable: AnyObject {
  /// Makes an empty view; the table calls it when none waits to be filled again.
  init()
  /// The name under which the class is registered; the type's own name unless the class says otherwise.
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: Self.self) }
}

/// What a table puts on its lines: a cell, a header or a footer. A class conforms to ``Cell`` or ``HeaderFooter``.
///
/// ```swift
/// final class RatingCell: Cell, TitlePresentable {
///   let titleLabel = Label()
///   var stars = 0
///   var layout: RowLayout { .row(titleLabel) }
///   func prepareForReuse() { stars = 0 }
/// }
/// ```
@MainActor
public protocol RowView: Reusable {
  /// How the view maps itself to regions of its row's window; asked each time the view was filled or the width changed.
  var layout: RowLayout { get }
  /// Shows the row's state, where the view looks otherwise while it is focused or marked; nothing unless it says so.
  ///
  /// Called after the view was filled and each time its state changes. The texts and roles of labels may change, and
  /// the layout with them. That the focused row is highlighted and a marked one has its mark needs no code here.
  func configure(for state: RowState)
  /// Makes the view as new before it is filled for another row.
  ///
  /// The labels of the layout are cleared and closures of the traits dropped by the table itself; only what else a
  /// cell keeps is its own to forget.
  func prepareForReuse()
}

extension RowView {
  public func prepareForReuse() {}
  public func configure(for state: RowState) { StateHook.isDefault = true }
}

/// Whether `configure(for:)` is the default, found out without the runtime's search for a conformance.
@MainActor
enum StateHook {
  static var isDefault = false
}

/// A row of a table: a list of traits and one line that lays its labels out.
///
/// ```swift
/// import TerminalTables
///
/// final class CoffeeCell: Cell, TitlePresentable, Highlightable {
///   let titleLabel = Label()
///   let cupsLabel = Label(.detail)
///   var layout: RowLayout { .row(titleLabel, .spacer, cupsLabel, .chevron) }
/// }
///
/// struct MenuTable: TableScreen {
///   enum SectionID { case all }
///   let title = "Menu"
///   let sections = [Section(SectionID.all, ["Espresso", "Cappuccino"])]
///
///   func register(in table: TableView) { table.register(CoffeeCell.self) }
///
///   func cell(for coffee: String, in table: TableView) -> any Cell {
///     table.dequeue(CoffeeCell.self) { cell in
///       cell.setTitle(coffee)
///       cell.cupsLabel.text = "☕"
///     }
///   }
/// }
///
/// Application.main(MenuTable())
/// ```
@MainActor
public protocol Cell: RowView {}

/// The header or the footer of a section. It stays on the screen while its section does, and is never focused.
///
/// ```swift
/// final class CountHeader: HeaderFooter, TitlePresentable {
///   let titleLabel = Label(.header)
///   let countLabel = Label(.detail)
///   var layout: RowLayout { .row(titleLabel, .spacer, countLabel) }
/// }
/// ```
@MainActor
public protocol HeaderFooter: RowView {}
