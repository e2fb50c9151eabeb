/// A title with a byte count: something to read, not to enter.
public final class BytesCountTitleCell: Cell, TitlePresentable, BytesCountPresentable {
  public let titleLabel = Label()
  public let bytesCountLabel = Label(.detail)
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, bytesCountLabel) }
}
