import Curses
import Libc
import SettingsDocuments
import Synchronization

/// Says on the terminal that a large file is being opened, while there is no screen yet that could say it.
///
/// Ctrl-C ends the program meanwhile as it ends any other: the terminal is not taken yet.
final class OpeningNotice: Sendable {
  private enum State { case waiting, shown, over }

  /// Files of fewer bytes are open before anybody could wonder.
  private static let leastSize = 1 << 20
  /// From here on a person would wonder.
  private static let patience = Duration.milliseconds(500)

  private let state = Mutex(State.waiting)
  private let line: [UInt8]
  private let columns: Int

  private init(_ description: String) {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 1
    columns = isKnown ? Int(window.ws_col) : 80
    line = Array(TextFitting.truncate(JSONText.escaped(description), columns: columns - 1).utf8)
  }

  /// Does what takes long for a large file; after half a second a line says what, until it is done.
  static func show(_ description: String, whileOpening path: String, _ body: () -> Void) {
    guard isatty(STDOUT_FILENO) == 1, let size = try? SystemFileSystem().status(of: path).size, size >= leastSize else {
      return body()
    }
    let notice = OpeningNotice(description)
    let waiting = Task.detached(priority: .userInitiated) {
      try await Task.sleep(for: patience)
      notice.appear()
    }
    body()
    waiting.cancel()
    notice.end()
  }

  private func appear() {
    state.withLock { state in
      guard state == .waiting else { return }
      state = .shown
      write(STDOUT_FILENO, line, line.count)
    }
  }

  /// Takes the line away: the terminal is as it was before the screen is taken.
  private func end() {
    state.withLock { state in
      if state == .shown {
        let blank = [0x0D] + [UInt8](repeating: 0x20, count: columns - 1) + [0x0D]
        write(STDOUT_FILENO, blank, blank.count)
      }
      state = .over
    }
  }
}
