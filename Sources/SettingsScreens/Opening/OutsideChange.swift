import SettingsFiles
import SettingsSession
import TerminalTables

/// Shows what other programs change in a document while it is open.
@MainActor
enum OutsideChange {
  /// Takes up what was changed outside, and says so; cheap while nothing changes.
  static func follow(in session: EditingSession, on navigator: Navigator) {
    let (wasContested, former) = (session.isContested, session.condition)
    let changes = session.followOutsideChange()
    // What changed says more than that the file can be read again, as after another program wrote it in two steps.
    let isTold = session.condition == nil && changes?.isEmpty == false
    if !isTold, let message = message(for: session, after: former) {
      navigator.appearAgain()
      navigator.show(message: message, isError: session.condition != nil)
    } else if let changes {
      navigator.appearAgain()
      navigator.show(message: "another program changed \(session.name): \(changes.count.counted("setting"))")
    } else if session.isContested != wasContested {
      navigator.appearAgain()
      if wasContested { return }
      navigator.show(
        message: "another program changed the same settings; saving asks which to keep", isError: true)
    }
  }

  /// What became of the place of a document; nil where nothing did.
  private static func message(for session: EditingSession, after former: StoreCondition?) -> String? {
    if session.condition == former { return nil }
    switch (session.condition, former) {
    case (.readOnly(let reason)?, _): return "\(session.name) is read-only now: \(reason)"
    case (.gone?, _): return "another program deleted \(session.name); saving writes it again"
    case (.unreadable(let reason)?, _): return reason
    case (.notUnderstood(let reason)?, _): return "\(session.name) cannot be understood as it is now: \(reason)"
    case (nil, .readOnly?): return "\(session.name) can be written again"
    case (nil, .gone?): return "\(session.name) is there again"
    case (nil, _): return "\(session.name) can be read again"
    }
  }
}
