import Libc

enum TerminalLine {
  /// Reads a line, without its line feed.
  ///
  /// Where it is not shown, the terminal's modes are as they were before whenever a signal ends or stops the program.
  static func read(isShown: Bool) throws(InputError) -> [UInt8] {
    var former = termios()
    guard !isShown, tcgetattr(STDIN_FILENO, &former) == 0 else { return try readShown() }
    while true {
      if let line = try readHidden(former) { return line }
    }
  }

  private static func readShown() throws(InputError) -> [UInt8] {
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = Libc.read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0, line.isEmpty { throw .nothing }
      if count <= 0 || byte == 0x0A { return line }
      line.append(byte)
    }
  }

  private static let awaited = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP]

  private static var awaitedSet: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in awaited { sigaddset(&signals, signal) }
    return signals
  }

  /// Reads a line that is not shown; nil where the program was stopped meanwhile and goes on now.
  private static func readHidden(_ former: termios) throws(InputError) -> [UInt8]? {
    // The signals wait until the modes are restored, and take effect then.
    var signals = awaitedSet
    var formerMask = sigset_t()
    sigprocmask(SIG_BLOCK, &signals, &formerMask)
    defer { sigprocmask(SIG_SETMASK, &formerMask, nil) }
    var hidden = former
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ICANON | ISIG | ECHONL)
    // What was typed before the question is not the answer.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    var restored = former
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &restored) }
    return awaitedEvents() == nil ? nil : try readShown()
  }

  /// What poll(2) says of the terminal as soon as there is something; nil where a signal comes first.
  private static func awaitedEvents() -> Int16? {
    while !isSignalPending() {
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&descriptor, 1, 100) > 0 { return descriptor.revents }
    }
    return nil
  }

  /// Waits until something is typed; false where a signal is to end the program first. It ends it with the next look at
  /// signals, when the caller has cleared away.
  static func isTyped() -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return true }
    var signals = awaitedSet
    sigprocmask(SIG_BLOCK, &signals, nil)
    // A terminal that has gone away sends a signal as well, maybe a moment later.
    guard let events = awaitedEvents(), events & Int16(POLLHUP) == 0 else { return false }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    return true
  }

  private static func isSignalPending() -> Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    return awaited.contains { sigismember(&pending, $0) == 1 }
  }
}
