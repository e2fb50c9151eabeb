import Curses
import Foundation
import SettingsDocuments
import SettingsHistory
import Testing

@testable import TerminalTables
@testable import settee

/// What upgrades left is on the home screen, and is merged on a screen of its own.
@MainActor
@Suite struct UpgradeScreenTests {
  private let account: Account
  private let old = "[queue]\nlength = 5\nretry = 10\n"
  private let mine = "[queue]\nlength = 50\nretry = 15\n"
  private let new = "[queue]\nlength = 5\nretry = 20\nburst = 3\n"

  init() throws { account = try Account() }

  /// A file of the machine with what an upgrade left, and what was shipped before.
  private func prepare() throws -> String {
    let file = try account.write("nightjar/queue.toml", mine, in: "etc")
    try account.write("nightjar/queue.toml.dpkg-dist", new, in: "etc")
    let target = try SystemFileSystem().resolve(file)
    ShippedTexts(stateFolder: account.folders.state, writer: account.opener.writer).keep(Array(old.utf8), of: target)
    return file
  }

  @Test func whatBothChangedIsChosenAndTheRestIsMerged() async throws {
    let file = try prepare()
    let pilot = try HomePilot(account)
    pilot.resize(rows: 30, columns: 160)
    try await pilot.wait { $0.screen.contains("LEFT BY UPGRADES") }
    try pilot.focus("queue.toml")
    #expect(pilot.focusedLine.contains("dpkg-dist"))
    pilot.press(.enter)
    #expect(pilot.screen.contains("BOTH CHANGED"), "\(pilot.screen)")
    #expect(pilot.line(with: "queue.retry")?.contains("yours or theirs?") == true)
    #expect(pilot.screen.contains("yours: 15 · theirs: 20 · shipped before: 10"), "\(pilot.screen)")
    #expect(pilot.line(with: "queue.length")?.contains("5 → 50") == true)
    #expect(pilot.line(with: "queue.burst")?.contains("not set → 3") == true)
    try pilot.focus("Merge and save")
    pilot.press(.enter)
    #expect(pilot.footLine.contains("queue.retry: choose yours or theirs first"), "\(pilot.screen)")
    #expect(try account.text(file) == mine)
    pilot.press(.right, .right)
    #expect(pilot.line(with: "queue.retry")?.contains("theirs: 20") == true, "\(pilot.screen)")
    try pilot.focus("Merge and save")
    pilot.press(.enter)
    #expect(try account.text(file) == "[queue]\nlength = 50\nretry = 20\nburst = 3\n")
    #expect(!FileManager.default.fileExists(atPath: file + ".dpkg-dist"))
    #expect(pilot.lines[0].contains("queue.toml") && !pilot.screen.contains("An upgrade left"), "\(pilot.screen)")
    pilot.press(.character("u"), .character("s"))
    #expect(try account.text(file) == mine)
  }

  @Test func whatChangesWhileItIsMergedIsNotLost() throws {
    let file = try prepare()
    let pilot = try HomePilot(account)
    pilot.files.show(FileRequest(path: file), on: pilot.navigator)
    pilot.display()
    pilot.press(.character("p"), .character("t"))
    let changed = mine.replacing("50", with: "70")
    try Data(changed.utf8).write(to: URL(filePath: file))
    _ = try pilot.files.openFile(for: FileRequest(path: file)).session.followOutsideChange()
    try pilot.focus("Merge and save")
    pilot.press(.enter)
    #expect(pilot.footLine.contains("changed meanwhile"), "\(pilot.screen)")
    #expect(try account.text(file) == changed)

    pilot.press(.character("p"), .character("t"))
    try account.write("nightjar/queue.toml.dpkg-dist", "[queue]\nlimit = 1\n", in: "etc")
    try pilot.focus("Merge and save")
    pilot.press(.enter)
    #expect(pilot.footLine.contains("is another one by now and stays"), "\(pilot.screen)")
    #expect(try account.text(file) == "[queue]\nlength = 70\nretry = 20\nburst = 3\n")
    #expect(try account.text(file + ".dpkg-dist") == "[queue]\nlimit = 1\n")
  }

  @Test func anOpenFileSaysThatAnUpgradeLeftSomething() throws {
    let file = try prepare()
    let pilot = try HomePilot(account)
    pilot.files.show(FileRequest(path: file), on: pilot.navigator)
    pilot.display()
    #expect(
      pilot.screen.contains("An upgrade left queue.toml.dpkg-dist beside this file. p merges both."), "\(pilot.screen)")
    pilot.press(.character("p"))
    pilot.press(.character("m"))
    #expect(pilot.line(with: "queue.retry")?.contains("yours: 15") == true, "\(pilot.screen)")
    pilot.press(.escape)
    #expect(try account.text(file) == mine)
  }
}
