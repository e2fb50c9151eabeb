import Curses
import SettingsDocuments
import SettingsHistory
import TerminalTables

/// An entry of the history in the shell of a feed.
struct HistoryFeedEntry: FeedEntry {
  let id: AnyHashable
  let kind: FeedKind
  let time: String
  let day = ""
  let title: String
  let author: String
  /// What became of each setting.
  let values: [(name: String, values: String)]
  let reason: String

  /// - Parameters:
  ///   - number: its number in the list.
  ///   - entry: nil for one that is not kept any more.
  ///   - file: the file as people write it; nil where it is not said.
  init(_ number: Int, _ entry: HistoryEntry?, file: String?) {
    id = number
    guard let entry else {
      (kind, time, title, author, values, reason) = (
        .init(icon: " ", role: .detail), "", "not kept any more", "", [], ""
      )
      return
    }
    kind = Self.kind(of: entry)
    time = TimeText.clock(ofMilliseconds: entry.time)
    author = HistoryWords.author(of: entry) + (entry.isApplied ? ", applied" : "")
    reason = entry.reason ?? ""
    let isOne = entry.changes.count == 1
    let what =
      isOne ? "\(entry.changes[0].path)" : entry.changes.isEmpty ? "the text" : "\(entry.changes.count) settings"
    title = file.map { "\(what) · \($0)" } ?? what
    values = entry.changes.map { (isOne ? "" : "\($0.path)  ", HistoryWords.values(of: $0)) }
  }

  private static func kind(of entry: HistoryEntry) -> FeedKind {
    switch entry.source {
    case .journal:
      entry.changes.contains { $0.kept == .secret }
        ? FeedKind(icon: "•", role: .modified) : FeedKind(icon: "✎", role: .modified)
    case .commit: FeedKind(icon: "±", role: .value)
    case .package: FeedKind(icon: "⇣", role: .value)
    case .returned: FeedKind(icon: "↶", role: .modified)
    case .other: FeedKind(icon: "⚠", role: .error)
    }
  }
}

/// What became of the settings, a line each, and why.
final class HistoryBody: FeedBody {
  private let stack = StackContent()
  init() {}

  func configure(with entry: HistoryFeedEntry) {
    stack.contents =
      entry.values.map { TextContent($0.name + $0.values, role: .value) } + [TextContent(entry.reason, role: .detail)]
  }

  func rows(columns: Int) -> Int { stack.rows(columns: columns) }
  func draw(in region: Region, with palette: Palette) { stack.draw(in: region, with: palette) }
}
