/// A title alone.
public final class BasicCell: Cell, TitlePresentable, Highlightable {
  public let titleLabel = Label()
  public init() {}
  public var layout: RowLayout { .row(titleLabel) }
}
