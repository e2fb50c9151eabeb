import Libc
import Synchronization

/// Hands on what would end this program to the one that it waits for, so that it has time to clear away.
struct SignalRelay {
  private static let target = Atomic<Int32>(0)
  private static let received = Atomic<Int32>(0)
  private static let handled = [SIGHUP, SIGTERM, SIGINT, SIGQUIT]
  private let former: [(Int32, sig_t?)]

  /// From now on no signal of these ends this program.
  init() {
    Self.target.store(0, ordering: .relaxed)
    Self.received.store(0, ordering: .relaxed)
    former = Self.handled.map { number in
      (
        number,
        Libc.signal(number) { number in
          SignalRelay.received.store(number, ordering: .relaxed)
          let process = SignalRelay.target.load(ordering: .relaxed)
          // The terminal sends the other two to all that run on it.
          if process > 0, number == SIGHUP || number == SIGTERM { kill(process, number) }
        }
      )
    }
  }

  func begin(to process: pid_t) {
    Self.target.store(process, ordering: .relaxed)
    let early = Self.received.load(ordering: .relaxed)
    if early == SIGHUP || early == SIGTERM { kill(process, early) }
  }

  var signal: Int32? {
    let number = Self.received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  func end() {
    Self.target.store(0, ordering: .relaxed)
    for (number, handler) in former { Libc.signal(number, handler) }
  }
}
