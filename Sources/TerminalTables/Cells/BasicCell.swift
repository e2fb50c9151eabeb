/// A title alone: an entry of a list to choose from.
///
/// ```swift
/// table.dequeue(BasicCell.self) { cell in
///   cell.setTitle("Iceland")
/// }
/// ```
public final class BasicCell: Cell, TitlePresentable, Highlightable {
  public let titleLabel = Label()
  public init() {}
  public var layout: RowLayout { .row(titleLabel) }
}
