import Libc

/// Ends a program that was asked to end and does not, because it computes or because nobody reads its terminal.
///
/// The first request starts a timer. An event loop that runs answers long before, and closes the terminal, which stops
/// it; else the program ends inside the timer's handler, with the terminal restored.
enum EndingDeadline {
  /// What the timer sends. From another program it is a request to end, like the others.
  static let timerSignal = SIGALRM
  /// Ends within 100 ms of the request, with what giving the terminal back takes.
  private static let milliseconds = 60

  private nonisolated(unsafe) static var timer: SignalTimer?
  private nonisolated(unsafe) static var request: Int32 = 0

  /// Makes the timer; before any signal can come.
  static func install() {
    if timer == nil { timer = SignalTimer(sending: timerSignal) }
    request = 0
  }

  /// The program was asked to end by this signal; only the first request counts.
  static func start(_ signal: Int32) {
    guard request == 0 else { return }
    request = signal
    timer?.start(milliseconds: milliseconds)
  }

  /// The terminal is restored: how long the rest takes is up to the program.
  static func stop() {
    request = 0
    timer?.stop()
  }

  static func expire() {
    guard request != 0 else { return }
    EmergencyRestore.fire(patience: 5)
    _exit(128 + request)
  }
}
