/// A title with a byte count that leads on: a folder to look into, a store to empty.
///
/// ```swift
/// table.dequeue(DisclosureBytesCountTitleCell.self) { cell in
///   cell.setTitle("Downloads")
///   cell.setBytesCount(412_000_000)
/// }
/// ```
public final class DisclosureBytesCountTitleCell: Cell, TitlePresentable, BytesCountPresentable,
  DisclosurePresentable, Highlightable
{
  public let titleLabel = Label()
  public let bytesCountLabel = Label(.detail)
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, bytesCountLabel, .chevron) }
}
