/// Entries of an activity feed, the newest first, and how many have not been seen.
///
/// ```swift
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
///     feed.add([Login(id: number)])   // at the top; what is read further down does not move
///   }
/// }
/// Application.main(FeedTable(feed, title: "Activity"))
/// ```
@MainActor
public final class Feed {
  /// Which body shows which type of entry.
  public let bodies: FeedBodies
  /// How many entries came that have not been on the screen.
  public var newCount: Int { unseen.count }
  /// The days in the order of their newest entries, with these entries, the newest first.
  private(set) var days: [(day: String, ids: ItemList<AnyHashable>)] = []
  /// The entries, the oldest first.
  private var stored: [any FeedEntry] = []
  private var byID: [AnyHashable: any FeedEntry] = [:]
  private var unseen: Set<AnyHashable> = []
  var onChange: () -> Void = {}

  /// A feed with entries that are there from the start, the newest first; they do not count as new.
  public init(bodies: FeedBodies, entries: [any FeedEntry] = []) {
    self.bodies = bodies
    insert(entries)
  }

  /// All entries, the newest first.
  ///
  /// - Complexity: one look at each.
  public var entries: [any FeedEntry] { stored.reversed() }

  /// The entry of an identity; nil where the feed has none.
  public subscript(id: AnyHashable) -> (any FeedEntry)? { byID[id] }

  /// Adds entries at the top, the newest first; a ``FeedTable`` that is shown takes them up at once.
  ///
  /// Whoever is at the top of the feed stays there and sees them; for whoever reads further down nothing moves. Each
  /// has an identity of its own: an entry that is in the feed already is a ``DuplicateError``, with which a
  /// ``FeedTable`` ends the program.
  ///
  /// - Complexity: the entries that are added, however many there are.
  public func add(_ new: [any FeedEntry]) {
    insert(new)
    for entry in new { unseen.insert(entry.id) }
    onChange()
  }

  private func insert(_ new: [any FeedEntry]) {
    stored.append(contentsOf: new.reversed())
    var newDays: [(day: String, ids: [AnyHashable])] = []
    for entry in new {
      byID[entry.id] = entry
      if let place = newDays.firstIndex(where: { $0.day == entry.day }) {
        newDays[place].ids.append(entry.id)
      } else {
        newDays.append((entry.day, [entry.id]))
      }
    }
    for (day, ids) in newDays.reversed() {
      var known = days.firstIndex { $0.day == day }.map { days.remove(at: $0).ids } ?? ItemList()
      known.insert(contentsOf: ids, at: 0)
      days.insert((day, known), at: 0)
    }
  }

  var newestID: AnyHashable? { stored.last?.id }

  /// The top of the feed has been seen.
  func markSeen() {
    unseen = []
  }

  /// Some entries are on the screen.
  func markSeen(_ ids: some Sequence<AnyHashable>) {
    if !unseen.isEmpty { unseen.subtract(ids) }
  }
}
