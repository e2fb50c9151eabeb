/// The session that a process is in: by what program it came in, and when.
package struct Session: Sendable {
  /// One of the processes that started this one, directly or through others.
  struct Ancestor: Sendable, Equatable {
    let name: String
    /// Nanoseconds since the machine started.
    let start: Int
    /// Whether it is the sshd that waits for all connections.
    var isListener = false
  }

  /// From the parent of this process up to process 1.
  let ancestors: [Ancestor]
  /// Whether its terminal is the machine's own, and no window or connection.
  let isConsole: Bool
  /// Where its ssh connection comes from, and which address of this machine it came to; nil without one.
  var addresses: (peer: String, own: String)?

  private static let connections: Set = ["sshd", "sshd-session", "sshd-auth"]
  private static let logins: Set = ["login", "sudo", "su", "doas"]

  /// The first process of the ssh connection, which sshd started when it came in; nil without one.
  private var connection: Ancestor? {
    guard let first = ancestors.firstIndex(where: { Self.connections.contains($0.name) }) else { return nil }
    return ancestors[first...].prefix { Self.connections.contains($0.name) }.last { !$0.isListener }
  }

  /// Whether the connection is one of the machine to itself, which proves nothing of the network.
  private var isFromHere: Bool {
    guard let addresses else { return false }
    return addresses.peer == addresses.own || addresses.peer.hasPrefix("127.") || addresses.peer == "::1"
  }

  /// Why this session does not prove that nobody is locked out, and what to do; nil where it does.
  ///
  /// - Parameter moment: when the change came into force, in nanoseconds since the machine started.
  func refusal(of proof: PendingChange.Proof, since moment: Int) -> String? {
    switch proof {
    case .any: nil
    case .connection: connectionRefusal(since: moment)
    case .login: loginRefusal(since: moment)
    }
  }

  private func connectionRefusal(since moment: Int) -> String? {
    if let connection {
      if connection.start <= moment {
        return "this connection is older than the change, and says nothing of whether another one can still be made; "
          + "connect anew, and confirm it there"
      }
      return isFromHere
        ? "this connection comes from the machine itself; connect from where you manage it, and confirm it there"
        : nil
    }
    if isConsole { return nil }
    return "it cannot be told that this session came in after the change (tmux and screen hide it); "
      + "connect anew, and confirm it there, outside of them"
  }

  private func loginRefusal(since moment: Int) -> String? {
    let isNew =
      (connection.map { $0.start > moment } ?? false)
      || ancestors.contains { Self.logins.contains($0.name) && $0.start > moment }
    if isNew { return nil }
    return "this session is older than the change, and says nothing of whether one can still log in; "
      + "log in anew, or confirm it by sudo"
  }
}
