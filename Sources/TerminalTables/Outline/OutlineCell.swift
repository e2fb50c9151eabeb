/// A title in a tree, with a detail at the right edge.
///
/// A table knows the class where its screen is an ``OutlineScreen``.
///
/// ```swift
/// table.dequeue(OutlineCell.self) { cell in
///   cell.setPlace(OutlinePlace(depth: 1, disclosure: .collapsed))
///   cell.setTitle("Pictures")
///   cell.setDetail("214 files")
/// }
/// ```
public final class OutlineCell: Cell, OutlinePresentable, TitlePresentable, DetailPresentable, Highlightable {
  public let outlineLabel = Label(.detail)
  public let titleLabel = Label()
  public let detailLabel = Label(.detail)
  public init() {}
  public var layout: RowLayout { .row(outlineLabel, titleLabel, .spacer, detailLabel) }
}
