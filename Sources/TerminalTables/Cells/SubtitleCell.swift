/// A title with a second line under it.
public final class SubtitleCell: Cell, TitlePresentable, SubtitlePresentable, Highlightable {
  public let titleLabel = Label()
  public let subtitleLabel = Label(.detail)
  public init() {}
  public var layout: RowLayout { .stack(.row(titleLabel), .row(subtitleLabel)) }
}
