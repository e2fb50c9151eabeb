import Curses
import TerminalTables
import TerminalTablesTesting
import Testing

@testable import activity_feed

@MainActor
@Suite("The activity feed grows, and its cards are alike around unlike bodies")
struct ActivityFeedTests {
  /// An activity to which something happens whenever the test says so.
  private func activity() -> (Activity, () -> Void) {
    let activity = Activity()
    let (stream, happenings) = AsyncStream.makeStream(of: Void.self)
    activity.waitForNext = {
      for await _ in stream { return }
      throw CancellationError()
    }
    return (activity, { happenings.yield() })
  }

  @Test func itLooksAsItShould() throws {
    try expectSnapshot(of: ActivityTable(activity: activity().0), named: "activity-feed")
    try expectSnapshot(
      of: ActivityTable(activity: activity().0), named: "activity-feed-unfolded", pressing: [.down, .enter])
  }

  @Test func cardsHaveOneFrameAndBodiesOfTheirOwnHeight() throws {
    let pilot = try Pilot(ActivityTable(activity: activity().0), rows: 60, columns: 80)
    let tops = pilot.lines.indices.filter { pilot.lines[$0].contains("╭") }
    let bottoms = pilot.lines.indices.filter { pilot.lines[$0].contains("╰") }
    #expect(zip(tops, bottoms).map { $1 - $0 - 1 } == [2, 8, 5, 4, 3, 2], "heading and body")
    for (top, bottom) in zip(tops, bottoms) {
      #expect(pilot.lines[top].contains("╮") && pilot.lines[bottom].contains("╯"))
      for line in pilot.lines[top + 1..<bottom] { #expect(line.contains("│▌ "), "a strip on each line") }
    }
  }

  @Test func onlyALongEntryIsOfferedToBeUnfolded() throws {
    let pilot = try Pilot(ActivityTable(activity: activity().0))
    #expect(!pilot.footLine.contains("Enter"))
    pilot.press(.down)
    #expect(pilot.footLine.contains("Enter unfold"))
    pilot.press(.enter)
    #expect(pilot.footLine.contains("Enter fold") && pilot.shows("git, line 9"))
  }

  @Test func aShadowIsThereWhereTheTerminalHasColours() throws {
    let pilot = try Pilot(ActivityTable(activity: activity().0), rows: 60, columns: 80)
    #expect(pilot.lines.contains { $0.contains("▀▀▀") } && pilot.lines.contains { $0.contains("│▌") })
    let plain = try Pilot(ActivityTable(activity: activity().0), rows: 60, columns: 80, term: "vt100")
    #expect(plain.shows("╭─") && !plain.lines.contains { $0.contains("▀▀▀") })
    let narrow = try Pilot(ActivityTable(activity: activity().0), rows: 60, columns: 40)
    #expect(!narrow.shows("╭") && narrow.shows("▌ 14:02"), "no room for frames")
  }

  @Test func entriesThatComeAreSeenAtTheTop() async throws {
    let (activity, happen) = activity()
    let pilot = try Pilot(ActivityTable(activity: activity))
    happen()
    try await pilot.wait { $0.shows("MaxSessions  10 → 11") }
    #expect(pilot.focusedLine.contains("╭") && !pilot.titleLine.contains("new ↑"))
  }

  @Test func forWhoReadsFurtherDownTheyAreCountedAndNothingMoves() async throws {
    let (activity, happen) = activity()
    let pilot = try Pilot(ActivityTable(activity: activity))
    pilot.press(.down, .down)
    let line = try #require(pilot.row(of: "Logins this morning"))
    happen()
    try await pilot.wait { $0.titleLine.hasSuffix("1 new ↑") }
    happen()
    try await pilot.wait { $0.titleLine.hasSuffix("2 new ↑") }
    #expect(pilot.row(of: "Logins this morning") == line)
    pilot.press(.home)
    #expect(pilot.shows("MaxSessions  11 → 12") && !pilot.titleLine.contains("new ↑"))
  }

  @Test func aRemarkIsAdded() async throws {
    let pilot = try Pilot(ActivityTable(activity: activity().0))
    #expect(pilot.footLine.contains("n new remark"))
    pilot.press(.character("n"))
    try await pilot.wait { $0.navigator.screens.count == 2 }
    pilot.type("The firewall follows")
    pilot.press(.enter)
    try await pilot.wait { $0.navigator.screens.count == 1 && $0.shows("The firewall follows") }
    #expect(pilot.shows("15:01  ✉ Remark"))
  }
}
