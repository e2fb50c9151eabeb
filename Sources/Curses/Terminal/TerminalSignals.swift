import Glibc

/// The signals a full-screen program must answer so that the terminal is always given back.
enum TerminalSignals {
  /// Answered in the event loop, where the screen is known to be whole.
  private static let orderly = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// The program itself has failed: restore at once, then die as it would have.
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Of the orderly ones, those that are meant for the program that has the terminal at the moment.
  private static let keyboard = [SIGINT, SIGQUIT, SIGTSTP, SIGWINCH]

  private nonisolated(unsafe) static var unanswered: Int32 = 0
  private nonisolated(unsafe) static var isLent = false
  private nonisolated(unsafe) static var found: [(number: Int32, action: sigaction)] = []

  /// Takes the signals over; before `newterm`, which takes only those that nobody has.
  static func install() {
    _ = SignalPipe.readEnd
    unanswered = 0
    isLent = false
    found = (orderly + fatal).map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return (number, action)
    }
    for number in orderly { set(number, deliver) }
    for number in fatal { set(number, restoreAndDie) }
  }

  /// Gives the signals back as they were found.
  static func uninstall() {
    for (number, action) in found {
      var action = action
      sigaction(number, &action, nil)
    }
    found = []
  }

  /// Another program has the terminal: what its keys send stops this one with it, and does nothing else.
  static func lend() {
    isLent = true
    signal(SIGTSTP, SIG_DFL)
  }

  /// The terminal is this program's again.
  ///
  /// - Returns: the signals of the meantime that were for this program.
  static func takeBack() -> [UInt8] {
    set(SIGTSTP, deliver)
    isLent = false
    return SignalPipe.takeAll().filter { !keyboard.contains(Int32($0)) }
  }

  /// The event loop has seen the signals that were delivered.
  static func answered() {
    unanswered = 0
  }

  /// Stops this process as Ctrl-Z does; returns when it is continued.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    set(SIGTSTP, deliver)
  }

  private static func set(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }

  private static let deliver: @convention(c) (Int32) -> Void = { number in
    if !isLent, number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT {
      unanswered += 1
      // Asked again while the first request waits: the program is stuck, so end it here.
      if unanswered > 2 {
        EmergencyRestore.fire()
        _exit(128 + number)
      }
    }
    SignalPipe.put(UInt8(truncatingIfNeeded: number))
  }

  private static let restoreAndDie: @convention(c) (Int32) -> Void = { number in
    EmergencyRestore.fire()
    signal(number, SIG_DFL)
    raise(number)
  }
}
