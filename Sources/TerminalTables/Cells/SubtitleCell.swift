/// A title with a second line under it; one line high while the subtitle is empty.
///
/// ```swift
/// table.dequeue(SubtitleCell.self) { cell in
///   cell.setTitle("Rate this app")
///   cell.setSubtitle("1 204 people have")
/// }
/// ```
public final class SubtitleCell: Cell, TitlePresentable, SubtitlePresentable, AccessoryPresentable, Highlightable {
  public let titleLabel = Label()
  public let subtitleLabel = Label(.detail)
  public var accessory = Accessory.none
  public init() {}
  public var layout: RowLayout {
    let title: RowLayout = accessory == .none ? .row(titleLabel) : .row(titleLabel, .spacer, .accessory(accessory))
    return .stack(title, .row(subtitleLabel))
  }
}
