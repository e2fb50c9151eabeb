/// What a text may become, worked out from what is typed so far and listed under it.
///
/// Up and Down choose one, Enter takes the chosen one, Tab types what all of them begin with.
///
/// ```swift
/// cell.completions = TextCompletions { typed in ["low", "medium", "high"].filter { $0.hasPrefix(typed) } }
/// cell.completions = TextCompletions { typed async in await server.names(beginningWith: typed) }
/// ```
public struct TextCompletions: Sendable {
  enum Source: Sendable {
    case now(@MainActor @Sendable (String) -> [String])
    case later(@Sendable (String) async -> [String])
  }

  let source: Source
  /// Whether it is asked when Tab is pressed, and not at each key.
  let isOnDemand: Bool

  /// Whole texts that are known at once, asked for at each key on the main actor.
  public init(_ find: @escaping @MainActor @Sendable (String) -> [String]) {
    source = .now(find)
    isOnDemand = false
  }

  /// Whole texts that take a while to find; what comes after another key is dropped, and its task is cancelled.
  public init(_ find: @escaping @Sendable (String) async -> [String]) {
    source = .later(find)
    isOnDemand = false
  }

  /// Whole texts that are looked for when Tab is pressed, as the names of files are: what they all begin with is typed,
  /// and where there are several they are listed.
  ///
  /// ```swift
  /// cell.completions = .onTab { typed in await folder.names(beginningWith: typed) }
  /// ```
  public static func onTab(_ find: @escaping @Sendable (String) async -> [String]) -> TextCompletions {
    TextCompletions(source: .later(find), isOnDemand: true)
  }

  private init(source: Source, isOnDemand: Bool) {
    (self.source, self.isOnDemand) = (source, isOnDemand)
  }

  /// What all texts begin with; empty where they have nothing in common.
  static func commonPrefix(of texts: [String]) -> String {
    guard var common = texts.first.map({ $0[...] }) else { return "" }
    for text in texts.dropFirst() {
      let shared = zip(common, text).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    return String(common)
  }
}
