/// A title with a byte count that leads on.
public final class DisclosureBytesCountTitleCell: Cell, TitlePresentable, BytesCountPresentable,
  DisclosurePresentable, Highlightable
{
  public let titleLabel = Label()
  public let bytesCountLabel = Label(.detail)
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, bytesCountLabel, .chevron) }
}
