/// A title that leads on.
public final class DisclosureTitleCell: Cell, TitlePresentable, DisclosurePresentable, Highlightable {
  public let titleLabel = Label()
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, .chevron) }
}
