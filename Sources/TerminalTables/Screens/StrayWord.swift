import Curses

/// A word that is typed where no text is asked for, so that its letters are not taken for commands.
///
/// It begins with a letter that no command has, and goes on with whatever is typed quickly after it: `mysqld` does not
/// quit at its `q`. A pause, or a key that types nothing, ends it.
struct StrayWord {
  /// What was typed of it; empty where there is none.
  private(set) var text = ""
  private var lastKey: ContinuousClock.Instant?
  private var isOver = false

  /// Who types a command on purpose looks first; letters of one word follow each other more quickly.
  private static let pause = Duration.milliseconds(500)

  /// Whether a key belongs to such a word, and so means nothing.
  mutating func takes(_ key: Key, isCommand: Bool, at now: ContinuousClock.Instant) -> Bool {
    if let lastKey, isOver || now - lastKey > Self.pause { text = "" }
    lastKey = now
    isOver = false
    switch key {
    case .character(let letter) where !text.isEmpty || (!isCommand && letter.isLetter):
      text.append(letter)
      return true
    // The Enter that was to end the word.
    case .enter where !text.isEmpty:
      isOver = true
      return true
    default:
      text = ""
      return false
    }
  }
}
