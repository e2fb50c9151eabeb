import Libc

/// A timer that interrupts whatever is computed: it sends a signal once, so many milliseconds after it was started.
///
/// Both functions may be called from a signal handler.
struct SignalTimer {
  /// The system's number for it, as a pointer: the first timer of a program is number 0, and so nil.
  private let timer: timer_t?
  private let exists: Bool

  /// A timer that is not running; one that the system refuses never sends anything.
  ///
  /// - Parameter signal: what it sends, with `SI_TIMER` as its code.
  init(sending signal: Int32) {
    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_SIGNAL)
    event.sigev_signo = signal
    var timer: timer_t?
    exists = timer_create(CLOCK_MONOTONIC, &event, &timer) == 0
    self.timer = timer
  }

  /// Starts it, from the beginning where it runs already; 0 stops it.
  func start(milliseconds: Int) {
    guard exists else { return }
    var time = itimerspec()
    time.it_value.tv_sec = milliseconds / 1000
    time.it_value.tv_nsec = milliseconds % 1000 * 1_000_000
    timer_settime(timer, 0, &time, nil)
  }

  func stop() {
    start(milliseconds: 0)
  }

  /// Whether it was a timer that sent a signal, and not another program.
  static func sent(_ information: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    information?.pointee.si_code == Int32(SI_TIMER)
  }
}
