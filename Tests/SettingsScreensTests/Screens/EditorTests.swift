import Curses
import Testing

@testable import SettingsScreens

/// The editor of the user's choice, played by the test.
@MainActor
@Suite struct EditorTests {
  /// What the editor was asked for.
  @MainActor
  final class Calls {
    var lines: [Int] = []
    var failure: ProgramError?
  }

  private func pilot(_ calls: Calls) throws -> SettingsPilot {
    try SettingsPilot(
      Samples.text, schema: Samples.schema,
      editor: ExternalEditor(name: "ed") { line throws(ProgramError) in
        calls.lines.append(line)
        if let failure = calls.failure { throw failure }
      })
  }

  @Test func opensAtTheLineOfTheSettingAndTakesUpWhatChanged() throws {
    let calls = Calls()
    let pilot = try pilot(calls)
    pilot.store.found = Samples.text.replacing("\"dusk\"", with: "\"dawn\"")
    try pilot.focus("theme")
    pilot.press(.character("e"))
    #expect(calls.lines == [4])
    #expect(pilot.focusedLine.contains("‹ dawn ›"))
    #expect(pilot.footLine.contains("1 setting changed"))
    #expect(!pilot.titleLine.contains("unsaved"))
  }

  @Test func wantsUnsavedChangesSavedFirst() throws {
    let calls = Calls()
    let pilot = try pilot(calls)
    try pilot.focus("showGrid")
    pilot.press(.character(" "), .character("e"))
    #expect(calls.lines == [])
    #expect(pilot.footLine.contains("save first"))
  }

  @Test func whatCannotBeReadBackIsSaidAndTheSettingsStay() throws {
    let calls = Calls()
    let pilot = try pilot(calls)
    pilot.store.found = "{ \"theme\" }"
    pilot.press(.character("e"))
    #expect(pilot.footLine.contains("expected"))
    #expect(pilot.text == Samples.text)
  }

  @Test func aFailureOfTheEditorIsSaid() throws {
    let calls = Calls()
    calls.failure = ProgramError("ed cannot be started")
    let pilot = try pilot(calls)
    pilot.press(.character("e"))
    #expect(pilot.footLine.contains("ed cannot be started"))
  }
}
