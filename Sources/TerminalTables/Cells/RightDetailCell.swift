/// A title with a detail at the right edge, and a chevron where Enter shows what the detail is chosen from.
///
/// ```swift
/// table.dequeue(RightDetailCell.self) { cell in
///   cell.setTitle("Default country")
///   cell.setDetail("Iceland")
///   cell.accessory = .disclosure
///   cell.isModified = true
/// }
/// ```
public final class RightDetailCell: Cell, TitlePresentable, DetailPresentable, AccessoryPresentable,
  Highlightable, ModificationPresentable
{
  public let titleLabel = Label()
  public let detailLabel = Label(.detail)
  public var accessory = Accessory.none
  public var isModified = false
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, detailLabel, .accessory(accessory)) }
}
