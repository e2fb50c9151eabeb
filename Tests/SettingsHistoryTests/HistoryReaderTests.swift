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
