/// A title that leads on: Enter shows the next screen.
///
/// ```swift
/// table.dequeue(DisclosureTitleCell.self) { cell in
///   cell.setTitle("About")
/// }
/// ```
public final class DisclosureTitleCell: Cell, TitlePresentable, DisclosurePresentable, Highlightable {
  public let titleLabel = Label()
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, .chevron) }
}
