/// How a setting was before it was set: what resetting it should bring back.
///
///     if case .commented(let line)? = journal.formerState(of: ["Port"], inFile: "/etc/ssh/sshd_config") {
///       try document.applying(.reset(["Port"], commentedText: line))
///     }
public enum FormerState: Sendable, Hashable {
  /// The text did not have it, not even as a comment.
  case absent
  /// It was this line of comment, without its line break.
  case commented(String)
}
