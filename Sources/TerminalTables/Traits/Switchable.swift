/// A cell that shows a switch; its change comes back through a closure.
///
/// ```swift
/// table.dequeue(SwitchCell.self) { cell in
///   cell.setOn(model.notifies) { model.notifies = $0 }
/// }
/// ```
@MainActor
public protocol Switchable: AnyObject {
  /// Shows `on` or `off`, at the right edge.
  var switchLabel: Label { get }
  /// Whether the switch is on; ``setOn(_:)`` sets it and what is shown together.
  var isOn: Bool { get set }
  /// Called with the new state after the user turned the switch.
  var onChange: ((Bool) -> Void)? { get set }
}

extension Switchable {
  /// Shows the switch as on or off.
  public func setOn(_ on: Bool) {
    isOn = on
    switchLabel.text = Words.current[on ? .on : .off]
  }

  /// Shows the switch as on or off, and says what takes the new state after the user turned it.
  public func setOn(_ on: Bool, onChange: @escaping (Bool) -> Void) {
    setOn(on)
    self.onChange = onChange
  }

  /// Turns the switch, as its user does, and calls ``onChange``.
  public func toggle() {
    setOn(!isOn)
    onChange?(isOn)
  }
}
