import Curses
import TerminalTables

extension Pilot {
  /// How often is looked before a wait is given up, however long that takes.
  private static let fewestLooks = 100

  /// Lets the program's tasks run until a condition holds, drawing what they change.
  ///
  /// ```swift
  /// pilot.press(.enter)
  /// try await pilot.wait { $0.shows("42 people have rated") }
  /// ```
  ///
  /// - Parameters:
  ///   - limit: how long, unless the condition was looked at a few times only; a test that passes never waits so long.
  ///   - condition: looks at the screen, or at the program's data.
  /// - Throws: ``PilotError/waitedInVain(screen:)`` when the limit is over.
  public func wait(
    for limit: Duration = .seconds(20), until condition: (Pilot) -> Bool
  ) async throws(PilotError) {
    let end = ContinuousClock.now + limit
    var looks = 0
    while true {
      send(.wake)
      if condition(self) { return }
      looks += 1
      // Where many tests share the main actor, most of the time is theirs.
      guard ContinuousClock.now < end || looks < Self.fewestLooks else { throw .waitedInVain(screen: screen) }
      // The main actor is free meanwhile, for the tasks that are waited for.
      try? await Task.sleep(for: .milliseconds(min(looks, 20)))
    }
  }

  /// Lets the program's tasks run until no key's work is under way and no search goes on.
  ///
  /// A screen's own `task(in:)` may go on for ever, and is not waited for.
  ///
  /// - Throws: ``PilotError/waitedInVain(screen:)`` when the limit is over.
  public func waitUntilIdle(for limit: Duration = .seconds(20)) async throws(PilotError) {
    try await wait(for: limit) { $0.application.isIdle }
  }
}

/// What a pilot was asked for and did not find; its text shows the screen.
///
/// ```swift
/// do { try pilot.focus("Ratings") } catch { print(error) }   // no row with "Ratings" can be focused:\n…
/// ```
public enum PilotError: Error, CustomStringConvertible {
  /// No row with this text can be focused.
  case noRow(String, screen: String)
  /// What was waited for did not come about.
  case waitedInVain(screen: String)

  public var description: String {
    switch self {
    case .noRow(let text, let screen): "no row with \"\(text)\" can be focused:\n\(screen)"
    case .waitedInVain(let screen): "what was waited for did not come about:\n\(screen)"
    }
  }
}
