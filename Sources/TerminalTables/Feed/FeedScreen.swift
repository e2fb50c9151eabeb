/// A screen of an activity feed: days as sections, entries in their shells; Enter folds and unfolds a long one.
///
/// The title line says how many entries came above what is being read, and have not been on the screen; focusing the
/// newest makes all of them seen. A screen needs its title and its ``feed``; ``FeedTable`` has nothing else.
///
/// ```swift
/// import TerminalTables
///
/// struct Note: FeedEntry {
///   let id: AnyHashable
///   let kind = FeedKind(icon: "✉", role: .value)
///   let time = "", day = "Today", title: String, author = "you"
/// }
///
/// struct NotesTable: FeedScreen {
///   let title = "Notes"
///   let feed = Feed(bodies: FeedBodies())
///   let feedStyle = FeedStyle.cards
///
///   func keyBindings(for item: AnyHashable?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
///     let add = KeyBinding("add", keys: [.character("a")], help: "add a note") {
///       feed.add([Note(id: feed.entries.count, title: "One more")])
///     }
///     return [add] + feedKeyBindings(for: item, in: table)
///   }
/// }
///
/// Application.main(NotesTable())
/// ```
@MainActor
public protocol FeedScreen: TableScreen where SectionID == String, ItemID == AnyHashable {
  /// What is shown, and followed while it is.
  var feed: Feed { get }
  /// How its entries look: beside their strips unless the screen says otherwise.
  var feedStyle: FeedStyle { get }
}

extension FeedScreen {
  public var feedStyle: FeedStyle { .strips }

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
    registerFeed(in: table)
  }

  /// Has a table follow the feed: what `register(in:)` does, for a screen that registers cells of its own as well.
  public func registerFeed(in table: TableView) {
    table.register(FeedShellCell.self)
    table.focusesEveryRow = true
    feed.onChange = { [weak table] in table?.reloadSections() }
    table.onRowsPlaced = { [weak table, feed] in
      if feed.newCount > 0, let table { feed.markSeen(table.itemsInView) }
    }
  }

  /// The day, in capitals.
  public func header(for section: String) -> String? { section.uppercased() }

  /// The shell of an entry.
  public func cell(for item: AnyHashable, in table: TableView) -> any Cell {
    table.dequeue(FeedShellCell.self) { cell in
      guard let entry = feed[item] else { return }
      cell.show(entry, in: feed.bodies, style: feedStyle, isExpanded: table.isExpanded(item))
    }
  }

  /// An entry's title, author and summary.
  public func searchText(for item: AnyHashable) -> String? {
    feed[item].map { "\($0.title) \($0.author) \($0.summary)" }
  }

  /// What happened, who did it and when.
  public func help(for item: AnyHashable) -> RowHelp? {
    feed[item].map { RowHelp("\($0.title) · \($0.author) · \($0.day) \($0.time)", text: $0.summary) }
  }

  /// The feed's own keys.
  public func keyBindings(for item: AnyHashable?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    feedKeyBindings(for: item, in: table)
  }

  /// The keys that fold and unfold an entry, where it is a long one: for a screen that has others besides.
  public func feedKeyBindings(for item: AnyHashable?, in table: TableView) -> [KeyBinding] {
    guard let item, let cell = table.focusedRow?.view as? FeedShellCell, cell.isLong else { return [] }
    let word: Word = table.isExpanded(item) ? .fold : .unfold
    return [
      KeyBinding(
        "fold", keys: [.enter, .character(" ")], help: Words.current[word], explanation: Words.current[.foldSentence]
      ) {
        table.toggleExpansion(of: item)
      }
    ]
  }

  /// Who focuses the newest entry has seen all.
  public func didFocus(_ item: AnyHashable, in table: TableView) {
    if item == feed.newestID { feed.markSeen() }
  }
}
