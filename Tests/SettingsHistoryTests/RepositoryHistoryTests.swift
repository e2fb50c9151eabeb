import Foundation
import SettingsDocuments
import SettingsPrograms
import Testing

@testable import SettingsHistory

/// What a repository of git and the packages tell of a file.
@Suite struct RepositoryHistoryTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/repository-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private var hasGit: Bool {
    if FileManager.default.fileExists(atPath: "/usr/bin/git") { return true }
    print("skipped: git is not there")
    return false
  }

  private func git(_ words: String...) throws {
    var runner = ProgramRunner(seconds: 60)
    runner.addedEnvironment = [
      "GIT_AUTHOR_NAME=Ann", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=Ann", "GIT_COMMITTER_EMAIL=a@b",
    ]
    let answer = try runner.run(["/usr/bin/git", "-C", folder] + words)
    #expect(answer.status == 0, "\(answer)")
  }

  private func commit(_ text: String, _ reason: String) throws {
    try text.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
    try git("add", "a.json")
    try git("commit", "-q", "-m", reason)
  }

  @Test func eachCommitIsToldBySettingAndNothingOfTheRepositoryIsRun() throws {
    guard hasGit else { return }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try git("init", "-q")
    try commit("{\"a\": 1, \"password\": \"x\"}\n", "begin")
    try commit("{\n  \"a\": 1, \"password\": \"x\"\n}\n", "format")
    try commit("{\n  \"a\": 2, \"password\": \"y\", \"b\": [1]\n}\n", "more")
    // Each of these would leave a file behind if git ran it.
    let trap = "touch \(folder)/ran; false"
    for (name, value) in [
      ("core.fsmonitor", trap), ("core.pager", trap), ("diff.external", trap), ("log.showSignature", "true"),
      ("gpg.program", trap), ("diff.trap.textconv", trap), ("diff.trap.command", trap), ("core.hooksPath", folder),
    ] { try git("config", name, value) }
    try "*.json diff=trap\n".write(toFile: folder + "/.gitattributes", atomically: true, encoding: .utf8)
    let history = try RepositoryHistory(of: folder + "/a.json", format: .json) { difference, _, _, _ in
      difference.path.last?.key == "password"
    }
    #expect(history.entries.map(\.reason) == ["more"])
    #expect(
      history.entries.first?.changes == [
        .init(path: ["a"], old: 1, new: 2), .init(path: ["password"], without: .secret),
        .init(path: ["b"], old: nil, new: [1]),
      ])
    #expect(history.entries.first?.origin?.account == "Ann")
    #expect(!FileManager.default.fileExists(atPath: folder + "/ran"))
    let time = try #require(history.entries.first).time
    let known = HistoryEntry(
      time: time - 5, file: folder + "/a.json", changes: [.init(path: ["a"], old: 1, new: 2)], source: .journal)
    #expect(history.without([known]).first?.changes.map(\.path) == [["password"], ["b"]])
    #expect(try RepositoryHistory(of: "/etc/passwd-", format: .json) { _, _, _, _ in false }.entries.isEmpty)
  }

  @Test func aRepositoryOfAnotherAccountIsNotAsked() throws {
    guard geteuid() == 0 else { return print("skipped: only root can give a folder away") }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in [".git/objects", ".git/refs"] {
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    try "".write(toFile: folder + "/.git/config", atomically: true, encoding: .utf8)
    try "ref: refs/heads/main".write(toFile: folder + "/.git/HEAD", atomically: true, encoding: .utf8)
    try #require(chown(folder + "/.git/config", 65534, 65534) == 0)
    #expect(throws: RepositoryError.self) {
      try RepositoryHistory(of: folder + "/a.json", format: .json) { _, _, _, _ in false }
    }
  }

  @Test func whatAnotherProgramChangedIsFoundByWhatTheHistoryKnew() throws {
    let document = try Document(parsing: Array(#"{"a": 3, "c": 1, "list": [2]}"#.utf8), as: .json)
    let known = [
      HistoryEntry(time: 2000, file: "/f", changes: [.init(path: ["a"], old: 1, new: 2)], source: .journal),
      HistoryEntry(
        time: 1000, file: "/f",
        changes: [
          .init(path: ["a"], old: nil, new: 1), .init(path: ["b"], old: nil, new: "x"),
          .init(path: ["c"], old: 5, new: 1),
          .init(path: ["list", 0], old: nil, new: 1),
        ], source: .journal),
    ]
    func entry(modified: Int, _ upgrades: [PackageLog.Upgrade] = []) throws -> HistoryEntry? {
      try outside(known, document, modified: modified, upgrades)
    }
    #expect(try entry(modified: 1500) == nil, "it is older than what is known")
    let found = try #require(try entry(modified: 9000))
    #expect(found.changes == [.init(path: ["a"], old: 2, new: 3), .init(path: ["b"], old: "x", new: nil)])
    #expect(found.source == .other && found.time == 9000)
    let upgrade = PackageLog.Upgrade(time: 8000, package: "p", words: "p 1 → 2")
    #expect(try entry(modified: 9000, [upgrade])?.source == .package("p 1 → 2"))
    let later = PackageLog.Upgrade(time: 90_000_000, package: "p", words: "p 2 → 3")
    let unpacked = try outside(known, document, modified: 9000, changed: 90_000_100, [later])
    #expect(unpacked?.source == .package("p 2 → 3"), "a package brings the time at which it was made")
  }

  private func outside(
    _ known: [HistoryEntry], _ document: Document, modified: Int, changed: Int? = nil,
    _ upgrades: [PackageLog.Upgrade] = []
  ) throws -> HistoryEntry? {
    var status = try SystemFileSystem().status(of: "/etc/passwd")
    (status.modified, status.changed) = (modified * 1_000_000, (changed ?? modified) * 1_000_000)
    return OutsideChanges.entry(ofFile: "/f", known, document, status, upgrades: upgrades) { _, _ in false }
  }

  @Test func whatAnotherProgramChangedBeforeACommitOfSomethingElseIsFound() throws {
    let document = try Document(parsing: Array(#"{"a": 1, "b": 2, "c": {"d": 5}}"#.utf8), as: .json)
    let saved = HistoryEntry(
      time: 1000, file: "/f",
      changes: [.init(path: ["a"], old: 1, new: 2), .init(path: ["c"], old: nil, new: ["d": 4])], source: .journal)
    let commit = HistoryEntry(
      time: 3000, file: "/f",
      changes: [.init(path: ["b"], old: 1, new: 2), .init(path: ["c", "d"], old: 4, new: 5)], source: .commit("1234"))
    let found = try #require(try outside([commit, saved], document, modified: 2000))
    #expect(found.changes == [.init(path: ["a"], old: 2, new: 1)], "c is as the commit made it")
    #expect(found.source == .other && found.time == 2000)
    let later = HistoryEntry(
      time: 4000, file: "/f", changes: [.init(path: ["b"], old: 1, new: 2)], source: .journal)
    #expect(try outside([later, saved], document, modified: 3999) == nil, "that is the save itself")
  }

  @Test func whatWentBackIsToldAsThatAndNotAsAnotherPrograms() throws {
    func save(_ time: Int, _ changes: JournalEntry.ChangedSetting...) -> HistoryEntry {
      HistoryEntry(time: time, file: "/f", changes: changes, source: .journal)
    }
    let known = [
      save(3000, .init(path: ["a"], old: 2, new: 3), .init(path: ["key"], without: .secret)),
      save(2000, .init(path: ["a"], old: 1, new: 2), .init(path: ["b"], old: nil, new: true)),
      save(1000, .init(path: ["b"], old: false, new: nil)),
    ]
    let entry = ReturnedChanges.entry(
      ofFile: "/f", known, since: 1500, made: nil, until: 9000, account: "ann", reason: "nobody confirmed it in time")
    #expect(
      entry.changes == [
        .init(path: ["key"], without: .secret), .init(path: ["a"], old: 3, new: 1),
        .init(path: ["b"], old: true, new: nil),
      ])
    #expect(entry.source == .returned && entry.reason == "nobody confirmed it in time" && entry.time == 9000)
    let document = try Document(parsing: Array(#"{"a": 1}"#.utf8), as: .json)
    #expect(try outside([entry] + known, document, modified: 9001) == nil)
  }

  @Test func whatWasSavedBesideAChangeThatWentBackIsNotToldAsTakenBack() {
    let known = [
      HistoryEntry(time: 3000, file: "/f", changes: [.init(path: ["b"], old: 1, new: 2)], source: .journal),
      HistoryEntry(time: 1000, file: "/f", changes: [.init(path: ["a"], old: 1, new: 2)], source: .journal),
    ]
    let entry = ReturnedChanges.entry(
      ofFile: "/f", known, since: 900, made: 2000, until: 9000, account: "ann", reason: "why")
    #expect(entry.changes == [.init(path: ["a"], old: 2, new: 1)])
  }

  @Test func whatIsKnownOnlyByItsValueNowIsToldOfWhatWentBack() throws {
    let known = [HistoryEntry(time: 1000, file: "/f", changes: [.init(path: ["a"], old: 1, new: 2)], source: .journal)]
    let empty = ReturnedChanges.entry(
      ofFile: "/f", known, since: 5000, made: nil, until: 8000, account: "ann", reason: "why")
    #expect(empty.changes.isEmpty)
    let document = try Document(parsing: Array(#"{"a": 1}"#.utf8), as: .json)
    let other = try outside(known, document, modified: 7990)
    let told = ReturnedChanges.completed([empty], by: other)
    #expect(told.map(\.source) == [.returned] && told[0].changes == [.init(path: ["a"], old: 2, new: 1)])
    let muchLater = try outside(known, document, modified: 90_000)
    #expect(ReturnedChanges.completed([empty], by: muchLater).map(\.source) == [.returned, .other])
  }

  @Test func theLogOfDpkgIsRead() {
    let log = PackageLog(
      text: Array(
        """
        2026-11-24 12:00:01 startup archives unpack
        2026-11-24 12:00:02 upgrade openssh-server:amd64 1:9.2 1:9.3
        2026-11-24 12:00:03 status installed openssh-server:amd64 1:9.3
        2026-11-24 12:00:04 install ufw:all <none> 0.36
        torn
        """.utf8))
    #expect(log.upgrades.map(\.words) == ["openssh-server 1:9.2 → 1:9.3", "ufw 0.36"])
    #expect(log.upgrades.first.map { TimeText.minute(ofMilliseconds: $0.time) } == "2026-11-24 12:00")
  }
}
