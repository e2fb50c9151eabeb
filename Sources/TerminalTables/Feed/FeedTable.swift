/// An activity feed and nothing else: see ``FeedScreen``, which a screen with keys or tasks of its own conforms to.
///
/// ```swift
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
/// Application.main(FeedTable(feed, title: "Activity"))
/// ```
@MainActor
public struct FeedTable: FeedScreen {
  public let title: String
  public let feed: Feed
  public let feedStyle: FeedStyle

  /// A screen that shows a feed, and follows it while it is shown.
  public init(_ feed: Feed, title: String, style: FeedStyle = .strips) {
    self.feed = feed
    self.title = title
    feedStyle = style
  }
}
