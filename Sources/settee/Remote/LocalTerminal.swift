import Libc

/// The terminal of this program, to be given back when the line to another machine is lost in the middle of a full
/// screen.
struct LocalTerminal {
  private let modes: termios?

  /// Notes how it is now.
  init() {
    var modes = termios()
    self.modes = tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
  }

  /// What leaves a full screen on any terminal that has one: attributes, keypad, cursor, marked pastes, the mouse, and
  /// the other screen. The cursor is noted before, for those that are not on the other screen.
  private static let leaving =
    "\u{1B}[m\u{1B}[?1l\u{1B}>\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}7\u{1B}[?1049l"

  /// Gives it back as it was.
  ///
  /// - Parameter isAbandoned: whether who drew there had no time to leave.
  func giveBack(isAbandoned: Bool) {
    guard var modes else { return }
    let found = signal(SIGTTOU, SIG_IGN)
    defer { signal(SIGTTOU, found) }
    if isAbandoned {
      let sequence = Array(Self.leaving.utf8)
      _ = write(STDOUT_FILENO, sequence, sequence.count)
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }
}
