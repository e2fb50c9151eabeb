import Foundation
import Testing

/// Leaving with and without unsaved changes.
@Suite struct LeavingTests {
  @Test func leavesAtOnceWhenNothingIsUnsaved() async throws {
    try await withNightjar { terminal, _ in
      let status = try await terminal.quit()
      #expect(status == 0)
    }
  }

  @Test func listsWhatIsUnsavedAndLeavesWithoutIt() async throws {
    try await withNightjar { terminal, file in
      let original = try terminal.sandbox.text(of: file)
      try await change(in: terminal)
      try terminal.press(.character("q"))
      let question = try await terminal.shows("showLineNumbers: true → false")
      #expect(question.line(with: "theme:")?.contains(#""dusk" → "night""#) == true)
      try await terminal.focus(onRow: "Leave without saving")
      try terminal.press(.enter)
      let status = try await terminal.exitStatus()
      #expect(status == 0)
      let after = try terminal.sandbox.text(of: file)
      #expect(after == original)
    }
  }

  @Test func savesFromTheQuestion() async throws {
    try await withNightjar { terminal, file in
      try await change(in: terminal)
      try terminal.press(.character("q"))
      try await terminal.shows("showLineNumbers: true → false")
      try await terminal.focus(onRow: "Save and leave")
      try terminal.press(.enter)
      let status = try await terminal.exitStatus()
      #expect(status == 0)
      let after = try terminal.sandbox.text(of: file)
      #expect(after.contains(#""theme": "night", // one of dawn, noon, dusk, night"#))
      #expect(after.contains(#""showLineNumbers": false,"#))
    }
  }

  @Test func staysWhenTheQuestionIsDismissed() async throws {
    try await withNightjar { terminal, _ in
      try await change(in: terminal)
      let before = try terminal.screen()
      try terminal.press(.character("q"))
      try await terminal.shows("showLineNumbers: true → false")
      try terminal.press(.escape)
      try await terminal.screen {
        $0.contains("2 unsaved") && !$0.contains("→ false") && $0.focusedLine == before.focusedLine
      }
    }
  }

  private func change(in terminal: TerminalUnderTest) async throws {
    try await terminal.focus(on: "theme")
    try terminal.press(.right)
    try await terminal.shows("1 unsaved")
    try await terminal.focus(on: "showLineNumbers")
    try terminal.press(.space)
    try await terminal.shows("2 unsaved")
  }
}
