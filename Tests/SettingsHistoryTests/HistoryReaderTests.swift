import Foundation
import SettingsDocuments
import Testing

@testable import SettingsHistory

/// The journals of all files as one history.
@Suite struct HistoryReaderTests {
  private let folder: URL
  private let journal: Journal
  private let now = Int(Date().timeIntervalSince1970 * 1000)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    journal = Journal(folder: folder.path, writer: FileWriter(stateFolder: folder.path))
  }

  private func append(_ file: String, minutesAgo: Int, _ change: JournalEntry.ChangedSetting, why: String? = nil) throws
  {
    var entry = JournalEntry(time: now - minutesAgo * 60_000, size: nil, settings: [], edits: nil)
    entry.origin = JournalEntry.Origin(account: "root", behind: "ann", tool: "set")
    entry.reason = why
    entry.changes = [change]
    try journal.append(entry, ofFile: file)
  }

  private func entries(_ reader: HistoryReader) -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    reader.forEachEntry {
      entries.append($0)
      return true
    }
    return entries
  }

  @Test func theNewestOfAllFilesComesFirst() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try append("/a", minutesAgo: 50, .init(path: ["x"], old: nil, new: 1))
    try append("/b", minutesAgo: 40, .init(path: ["y"], old: "no", new: "yes"), why: "audit, \"é\"")
    try append("/a", minutesAgo: 30, .init(path: ["x"], old: 1, new: nil))
    try append("/b", minutesAgo: 20, .init(path: ["password"], without: .secret))
    let all = entries(HistoryReader(journal))
    #expect(all.map(\.file) == ["/b", "/a", "/b", "/a"])
    #expect(all[0].changes == [.init(path: ["password"], without: .secret)])
    #expect(all[1].changes == [.init(path: ["x"], old: 1, new: nil)])
    #expect(all[2].reason == "audit, \"é\"")
    #expect(all[2].origin == JournalEntry.Origin(account: "root", behind: "ann", tool: "set"))
    #expect(entries(HistoryReader(journal, files: ["/a"])).count == 2)
    #expect(entries(HistoryReader(journal, since: now - 35 * 60_000)).count == 2)
    #expect(entries(HistoryReader(journal, setting: SettingFilter(["Y"]))).map(\.file) == ["/b"])
    #expect(entries(HistoryReader(nil)).isEmpty)
  }

  @Test func whatAnotherProgramDidBeforeASaveIsToldToo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.path + "/a.json"
    let text = #"{"x": 3, "y": 1}"#
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let document = try Document(parsing: Array(text.utf8), as: .json)
    try append(file, minutesAgo: 50, .init(path: ["x"], old: 1, new: 2))
    try append(file, minutesAgo: 40, .init(path: ["y"], old: 0, new: 1))
    try journal.appendOutsideChange(ofFile: file, in: document, hash: { _ in "1" }) { _, _ in false }
    try journal.appendOutsideChange(ofFile: file, in: document, hash: { _ in "1" }) { _, _ in false }
    let all = entries(HistoryReader(journal))
    #expect(all.map(\.source) == [.other, .journal, .journal], "it is told once")
    #expect(all[0].changes == [.init(path: ["x"], old: 2, new: 3)] && !all[0].isApplied)
    let upgrade = PackageLog.Upgrade(time: all[0].time, package: "p", words: "p 1 → 2")
    #expect(entries(HistoryReader(journal, upgrades: [file: [upgrade]]))[0].source == .package("p 1 → 2"))
    for source in [HistoryEntry.Source.commit("1234"), .returned] {
      let known = HistoryEntry(time: all[0].time - 9, file: file, changes: all[0].changes, source: source)
      let told = entries(HistoryReader(journal, others: [known])).map(\.source)
      #expect(told == [source, .journal, .journal], "that it was another program is known better")
    }
  }

  @Test func aTextThatTheJournalLedToIsNotComparedSettingBySetting() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var entry = JournalEntry(time: now - 60_000, size: 8, settings: [], edits: [], hash: "12ab")
    entry.origin = JournalEntry.Origin(account: "root")
    entry.changes = [.init(path: ["x"], old: 1, new: 2)]
    let file = folder.path + "/a.json"
    try #"{"x": 3}"#.write(toFile: file, atomically: true, encoding: .utf8)
    let document = try Document(parsing: Array(#"{"x": 3}"#.utf8), as: .json)
    try journal.append(entry, ofFile: file)
    try journal.appendApplied(ofFile: file)
    try journal.appendOutsideChange(ofFile: file, in: document, hash: { _ in "12ab" }) { _, _ in false }
    #expect(journal.entries(ofFile: file).count == 1)
    try journal.appendOutsideChange(ofFile: file, in: document, hash: { _ in "12ac" }) { _, path in path == ["x"] }
    #expect(journal.entries(ofFile: file).last?.changes == [.init(path: ["x"], without: .secret)])
  }

  @Test func whatWasPutIntoForceIsToldOfAllThatIsOlder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try journal.appendApplied(ofFile: "/a")
    try append("/a", minutesAgo: 9, .init(path: ["x"], old: nil, new: 1))
    try append("/b", minutesAgo: 8, .init(path: ["x"], old: nil, new: 1))
    try journal.appendApplied(ofFile: "/a")
    let line = "{\"time\": \(now + 60_000),\"changes\":[{\"path\":\"/x\",\"new\":2}],\"settings\":[]}"
    let path = journal.path(ofFile: "/a")
    try (String(contentsOfFile: path, encoding: .utf8) + "\n" + line + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
    let all = entries(HistoryReader(journal))
    #expect(all.map(\.file) == ["/a", "/b", "/a"])
    #expect(all.map(\.isApplied) == [false, false, true])
    #expect(journal.entries(ofFile: "/a").count == 2, "a mark is no entry")
  }

  @Test func aValueThatWasChangedAgainBeforeWasNeverPutIntoForce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try append("/a", minutesAgo: 9, .init(path: ["x"], old: nil, new: 1))
    try append("/a", minutesAgo: 8, .init(path: ["y"], old: nil, new: 1))
    try append("/a", minutesAgo: 7, .init(path: ["x"], old: 1, new: 2))
    try journal.appendApplied(ofFile: "/a")
    try append("/a", minutesAgo: 6, .init(path: ["s", "z"], old: 2, new: 3))
    try append("/a", minutesAgo: 5, .init(path: ["s"], old: 2, new: nil))
    try journal.appendApplied(ofFile: "/a")
    try append("/a", minutesAgo: 4, .init(path: ["x"], old: 2, new: 3))
    let all = entries(HistoryReader(journal))
    #expect(all.map(\.changes.first?.path) == [["x"], ["s"], ["s", "z"], ["x"], ["y"], ["x"]])
    #expect(all.map(\.isApplied) == [false, true, false, true, true, false])
  }

  @Test func linesOfEarlierVersionsAreTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try append("/a", minutesAgo: 9, .init(path: ["x"], old: nil, new: 1))
    let old = """
      {"time": \(now),"size":3,"settings":[{"path":"/Port","commented":"#Port 22"}],"edits":[{"at":0,"old":"#Port 22","new":"Port 1"}]}
      """
    let path = journal.path(ofFile: "/a")
    try (String(contentsOfFile: path, encoding: .utf8) + old + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(entries(HistoryReader(journal)).first?.changes == [.init(path: ["Port"], without: .unknown)])
  }

  @Test func tornLinesArePassedOverAndLinesOfAnyLengthRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<40 {
      let text = String(repeating: "x", count: number * 97)
      try append("/a", minutesAgo: 100 - number, .init(path: ["x"], old: nil, new: .string(text)))
    }
    let path = journal.path(ofFile: "/a")
    let whole = try String(contentsOfFile: path, encoding: .utf8)
    try (whole + "\n{\"time\": \(now), \"cha").write(toFile: path, atomically: true, encoding: .utf8)
    let all = entries(HistoryReader(journal))
    #expect(all.count == 40)
    let lengths = all.map { $0.changes[0].new?.json.utf8.count }
    #expect(lengths == (0..<40).reversed().map { $0 * 97 + 2 })
  }

  @Test func aListHasDaysAndGivesEachEntryByItsNumber() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for day in (0..<3).reversed() {
      for file in ["/a", "/b"] {
        try append(file, minutesAgo: day * 24 * 60, .init(path: ["x"], old: nil, new: .number(Number(day))))
      }
    }
    let list = HistoryList(
      HistoryReader(
        journal,
        others: [
          HistoryEntry(
            time: now - 24 * 3600 * 1000, file: "/a", changes: [.init(path: ["y"], old: nil, new: 5)], source: .other)
        ]))
    #expect(list.count == 7)
    #expect(list.days.map { $0.numbers } == [0..<2, 2..<5, 5..<7])
    #expect(list.entry(4)?.changes.first?.new == 1)
    #expect((2..<5).contains { list.entry($0)?.source == .other })
    #expect(list.entry(7) == nil)
    #expect(list.searchText(6).contains("ann"))
    #expect(!list.searchText(6).contains("path"))
    #expect(HistoryList(HistoryReader(journal), most: 3).count == 3)
    #expect(HistoryList(HistoryReader(journal), most: 3).isCut)
  }

  @Test func whatIsOlderThanItIsKeptIsForgottenButForHowSettingsWere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let week = journal.limited(to: JournalLimits(days: 7))
    var old = JournalEntry(
      time: now - 20 * 24 * 3_600_000, size: nil, settings: [.init(path: ["x"], former: .absent)], edits: nil)
    old.changes = [.init(path: ["x"], old: nil, new: "gone")]
    try week.append(old, ofFile: "/a")
    #expect(entries(HistoryReader(week)).isEmpty)
    try append("/a", minutesAgo: 1, .init(path: ["y"], old: nil, new: 1))
    try week.append(JournalEntry(time: now, size: nil, settings: [], edits: []), ofFile: "/a")
    let text = try String(contentsOfFile: week.path(ofFile: "/a"), encoding: .utf8)
    #expect(!text.contains("gone"))
    #expect(week.formerState(of: ["x"], inFile: "/a") == .absent)
    #expect(entries(HistoryReader(week)).map { $0.changes.first?.path } == [nil, ["y"]])
  }
}
