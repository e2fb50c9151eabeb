import Libc

/// While it is held, the loss of the line to the person does not end this program: what is put into force may be what cuts
/// it, and has to be told of all the same.
final class LineShield: @unchecked Sendable {
  private static let signals = [SIGHUP, SIGPIPE]
  private let former: [sigaction]

  init() {
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    former = Self.signals.map { number in
      var old = sigaction()
      sigaction(number, &ignoring, &old)
      return old
    }
  }

  deinit {
    for (number, action) in zip(Self.signals, former) {
      var action = action
      sigaction(number, &action, nil)
    }
  }
}
