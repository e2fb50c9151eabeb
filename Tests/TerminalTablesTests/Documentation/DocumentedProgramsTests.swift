import Curses
import Foundation
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// The programs of the documentation's guides: short, and doing what the guides say.
@MainActor @Suite struct DocumentedProgramsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
  private static let guides = DocComment.sources.appending(path: "TerminalTables.docc/Guides")

  @Test(
    arguments: [
      ("EditorSettings", "MakingASettingsScreen"), ("Jobs", "ShowingDataThatChanges"), ("Files", "ShowingATree"),
      ("Builds", "ShowingAFeed"), ("Mail", "UsingPanes"),
    ])
  func aGuideHasItsProgramAsItIsTestedHere(_ program: String, _ guide: String) throws {
    let source = try String(contentsOf: Self.folder.appending(path: "\(program).swift"), encoding: .utf8)
    let page = try String(contentsOf: Self.guides.appending(path: "\(guide).md"), encoding: .utf8)
    #expect(page.contains("```swift\n\(source)\n"), "\(guide) has another program")
    let whole = try #require(page.components(separatedBy: "```swift\n").last?.components(separatedBy: "\n```").first)
    let count = whole.split(separator: "\n", omittingEmptySubsequences: false).count
    print("\(program): \(count) lines")
    #expect(count <= 90)
  }

  // MARK: - Settings

  @Test func settingsAreChanged() async throws {
    let settings = EditorSettings()
    let pilot = try Pilot(EditorSettingsTable(settings: settings))
    try pilot.focus("Name")
    pilot.press(.enter, .control("u"), .enter)
    #expect(pilot.shows("A name has at least one letter"))
    pilot.type("Bob")
    pilot.press(.enter)
    #expect(settings.name == "Bob")
    try pilot.focus("Token")
    pilot.press(.enter)
    pilot.type("s3cret")
    pilot.press(.enter)
    #expect(settings.token == "s3cret" && !pilot.shows("s3cret"))
    try pilot.focus("Theme")
    pilot.press(.left)
    #expect(settings.theme == .dark && pilot.focusedLine.contains("dark"))
    try pilot.focus("Every")
    pilot.press(.right)
    #expect(settings.minutes == 6)
    try pilot.focus("Save by itself")
    pilot.press(.character(" "))
    #expect(!pilot.shows("Every") && pilot.shows("Unsaved texts are lost"))
    try pilot.focus("Reset all settings")
    pilot.press(.enter)
    #expect(pilot.shows("Reset all settings?"))
    pilot.press(.up, .enter)
    try await pilot.wait { _ in settings.name == "Ada" }
    #expect(pilot.shows("Ada"))
  }

  // MARK: - Data that changes

  @Test func jobsAreRefreshedSortedAndStopped() async throws {
    let (refreshes, continuation) = AsyncStream.makeStream(of: [Int: Job].self)
    var stopped: [Int] = []
    let jobs = Jobs(refreshes: refreshes) { stopped.append($0) }
    let pilot = try Pilot(JobsTable(jobs: jobs))
    #expect(pilot.shows("Nothing is running"))
    var all = [1: Job(name: "init", percent: 1), 7: Job(name: "build", percent: 90), 9: Job(name: "mail", percent: 3)]
    continuation.yield(all)
    try await pilot.wait { $0.shows("3 running") }
    #expect(order(pilot) == ["build", "mail", "init"])
    try pilot.focus("mail")
    // The focus goes with its row, and a search stays open.
    all[9]?.percent = 99
    continuation.yield(all)
    try await pilot.wait { order($0) == ["mail", "build", "init"] }
    #expect(pilot.focusedLine.contains("mail"))
    pilot.type("/in")
    #expect(order(pilot) == ["init"])
    all[8] = Job(name: "install", percent: 50)
    continuation.yield(all)
    try await pilot.wait { order($0) == ["install", "init"] }
    pilot.press(.escape, .home, .character("m"), .character("m"), .character("x"))
    try await pilot.wait { $0.shows("Stop 2 jobs?") }
    #expect(stopped.isEmpty)
    pilot.press(.up, .enter)
    try await pilot.wait { _ in stopped.count == 2 }
    #expect(Set(stopped) == [9, 7])
  }

  private func order(_ pilot: Pilot) -> [String] {
    pilot.lines.compactMap { line in
      ["init", "build", "mail", "install"].first { line.contains(" \($0) ") && !line.contains("Search") }
    }
  }

  // MARK: - A tree

  @Test func foldersAreOpenedWhenTheyAreAskedFor() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())", directoryHint: .isDirectory)
    let etc = root.appending(path: "etc", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: etc, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("motd".utf8).write(to: root.appending(path: "motd"))
    try Data("127.0.0.1".utf8).write(to: etc.appending(path: "hosts"))
    let pilot = try Pilot(FilesTable(title: "Files", root: root))
    try await pilot.wait { $0.shows("▸ etc") && $0.shows("motd") }
    try pilot.focus("etc")
    pilot.press(.right)
    try await pilot.wait { $0.shows("hosts") }
    try pilot.focus("hosts")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("hosts: 9 bytes") }
    try Data().write(to: etc.appending(path: "fstab"))
    pilot.type("r")
    try await pilot.wait { $0.shows("fstab") }
    #expect(pilot.focusedLine.contains("hosts"))
    // A folder that has gone away says so, and is there again when it is.
    try pilot.focus("etc")
    pilot.press(.left)
    let away = root.appending(path: "away", directoryHint: .isDirectory)
    try FileManager.default.moveItem(at: etc, to: away)
    pilot.press(.character("r"))
    try await pilot.wait { $0.shows("▸ away") }
    #expect(!pilot.shows("etc"))
  }

  // MARK: - A feed

  @Test func buildsArriveWithoutMovingWhatIsRead() async throws {
    let feed = makeFeed()
    let (builds, continuation) = AsyncStream.makeStream(of: Build.self)
    let task = Task { await follow(builds, in: feed) }
    defer { task.cancel() }
    let pilot = try Pilot(FeedTable(feed, title: "Builds"))
    #expect(pilot.shows("Nothing has happened yet"))
    for number in 1...30 { continuation.yield(Build(number: number, time: "09:\(number + 10)", author: "ann")) }
    try await pilot.wait { $0.shows("Build 30 passed") }
    pilot.press(.end)
    let before = pilot.focusedLine
    continuation.yield(Build(number: 31, time: "09:50", author: "bob", errors: ["main.swift:7: oops"]))
    try await pilot.wait { $0.titleLine.contains("1 new") }
    #expect(pilot.focusedLine == before)
    pilot.press(.home)
    #expect(pilot.shows("Build 31 failed") && pilot.shows("main.swift:7: oops"))
  }

  // MARK: - Panes

  @Test func theDetailFollowsTheList() throws {
    let mail = Mail([Letter(subject: "Hello", text: "Dear Ada,\nhow are you?"), Letter(subject: "Bill", text: "12 €")])
    let pilot = try Pilot()
    pilot.show(mailScreen(mail))
    #expect(pilot.shows("Dear Ada,") && !pilot.shows("12 €"))
    pilot.press(.down)
    #expect(pilot.shows("12 €") && !pilot.shows("Dear Ada,"))
    pilot.type("d")
    #expect(pilot.shows("Dear Ada,") && !pilot.shows("Bill"))
    pilot.press(.tab)
    #expect(pilot.titleLine.contains("Hello"))
  }
}
