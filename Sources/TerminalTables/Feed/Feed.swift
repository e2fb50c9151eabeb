/// Entries of an activity feed, the newest first, and how many have not been seen.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// struct Login: FeedEntry {
///   let id: AnyHashable
///   let kind = FeedKind(icon: "→", role: .value)
///   let time = "14:02", day = "Today", title = "Logged in", author = "ann"
/// }
///
/// let feed = Feed(bodies: FeedBodies())
/// Task {
///   for number in 1...3 {
///     try await Task.sleep(for: .seconds(1))
///     feed.add([Login(id: number)])   // at the top; what is being read does not move
///   }
/// }
/// _ = Application(on: try Terminal.open()).run(FeedTable(feed, title: "Activity"))
/// ```
@MainActor
public final class Feed {
  /// Which body shows which type of entry.
  public let bodies: FeedBodies
  /// All entries, the newest first.
  public private(set) var entries: [any FeedEntry] = []
  private var byID: [AnyHashable: any FeedEntry] = [:]
  /// How many entries came since the newest one was last focused.
  public private(set) var newCount = 0
  /// Called after entries came.
  var onChange: () -> Void = {}

  /// A feed with entries that are there from the start, the newest first; they do not count as new.
  public init(bodies: FeedBodies, entries: [any FeedEntry] = []) {
    self.bodies = bodies
    self.entries = entries
    for entry in entries { byID[entry.id] = entry }
  }

  /// The entry of an identity; nil where the feed has none.
  public subscript(id: AnyHashable) -> (any FeedEntry)? { byID[id] }

  /// Adds entries at the top, the newest first; a ``FeedTable`` that is shown takes them up at once.
  ///
  /// Each has an identity of its own: an entry that is in the feed already is a ``DuplicateError``, with which a
  /// ``FeedTable`` ends the program.
  public func add(_ new: [any FeedEntry]) {
    entries.insert(contentsOf: new, at: 0)
    for entry in new { byID[entry.id] = entry }
    newCount += new.count
    onChange()
  }

  /// The top of the feed has been seen.
  func markSeen() {
    newCount = 0
  }
}
