/// A key as a test presses it, in tmux's words for it.
enum Key {
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, escape, tab, backspace, delete, space
  case character(Character)
  case control(Character)

  var name: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .enter: "Enter"
    case .escape: "Escape"
    case .tab: "Tab"
    case .backspace: "BSpace"
    case .delete: "DC"
    case .space: "Space"
    case .character(let character): String(character)
    case .control(let character): "C-\(character)"
    }
  }
}
