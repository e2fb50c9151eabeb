/// A title that does something when it is selected.
public final class ActionTitleCell: Cell, TitlePresentable, Highlightable {
  public let titleLabel = Label()
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer) }
}
