import Foundation
import Testing

/// A program of the library's in a real terminal: its tasks run beside the keys, and what it prints is not lost.
@Suite struct LiveProgramTests {
  /// With the main thread in `run`, and with the main queue free.
  @Test(arguments: ["sync", "async"])
  func tasksRunBesideTheKeysAndAreDrawnByThemselves(_ way: String) async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try terminal.start(try Locations.probe(), [way])
      let shown = try await terminal.screen { $0.contains("clock at ") && !$0.contains("clock at 0") }
      try await terminal.screen { $0.contains("clock at ") && $0.lines[2] != shown.lines[2] }
      try terminal.press(.enter)
      try await terminal.shows("waited until true")
      try terminal.press(.character("q"))
      #expect(try await terminal.exitStatus() == 0)
      #expect(try terminal.screen().contains("ended: quit"))
      #expect(try terminal.modes() == before)
    }
  }

  @Test func aSignalEndsAProgramWithAnAsyncMain() async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try terminal.start(try Locations.probe(), ["async"])
      try await terminal.shows("clock at ")
      try await terminal.signal(SIGTERM)
      #expect(try await terminal.exitStatus() == 0)
      #expect(try terminal.screen().contains("ended: signal(15)"))
      #expect(try terminal.modes() == before)
    }
  }

  @Test func blockingATaskIsToldWithTheLineOfTheCall() async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try terminal.start(try Locations.probe(), ["blocking-in-task"])
      #expect(try await terminal.exitStatus() != 0)
      let screen = try terminal.screen()
      #expect(screen.text.contains("terminal_probe/main.swift:"))
      #expect(screen.lines.joined().contains("say `await application.run(…)`"))
      #expect(try terminal.modes() == before)
    }
  }

  private static let printed = [
    "printed to standard output", "printed to standard error", "printed without an end",
  ]

  @Test func whatIsPrintedAppearsWhenTheTerminalIsGivenBack() async throws {
    try await withTerminal { terminal in
      try terminal.start(try Locations.probe())
      try await terminal.shows("clock at ")
      try terminal.press(.down, .enter)
      let shown = try await terminal.shows("printed three times")
      #expect(!shown.contains("standard"))
      // Stopped and taken again, and then left.
      try terminal.press(.control("z"))
      try await terminal.shellIsBack()
      #expect(Self.appear(Self.printed, in: try await terminal.shows("without an end")))
      try terminal.type("fg\n")
      try await terminal.screen { $0.isAlternate && $0.contains("clock at ") && !$0.contains("standard") }
      try terminal.press(.enter)
      try await terminal.shows("printed three times")
      try terminal.press(.character("q"))
      #expect(try await terminal.exitStatus() == 0)
      let lines = try terminal.screen().lines.filter { $0.contains("printed") || $0.contains("ended") }
      #expect(lines.count { $0.contains("standard output") } == 2)
      #expect(lines.last?.contains("printed without an endended: quit") == true)
    }
  }

  @Test(arguments: [("fail", 2), ("exit", 3)])
  func whatIsPrintedIsNotLostHoweverTheProgramEnds(_ ending: String, _ row: Int) async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try terminal.start(try Locations.probe())
      try await terminal.shows("clock at ")
      try terminal.press(.down, .enter)
      try await terminal.shows("printed three times")
      for _ in 1..<row { try terminal.press(.down) }
      try terminal.press(.enter)
      #expect(try await terminal.exitStatus() == (ending == "exit" ? 3 : 128 + Int(SIGILL)))
      let screen = try terminal.screen()
      #expect(Self.appear(Self.printed.dropLast(), in: screen))
      // A line of the screen ends in the middle of it.
      #expect(ending == "exit" || screen.lines.joined().contains("failed on purpose"))
      #expect(try terminal.modes() == before && !screen.isAlternate)
    }
  }

  @Test func standardErrorThatIsAFileGetsWhatIsWrittenAtOnce() async throws {
    try await withTerminal { terminal in
      try terminal.start(try Locations.probe(), after: "exec 2>errors")
      try await terminal.shows("clock at ")
      try terminal.press(.down, .enter)
      try await terminal.shows("printed three times")
      let errors = try String(contentsOf: terminal.sandbox.home.appending(path: "errors"), encoding: .utf8)
      #expect(errors == "printed to standard error\n")
      try terminal.press(.character("q"))
      #expect(try await terminal.exitStatus() == 0)
    }
  }

  @Test(arguments: ["sync", "async"])
  func theLogTellsWhatIsPrintedAndWhatBlocksTheMainActor(_ way: String) async throws {
    try await withTerminal { terminal in
      try terminal.start(try Locations.probe(), [way, "log"])
      try await terminal.shows("clock at ")
      try terminal.press(.down, .enter)
      try await terminal.shows("printed three times")
      try terminal.press(.down, .down, .down, .enter, .character("q"))
      #expect(try await terminal.exitStatus() == 0)
      let log = try String(contentsOf: terminal.sandbox.home.appending(path: "log"), encoding: .utf8)
      for text in [
        "key ↓", "printed: printed to standard output", "printed: printed to standard error",
        "printed: printed without an end", "left: TableController<ProbeTable> “Probe”",
      ] {
        #expect(log.contains(text), "\(text) is not in the log:\n\(log)")
      }
      #expect(log.contains(/the main actor was blocked for \d+\.\d ms by key Enter/))
    }
  }

  /// Whether lines follow each other on the screen.
  private static func appear(_ lines: some Sequence<String>, in screen: TerminalScreen) -> Bool {
    var rest = screen.lines[...]
    return lines.allSatisfy { line in
      guard let found = rest.firstIndex(where: { $0.contains(line) }) else { return false }
      rest = rest[(found + 1)...]
      return true
    }
  }
}
