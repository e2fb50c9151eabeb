import Testing

/// The history of a file, and a change that is taken back from it.
@Suite struct HistoryTests {
  @Test func aChangeIsListedAndTakenBackAlone() async throws {
    try await withNightjar { terminal, file in
      let original = try terminal.sandbox.text(of: file)
      try await terminal.focus(on: "theme")
      try terminal.press(.right)
      try await terminal.shows("1 unsaved")
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      try terminal.press(.character("U"))
      try await terminal.screen { $0.contains("TODAY") && $0.contains("dusk → night") }
      try terminal.press(.character("u"))
      try await terminal.screen { $0.contains(#"-   "theme": "night""#) && $0.contains(#"+   "theme": "dusk""#) }
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      let after = try terminal.sandbox.text(of: file)
      #expect(after == original)
    }
  }
}
