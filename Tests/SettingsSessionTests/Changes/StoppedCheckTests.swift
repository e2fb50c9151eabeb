import LongWork
import SettingsSession
import Testing

/// Ctrl-C while a document is checked. Each in a process of its own, since the request is for a whole process.
@MainActor
@Suite struct StoppedCheckTests {
  /// A list that takes thousands of steps to check, with one entry that is wrong at its end.
  static func model() throws -> EditingSession {
    let entries = String(repeating: "1, ", count: 3000)
    return try session("[\(entries)\"x\"]", schema: #"{"items": {"type": "integer"}}"#)
  }

  @Test func theDocumentIsUncheckedUntilItIsCheckedAgain() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let model = try StoppedCheckTests.model()
        Interruption.request()
        #expect(model.isCheckStopped)
        #expect(model.violations.isEmpty)
        #expect(model.problems.map(\.message) == ["checking was stopped; the rest of the document is unchecked"])
        #expect(Interruption.reset(), "the check says that it noticed")
        #expect(model.isCheckStopped, "what is known stays")
        model.checkAgain()
        #expect(!model.isCheckStopped)
        #expect(model.violations.map(\.path.description) == ["[3000]"])
      }
    }
  }

  @Test func theNextChangeIsChecked() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let model = try StoppedCheckTests.model()
        Interruption.request()
        #expect(model.isCheckStopped)
        Interruption.reset()
        try model.set([.index(0)], to: 2)
        #expect(!model.isCheckStopped && model.violations.count == 1)
      }
    }
  }
}
