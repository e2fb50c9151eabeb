import Curses
import TerminalTables

// What happens, and what shows it: an entry for each kind, and a body where its summary is not enough.

/// A setting was changed here.
struct SettingChanged: FeedEntry {
  let id: AnyHashable
  let kind = FeedKind(icon: "✎", role: .modified)
  let time: String, day: String, title: String, author: String
  let change: ValueChange
}

final class SettingChangedBody: FeedBody {
  private let change = ValueChangeContent()
  init() {}
  func configure(with entry: SettingChanged) { change.change = entry.change }
  func rows(columns: Int) -> Int { change.rows(columns: columns) }
  func draw(in region: Region, with palette: Palette) { change.draw(in: region, with: palette) }
}

/// Many settings were changed at once: the same content as for one, as often as it takes.
struct SettingsImported: FeedEntry {
  let id: AnyHashable
  let kind = FeedKind(icon: "⇣", role: .value)
  let time: String, day: String, author: String
  let title = "Settings imported"
  let changes: [ValueChange]
}

final class SettingsImportedBody: FeedBody {
  private let stack = StackContent()
  init() {}
  func configure(with entry: SettingsImported) { stack.contents = entry.changes.map(ValueChangeContent.init) }
  func rows(columns: Int) -> Int { stack.rows(columns: columns) }
  func draw(in region: Region, with palette: Palette) { stack.draw(in: region, with: palette) }
}

/// How many logged in, hour by hour.
struct LoginsCounted: FeedEntry {
  let id: AnyHashable
  let kind = FeedKind(icon: "→", role: .value)
  let time: String, day: String
  let title = "Logins this morning", author = "sshd"
  let hours: [(name: String, logins: Int)]
}

final class LoginsCountedBody: FeedBody {
  private let chart = BarChart()
  init() {}
  func configure(with entry: LoginsCounted) { chart.bars = entry.hours.map { (name: $0.name, value: $0.logins) } }
  func rows(columns: Int) -> Int { chart.rows(columns: columns) }
  func draw(in region: Region, with palette: Palette) { chart.draw(in: region, with: palette) }
}

/// Another program changed the file; so many lines fold by themselves.
struct ChangedOutside: FeedEntry {
  let id: AnyHashable
  let kind = FeedKind(icon: "⚠", role: .error)
  let time: String, day: String, author: String
  let title = "Changed outside"
  let lines: [String]
}

final class ChangedOutsideBody: FeedBody {
  private let stack = StackContent()
  init() {}

  func configure(with entry: ChangedOutside) {
    stack.contents = (["\(entry.lines.count) lines"] + entry.lines).map { TextContent($0, role: .detail) }
  }

  func rows(columns: Int) -> Int { stack.rows(columns: columns) }
  func draw(in region: Region, with palette: Palette) { stack.draw(in: region, with: palette) }
}

/// A remark: it has no body of its own, so a plain one shows its summary.
struct Remark: FeedEntry {
  let id: AnyHashable
  let kind = FeedKind(icon: "✉", role: .title)
  let time: String, day: String, title: String, author: String, summary: String
}
