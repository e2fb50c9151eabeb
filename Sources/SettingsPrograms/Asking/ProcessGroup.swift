import CLinuxProcesses
import Libc

/// A process that was started as the first of its group, and all that it starts.
struct ProcessGroup {
  private let leader: pid_t
  /// Can be read when the leader is done; -1 where the kernel gives none.
  let descriptor: Int32
  /// How the leader ended, once the system has been asked.
  private var status: Int32?

  init(leader: pid_t) {
    self.leader = leader
    descriptor = linux_process_descriptor(leader)
  }

  /// How long may be waited, in seconds, before somebody looks again.
  var patience: Double { descriptor < 0 ? 0.005 : 0.02 }

  /// Whether the leader is done. Its number stays its own until ``end()``.
  var leaderHasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(leader), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0
  }

  /// Asks the leader to end, as Ctrl-C does.
  func interrupt() { kill(leader, SIGINT) }

  /// Ends what is left of the group. Calling it once more does nothing.
  ///
  /// - Returns: the exit status of the leader, or 128 and the number of the signal that ended it.
  @discardableResult
  mutating func end() -> Int32 {
    if let status { return status }
    kill(-leader, SIGKILL)
    if descriptor >= 0 { close(descriptor) }
    let result = ProcessStart.end(of: leader).status
    status = result
    return result
  }
}
