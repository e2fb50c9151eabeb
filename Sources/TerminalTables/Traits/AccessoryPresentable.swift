/// What is at the right edge of a row: whether it leads on, or is chosen.
///
/// ```swift
/// table.dequeue(BasicCell.self) { cell in
///   cell.setTitle("About")
///   cell.accessory = .disclosure
/// }
/// ```
public enum Accessory: Hashable, Sendable {
  /// Nothing.
  case none
  /// A chevron: Enter leads on.
  case disclosure
  /// A check mark: the row is the one that is chosen.
  case check
}

/// A cell whose rows may have a chevron or a check mark, each its own.
///
/// The table takes it away before the cell is reused.
///
/// ```swift
/// final class PlanetCell: Cell, TitlePresentable, AccessoryPresentable, Highlightable {
///   let titleLabel = Label()
///   var accessory = Accessory.none
///   var layout: RowLayout { .row(titleLabel, .spacer, .accessory(accessory)) }
/// }
/// ```
@MainActor
public protocol AccessoryPresentable: AnyObject {
  /// What is at the right edge; nothing unless set.
  var accessory: Accessory { get set }
}
