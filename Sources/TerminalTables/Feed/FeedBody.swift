/// What fills the shell of one type of entry, edge to edge; it knows nothing of the shell.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// struct SettingChanged: FeedEntry {
///   let id: AnyHashable
///   let kind = FeedKind(icon: "✎", role: .modified)
///   let time = "14:02", day = "Today", title = "Permit root login", author = "you"
///   let old = "yes", new = "no"
/// }
///
/// final class SettingChangedBody: FeedBody {
///   private let text = TextContent(role: .detail)
///   init() {}
///   func configure(with entry: SettingChanged) { text.text = "\(entry.old) → \(entry.new)" }
///   func rows(columns: Int) -> Int { text.rows(columns: columns) }
///   func draw(in region: Region, with palette: Palette) { text.draw(in: region, with: palette) }
/// }
///
/// var bodies = FeedBodies()
/// bodies.register(SettingChangedBody.self)
/// let feed = Feed(bodies: bodies, entries: [SettingChanged(id: 1)])
/// Application.main(FeedTable(feed, title: "Activity"))
/// ```
@MainActor
public protocol FeedBody: RowContent {
  /// The type of entry that the body shows.
  associatedtype Entry: FeedEntry
  /// Makes an empty body; it is configured before it is measured or drawn.
  init()
  /// Takes over what an entry says; the body may have shown another one before.
  func configure(with entry: Entry)
}

/// Which body shows which type of entry: said here, once for each type.
///
/// An entry of a type that nobody registered shows its ``FeedEntry/summary``.
///
/// ```swift
/// var bodies = FeedBodies()
/// bodies.register(SettingChangedBody.self)
/// bodies.register(LoginBody.self)
/// let feed = Feed(bodies: bodies)
/// ```
@MainActor
public struct FeedBodies {
  private var makers: [ObjectIdentifier: () -> MadeFeedBody] = [:]

  /// No bodies yet: every entry shows its summary.
  public init() {}

  /// Shows entries of the body's type with it, in place of what was registered for them before.
  public mutating func register<Body: FeedBody>(_ type: Body.Type) {
    makers[ObjectIdentifier(Body.Entry.self)] = { MadeFeedBody(Body()) }
  }

  /// A body for entries of this type; a plain one where nobody registered any.
  func make(for entry: any FeedEntry) -> MadeFeedBody {
    if let make = makers[ObjectIdentifier(type(of: entry))] { return make() }
    let text = TextContent(role: .detail)
    return MadeFeedBody(text) { text.text = $0.summary }
  }
}

/// A body without the type of its entries.
@MainActor
struct MadeFeedBody {
  let content: any RowContent
  let configure: (any FeedEntry) -> Void

  init(_ content: any RowContent, configure: @escaping (any FeedEntry) -> Void) {
    (self.content, self.configure) = (content, configure)
  }

  init<Body: FeedBody>(_ body: Body) {
    self.init(body) { if let entry = $0 as? Body.Entry { body.configure(with: entry) } }
  }
}
