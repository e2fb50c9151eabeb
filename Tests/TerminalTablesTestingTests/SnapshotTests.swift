import Foundation
import TerminalTablesTesting
import Testing

@Suite("A snapshot is compared, or recorded")
struct SnapshotTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "snapshot-\(UUID().uuidString)/menu.txt").path

  @Test func whatWasRecordedIsCompared() throws {
    defer { try? FileManager.default.removeItem(atPath: (file as NSString).deletingLastPathComponent) }
    try Snapshot(file: file, isRecording: true).expect("one\ntwo\n")
    try Snapshot(file: file, isRecording: false).expect("one\ntwo\n")
    #expect {
      try Snapshot(file: file, isRecording: false).expect("one\n2\n")
    } throws: { "\($0)".contains("line 2:\n- two\n+ 2") }
  }

  @Test func aMissingOneIsWrittenAndFails() throws {
    defer { try? FileManager.default.removeItem(atPath: (file as NSString).deletingLastPathComponent) }
    #expect {
      try Snapshot(file: file, isRecording: false).expect("new\n")
    } throws: { "\($0)".contains("look at the one just written") }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new\n")
  }
}
