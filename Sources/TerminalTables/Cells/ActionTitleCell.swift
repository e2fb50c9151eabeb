/// A title that does something when it is selected: Enter calls the screen's ``TableScreen/didSelect(_:in:)``.
///
/// ```swift
/// table.dequeue(ActionTitleCell.self) { cell in
///   cell.setTitle("Clear the cache")
/// }
/// ```
public final class ActionTitleCell: Cell, TitlePresentable, Highlightable {
  public let titleLabel = Label()
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer) }
}
