import SettingsSession
import TerminalTables

/// Shows what other programs change in a document while it is open.
@MainActor
enum OutsideChange {
  /// Takes up what was changed outside, and says so; cheap while nothing changes.
  static func follow(in session: EditingSession, on navigator: Navigator) {
    let wasContested = session.isContested
    if let changes = session.followOutsideChange() {
      navigator.appearAgain()
      let count = changes.count == 1 ? "1 setting" : "\(changes.count) settings"
      navigator.show(message: "another program changed \(session.name): \(count)")
    } else if session.isContested, !wasContested {
      navigator.show(
        message: "another program changed the same settings; saving asks which to keep", isError: true)
    }
  }
}
