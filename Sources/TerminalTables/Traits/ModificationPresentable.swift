/// A cell that can carry the dot of a value that differs from its default.
///
/// The table draws the dot at the right edge of a layout with a spacer, and takes it away before the cell is reused.
///
/// ```swift
/// table.dequeue(RightDetailCell.self) { cell in
///   cell.setTitle("Country")
///   cell.setDetail(model.country)
///   cell.isModified = model.country != Model.defaultCountry
/// }
/// ```
@MainActor
public protocol ModificationPresentable: AnyObject {
  /// Whether the dot is shown; false unless set.
  var isModified: Bool { get set }
}
