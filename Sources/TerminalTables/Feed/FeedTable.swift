/// An activity feed as a screen: days as sections, entries in their shells; Enter folds and unfolds a long one.
///
/// The title line says how many entries came above what is being read, and have not been on the screen; focusing the newest
/// makes all of them seen.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// struct Login: FeedEntry {
///   let id: AnyHashable
///   let kind = FeedKind(icon: "→", role: .value)
///   let time: String
///   let day = "Today", title = "Logged in", author: String
/// }
///
/// let feed = Feed(bodies: FeedBodies(), entries: [Login(id: 1, time: "14:02", author: "ann")])
/// let application = Application(on: try Terminal.open())
/// _ = application.run(FeedTable(feed, title: "Activity"))
/// ```
@MainActor
public struct FeedTable: TableScreen {
  public let title: String
  private let feed: Feed

  /// A screen that shows a feed, and follows it while it is shown.
  public init(_ feed: Feed, title: String) {
    self.feed = feed
    self.title = title
  }

  /// Whoever is at the top of the feed stays there; for others nothing moves.
  public var focusBehavior: FocusBehavior { .newest }

  /// How many entries came that have not been on the screen, such as `2 new ↑`; empty where none did.
  public var status: String {
    feed.newCount == 0 ? "" : Words.current.text(.newEntries, ["count": "\(feed.newCount)"])
  }

  public var emptyMessage: String { Words.current[.nothingHappened] }

  /// Days in the order of their newest entries, the entries by their identity.
  public var sections: [Section<String, AnyHashable>] {
    feed.days.map { Section($0.day, $0.ids) }
  }

  public func register(in table: TableView) {
    table.register(FeedShellCell.self)
    table.focusesEveryRow = true
    feed.onChange = { [weak table] in table?.reloadSections() }
    table.onRowsPlaced = { [weak table, feed] in
      if feed.newCount > 0, let table { feed.markSeen(table.itemsInView) }
    }
  }

  public func header(for section: String) -> String? { section.uppercased() }

  public func cell(for item: AnyHashable, in table: TableView) -> any Cell {
    table.dequeue(FeedShellCell.self) { cell in
      if let entry = feed[item] { cell.show(entry, in: feed.bodies, isExpanded: table.isExpanded(item)) }
    }
  }

  public func searchText(for item: AnyHashable) -> String? {
    feed[item].map { "\($0.title) \($0.author) \($0.summary)" }
  }

  public func help(for item: AnyHashable) -> RowHelp? {
    feed[item].map { RowHelp("\($0.title) · \($0.author) · \($0.day) \($0.time)", text: $0.summary) }
  }

  public func keyBindings(for item: AnyHashable?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard let item else { return [] }
    let word: Word = table.isExpanded(item) ? .fold : .unfold
    return [
      KeyBinding(
        "fold", keys: [.enter, .character(" ")], help: Words.current[word], explanation: Words.current[.foldSentence]
      ) {
        table.toggleExpansion(of: item)
      }
    ]
  }

  public func didFocus(_ item: AnyHashable, in table: TableView) {
    if item == feed.newestID { feed.markSeen() }
  }
}
