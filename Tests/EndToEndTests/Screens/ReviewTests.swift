import Foundation
import Testing

/// What is saved of several changes, and taken back when the program has ended.
@Suite struct ReviewTests {
  private func change(in terminal: TerminalUnderTest) async throws {
    try await terminal.focus(on: "theme")
    try terminal.press(.right)
    try await terminal.shows("1 unsaved")
    try await terminal.focus(on: "showLineNumbers")
    try terminal.press(.character(" "))
    try await terminal.shows("2 unsaved")
  }

  @Test(arguments: [80, 160]) func aChangeThatIsLeftOutStaysUnsaved(_ columns: Int) async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.copy(Specimen.nightjar.document)
    try await withTerminal(columns: columns, rows: 30, sandbox: sandbox) { terminal in
      try await terminal.open(file, schema: Specimen.nightjar.schema)
      let original = try sandbox.text(of: file)
      try await change(in: terminal)
      try terminal.press(.character("d"))
      try await terminal.shows("[x] showLineNumbers: true → false")
      try await terminal.focus(onRow: "theme:")
      try terminal.press(.character(" "))
      try await terminal.shows("1 of 2 to save")
      try terminal.press(.character("s"))
      try await terminal.shows("1 left unsaved")
      let part = original.replacing(#""showLineNumbers": true"#, with: #""showLineNumbers": false"#)
      #expect(try sandbox.text(of: file) == part)
      try terminal.press(.character("s"))
      // The message of the first save begins with the same words.
      try await terminal.screen { $0.contains("saved 1 change") && !$0.contains("left unsaved") }
      let whole = part.replacing(#""theme": "dusk""#, with: #""theme": "night""#)
      #expect(try sandbox.text(of: file) == whole)
    }
  }

  @Test func whatWasSavedIsTakenBackInALaterRun() async throws {
    try await withNightjar { terminal, file in
      let original = try terminal.sandbox.text(of: file)
      try await change(in: terminal)
      try terminal.press(.character("s"))
      try await terminal.shows("saved 2 changes")
      #expect(try await terminal.quit() == 0)
      let changed = try terminal.sandbox.text(of: file)
      #expect(changed != original)

      try await terminal.open(file, schema: Specimen.nightjar.schema)
      try terminal.press(.character("u"))
      try await terminal.shows("undone: showLineNumbers, saved 20")
      try terminal.press(.character("u"))
      try await terminal.shows("undone: theme")
      try terminal.press(.character("s"))
      try await terminal.shows("saved 2 changes")
      #expect(try terminal.sandbox.text(of: file) == original)
      #expect(try await terminal.quit() == 0)

      try await terminal.open(file, schema: Specimen.nightjar.schema)
      try terminal.press(.control("r"))
      try await terminal.shows("redone: theme")
      try terminal.press(.control("r"))
      try await terminal.shows("redone: showLineNumbers")
      try terminal.press(.character("s"))
      try await terminal.shows("saved 2 changes")
      #expect(try terminal.sandbox.text(of: file) == changed)
    }
  }

  @Test func aPreferenceKeepsNothing() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.copy(Specimen.nightjar.document)
    try sandbox.write("config/settee/settings.json", #"{ "undoAfterClosing": false }"#)
    #expect(try sandbox.settee("set", file.path, "theme", "night").status == 0)
    try await withTerminal(rows: 30, sandbox: sandbox) { terminal in
      try await terminal.open(file, schema: Specimen.nightjar.schema)
      try terminal.press(.character("u"))
      try await terminal.shows("nothing to undo")
    }
  }
}
