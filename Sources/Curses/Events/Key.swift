/// A key as the terminal reports it.
///
/// ```swift
/// switch key {
/// case .character("q"): quit()
/// case .down: moveDown()
/// default: break
/// }
/// ```
public enum Key: Hashable, Sendable {
  /// A printable character.
  case character(Character)
  /// A letter held with Control, in lower case.
  case control(Character)
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow left.
  case left
  /// The arrow right.
  case right
  /// To the beginning.
  case home
  /// To the end.
  case end
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// Return, or Enter of the number pad.
  case enter
  /// Esc by itself: a terminal that sends more right after it has sent another key.
  case escape
  /// Tab.
  case tab
  /// Tab with Shift.
  case backTab
  /// Deletes to the left.
  case backspace
  /// Del: deletes to the right.
  case delete
  /// Ins.
  case insert
  /// F1 to F12 and beyond.
  case function(Int)

  /// What a person calls the key, as help lines show it.
  public var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-" + character.uppercased()
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .function(let number): "F\(number)"
    }
  }
}
