import Foundation
import Testing

/// Terminals of several kinds, and none.
@Suite struct KindsOfTerminalTests {
  @Test(arguments: ["dumb", "no-such-terminal", nil] as [String?])
  func aTerminalThatCannotIsOneLineAndStatus2(_ kind: String?) async throws {
    try await withTerminal(environment: ["TERM": kind]) { terminal in
      let sandbox = terminal.sandbox
      let file = try sandbox.copy(Specimen.nightjar.document)
      let errors = sandbox.home.appending(path: "errors")
      let settee = try Locations.settee()
      try terminal.start("/bin/sh", ["-c", "exec \(settee) \(file.path) 2>\(errors.path)"])
      let status = try await terminal.exitStatus()
      #expect(status == 2)
      let said = try sandbox.text(of: errors)
      #expect(said.split(separator: "\n").count == 1, "\(said)")
      let screen = try terminal.screen()
      #expect(!screen.isAlternate)
    }
  }

  @Test func noTerminalIsOneLineAndStatus2() throws {
    let sandbox = try Sandbox()
    let file = try sandbox.copy(Specimen.nightjar.document)
    for arguments in [[file.path], []] {
      let outcome = try sandbox.run(try Locations.settee(), arguments)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }

  @Test(arguments: [[0x1b, 0x5b, 0x42], [0x1b, 0x4f, 0x42]] as [[UInt8]])
  func arrowsWorkInBothForms(_ down: [UInt8]) async throws {
    try await withNightjar { terminal, _ in
      try terminal.send(down)
      try await terminal.screen { $0.contains(" theme, line ") }
      try terminal.send([0x1b, down[1], 0x43])
      try await terminal.screen { $0.focusedLine.contains("night") }
    }
  }

  @Test func anOldTerminalIsEnough() async throws {
    try await withNightjar(environment: ["TERM": "vt100"]) { terminal, _ in
      try await terminal.focus(on: "showLineNumbers")
      try terminal.press(.space)
      let screen = try await terminal.shows("1 unsaved")
      #expect(!screen.hasColour)
      #expect(screen.focusedLine.contains("off"))
    }
  }

  @Test func noColourIsUsedWhereNoneIsWanted() async throws {
    try await withNightjar(environment: ["NO_COLOR": "1"]) { terminal, _ in
      let screen = try await terminal.focus(on: "showLineNumbers")
      #expect(!screen.hasColour)
      #expect(screen.reversed.contains { $0.contains("showLineNumbers") })
    }
  }

  @Test func controlSequencesOfAFileAreShownAsText() async throws {
    let sandbox = try Sandbox()
    let text = #"{"title": "\u001b]0;owned\u0007\u001b[2J\u009b31m", "\u001b[7mkey": "\u0000\r\n\t"}"#
    let file = try sandbox.write("hostile.json", text)
    try await withTerminal(sandbox: sandbox, environment: ["NO_COLOR": "1"]) { terminal in
      try await terminal.open(file)
      let screen = try await terminal.screen { $0.contains("␛]0;owned␇␛[2J") }
      #expect(screen.lines[0].contains("hostile.json"))
      #expect(screen.text.contains("␛[7mkey"))
    }
  }

  @Test func aPlainCharacterSetIsEnough() async throws {
    try await withNightjar(environment: ["LANG": "C", "LC_ALL": "C"]) { terminal, _ in
      let screen = try await terminal.focus(on: "showLineNumbers")
      #expect(screen.focusedLine.contains("showLineNumbers"))
    }
  }

  @Test func aTerminalWithOneScreenIsLeftWithAFreeLastLine() async throws {
    try await withNightjar(environment: ["TERM": "vt100"]) { terminal, _ in
      try await terminal.focus(on: "showLineNumbers")
      #expect(try terminal.screen().lines.last?.contains("all keys") == true)
      try terminal.press(.character("q"))
      try await terminal.shellIsBack()
      try await terminal.screen { $0.lines.last?.contains("all keys") == false }
    }
  }
}
