import Curses
import Foundation
import Testing

@testable import TerminalTables
@testable import settee

/// The home screen shows what is there at the moment, and changes nothing unasked.
@MainActor
@Suite struct HomeScreenTests {
  @Test func aFilesSizeIsReadWhenTheScreenAppears() throws {
    let account = try Account()
    try account.write("app.json", "{}\n")
    let pilot = try HomePilot(account)
    #expect(pilot.line(with: "app.json")?.contains("3 B   ›") == true)
    try account.write("app.json", String(repeating: " ", count: 2046) + "{}")
    try account.write("new.json", "{ }")
    pilot.comeBack()
    #expect(pilot.line(with: "app.json")?.contains("2.0 KiB") == true)
    #expect(pilot.line(with: "new.json")?.contains("3 B") == true)
    #expect(pilot.lines[0].contains("2 files"))
  }

  /// Changes the number of two files and comes back to the first screen.
  private func pilotWithTwoUnsaved(_ account: Account) throws -> HomePilot {
    try account.write("a.json", "{\"port\": 1}\n")
    try account.write("b.json", "{\"port\": 1}\n")
    let pilot = try HomePilot(account)
    for name in ["a.json", "b.json"] {
      try pilot.focus(name)
      pilot.press(.enter, .right, .escape)
    }
    return pilot
  }

  @Test func filesWithUnsavedChangesSaySoAndAreSavedTogetherWhenItIsLeft() throws {
    let account = try Account()
    let pilot = try pilotWithTwoUnsaved(account)
    for name in ["a.json", "b.json"] {
      #expect(pilot.line(with: name)?.contains("1 unsaved") == true, "\(pilot.screen)")
    }
    pilot.press(.character("q"))
    #expect(pilot.shows("2 unsaved changes in 2 files") && pilot.shows("a.json: 1 change"), "\(pilot.screen)")
    #expect(pilot.focusedLine.contains("Save all and leave"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.navigator.isFinished)
    for name in ["a.json", "b.json"] {
      #expect(try account.text(account.currentFolder + "/" + name) == "{\"port\": 2}\n")
    }
  }

  @Test func unsavedChangesOfSeveralFilesAreLookedAtOrLeftTogether() throws {
    let account = try Account()
    let pilot = try pilotWithTwoUnsaved(account)
    pilot.press(.character("q"))
    try pilot.focus("b.json: 1 change")
    pilot.press(.enter)
    #expect(pilot.shows("port: 1 → 2") && pilot.lines[0].contains("b.json"), "\(pilot.screen)")
    pilot.press(.escape, .escape, .character("q"), .character("n"))
    #expect(pilot.navigator.isFinished)
    for name in ["a.json", "b.json"] {
      #expect(try account.text(account.currentFolder + "/" + name) == "{\"port\": 1}\n")
    }
  }

  @Test func allSixCellsOfTheDesignStandOnItOrBelowIt() throws {
    let account = try Account()
    try account.write("app.json", "{}")
    let pilot = try HomePilot(account)
    var cells = try classes(in: pilot)
    pilot.openSettee()
    cells.formUnion(try classes(in: pilot))
    try pilot.focus("Settings")
    pilot.press(.enter)
    let top = try #require(pilot.application.navigator.top)
    cells.formUnion(try classes(of: top))
    #expect(
      cells.isSuperset(of: [
        "DisclosureTitleCell", "BytesCountTitleCell", "DisclosureBytesCountTitleCell", "ActionTitleCell",
        "ValuePickerCell", "ValuePickerLabelCell",
      ]), "\(cells)")
  }

  private func classes(in pilot: HomePilot) throws -> Set<String> {
    try classes(of: try #require(pilot.application.navigator.top))
  }

  /// The classes of the cells that a screen's table shows.
  private func classes(of screen: any Screen) throws -> Set<String> {
    let table = try #require(Mirror(reflecting: screen).children.first { $0.label == "table" }?.value as? TableView)
    return Set(table.viewport.placed.map { String(describing: type(of: $0.row.view)) })
  }

  @Test func theThemeStepsAndIsKeptInARealFile() throws {
    let account = try Account()
    let pilot = try HomePilot(account)
    let file = account.home + "/.config/settee/settings.json"
    #expect(!FileManager.default.fileExists(atPath: file))
    pilot.openSettee()
    try pilot.focus("standard")
    pilot.press(.right)
    let name = pilot.preferences.themeName
    #expect(name != "standard")
    #expect(pilot.focusedLine.contains("‹ \(name) ›"))
    #expect(try account.text(file).contains("\"theme\": \"\(name)\""))
    #expect(pilot.application.navigator.theme == pilot.preferences.theme)
  }

  @Test func enterListsTheThemesAndKeepsTheChosenOne() throws {
    let account = try Account()
    let pilot = try HomePilot(account)
    pilot.openSettee()
    try pilot.focus("standard")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("standard"))
    pilot.press(.down, .enter)
    #expect(pilot.focusedLine.contains("‹ dark ›"))
    #expect(try account.text(account.home + "/.config/settee/settings.json").contains("\"theme\": \"dark\""))
  }

  @Test func rowsThatAreOnlyToBeReadOfferNothing() throws {
    let account = try Account()
    try account.write("app.json", "{}")
    let pilot = try HomePilot(account)
    try pilot.focus("app.json")
    pilot.press(.enter)
    try pilot.focus("About this file")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("Kept in"))
    #expect(!(pilot.lines.last ?? "").contains("⏎"), "\(pilot.lines.last ?? "")")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("About this file"))
  }

  @Test func aChangeOfThePreferencesKeepsTheirComments() throws {
    let account = try Account()
    let text = "{\n  // dark rooms\n  \"theme\": \"standard\", // for now\n  \"byteUnits\": \"bytes\"\n}\n"
    let file = try account.write(".config/settee/settings.json", text, in: "home")
    let pilot = try HomePilot(account)
    pilot.openSettee()
    try pilot.focus("standard")
    pilot.press(.right)
    #expect(try account.text(file) == text.replacing("\"standard\"", with: "\"\(pilot.preferences.themeName)\""))
  }

  @Test func byteUnitsShowInTheRowsAtOnce() throws {
    let account = try Account()
    try account.write("app.json", String(repeating: " ", count: 2046) + "{}")
    let pilot = try HomePilot(account)
    pilot.openSettee()
    try pilot.focus("Settings")
    pilot.press(.enter)
    for _ in 0..<20 where !pilot.focusedLine.contains("byteUnits") { pilot.press(.down) }
    pilot.press(.right, .escape, .escape)
    #expect(pilot.line(with: "app.json")?.contains("2.0 kB") == true, "\(pilot.screen)")
  }

  @Test func brokenPreferencesAreSaidAndLeftAlone() throws {
    let account = try Account()
    let file = try account.write(".config/settee/settings.json", "{ \"theme\": ", in: "home")
    let pilot = try HomePilot(account)
    #expect(
      pilot.lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined().contains("settings.json:1:1: expected"))
    pilot.openSettee()
    try pilot.focus("standard")
    pilot.press(.right)
    try pilot.focus("Settings")
    pilot.press(.enter)
    #expect(try account.text(file) == "{ \"theme\": ")
  }

  @Test func clearingAsksFirstAndRemoves() async throws {
    let account = try Account()
    let stored = try account.write(".local/state/settee/journal", String(repeating: "x", count: 3000), in: "home")
    let pilot = try HomePilot(account)
    pilot.openSettee()
    #expect(pilot.line(with: "Stored by Settee")?.contains("2.9 KiB") == true)
    try pilot.focus("Clear what Settee stores")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("Leave it as it is"))
    pilot.press(.enter)
    try await pilot.waitUntilIdle()
    #expect(FileManager.default.fileExists(atPath: stored))
    try pilot.focus("Clear what Settee stores")
    pilot.press(.enter, .up, .enter)
    try await pilot.waitUntilIdle()
    #expect(!FileManager.default.fileExists(atPath: stored))
    #expect(pilot.line(with: "Stored by Settee")?.contains(" 0 B") == true)
  }

  @Test func anEmptySectionTakesNoLineAndSetteeItselfIsOneRowAtTheEnd() throws {
    let pilot = try HomePilot(try Account())
    let rows = pilot.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(rows[2] == "OTHER FILES", "\(pilot.screen)")
    #expect(!pilot.screen.contains("THIS FOLDER"))
    #expect(!pilot.screen.contains("THEME"))
    pilot.press(.end)
    #expect(pilot.focusedLine.contains("Settee  "))
    #expect(pilot.focusedLine.contains("theme, settings, about, stored data   ›"))
    pilot.press(.enter)
    for row in ["‹ standard ›", "Settings", "About", "Stored by Settee", "Clear what Settee stores"] {
      #expect(pilot.line(with: row) != nil, "\(pilot.screen)")
    }
  }

  @Test func recentFilesComeBeforeOthersAndTheMissingOnesAreSaidSo() throws {
    let account = try Account()
    try account.write("app.json", "{}")
    let far = try account.write("far.json", "{}", in: "home/far")
    let gone = account.home + "/far/gone.json"
    let recent = RecentFiles(folders: account.folders, writer: account.opener.writer)
    recent.note([far, gone])
    recent.note([far])
    #expect(recent.paths() == [far, gone])
    let pilot = try HomePilot(account)
    #expect(pilot.focusedLine.contains("far.json"))
    #expect(pilot.line(with: "gone.json")?.contains("missing") == true)
    pilot.press(.down, .enter)
    #expect(pilot.navigator.message?.text.hasSuffix("far/gone.json: there is no such file") == true)
    pilot.press(.character("x"))
    #expect(pilot.line(with: "gone.json") == nil)
    #expect(recent.paths() == [far])
  }

  @Test func whyAPathIsRefusedIsReadBesideItsCompletions() throws {
    let account = try Account()
    let other = try account.write("m4.json5", "{}", in: "home/d")
    let pilot = try HomePilot(account)
    pilot.press(.character("o"))
    pilot.type(String(other.dropLast()))
    pilot.press(.enter)
    #expect(pilot.shows(": there is no such file"), "\(pilot.screen)")
    #expect(pilot.shows(other), "\(pilot.screen)")
  }

  @Test func soManyRecentFilesAreKeptAndNoMore() throws {
    let account = try Account()
    let recent = RecentFiles(folders: account.folders, writer: account.opener.writer)
    for number in 0..<50 { recent.note(["/srv/\(number).json"]) }
    #expect(recent.paths() == (30..<50).reversed().map { "/srv/\($0).json" })
    recent.forgetAll()
    #expect(recent.paths().isEmpty)
  }

  @Test func aPreferenceTurnsTheRecentFilesOff() throws {
    let account = try Account()
    try account.write(".config/settee/settings.json", "{ \"recentFiles\": false }", in: "home")
    let recent = RecentFiles(folders: account.folders, writer: account.opener.writer)
    recent.note([try account.write("far.json", "{}", in: "far")])
    let pilot = try HomePilot(account)
    #expect(!pilot.screen.contains("far.json"))
  }

  @Test func whatTheMachineHasIsListedOnce() throws {
    let account = try Account()
    try account.write("ssh/sshd_config", "Port 22\n", in: "etc")
    try account.write("sysctl.conf", "a.b = 1\n", in: "etc")
    try account.write("mysql/mariadb.conf.d/50-server.cnf", "[mysqld]\n", in: "etc")
    try account.write("hosts", "", in: "etc")
    try FileManager.default.createDirectory(
      atPath: account.root.path + "/etc/sysctl.d", withIntermediateDirectories: true)
    symlink("../sysctl.conf", account.root.path + "/etc/sysctl.d/99-sysctl.conf")
    let files = MachineFiles(folder: account.root.path + "/etc").files()
    #expect(
      files.map { String($0.name.dropFirst(account.root.path.count)) }
        == ["/etc/mysql/mariadb.conf.d/50-server.cnf", "/etc/ssh/sshd_config", "/etc/sysctl.conf"])
  }

  @Test func theAccountsOwnSecureShellIsListedAlsoFromItsHome() throws {
    let account = try Account()
    try account.write(".ssh/config", "Host git\n", in: "home")
    let recognized = RecognizedFiles(folders: account.folders, currentFolder: account.home)
    #expect(recognized.inAccount(without: recognized.inCurrentFolder()).map(\.name) == ["~/.ssh/config"])
  }

  @Test func oneFileByTwoPathsIsOpenOnce() throws {
    let account = try Account()
    let file = try account.write("app.json", "{ \"a\": true }")
    symlink(file, account.currentFolder + "/link.json")
    let pilot = try HomePilot(account)
    try pilot.focus("app.json")
    pilot.press(.enter, .character(" "), .escape)
    try pilot.focus("link.json")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("1 unsaved"), "\(pilot.screen)")
  }
}
