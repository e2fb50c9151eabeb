/// A title with a byte count: something to read, not to enter. The cursor passes it over.
///
/// ```swift
/// table.dequeue(BytesCountTitleCell.self) { cell in
///   cell.setTitle("Free space")
///   cell.setBytesCount(8_704_000_000)
/// }
/// ```
public final class BytesCountTitleCell: Cell, TitlePresentable, BytesCountPresentable {
  public let titleLabel = Label()
  public let bytesCountLabel = Label(.detail)
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, bytesCountLabel) }
}
