import TerminalTables

/// Something to read: a title and a detail.
public final class FactCell: Cell, TitlePresentable, DetailPresentable {
  public let titleLabel = Label()
  public let detailLabel = Label(.detail)
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, detailLabel) }
}
