import Curses
import TerminalTables
import TerminalTablesTesting
import Testing

/// Three folders, one of which opens.
private struct FolderTable: TableScreen {
  enum SectionID { case all }
  let title: String
  let sections = [Section(SectionID.all, ["bin", "etc", "usr"])]

  func cell(for name: String, in table: TableView) -> any Cell {
    table.dequeue(DisclosureTitleCell.self) { $0.setTitle(name) }
  }

  func didSelect(_ name: String, in navigator: Navigator) {
    navigator.push(FolderTable(title: name))
  }
}

@MainActor
@Suite("A pilot drives a program as its user would")
struct PilotTests {
  @Test func keysFocusOpenAndGoBack() throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    #expect(pilot.focusedLine.contains("bin"))
    try pilot.focus("etc")
    pilot.press(.enter)
    #expect(pilot.titleLine == " / › etc")
    pilot.press(.escape)
    #expect(pilot.focusedLine.contains("etc"))
    #expect(pilot.controller(of: FolderTable.self)?.content.title == "/")
  }

  @Test func aRowThatIsNotThereIsSaidWithTheScreen() throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    #expect {
      try pilot.focus("var")
    } throws: { error in
      "\(error)".contains("no row with \"var\"") && "\(error)".contains("usr")
    }
  }

  @Test func theMouseFocusesAndASecondPressOpens() throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    let row = try #require(pilot.row(of: "usr"))
    pilot.click(row: row)
    #expect(pilot.focusedLine.contains("usr"))
    pilot.mouse(.doubleClick, row: row)
    #expect(pilot.titleLine == " / › usr")
  }

  @Test func aSearchIsWaitedFor() async throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    pilot.type("/us")
    try await pilot.waitUntilIdle()
    #expect(pilot.shows("1 found"))
    #expect(!pilot.shows("etc"))
  }

  @Test func pilotsOfOtherTestsDoNotDisturbOneThatWaits() async throws {
    let first = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    let second = try Pilot(FolderTable(title: "other"), rows: 20, columns: 30)
    #expect(second.shows("usr"))
    try await first.waitUntilIdle()
    #expect(first.titleLine == " /")
    #expect(first.lines.count == 12)
    first.press(.down)
    #expect(first.focusedLine.contains("etc"))
    second.resize(rows: 10, columns: 50)
    try await first.waitUntilIdle()
    #expect(first.focusedLine.contains("etc"))
  }

  /// ncurses takes the picture of the first away while the second is opened, though both have one size.
  @Test func aPilotOfTheSameSizeDoesNotDisturbEither() throws {
    let first = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    let before = first.lines
    let second = try Pilot(FolderTable(title: "other"), rows: 12, columns: 40)
    #expect(second.titleLine == " other")
    #expect(first.lines == before)
  }

  @Test func aProgramThatIsQuitSaysSo() throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    pilot.press(.character("q"))
    #expect(pilot.outcome == .quit)
  }

  @Test func aProgramThatEndedAnswersNoMoreKeys() throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    pilot.send(.terminate(signal: 15))
    #expect(pilot.outcome == .signal(15))
    pilot.press(.down)
    #expect(pilot.focusedLine.contains("bin"))
  }

  @Test func waitingInVainShowsTheScreen() async throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    await #expect {
      try await pilot.wait(for: .milliseconds(2)) { $0.shows("nowhere") }
    } throws: { "\($0)".contains("usr") }
  }

  @Test func aResizeIsDrawn() throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 12, columns: 40)
    pilot.resize(rows: 6, columns: 20)
    #expect(pilot.lines.count == 6)
    #expect(pilot.shows("bin"))
  }

  @Test func charactersAndAttributesAreCompared() throws {
    let pilot = try Pilot(FolderTable(title: "/"), rows: 8, columns: 40, theme: .monochrome)
    try pilot.expectSnapshot(named: "folders")
  }
}
