import Curses
import TerminalTables
import TerminalTablesTesting
import Testing

@testable import account_settings

@MainActor
@Suite("The account's settings do what their article does")
struct AccountSettingsTests {
  private func pilot(_ model: AccountModel = AccountModel()) throws -> Pilot {
    if model.ratings == nil { model.fetchRatings = { throw CancellationError() } }
    return try Pilot(AccountTable(model: model), rows: 20, columns: 64, theme: .monochrome)
  }

  @Test func theyLookAsTheyShould() throws {
    let model = AccountModel()
    model.ratings = 42
    try expectSnapshot(of: AccountTable(model: model), named: "account-settings")
    try expectSnapshot(
      of: AccountTable(model: model), named: "account-settings-coaches", pressing: [.down, .enter])
  }

  @Test func theFooterFollowsItsSwitch() throws {
    let model = AccountModel()
    let pilot = try pilot(model)
    let line = try #require(pilot.row(of: "A report goes out every Monday."))
    try pilot.focus("Weekly report")
    pilot.press(.enter)
    #expect(pilot.row(of: "No report is sent.") == line && !model.sendsReports)
    pilot.press(.character(" "))
    #expect(pilot.row(of: "A report goes out every Monday.") == line && model.sendsReports)
  }

  @Test func anotherCoachIsChosenOnTheNextScreenAndShownOnReturn() throws {
    let pilot = try pilot()
    try pilot.focus("Active Coach ID")
    #expect(pilot.focusedLine.hasSuffix("COACH-7   ›"))
    pilot.press(.enter)
    #expect(pilot.titleLine.hasPrefix(" Settings › Active Coach ID"))
    #expect(pilot.focusedLine.contains("COACH-7") && pilot.focusedLine.hasSuffix("✓"))
    #expect(pilot.lines.count { $0.hasSuffix("✓") } == 1)
    pilot.press(.down, .enter)
    #expect(pilot.titleLine == " Settings")
    #expect(pilot.focusedLine.contains("Active Coach ID") && pilot.focusedLine.hasSuffix("COACH-12   ›"))
  }

  @Test func theCountryIsFoundBySearching() async throws {
    let pilot = try pilot()
    try pilot.focus("Default Country")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("Iceland") && pilot.focusedLine.hasSuffix("✓"))
    pilot.type("/new zea")
    try await pilot.waitUntilIdle()
    #expect(pilot.footLine.contains("1 found"))
    pilot.press(.enter, .enter)
    #expect(pilot.titleLine == " Settings")
    #expect(pilot.focusedLine.hasSuffix("New Zealand   ›"))
  }

  @Test func coachesAreAddedAndRemoved() async throws {
    let model = AccountModel()
    let pilot = try pilot(model)
    pilot.press(.enter)
    try pilot.focus("Add a Coach ID")
    pilot.press(.enter)
    pilot.type("COACH-7")
    #expect(pilot.shows("COACH-7 is there already"))
    pilot.type("0")
    pilot.press(.enter)
    try await pilot.wait { $0.navigator.screens.count == 2 && $0.shows("COACH-70") }
    try pilot.focus("COACH-7")
    pilot.press(.delete)
    try await pilot.wait { $0.shows("Remove COACH-7?") }
    pilot.press(.up, .enter)
    try await pilot.wait { $0.row(of: "COACH-7") == $0.row(of: "COACH-70") }
    pilot.press(.escape)
    #expect(try #require(pilot.line(with: "Active Coach ID")).contains("COACH-3"), "another one took over")
  }

  @Test func ratingsThatComeLaterMoveNoRow() async throws {
    let model = AccountModel()
    let (ratings, server) = AsyncStream.makeStream(of: Int.self)
    model.fetchRatings = {
      for await count in ratings { return count }
      throw CancellationError()
    }
    let pilot = try Pilot(AccountTable(model: model), rows: 20, columns: 64)
    let before = pilot.lines
    let built = try #require(pilot.controller(of: AccountTable.self)).table.poolCounts.built
    server.yield(42)
    try await pilot.wait { $0.shows("42 people have rated this version") }
    let changed = zip(before, pilot.lines).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    #expect(changed == [try #require(pilot.row(of: "Rate the App")) + 1])
    #expect(pilot.controller(of: AccountTable.self)?.table.poolCounts.built == built + 1)
  }

  @Test func ratingAndSharingHaveSubtitlesAndNoChevron() async throws {
    let model = AccountModel()
    model.ratings = 42
    let pilot = try pilot(model)
    let share = try #require(pilot.row(of: "Share the App"))
    #expect(pilot.lines[share].hasSuffix("Share the App") && pilot.lines[share + 1].hasSuffix("Tell a friend"))
    #expect(try #require(pilot.line(with: "Rate the App")).hasSuffix("Rate the App"))
    try pilot.focus("Rate the App")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("★★★★★"))
    pilot.press(.enter)
    try await pilot.wait { $0.shows("43 people have rated this version") }
    #expect(pilot.footLine == " You gave it 5 of 5")
    try pilot.focus("Share the App")
    pilot.press(.enter)
    pilot.type("ann")
    #expect(pilot.shows("An address has an @"))
    pilot.type("@example.org")
    pilot.press(.enter)
    try await pilot.wait { $0.footLine == " A link is on its way to ann@example.org" }
  }

  @Test func cupsAreAddedAndDonated() async throws {
    let model = AccountModel()
    let pilot = try pilot(model)
    try pilot.focus("Buy us coffee")
    #expect(pilot.focusedLine.contains("☕ ☕ ☕ ·· ··"))
    pilot.press(.right)
    #expect(pilot.focusedLine.contains("☕ ☕ ☕ ☕ ··"))
    pilot.press(.right, .right, .left, .left, .left)
    #expect(pilot.focusedLine.contains("☕ ☕ ·· ·· ··") && model.cups == 2)
    pilot.press(.enter)
    #expect(pilot.shows("Donate 2 coffees?"))
    pilot.press(.enter)
    try await pilot.wait { $0.footLine == " Thank you for 2 coffees" }
  }

  @Test func aboutTellsWhoMadeIt() throws {
    let pilot = try pilot()
    try pilot.focus("About the Developer")
    pilot.press(.enter)
    #expect(pilot.titleLine == " Settings › About the Developer")
    #expect(try #require(pilot.line(with: "Name")).hasSuffix("Sigríður Jónsdóttir"))
  }
}
