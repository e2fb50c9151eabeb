import SettingsDocuments
import SettingsSession
import Testing

/// Large documents are first checked beside the interface; afterwards an edit is checked at once.
@MainActor
@Suite struct BackgroundCheckTests {
  /// More than a mebibyte, with one entry that is wrong.
  static func model() throws -> EditingSession {
    let entries = (0..<400).map { "{\"name\": \"n\($0)\", \"level\": \($0 == 9 ? 70_000 : 80)}" }
    let room = "{\"name\": \"\(String(repeating: "x", count: 1 << 20))\"}"
    return try session(
      "[" + (entries + [room]).joined(separator: ",\n") + "]", .json,
      schema: #"{"items": {"properties": {"level": {"type": "integer", "maximum": 65535}}}}"#)
  }

  @Test func nothingIsWaitedFor() throws {
    let model = try Self.model()
    var works: [@Sendable () -> Void] = []
    model.runInBackground = {
      works.append($0)
      return true
    }
    #expect(model.problems.isEmpty && model.checkProgress == 0 && works.count == 1)
    // What is typed is checked by what is around it.
    #expect(throws: SettingError.notAllowed("99999 is more than 65535, the most allowed")) {
      try model.check(typed: "99999", at: [.index(5), "level"])
    }
    try model.check(typed: "443", at: [.index(9), "level"])
    try model.set([.index(7), "level"], to: 66_000, force: true)
    #expect(model.problems.isEmpty && works.count == 1)
    works[0]()
    #expect(model.violations.map(\.path.description) == ["[7].level", "[9].level"], "edits made meanwhile are checked")
    #expect(model.checkProgress == nil && !model.isCheckStopped)
    try model.set([.index(9), "level"], to: 443)
    #expect(model.violations.map(\.path.description) == ["[7].level"] && works.count == 1)
    model.undo()
    #expect(model.violations.count == 2)
  }

  @Test func whereThereIsNoOtherThreadTheCheckIsWaitedFor() throws {
    let model = try Self.model()
    model.runInBackground = { _ in false }
    #expect(model.violations.count == 1 && model.checkProgress == nil)
  }
}
