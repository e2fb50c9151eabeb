/// What some changed settings need.
///
/// ```swift
/// for effect in page.effects(of: [["Port"]], inFile: "/etc/ssh/sshd_config") {
///   print(effect.words, effect.command ?? "")    // 1 takes a reload of sshd systemctl reload ssh
/// }
/// ```
public struct EffectSummary: Hashable, Sendable {
  /// What a program has to do before a change holds.
  public enum Need: String, Hashable, Sendable, CaseIterable {
    /// It reads its settings each time that it needs them, or starts.
    case nothing
    /// It reads them again while it runs.
    case reload
    /// It has to end and to start again.
    case restart
  }

  /// Which of the two it is; never nothing.
  public let need: Need
  /// How many settings need it.
  public let count: Int
  /// What is reloaded or restarted.
  public let subject: String
  /// The command that does it; nil where none is known.
  public let command: String?

  /// A summary by its parts.
  public init(need: Need, count: Int, subject: String, command: String?) {
    (self.need, self.count, self.subject, self.command) = (need, count, subject, command)
  }

  /// What it takes: `a restart of postgresql`.
  public var needed: String { "a \(need.rawValue) of \(subject)" }

  /// As words: `2 take a restart of postgresql`.
  public var words: String { "\(count) \(count == 1 ? "takes" : "take") \(needed)" }
}
