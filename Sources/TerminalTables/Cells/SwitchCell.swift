/// A title with a switch, turned by Space, Enter, Left and Right; its change comes back through a closure.
///
/// ```swift
/// table.dequeue(SwitchCell.self) { cell in
///   cell.setTitle("Notifications")
///   cell.setOn(model.notifies) { model.notifies = $0 }
/// }
/// ```
public final class SwitchCell: Cell, TitlePresentable, Switchable, Highlightable, ModificationPresentable {
  public let titleLabel = Label()
  public let switchLabel = Label(.value)
  /// Whether the switch is on; ``Switchable/setOn(_:)`` sets it and what is shown together.
  public var isOn = false
  public var isModified = false
  public var onChange: ((Bool) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, switchLabel) }
}
