import Curses
import Foundation
import SettingsDocuments
import TerminalTablesTesting
import Testing

@testable import settee

/// The history on the screen, and what is taken back from it.
@MainActor
@Suite struct HistoryScreenTests {
  private func open(_ pilot: HomePilot) throws {
    try pilot.focus("History")
    pilot.press(.enter)
  }

  @Test func theRowOfTheHomeScreenListsWhatWasChangedInAllFiles() throws {
    let account = try Account()
    let one = try account.write("a.json", "{\"a\": 1, \"b\": true}\n")
    let other = try account.write("sshd_config", "#Port 22\n")
    #expect(account.run("set", one, "a", "2", "--why", "more is better") == 0)
    #expect(account.run("set", other, "Port", "2222") == 0)
    let pilot = try HomePilot(account)
    try open(pilot)
    let rows = pilot.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(rows.contains("TODAY"), "\(pilot.screen)")
    #expect(rows[0].contains("2 entries"))
    let first = try #require(rows.firstIndex { $0.contains("✎ Port · ") })
    #expect(rows[first + 1].contains("not set → 2222"))
    #expect(rows[first + 2].contains("✎ a · "))
    #expect(rows[first + 3].contains("1 → 2"))
    #expect(rows[first + 4].contains("more is better"))
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("Port") && pilot.focusedLine.contains("2222"), "\(pilot.screen)")
  }

  @Test func aChangeIsTakenBackAloneAndShownForReview() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\n  \"a\": 1,\n  \"b\": 1\n}\n")
    #expect(account.run("set", file, "a", "2") == 0)
    #expect(account.run("set", file, "b", "2") == 0)
    let pilot = try HomePilot(account)
    try open(pilot)
    pilot.press(.down, .character("u"))
    #expect(pilot.lines[0].contains("Review") || pilot.screen.contains("+   \"a\": 1"), "\(pilot.screen)")
    #expect(try account.text(file) == "{\n  \"a\": 2,\n  \"b\": 2\n}\n", "nothing is written before it is agreed to")
    pilot.press(.character("s"))
    #expect(try account.text(file) == "{\n  \"a\": 1,\n  \"b\": 2\n}\n", "\(pilot.screen)")
  }

  @Test func whatWasChangedSinceIsAskedAbout() async throws {
    let account = try Account()
    let file = try account.write("a.json", "{\n  \"a\": 1\n}\n")
    #expect(account.run("set", file, "a", "2") == 0)
    try account.write("a.json", "{\n  \"a\": 3\n}\n")
    let pilot = try HomePilot(account)
    try open(pilot)
    pilot.press(.character("u"))
    #expect(pilot.screen.contains("a was changed since: it was made 2, and is 3 now"), "\(pilot.screen)")
    #expect(pilot.focusedLine.contains("Leave it"))
    pilot.press(.down, .enter)
    try await pilot.waitUntilIdle()
    pilot.press(.character("s"))
    #expect(try account.text(file) == "{\n  \"a\": 1\n}\n", "\(pilot.screen)")
  }

  @Test func aSecretSaysWhyItCannotBeTakenBack() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\"password\": \"hunter1\"}\n")
    #expect(account.run("set", file, "password", "hunter2") == 0)
    let pilot = try HomePilot(account)
    try open(pilot)
    #expect(pilot.screen.contains("a secret, or beside one: not kept"), "\(pilot.screen)")
    #expect(!pilot.screen.contains("hunter"))
    pilot.press(.character("u"))
    #expect(pilot.navigator.message?.text.contains("a secret is not kept") == true)
  }

  @Test func theFileGoesBackToBeforeAChangeByteForByte() throws {
    let account = try Account()
    let text = "{\n  \"a\": 1,   // one\n  \"b\": [1,2]\n}\n"
    let file = try account.write("a.jsonc", text)
    #expect(account.run("set", file, "a", "2") == 0)
    #expect(account.run("set", file, "b[0]", "7") == 0)
    #expect(account.run("set", file, "c", "true") == 0)
    let pilot = try HomePilot(account)
    try open(pilot)
    pilot.press(.end, .character("b"))
    pilot.press(.character("s"))
    #expect(try account.text(file) == text, "\(pilot.screen)")
  }

  @Test func aSearchFindsWhatWasChangedByItsWords() async throws {
    let account = try Account()
    let file = try account.write("a.json", "{\"alpha\": 1, \"beta\": 1}\n")
    #expect(account.run("set", file, "alpha", "2") == 0)
    #expect(account.run("set", file, "beta", "2", "--why", "because") == 0)
    let pilot = try HomePilot(account)
    try open(pilot)
    pilot.press(.character("/"), .character("a"), .character("l"), .character("p"), .character("h"))
    try await pilot.waitUntilIdle()
    #expect(pilot.screen.contains("alpha · ") && !pilot.screen.contains("beta · "), "\(pilot.screen)")
  }

  @Test func aFilesOwnScreenHasItsHistoryByAKey() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\"a\": 1}\n")
    try account.write("b.json", "{\"b\": 1}\n")
    #expect(account.run("set", file, "a", "2") == 0)
    let pilot = try HomePilot(account)
    try pilot.focus("a.json")
    pilot.press(.enter, .character("U"))
    #expect(pilot.lines[0].contains("a.json › History"), "\(pilot.screen)")
    #expect(pilot.screen.contains("1 → 2"))
  }

  @Test func theReasonIsAskedForWhereSetteesSettingsSaySo() throws {
    let account = try Account()
    try account.write(".config/settee/settings.json", "{\"askWhy\": true}", in: "home")
    let file = try account.write("a.json", "{\"a\": true}\n")
    let pilot = try HomePilot(account, asksWhy: true)
    try pilot.focus("a.json")
    pilot.press(.enter)
    try pilot.focus("a ")
    pilot.press(.character(" "), .character("s"))
    #expect(pilot.screen.contains("Why is it changed?"), "\(pilot.screen)")
    pilot.press(.character("o"), .character("k"), .enter)
    #expect(try account.text(file) == "{\"a\": false}\n")
    #expect(account.run("log", file) == 0)
    #expect(
      account.output.contains("a: true → false") && account.output.contains("by the screen, ok)"), "\(account.output)")
  }
}
