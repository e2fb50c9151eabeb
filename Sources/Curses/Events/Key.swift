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
  /// An arrow, Home, End or a page key held with Shift, Control or Alt, where the terminal tells them apart.
  case modified(Movement, Modifiers)

  /// A key that moves, and may be held with others.
  public enum Movement: Hashable, Sendable, CaseIterable {
    /// An arrow.
    case up, down, left, right
    /// To the beginning, to the end, a page up and a page down.
    case home, end, pageUp, pageDown

    /// The key by itself.
    public var key: Key {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .home: .home
      case .end: .end
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      }
    }
  }

  /// What is held together with a key.
  ///
  /// ```swift
  /// if case .modified(.left, let held) = key, held.contains(.shift) { selectLeft() }
  /// ```
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits that xterm adds to 1 in its sequences.
    public let rawValue: Int

    /// Modifiers by xterm's bits: 1 is Shift, 2 is Alt, 4 is Control.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, also called Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// What a person calls the key, as help lines show it.
  public var name: String {
    switch self {
    case .character(" "): "Space"
    case .control(" "): "Ctrl-Space"
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
    case .modified(let movement, let held): held.name + movement.key.name
    }
  }
}

extension Key.Modifiers {
  /// The names of all that is held, each with a hyphen behind it.
  fileprivate var name: String {
    (contains(.control) ? "Ctrl-" : "") + (contains(.alt) ? "Alt-" : "") + (contains(.shift) ? "Shift-" : "")
  }
}
