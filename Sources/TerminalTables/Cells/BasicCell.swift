/// A title alone: an entry of a list, with a chevron where it leads on, or a check mark where it is chosen.
///
/// ```swift
/// table.dequeue(BasicCell.self) { cell in
///   cell.setTitle("Iceland")
///   cell.accessory = .check
/// }
/// ```
public final class BasicCell: Cell, TitlePresentable, AccessoryPresentable, Highlightable {
  public let titleLabel = Label()
  public var accessory = Accessory.none
  public init() {}
  public var layout: RowLayout {
    accessory == .none ? .row(titleLabel) : .row(titleLabel, .spacer, .accessory(accessory))
  }
}
