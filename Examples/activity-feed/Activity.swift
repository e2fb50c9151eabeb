import TerminalTables

/// What happened to a file so far, and goes on happening.
@MainActor
final class Activity {
  let feed: Feed
  /// Waits until the next thing happens; throws when nobody is there any longer to see it.
  var waitForNext: () async throws -> Void = { try await Task.sleep(for: .seconds(5)) }
  private var count = 0

  init() {
    var bodies = FeedBodies()
    bodies.register(SettingChangedBody.self)
    bodies.register(SettingsImportedBody.self)
    bodies.register(LoginsCountedBody.self)
    bodies.register(ChangedOutsideBody.self)
    feed = Feed(bodies: bodies, entries: Self.history)
  }

  /// Adds what happens by itself, one after the other.
  func follow() async {
    while (try? await waitForNext()) != nil {
      let (id, time) = next()
      let change = ValueChange(setting: "MaxSessions", old: "\(count + 9)", new: "\(count + 10)")
      feed.add([SettingChanged(id: id, time: time, day: "Today", title: "Sessions", author: "ana", change: change)])
    }
  }

  /// Adds what the user has to say.
  func remark(_ text: String) {
    let (id, time) = next()
    feed.add([Remark(id: id, time: time, day: "Today", title: "Remark", author: "you", summary: text)])
  }

  private func next() -> (id: AnyHashable, time: String) {
    count += 1
    let minutes = count % 60
    return ("new \(count)", "15:\(minutes < 10 ? "0" : "")\(minutes)")
  }

  private static let history: [any FeedEntry] = [
    SettingChanged(
      id: 6, time: "14:02", day: "Today", title: "Root login", author: "you",
      change: ValueChange(setting: "PermitRootLogin", old: "yes", new: "no")),
    ChangedOutside(
      id: 5, time: "13:55", day: "Today", author: "vim", lines: (1...9).map { "+ Match User git, line \($0)" }),
    LoginsCounted(
      id: 4, time: "12:00", day: "Today",
      hours: [("08", 3), ("09", 21), ("10", 34), ("11", 8)].map { (name: $0.0, logins: $0.1) }),
    SettingsImported(
      id: 3, time: "11:31", day: "Today", author: "ana",
      changes: [
        ValueChange(setting: "X11Forwarding", old: "yes", new: "no"),
        ValueChange(setting: "LoginGraceTime", old: "120", new: "30"),
        ValueChange(setting: "MaxAuthTries", old: "6", new: "3"),
      ]),
    Remark(
      id: 2, time: "09:10", day: "Yesterday", title: "Port", author: "ana",
      summary: "Moved off 22 after the audit; the firewall follows on Monday, and until then both ports are open."),
    SettingChanged(
      id: 1, time: "09:08", day: "Yesterday", title: "Port", author: "ana",
      change: ValueChange(setting: "Port", old: "22", new: "2222")),
  ]
}
