/// A cell that shows a switch; its change comes back through a closure.
@MainActor
public protocol Switchable: AnyObject {
  var switchLabel: Label { get }
  /// Whether the switch is on.
  var isOn: Bool { get set }
  /// Called with the new state after the user turned the switch.
  var onChange: ((Bool) -> Void)? { get set }
}

extension Switchable {
  /// Shows the switch as on or off.
  public func setOn(_ on: Bool) {
    isOn = on
    switchLabel.text = on ? "on" : "off"
  }

  /// Turns the switch and tells whom it concerns.
  public func toggle() {
    setOn(!isOn)
    onChange?(isOn)
  }
}
