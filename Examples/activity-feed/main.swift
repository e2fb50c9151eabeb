import Curses
import TerminalTables

// An activity feed: one shell, bodies of many kinds, chosen by the type of the entry.

/// A setting was changed here.
struct SettingChanged: FeedEntry {
  let id: AnyHashable
  let kind = FeedKind(icon: "✎", role: .modified)
  let time: String, day: String, title: String, author: String
  let old: String, new: String
}

/// The old and the new value.
final class SettingChangedBody: FeedBody {
  private let text = TextContent(role: .detail)
  init() {}
  func configure(with entry: SettingChanged) { text.text = "\(entry.old) → \(entry.new)" }
  func rows(columns: Int) -> Int { text.rows(columns: columns) }
  func draw(in region: Region, with palette: Palette) { text.draw(in: region, with: palette) }
}

/// Another program changed the file.
struct ChangedOutside: FeedEntry {
  let id: AnyHashable
  let kind = FeedKind(icon: "⚠", role: .error)
  let time: String, day: String, author: String
  let title = "changed outside"
  let lines: [String]
}

/// The lines that changed, under a count of them.
final class ChangedOutsideBody: FeedBody {
  private let count = TextContent(role: .detail)
  private let lines = StackContent()
  private lazy var whole = StackContent([count, lines])
  init() {}

  func configure(with entry: ChangedOutside) {
    count.text = "\(entry.lines.count) lines"
    lines.contents = entry.lines.map { TextContent($0, role: .detail) }
  }

  func rows(columns: Int) -> Int { whole.rows(columns: columns) }
  func draw(in region: Region, with palette: Palette) { whole.draw(in: region, with: palette) }
}

/// A remark: nobody registered a body for it, so it gets a plain one.
struct Remark: FeedEntry {
  let id: AnyHashable
  let kind = FeedKind(icon: "✉", role: .title)
  let time: String, day: String, title: String, author: String, summary: String
}

@MainActor
func makeFeed() -> Feed {
  var bodies = FeedBodies()
  bodies.register(SettingChangedBody.self)
  bodies.register(ChangedOutsideBody.self)
  return Feed(
    bodies: bodies,
    entries: [
      SettingChanged(
        id: 4, time: "14:02", day: "Today", title: "Permit root login", author: "you", old: "yes", new: "no"),
      ChangedOutside(
        id: 3, time: "13:55", day: "Today", author: "vim",
        lines: (1...9).map { "+ Match User git, line \($0)" }),
      Remark(
        id: 2, time: "09:10", day: "Yesterday", title: "Port", author: "ana",
        summary: "Moved off 22 after the audit; the firewall follows on Monday, and until then both ports are open."),
      SettingChanged(id: 1, time: "09:08", day: "Yesterday", title: "Port", author: "ana", old: "22", new: "2222"),
    ])
}

do {
  _ = Application(on: try Terminal.open()).run(FeedTable(makeFeed(), title: "Activity · sshd_config"))
} catch {
  print("activity-feed: \(error)")
}
