import Foundation
import SettingsDocuments
import Testing

/// What is remembered of saved changes, a file for each file.
@Suite struct JournalTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(folder: folder.file("state"), writer: FileWriter(stateFolder: folder.file("state")))
  }

  private func entry(_ time: Int, text: String = "1") -> JournalEntry {
    JournalEntry(
      time: time, size: 20,
      settings: [
        .init(path: ["a", 0], former: .commented("#é")), .init(path: ["b"], former: .absent),
        .init(path: ["c"], former: nil),
      ], edits: [.init(offset: 3, old: text, new: "\"è\"")])
  }

  private func name(_ file: String) -> String {
    "state/journal/" + (journal.path(ofFile: file) as NSString).lastPathComponent
  }

  @Test func keepsWhatWasChangedByFile() throws {
    try journal.append(entry(1), ofFile: "/etc/x.json")
    try journal.append(entry(2), ofFile: "/other")
    try journal.append(entry(3), ofFile: "/etc/x.json")
    #expect(
      journal.entries(ofFile: "/other") == [
        JournalEntry(
          time: 2, size: 20,
          settings: [
            .init(path: ["a", "0"], former: .commented("#é")), .init(path: ["b"], former: .absent),
            .init(path: ["c"], former: nil),
          ], edits: [.init(offset: 3, old: "1", new: "\"è\"")])
      ])
    #expect(journal.entries(ofFile: "/etc/x.json").map(\.time) == [1, 3])
    #expect(journal.entries(ofFile: "/nothing") == [])
    #expect(try folder.mode(of: name("/other")) == 0o600)
  }

  @Test func theLastWordOnASettingCounts() throws {
    let file = "/etc/x"
    func append(_ path: Path, _ former: FormerState?) throws {
      try journal.append(
        JournalEntry(time: 0, size: 0, settings: [.init(path: path, former: former)], edits: []), ofFile: file)
    }
    #expect(journal.formerState(of: ["a"], inFile: file) == nil)
    try append(["a"], .commented("#a 1"))
    try append(["ab", "c"], .commented("#c 1"))
    try append(["list", 0, "x"], .commented("#x 1"))
    #expect(journal.formerState(of: ["a"], inFile: file) == .commented("#a 1"))
    #expect(journal.formerState(of: ["list", 0, "x"], inFile: file) == .commented("#x 1"))
    try append(["list"], nil)
    #expect(journal.formerState(of: ["list", 0, "x"], inFile: file) == nil)
    try append(["a"], nil)
    #expect(journal.formerState(of: ["a"], inFile: file) == nil)
    try append(["a"], .absent)
    #expect(journal.formerState(of: ["a"], inFile: file) == .absent)
    #expect(journal.formerState(of: ["a", "b"], inFile: file) == .absent)
    #expect(journal.formerState(of: ["ab", "c"], inFile: file) == .commented("#c 1"))
  }

  @Test func theEditsLeadBackAsFarAsEachIsKnown() throws {
    let texts = ["a = 1\n", "a = éé\n", "b\na = éé\n", "b\na = 3\n"]
    func append(_ edits: [JournalEntry.Edit]?, size: Int?) throws {
      try journal.append(JournalEntry(time: 0, size: size, settings: [], edits: edits), ofFile: "/x")
    }
    try append(nil, size: nil)
    try append([.init(offset: 4, old: "1", new: "éé")], size: 9)
    try append([.init(offset: 0, old: "", new: "b\n")], size: 11)
    try append([.init(offset: 6, old: "éé", new: "3")], size: 8)
    var text = Array(texts[3].utf8)
    let steps = journal.editsBack(fromSize: text.count, ofFile: "/x")
    for (step, former) in zip(steps, texts.reversed().dropFirst()) {
      text = step.applied(to: text)
      #expect(text == Array(former.utf8))
    }
    #expect(steps.count == 3)
    #expect(journal.editsBack(fromSize: 9, ofFile: "/x") == [])
    // What is no journal of this text is not followed.
    for edit in [JournalEntry.Edit(offset: .max, old: "", new: "1"), .init(offset: -1, old: "1", new: "2")] {
      try append([edit], size: 4)
      #expect(journal.editsBack(fromSize: 4, ofFile: "/x") == [])
    }
  }

  @Test func ofALongJournalTheLastEditsAreRead() throws {
    for size in 1...70 {
      try journal.append(
        JournalEntry(time: 0, size: size, settings: [], edits: [.init(offset: size - 1, old: "", new: "x")]),
        ofFile: "/x")
    }
    let steps = journal.editsBack(fromSize: 70, ofFile: "/x")
    #expect(steps.count == 64)
    #expect(steps.first?.first?.range == 69..<70)
    #expect(steps.last?.first?.range == 6..<7)
  }

  @Test func aTornLineIsPassedOver() throws {
    try journal.append(entry(1), ofFile: "/x")
    let whole = try folder.read(name("/x"))
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: true)
    for cut in [1, 10, lines[1].utf8.count - 1] {
      try folder.write(whole + String(decoding: lines[1].utf8.prefix(cut), as: UTF8.self), to: name("/x"))
      #expect(journal.entries(ofFile: "/x").map(\.time) == [1])
      try journal.append(entry(2), ofFile: "/x")
      #expect(journal.entries(ofFile: "/x").map(\.time) == [1, 2])
    }
  }

  @Test func staysWithinItsBound() throws {
    let small = Journal(
      folder: folder.file("state"), writer: FileWriter(stateFolder: folder.file("state")), bound: 4096)
    for time in 0..<100 {
      try small.append(entry(time), ofFile: "/x")
      #expect(try folder.read(name("/x")).utf8.count <= 4096)
    }
    let times = small.entries(ofFile: "/x").map(\.time)
    #expect(times.count > 5)
    #expect(times == Array(100 - times.count..<100))
    try small.append(entry(100, text: String(repeating: "x", count: 10_000)), ofFile: "/x")
    #expect(small.entries(ofFile: "/x").last?.time == 100)
    #expect(small.entries(ofFile: "/x").last?.edits == nil)
    #expect(try folder.read(name("/x")).utf8.count <= 4096)
  }

  @Test func whatIsAddedWhileItIsShortenedIsKept() throws {
    let small = Journal(
      folder: folder.file("state"), writer: FileWriter(stateFolder: folder.file("state")), bound: 8192)
    let now = Int(Date().timeIntervalSince1970) * 1000
    try small.append(entry(now), ofFile: "/x")
    let entries = (0..<4).map { writer in (1...150).map { entry(now + writer * 1000 + $0) } }
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      for entry in entries[writer] { try? small.append(entry, ofFile: "/x") }
    }
    let times = small.entries(ofFile: "/x").map(\.time)
    #expect(times.count > 10)
    for writer in 0..<4 {
      let own = times.map { $0 - now - writer * 1000 }.filter { 1...150 ~= $0 }
      // The older ones go; of the others none is missing.
      if let first = own.first { #expect(own == Array(first...150), "of writer \(writer)") }
    }
  }

  @Test func whenAFileWasPutIntoForceIsKnown() throws {
    #expect(journal.lastApplied(ofFile: "/x") == nil)
    try journal.appendApplied(ofFile: "/x")
    let time = try #require(journal.lastApplied(ofFile: "/x"))
    try journal.append(entry(1), ofFile: "/x")
    #expect(journal.lastApplied(ofFile: "/x") == time && journal.entries(ofFile: "/x").map(\.time) == [1])
  }

  @Test func editsThatAreOldAreForgotten() throws {
    let now = Int(Date().timeIntervalSince1970 * 1000)
    try journal.append(entry(1), ofFile: "/x")
    try journal.append(entry(now), ofFile: "/x")
    #expect(journal.recentEntries(ofFile: "/x").map(\.time) == [now])
    let path = journal.path(ofFile: "/x")
    let lastMonth = Date(timeIntervalSinceNow: -40 * 24 * 3600)
    try FileManager.default.setAttributes([.modificationDate: lastMonth], ofItemAtPath: path)
    try journal.append(entry(now + 1), ofFile: "/x")
    let entries = journal.entries(ofFile: "/x")
    #expect(entries.map { $0.edits == nil } == [true, false, false])
    #expect(entries.allSatisfy { $0.settings.count == 3 }, "how settings were is kept")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func stepsAreReadBack() throws {
    let edits = [JournalEntry.Edit(offset: 3, old: "a", new: "é")]
    let steps = [
      JournalEntry.Step(kind: .made, edits: edits), JournalEntry.Step(kind: .undone, edits: nil),
      JournalEntry.Step(kind: .redone, edits: []),
    ]
    let entry = JournalEntry(time: 1, size: nil, settings: [], edits: nil, hash: "0f", steps: steps)
    try journal.append(entry, ofFile: "/x")
    #expect(journal.entries(ofFile: "/x") == [entry])
  }
}
