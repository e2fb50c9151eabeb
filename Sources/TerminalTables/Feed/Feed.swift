/// Entries of an activity feed, the newest first, and how many have not been seen.
///
/// ```swift
/// let feed = Feed(bodies: bodies)
/// navigator.push(FeedTable(feed, title: "Activity"))
/// feed.add([entry])   // at the top; what is being read does not move
/// ```
@MainActor
public final class Feed {
  public let bodies: FeedBodies
  public private(set) var entries: [any FeedEntry] = []
  private var byID: [AnyHashable: any FeedEntry] = [:]
  /// Entries above what is being read that came since it was shown.
  public private(set) var newCount = 0
  /// Called after entries came.
  var onChange: () -> Void = {}

  public init(bodies: FeedBodies, entries: [any FeedEntry] = []) {
    self.bodies = bodies
    self.entries = entries
    for entry in entries { byID[entry.id] = entry }
  }

  /// The entry of an identity.
  public subscript(id: AnyHashable) -> (any FeedEntry)? { byID[id] }

  /// Adds entries at the top, the newest first.
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
