/// What there may be around the rows of a screen.
///
/// ```swift
/// struct LogTable: TableScreen {
///   var chrome: ChromeParts { [.title, .keys] }   // no rules, no explanations: the rows have the rest
/// }
/// ```
///
/// A screen with none of them has the whole terminal for its rows. What is typed into a search, and what a key has to
/// say, then takes the last line while it is there.
public struct ChromeParts: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The parts of these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The line at the top, with ``TableScreen/title`` and ``TableScreen/status``.
  public static let title = ChromeParts(rawValue: 1)
  /// The lines that part the rows from what is above and below them.
  public static let rules = ChromeParts(rawValue: 2)
  /// What ``TableScreen/help(for:)`` says, under the rows or beside them.
  public static let help = ChromeParts(rawValue: 4)
  /// The keys at the foot.
  public static let keys = ChromeParts(rawValue: 8)
  /// All of them.
  public static let all: ChromeParts = [.title, .rules, .help, .keys]

  /// What is typed or said needs a line for it, also on a screen that has none.
  func withRoom(forWords hasWords: Bool) -> ChromeParts {
    hasWords && isDisjoint(with: [.help, .keys]) ? union(.keys) : self
  }
}
