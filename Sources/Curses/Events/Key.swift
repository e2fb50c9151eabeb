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
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete, insert
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
