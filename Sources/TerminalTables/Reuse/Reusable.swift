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
  init()
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: Self.self) }
}

/// What a table puts on its lines: a cell, a header or a footer.
@MainActor
public protocol RowView: Reusable {
  /// How the view maps itself to regions of its row's window.
  var layout: RowLayout { get }
  /// Makes the view as new before it is filled for another row.
  ///
  /// The labels of the layout are cleared and closures of the traits dropped by the table itself; only what else a
  /// cell keeps is its own to forget.
  func prepareForReuse()
}

extension RowView {
  public func prepareForReuse() {}
}

/// A row of a table: a list of traits and one line that lays its labels out.
///
/// ```swift
/// final class CoffeeCell: Cell, TitlePresentable, Highlightable {
///   let titleLabel = Label()
///   let cupsLabel = Label(.detail)
///   init() {}
///   var layout: RowLayout { .row(titleLabel, .spacer, cupsLabel, .chevron) }
/// }
/// ```
@MainActor
public protocol Cell: RowView {}

/// The header or the footer of a section.
@MainActor
public protocol HeaderFooter: RowView {}
