import Libc

/// The line discipline of a terminal: as it was found, and as a full-screen program needs it.
struct TerminalModes {
  private let descriptor: Int32
  let original: termios

  /// Remembers how the terminal behind `descriptor` is set; nil where it is no terminal.
  init?(of descriptor: Int32) {
    var found = termios()
    guard tcgetattr(descriptor, &found) == 0 else { return nil }
    self.descriptor = descriptor
    original = found
  }

  /// Keys one by one, without echo; output untouched. Signals stay on, so that Ctrl-C and Ctrl-Z reach the whole
  /// process group as the user expects; flow control goes off, so that Ctrl-S cannot freeze the screen. What is
  /// on its way to the screen stays when one of these keys comes: the system would throw it away, half a frame or what
  /// gives the terminal back.
  func enterFullScreen() {
    var modes = original
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    modes.c_oflag &= ~tcflag_t(OPOST)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG | NOFLSH)
    withUnsafeMutableBytes(of: &modes.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }

  /// Sets the terminal as it was found.
  func restore() {
    var modes = original
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }

  /// The size the terminal says it has; nil where it does not know.
  static func size(of descriptor: Int32) -> Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else { return nil }
    return Size(rows: Int(window.ws_row), columns: Int(window.ws_col))
  }
}
