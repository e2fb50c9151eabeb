import Foundation
import Testing

/// A wrong value is left, gone on from, come back to, and saved all the same.
@Suite struct WrongValueJobTests {
  @Test func itIsKeptFoundAgainAndSaved() async throws {
    let sandbox = try Sandbox()
    let text = "{\n  \"theme\": \"dark\",\n  \"fontSize\": 14,\n  \"isLoud\": true\n}\n"
    let file = try sandbox.write("app.jsonc", text)
    let schema = try sandbox.write(
      "app.schema.json",
      #"{"properties": {"fontSize": {"type": "integer", "maximum": 40}, "theme": {"type": "string"}, "isLoud": {"type": "boolean"}}}"#
    )
    try await withTerminal(sandbox: sandbox) { terminal in
      try await terminal.open(file, schema: schema)
      try await terminal.focus(onRow: "fontSize")
      try terminal.press(.enter)
      try await terminal.screen { $0.cursorIsShown }
      try terminal.press(.control("u"))
      try terminal.type("99")
      try terminal.press(.enter)
      try await terminal.shows("Enter again keeps it")
      try terminal.press(.enter)
      try await terminal.screen { !$0.cursorIsShown && $0.focusedLine.contains("! 99") && $0.contains("1 problem") }
      try terminal.press(.down)
      try await terminal.screen { !$0.focusedLine.contains("fontSize") }
      try terminal.press(.character("]"))  // key 1: back to it
      try await terminal.screen { $0.focusedLine.contains("fontSize") }
      try terminal.press(.character("s"))  // key 2: saved all the same
      try await terminal.shows("saved 1 change")
    }
    #expect(try sandbox.text(of: file) == text.replacing("14", with: "99"))
  }
}
