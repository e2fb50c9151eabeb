/// A title with a detail at the right edge, which leads on: Enter shows where the detail is chosen.
///
/// ```swift
/// table.dequeue(RightDetailCell.self) { cell in
///   cell.setTitle("Default country")
///   cell.setDetail("Iceland")
///   cell.isModified = true
/// }
/// ```
public final class RightDetailCell: Cell, TitlePresentable, DetailPresentable, DisclosurePresentable,
  Highlightable, ModificationPresentable
{
  public let titleLabel = Label()
  public let detailLabel = Label(.detail)
  public var isModified = false
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, detailLabel, .chevron) }
}
