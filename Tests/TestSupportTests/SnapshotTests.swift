import Foundation
import TestSupport
import Testing

@Suite struct SnapshotTests {
  /// A place for one snapshot, with its folder still to be made.
  let file = FileManager.default.temporaryDirectory.appending(path: "snapshot-\(UUID().uuidString)/a.txt")

  private func recorded() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func recordingWritesAndALaterRunCompares() throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try expectSnapshot("one\ntwo\n", in: file, isRecording: true)
    #expect(try recorded() == "one\ntwo\n")
    try expectSnapshot("one\ntwo\n", in: file, isRecording: false)
    try withKnownIssue {
      try expectSnapshot("one\n2\n", in: file, isRecording: false)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasSuffix("line 2:\n- two\n+ 2") }
    }
    #expect(try recorded() == "one\ntwo\n")
    try expectSnapshot("one\n2\n", in: file, isRecording: true)
    #expect(try recorded() == "one\n2\n")
  }

  @Test func aMissingOneIsWrittenAndFails() throws {
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    withKnownIssue { try expectSnapshot("new\n", in: file, isRecording: false) }
    #expect(try recorded() == "new\n")
  }
}
