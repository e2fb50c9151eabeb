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

  /// Whole texts that are known at once, asked for at each key on the main actor.
  public init(_ find: @escaping @MainActor @Sendable (String) -> [String]) {
    source = .now(find)
  }

  /// Whole texts that take a while to find; what comes after another key is dropped, and its task is cancelled.
  public init(_ find: @escaping @Sendable (String) async -> [String]) {
    source = .later(find)
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
