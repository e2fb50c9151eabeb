import Foundation
import Testing

/// The harness against ordinary programs, so that a failure of Settee's tests is Settee's.
@Suite struct HarnessTests {
  @Test func aCommandGetsItsInputAndSaysItsStatus() throws {
    let sandbox = try Sandbox()
    let echoed = try sandbox.run("/bin/cat", [], input: "häßlich 設定\n")
    #expect(echoed.output == "häßlich 設定\n")
    #expect(echoed.status == 0)

    let failing = try sandbox.run("/bin/sh", ["-c", "echo no >&2; exit 3"])
    #expect(failing.errors == "no\n")
    #expect(failing.status == 3)
    let killed = try sandbox.run("/bin/sh", ["-c", "kill -TERM $$"])
    #expect(killed.status == 128 + SIGTERM)
  }

  @Test func aCommandSeesNothingOfTheRealHome() throws {
    let sandbox = try Sandbox()
    let seen = try sandbox.run("/usr/bin/env", []).output.split(separator: "\n")
    let folders = seen.filter { $0.hasPrefix("HOME=") || $0.hasPrefix("XDG_") }
    #expect(folders.count == 6)
    #expect(folders.allSatisfy { $0.contains("=\(sandbox.home.path)") })
  }

  @Test func aFullScreenProgramIsDriven() async throws {
    try await withTerminal { terminal in
      try openHundredLines(in: terminal)
      try await terminal.screen { $0.isAlternate && $0.lines[0] == "line 1" && $0.lines[22] == "line 23" }
      try terminal.press(.down, times: 2)
      try await terminal.screen { $0.lines[0] == "line 3" }
      try terminal.send([0x1b, 0x4f, 0x42])
      try await terminal.screen { $0.lines[0] == "line 4" }
      try terminal.resize(columns: 40, rows: 10)
      try await terminal.screen { $0.rows == 10 && $0.lines[0] == "line 4" && $0.lines[8] == "line 12" }
    }
  }

  @Test func aTerminalIsSeenToBeGivenBack() async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try openHundredLines(in: terminal)
      try await terminal.shows("line 23")
      let during = try terminal.modes()
      #expect(during != before)
      try terminal.press(.character("q"))
      let status = try await terminal.exitStatus()
      #expect(status == 0)
      let screen = try terminal.screen()
      #expect(!screen.isAlternate && screen.cursorIsShown)
      let after = try terminal.modes()
      #expect(after == before)
    }
  }

  private func openHundredLines(in terminal: TerminalUnderTest) throws {
    let file = try terminal.sandbox.write("it's here.txt", (1...100).map { "line \($0)\n" }.joined())
    try terminal.start("/usr/bin/less", [file.path])
  }

  @Test func signalsReachTheProgramItself() async throws {
    try await withTerminal { terminal in
      try terminal.start("/bin/cat")
      let process = try await terminal.running()
      #expect(try String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8) == "cat\n")
      try await terminal.signal(SIGTERM)
      #expect(try await terminal.exitStatus() == 128 + Int(SIGTERM))
    }
  }

  @Test func aProgramIsStoppedAndComesBack() async throws {
    try await withTerminal { terminal in
      try terminal.start("/bin/cat")
      try await terminal.running()
      try terminal.press(.control("z"))
      try await terminal.shellIsBack()
      try terminal.type("fg\n")
      try await terminal.running()
      try terminal.type("back\n")
      try await terminal.screen { $0.lines.count { $0 == "back" } == 2 }
      try terminal.press(.control("d"))
      #expect(try await terminal.exitStatus() == 0)
    }
  }

  @Test func attributesAreReadBack() async throws {
    try await withTerminal(environment: ["TERM": "vt100"]) { terminal in
      try terminal.type(#"clear; printf 'a \033[7mhigh\033[0m \033[31mred\033[m %s.\n' "$TERM""# + "\n")
      let screen = try await terminal.shows("red vt100.")
      #expect(screen.reversed == ["high"])
      #expect(screen.hasColour)
      #expect(screen.runs(ofLine: 0).map(\.text).joined() == "a high red vt100.")
    }
  }

  @Test func aTerminalMayBeOneCell() async throws {
    try await withTerminal { terminal in
      try terminal.resize(columns: 1, rows: 1)
      let screen = try await terminal.screen { $0.columns == 1 && $0.rows == 1 }
      #expect(screen.lines.count == 1)
      try terminal.start("/bin/true")
      #expect(try await terminal.exitStatus() == 0)
    }
  }
}
