/// A title with a detail at the right edge, which leads on.
public final class RightDetailCell: Cell, TitlePresentable, DetailPresentable, DisclosurePresentable,
  Highlightable, ModificationPresentable
{
  public let titleLabel = Label()
  public let detailLabel = Label(.detail)
  public var isModified = false
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, detailLabel, .chevron) }
}
