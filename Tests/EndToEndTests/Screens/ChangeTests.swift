import Foundation
import Testing

/// Changes taken back, reset, and met by another program's.
@Suite struct ChangeTests {
  @Test func undoTakesAChangeBackAndRedoMakesItAgain() async throws {
    try await withNightjar { terminal, _ in
      try await terminal.focus(on: "theme")
      try terminal.press(.right)
      try await terminal.screen { $0.contains("1 unsaved") && $0.focusedLine.contains("night") }
      try terminal.press(.character("u"))
      try await terminal.screen { !$0.contains("1 unsaved") && $0.focusedLine.contains("dusk") }
      try terminal.press(.control("r"))
      try await terminal.screen { $0.contains("1 unsaved") && $0.focusedLine.contains("night") }
      try terminal.press(.character("u"))
      try await terminal.screen { !$0.contains("1 unsaved") }
      let status = try await terminal.quit()
      #expect(status == 0)
    }
  }

  @Test func aResetNamesItsValueAndKeepsTheCommentsOfOthers() async throws {
    try await withNightjar { terminal, file in
      try await terminal.focus(on: "showLineNumbers")
      try await terminal.shows("r reset to off")
      try terminal.press(.character("r"))
      try await terminal.screen { $0.focusedLine.contains(" off") }
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      let after = try terminal.sandbox.text(of: file)
      #expect(after.contains(#""theme": "dusk", // one of dawn, noon, dusk, night"#))
      #expect(after.contains("// How it looks."))
      #expect(!after.contains(#""showLineNumbers": true"#))
    }
  }

  @Test func theLinesThatSavingWouldChangeAreShown() async throws {
    try await withNightjar { terminal, _ in
      try await terminal.focus(on: "theme")
      try terminal.press(.right)
      try await terminal.shows("1 unsaved")
      try terminal.press(.character("d"))
      try await terminal.screen { $0.contains(#"-   "theme": "dusk""#) && $0.contains(#"+   "theme": "night""#) }
    }
  }

  @Test func whatAnotherProgramWroteElsewhereIsKeptBeside() async throws {
    try await withNightjar { terminal, file in
      let original = try terminal.sandbox.text(of: file)
      try await changeTheme(in: terminal)
      let theirs = original.replacing(#""wordGoal": 250"#, with: #""wordGoal": 999"#)
      try terminal.sandbox.write("settings.jsonc", theirs)
      try terminal.press(.character("s"))
      try await terminal.screen { $0.contains("saved 1 change") && $0.line(with: "wordGoal")?.contains("999") == true }
      let after = try terminal.sandbox.text(of: file)
      #expect(after == theirs.replacing(#""theme": "dusk""#, with: #""theme": "night""#))
    }
  }

  @Test func whatAnotherProgramWroteIsSeenWithoutAKey() async throws {
    try await withNightjar { terminal, file in
      let original = try terminal.sandbox.text(of: file)
      try await terminal.screen { $0.line(with: "wordGoal")?.contains("250") == true }
      try terminal.sandbox.write("settings.jsonc", original.replacing(#""wordGoal": 250"#, with: #""wordGoal": 999"#))
      let screen = try await terminal.screen { $0.line(with: "wordGoal")?.contains("999") == true }
      #expect(!screen.contains("unsaved"))
      #expect(screen.contains("another program changed settings.jsonc: 1 setting"))
    }
  }

  @Test func whatAnotherProgramWroteInTheSamePlaceIsNotOverwrittenUnasked() async throws {
    try await withNightjar { terminal, file in
      let original = try terminal.sandbox.text(of: file)
      try await changeTheme(in: terminal)
      let theirs = original.replacing(#""theme": "dusk""#, with: #""theme": "dawn""#)
      try terminal.sandbox.write("settings.jsonc", theirs)
      // Whether it was seen before the key or not, the answer to the key is the question.
      try terminal.press(.character("s"))
      try await terminal.shows("Write what is changed here over it")
      let after = try terminal.sandbox.text(of: file)
      #expect(after == theirs)
    }
  }

  private func changeTheme(in terminal: TerminalUnderTest) async throws {
    try await terminal.focus(on: "theme")
    try terminal.press(.right)
    try await terminal.shows("1 unsaved")
  }
}
