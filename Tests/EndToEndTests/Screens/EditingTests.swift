import Foundation
import TestSupport
import Testing

/// A user changes settings and saves; only the bytes of the changed values may differ.
@Suite struct EditingTests {
  @Test(.needs(.real)) func changesASwitchAPickerANumberAndAStringOfARealFile() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.copy(Specimen.claude.document)
    let original = try sandbox.text(of: file)
    try await withTerminal(sandbox: sandbox) { terminal in
      try await terminal.open(file, schema: Specimen.claude.schema)
      try await changeClaudeSettings(in: terminal)
      try await save("saved 4 changes", in: terminal)
    }
    let expected =
      original
      .replacing(#""/usr/local/bin/claude-auth""#, with: #""/usr/local/bin/authenticate""#)
      .replacing(#""cleanupPeriodDays": 30"#, with: #""cleanupPeriodDays": 31"#)
      .replacing(#""effortLevel": "medium""#, with: #""effortLevel": "high""#)
      .replacing(#""includeCoAuthoredBy": false"#, with: #""includeCoAuthoredBy": true"#)
    let saved = try sandbox.text(of: file)
    #expect(saved == expected)
  }

  private func changeClaudeSettings(in terminal: TerminalUnderTest) async throws {
    try await terminal.focus(onRow: "apiKeyHelper")
    try await terminal.enter("authenticate", inPlaceOf: "claude-auth")
    try await terminal.focus(onRow: "cleanupPeriodDays")
    try await terminal.enter("31", inPlaceOf: "30")
    try await terminal.focus(onRow: "effortLevel")
    try terminal.press(.right)
    try await terminal.screen { $0.focusedLine.contains("high") }
    try await terminal.focus(onRow: "CoAuthored")
    try terminal.press(.space)
    try await terminal.screen { $0.focusedLine.contains(" on") }
  }

  @Test(arguments: Writing.allCases)
  func changesOnlyTheBytesOfTheValues(_ writing: Writing) async throws {
    let sandbox = try Sandbox()
    let text = try sandbox.text(of: Specimen.nightjar.document)
    let file = try sandbox.write("settings.jsonc", writing.of(text))
    try await withTerminal(sandbox: sandbox) { terminal in
      try await terminal.open(file, schema: Specimen.nightjar.schema)
      try await changeNightjarSettings(in: terminal)
      try await save("saved 4 changes", in: terminal)
    }
    let expected =
      text
      .replacing(#""theme": "dusk""#, with: #""theme": "night""#)
      .replacing(#""showLineNumbers": true"#, with: #""showLineNumbers": false"#)
      .replacing(#""fontSize": 14"#, with: #""fontSize": 13"#)
      .replacing(#""Nachtschwälbchen 夜鹰 🦉""#, with: #""Nachtschwälbchen 夜鷺 🪶""#)
    let saved = try Data(contentsOf: file)
    #expect(Array(saved) == writing.of(expected))
  }

  private func changeNightjarSettings(in terminal: TerminalUnderTest) async throws {
    try await terminal.focus(on: "theme")
    try terminal.press(.right)
    try await terminal.screen { $0.focusedLine.contains("night") }
    try await terminal.focus(on: "showLineNumbers")
    try terminal.press(.left)
    try await terminal.screen { $0.focusedLine.contains(" off") }
    try await terminal.focus(on: "fontSize")
    try terminal.press(.left)
    try await terminal.screen { $0.focusedLine.contains(" 13") }
    try await terminal.focus(on: "title")
    try await terminal.enter("鷺 🪶", inPlaceOf: "鹰 🦉")
  }

  private func save(_ message: String, in terminal: TerminalUnderTest) async throws {
    try terminal.press(.character("s"))
    try await terminal.shows(message)
    let status = try await terminal.quit()
    #expect(status == 0)
  }

  @Test func aNumberStopsAtItsBounds() async throws {
    try await withNightjar { terminal, _ in
      try await terminal.focus(on: "fontSize")
      try terminal.press(.right, times: 5)
      let screen = try await terminal.screen { $0.focusedLine.contains(" 16") }
      #expect(screen.contains("1 unsaved"))
    }
  }

  @Test func aValueThatTheSchemaRefusesIsNotTaken() async throws {
    try await withNightjar { terminal, file in
      let original = try terminal.sandbox.text(of: file)
      try await terminal.focus(on: "author.email")
      try terminal.press(.enter)
      try await terminal.screen { $0.cursorIsShown }
      try terminal.press(.control("u"))
      try terminal.type("nobody")
      try terminal.press(.enter)
      let refused = try await terminal.screen { $0.text.contains("nobody") && $0.text.contains("@") }
      #expect(!refused.contains("1 unsaved"))
      try terminal.press(.escape)
      try await terminal.screen { $0.focusedLine.contains("zoe@example.org") }
      let status = try await terminal.quit()
      #expect(status == 0)
      let after = try terminal.sandbox.text(of: file)
      #expect(after == original)
    }
  }

  @Test func choicesOpenWithTheirDescriptions() async throws {
    try await withNightjar { terminal, _ in
      try await terminal.focus(on: "theme")
      try terminal.press(.enter)
      try await terminal.shows("Grey on black, for tired eyes.")
      try await terminal.focus(onRow: "night")
      try terminal.press(.enter)
      let screen = try await terminal.screen { $0.focusedLine.contains("‹ night ›") }
      #expect(screen.contains(" theme, line 6"))
    }
  }

  @Test func aDeeperScreenIsLeftToTheSameRow() async throws {
    try await withNightjar { terminal, _ in
      let before = try await terminal.focus(on: "backup")
      try terminal.press(.enter)
      try await terminal.shows("everyMinutes")
      try terminal.press(.escape)
      try await terminal.screen { $0.lines == before.lines && $0.cursorRow == before.cursorRow }
    }
  }

  @Test func lettersAreTextInATextField() async throws {
    try await withNightjar { terminal, _ in
      try await terminal.focus(on: "title")
      try terminal.press(.enter)
      try await terminal.screen { $0.cursorIsShown }
      try terminal.type("qs?/jk")
      try terminal.press(.enter)
      try await terminal.screen { !$0.cursorIsShown && $0.focusedLine.contains("qs?/jk") }
    }
  }
}

/// Opens the project's own sample, with its schema, in a terminal.
func withNightjar(
  columns: Int = 80, rows: Int = 30, environment: [String: String?] = [:],
  _ body: (TerminalUnderTest, URL) async throws -> Void
) async throws {
  let sandbox = try Sandbox()
  let file = try sandbox.copy(Specimen.nightjar.document)
  try await withTerminal(columns: columns, rows: rows, sandbox: sandbox, environment: environment) { terminal in
    try await terminal.open(file, schema: Specimen.nightjar.schema)
    try await body(terminal, file)
  }
}
