import Foundation
import Testing

/// Terminals of any size, and sizes that change.
@Suite struct SizeTests {
  @Test func aSmallTerminalStillChangesASetting() async throws {
    try await withNightjar(columns: 80, rows: 24) { terminal, file in
      try await terminal.focus(on: "showLineNumbers")
      try terminal.resize(columns: 20, rows: 5)
      let small = try await terminal.screen { $0.columns == 20 && $0.focusedLine.contains("showLine") }
      #expect(small.lines.count == 5)
      try terminal.press(.space)
      try terminal.press(.character("s"))
      try await wait(forText: #""showLineNumbers": false"#, in: file, terminal)
      try terminal.resize(columns: 80, rows: 24)
      try await terminal.screen { $0.columns == 80 && $0.focusedLine.contains("showLineNumbers") }
    }
  }

  @Test func oneCellIsNoCrash() async throws {
    try await withNightjar(columns: 80, rows: 24) { terminal, _ in
      let before = try terminal.screen()
      try terminal.resize(columns: 1, rows: 1)
      try terminal.press(.down, .up, .enter, .escape, .character("?"), .escape)
      try terminal.resize(columns: 80, rows: 24)
      let after = try await terminal.screen { $0.lines == before.lines }
      #expect(after.isAlternate)
      let status = try await terminal.quit()
      #expect(status == 0)
    }
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 3), (20, 5), (40, 9), (200, 60)])
  func opensAtAnySize(_ columns: Int, _ rows: Int) async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.copy(Specimen.nightjar.document)
    try await withTerminal(columns: columns, rows: rows, sandbox: sandbox) { terminal in
      try terminal.startSettee(file.path, "--schema", Specimen.nightjar.schema.path)
      try await terminal.running()
      try await terminal.screen { $0.isAlternate }
      let status = try await terminal.quit()
      #expect(status == 0)
    }
  }

  private func wait(forText text: String, in file: URL, _ terminal: TerminalUnderTest) async throws {
    let saved = try await Deadline().first { try terminal.sandbox.text(of: file).contains(text) ? true : nil }
    #expect(saved == true, "the file never held \(text)")
  }
}
