import Curses

extension Words {
  /// What a person calls a key, as help lines show it.
  public func name(of key: Key) -> String {
    switch key {
    case .character(" "): self[.keySpace]
    case .control(" "): self[.keyControl] + self[.keySpace]
    case .control(let character): self[.keyControl] + character.uppercased()
    case .home: self[.keyHome]
    case .end: self[.keyEnd]
    case .pageUp: self[.keyPageUp]
    case .pageDown: self[.keyPageDown]
    case .enter: self[.keyEnter]
    case .escape: self[.keyEscape]
    case .tab: self[.keyTab]
    case .backTab: self[.keyShift] + self[.keyTab]
    case .backspace: self[.keyBackspace]
    case .delete: self[.keyDelete]
    case .insert: self[.keyInsert]
    case .modified(let movement, let held): names(of: held) + name(of: movement.key)
    case .character, .up, .down, .left, .right, .function: key.name
    }
  }

  private func names(of held: Key.Modifiers) -> String {
    (held.contains(.control) ? self[.keyControl] : "") + (held.contains(.alt) ? self[.keyAlt] : "")
      + (held.contains(.shift) ? self[.keyShift] : "")
  }
}
