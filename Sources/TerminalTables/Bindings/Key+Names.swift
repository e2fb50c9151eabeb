import Curses

extension Key {
  /// The key that a person calls so, as `Key.name` or in words: `Up`, `PageDown`, `Ctrl-S`, `F10`, `x`; nil for any
  /// other text.
  ///
  /// Case does not count in the words, and does in a letter by itself. `F1` to `F63` are known.
  public init?(named name: String) {
    if let key = Self.byName[name.lowercased()] {
      self = key
    } else if let rest = Self.rest(of: name, after: "ctrl-") ?? Self.rest(of: name, after: "^"), rest.count == 1,
      let letter = rest.lowercased().first
    {
      self = .control(letter)
    } else if let rest = Self.rest(of: name, after: "f"), let number = Int(rest), (1...63).contains(number) {
      self = .function(number)
    } else if let key = Self.modified(named: name) {
      self = key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else {
      return nil
    }
  }

  /// A movement held with others, such as `Shift-Left` and `Ctrl-Shift-End`.
  private static func modified(named name: String) -> Key? {
    var held: Modifiers = []
    var words = name.lowercased().split(separator: "-")
    guard words.count > 1, let last = words.popLast(), let key = byName[String(last)] else { return nil }
    for word in words {
      switch word {
      case "shift": held.insert(.shift)
      case "alt": held.insert(.alt)
      case "ctrl": held.insert(.control)
      default: return nil
      }
    }
    return Movement.allCases.first { $0.key == key }.map { .modified($0, held) }
  }

  private static let byName: [String: Key] = [
    "up": .up, "↑": .up, "down": .down, "↓": .down, "left": .left, "←": .left, "right": .right, "→": .right,
    "home": .home, "end": .end, "pgup": .pageUp, "pageup": .pageUp, "pgdn": .pageDown, "pagedown": .pageDown,
    "enter": .enter, "return": .enter, "esc": .escape, "escape": .escape, "tab": .tab, "shift-tab": .backTab,
    "backspace": .backspace, "del": .delete, "delete": .delete, "ins": .insert, "insert": .insert,
    "space": .character(" "), "comma": .character(","), "equals": .character("="),
  ]

  private static func rest(of name: String, after prefix: String) -> Substring? {
    name.lowercased().hasPrefix(prefix) && name.count > prefix.count ? name.dropFirst(prefix.count) : nil
  }
}
