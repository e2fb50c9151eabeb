import Foundation
import SettingsDocuments
import Testing

@Suite struct JournalTests {
  let folder: TemporaryFolder
  let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(folder: folder.file("state"), writer: FileWriter(stateFolder: folder.file("state")))
  }

  func entry(_ time: Int, text: String = "1") throws -> JournalEntry {
    let old = try json("{\"a\": \(text), \"é\": \"x\"}")
    let result = try old.applying([.set(["a"], "new"), .set(["é"], "è")])
    return JournalEntry(file: "/etc/x.json", time: time, from: old, to: result.document, edits: result.edits)
  }

  @Test func keepsWhatWasChanged() throws {
    try journal.append(try entry(1))
    try journal.append(JournalEntry(file: "/other", time: 2, settings: [], edits: []))
    #expect(journal.entries().count == 2)
    #expect(journal.entries(ofFile: "/etc/x.json") == [try entry(1)])
    #expect(
      journal.entries().first?.settings == [
        .init(path: ["a"], old: "1", new: "\"new\""), .init(path: ["é"], old: "\"x\"", new: "\"è\""),
      ])
    #expect(journal.lastText(of: ["a"], inFile: "/etc/x.json") == "1")
    #expect(journal.lastText(of: ["a"], inFile: "/other") == nil)
    #expect(try folder.mode(of: "state/journal.jsonl") == 0o600)
  }

  @Test func aTornLineIsPassedOver() throws {
    try journal.append(try entry(1))
    let whole = try folder.read("state/journal.jsonl")
    for cut in [1, 10, whole.utf8.count - 2] {
      try folder.write(whole + String(decoding: whole.utf8.prefix(cut), as: UTF8.self), to: "state/journal.jsonl")
      #expect(journal.entries().map(\.time) == [1])
      try journal.append(try entry(2))
      #expect(journal.entries().map(\.time) == [1, 2])
    }
  }

  @Test func staysWithinItsBound() throws {
    let small = Journal(
      folder: folder.file("small"), writer: FileWriter(stateFolder: folder.file("state")), bound: 4096)
    for time in 0..<100 { try small.append(try entry(time)) }
    let size = try folder.read("small/journal.jsonl").utf8.count
    #expect(size <= 4096)
    #expect(small.entries().last?.time == 99)
    #expect(small.entries().count > 5)
    let times = small.entries().map(\.time)
    #expect(times == Array(100 - times.count..<100))
    try small.append(try entry(100, text: "\"" + String(repeating: "x", count: 10_000) + "\""))
    #expect(try folder.read("small/journal.jsonl").utf8.count <= 4096)
  }
}
