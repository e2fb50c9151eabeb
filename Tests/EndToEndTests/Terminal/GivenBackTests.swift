import Foundation
import Testing

/// However Settee ends or stops, the shell gets its terminal back as it was.
@Suite struct GivenBackTests {
  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR,
    __libc_current_sigrtmin(), __libc_current_sigrtmax(),
  ])
  func afterASignal(_ signal: Int32) async throws {
    try await expectGivenBack(after: signal)
  }

  /// The signals of a program that has failed: it dies of them, and the terminal is whole all the same.
  @Test(arguments: [SIGSEGV, SIGABRT, SIGTRAP, SIGBUS, SIGILL, SIGFPE, SIGSYS, SIGXCPU])
  func afterACrash(_ signal: Int32) async throws {
    try await expectGivenBack(after: signal)
  }

  @Test func whenTheTerminalGoesAway() async throws {
    try await withTerminal { terminal in
      try await open(in: terminal)
      let process = try await terminal.running()
      try terminal.vanish()
      let gone = try await Deadline().first { Self.isRunning(process) ? nil : true }
      #expect(gone == true, "settee still runs without its terminal")
    }
  }

  /// Whether a process has not ended yet, also where nobody asks for its status.
  private static func isRunning(_ process: pid_t) -> Bool {
    guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !state.contains(") Z ")
  }

  @Test func afterControlC() async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try await open(in: terminal)
      try terminal.press(.control("c"))
      let status = try await terminal.exitStatus()
      #expect(status == 128 + Int(SIGINT))
      try expectGivenBack(terminal, modes: before)
    }
  }

  /// Swift's runtime takes it for a crash and says so, where its compiler is installed.
  @Test func controlBackslashEndsAVerbAndIsNoCrash() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", #"{"greeting": "hello"}"#)
    let terminal = try BareTerminal(settee: ["set", file.path, "greeting", "-"], in: sandbox)
    _ = try await Deadline().first { terminal.isReading ? true : nil }
    terminal.send("\u{1c}")
    #expect(try await terminal.exitStatus() == 128 + SIGQUIT)
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("crash"))
  }

  @Test func afterLeaving() async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try await open(in: terminal)
      let status = try await terminal.quit()
      #expect(status == 0)
      try expectGivenBack(terminal, modes: before)
    }
  }

  @Test func whileItIsStoppedAndTakenAgain() async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try await open(in: terminal)
      let shown = try terminal.screen().lines
      try terminal.press(.control("z"))
      try await terminal.shellIsBack()
      try expectGivenBack(terminal, modes: before)
      try terminal.type("fg\n")
      try await terminal.screen { $0.isAlternate && $0.lines == shown }
      let status = try await terminal.quit()
      #expect(status == 0)
      try expectGivenBack(terminal, modes: before)
    }
  }

  /// Nobody hears of SIGSTOP: what must be put right is put right when the program goes on.
  @Test func whenItIsStoppedUnawares() async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try await open(in: terminal)
      let shown = try terminal.screen().lines
      let during = try terminal.modes()
      try await terminal.signal(SIGSTOP)
      try await terminal.shellIsBack()
      try terminal.type("stty sane; printf '\\033[2J\\033[3;5r'; echo rubbish\n")
      try await terminal.shows("rubbish")
      try terminal.type("fg\n")
      try await terminal.screen { $0.isAlternate && $0.lines == shown }
      #expect(try terminal.modes() == during)
      let status = try await terminal.quit()
      #expect(status == 0)
      #expect(try terminal.screen().isAlternate == false)
      try terminal.type("stty sane\n")
      _ = before
    }
  }

  private func expectGivenBack(after signal: Int32) async throws {
    try await withTerminal { terminal in
      let before = try terminal.modes()
      try await open(in: terminal)
      try await terminal.signal(signal)
      let status = try await terminal.exitStatus()
      #expect(status == 128 + Int(signal))
      try expectGivenBack(terminal, modes: before)
    }
  }

  private func open(in terminal: TerminalUnderTest) async throws {
    let file = try terminal.sandbox.write("a.json", #"{"greeting": "hello"}"#)
    try await terminal.open(file)
    let screen = try await terminal.shows("hello")
    #expect(screen.isAlternate)
  }

  private func expectGivenBack(
    _ terminal: TerminalUnderTest, modes: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try terminal.screen()
    #expect(!screen.isAlternate, "the alternate screen is left", sourceLocation: place)
    #expect(screen.cursorIsShown, "the cursor is shown", sourceLocation: place)
    let now = try terminal.modes()
    #expect(now == modes, "stty says the same as before", sourceLocation: place)
  }
}
