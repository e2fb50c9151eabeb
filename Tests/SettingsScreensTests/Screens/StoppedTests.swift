import LongWork
import SettingsDocuments
import SettingsSession
import Testing

@testable import SettingsScreens

/// What the screen says of work that was stopped with Ctrl-C.
@MainActor
@Suite struct StoppedTests {
  @Test func aDocumentWhoseCheckWasStoppedIsCalledUnchecked() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        Interruption.request()
        let entries = String(repeating: "1, ", count: 3000)
        let pilot = try SettingsPilot(
          #"{"list": [\#(entries)"x"]}"#,
          schema: #"{"properties": {"list": {"type": "array", "items": {"type": "integer"}}}}"#)
        #expect(pilot.titleLine.contains("checking stopped"))
        #expect(pilot.footLine.contains("! check again"))
        Interruption.reset()
        pilot.press(.character("!"))
        #expect(pilot.titleLine.contains("1 problem") && !pilot.titleLine.contains("stopped"))
        #expect(pilot.footLine.contains("! the problem"))
      }
    }
  }

  @Test func aSaveThatWasStoppedLeavesTheChangesUnsaved() throws {
    let pilot = try SettingsPilot(#"{"isLoud": true}"#)
    pilot.press(.character(" "))
    pilot.store.answer = .failed(SaveFailure(.file(.stopped("/x/test.json"))))
    pilot.press(.character("s"))
    #expect(pilot.footLine.contains("saving was stopped"))
    #expect(pilot.titleLine.contains("1 unsaved"))
    #expect(pilot.send(.interrupt) == nil, "Ctrl-C asks before it leaves unsaved changes")
    #expect(pilot.screen.contains("Leave without saving"))
  }
}
