import Libc
import LongWork

/// The signals a full-screen program must answer so that the terminal is always restored.
enum TerminalSignals {
  /// They change what is shown; answered in the event loop, where the screen is known to be whole.
  private static let showing = [SIGINT, SIGTSTP, SIGCONT, SIGWINCH]
  /// They ask the program to end: answered in the event loop as well, and after ``EndingDeadline`` without it.
  private static let ending =
    [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT]
    + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
  /// The program itself has failed, or the system ends it: restore at once, then die as it would have.
  private static let fatal = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXCPU, SIGXFSZ,
  ]
  /// Those that a full-screen program answers even where it was started so that they are ignored, or by a handler of
  /// its caller's.
  private static let alwaysTaken = [SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT]

  /// Those that are meant for the program that has the terminal at the moment.
  private static let keyboard = [SIGINT, SIGQUIT, SIGTSTP, SIGWINCH]

  private nonisolated(unsafe) static var isLent = false
  private nonisolated(unsafe) static var found: [(number: Int32, action: sigaction)] = []

  /// Takes the signals over; before `newterm`, which takes only those that nobody has.
  static func install() {
    _ = SignalPipe.readEnd
    isLent = false
    SignalStack.install()
    EndingDeadline.install()
    WorkNotice.install()
    found = []
    take(showing, deliver)
    take(ending, deliver)
    take(fatal, restoreAndDie)
  }

  private static func take(_ numbers: [Int32], _ handler: @escaping Handler) {
    for number in numbers {
      var action = sigaction()
      sigaction(number, nil, &action)
      let isFree = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
      guard isFree || alwaysTaken.contains(number) || fatal.contains(number) && number != SIGXFSZ else { continue }
      found.append((number, action))
      set(number, handler)
    }
  }

  /// Gives the signals back as they were found.
  static func uninstall() {
    EndingDeadline.stop()
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

  /// Stops this process as Ctrl-Z does.
  ///
  /// - Returns: the signals that it has received when it is continued, but for the one that continues it.
  static func stop() -> [UInt8] {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    set(SIGTSTP, deliver)
    return SignalPipe.takeAll().filter { Int32($0) != SIGCONT }
  }

  static func isRequestToEnd(_ number: UInt8) -> Bool {
    number != SignalPipe.wakeByte && !showing.contains(Int32(number))
  }

  private typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static func set(_ number: Int32, _ handler: @escaping Handler) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = handler
    action.sa_flags = SA_RESTART | Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }

  private static let deliver: Handler = { number, information, _ in
    let saved = errno
    defer { errno = saved }
    if number == EndingDeadline.timerSignal, SignalTimer.sent(information) { return EndingDeadline.expire() }
    if number == WorkNotice.timerSignal, SignalTimer.sent(information) { return WorkNotice.show() }
    if !isLent {
      if number == SIGINT {
        Interruption.request()
      } else if number != SIGTSTP, number != SIGCONT, number != SIGWINCH {
        EndingDeadline.start(number)
      }
    }
    SignalPipe.put(UInt8(truncatingIfNeeded: number))
  }

  private static let restoreAndDie: Handler = { number, _, _ in
    EmergencyRestore.fire()
    signal(number, SIG_DFL)
    raise(number)
  }
}
