import Curses

extension TextEditor {
  /// Applies a key as readline does; false where the key means nothing to an editor.
  public mutating func handle(_ key: Key) -> Bool {
    if isProposal {
      switch key {
      case .character: break
      case .backspace, .delete, .control("h"), .control("d"): self = TextEditor()
      default: isProposal = false
      }
    }
    switch key {
    case .character(let character): insert(String(character))
    case .backspace, .control("h"): deleteBackward()
    case .delete, .control("d"): deleteForward()
    case .left, .control("b"): move(by: -1)
    case .right, .control("f"): move(by: 1)
    case .home, .control("a"): moveToStart()
    case .end, .control("e"): moveToEnd()
    case .control("u"): deleteToStart()
    case .control("k"): deleteToEnd()
    case .control("w"): deleteWordBackward()
    case .modified(.left, .control), .modified(.left, .alt): moveByWord(forward: false)
    case .modified(.right, .control), .modified(.right, .alt): moveByWord(forward: true)
    default: return false
    }
    return true
  }
}
