import Foundation
import Testing

/// Ends that a program cannot prepare for: a terminal that nobody reads, a full stack, a size that is no size.
@Suite struct HardEndTests {
  private static let leavesAlternateScreen = Array("\u{1b}[?1049l".utf8)

  @Test(arguments: [SIGTERM, SIGHUP])
  func aTerminalThatNobodyReadsIsLeft(_ signal: Int32) async throws {
    let sandbox = try Sandbox()
    let terminal = try await open(in: sandbox)
    // Each new size has the whole screen sent again, a large one; nobody reads it. The next size waits for the screen
    // of the one before: while sizes arrive nothing is drawn.
    var columns: UInt16 = 400
    let isFull: Bool? = try Deadline().firstInManySteps {
      switch try self.systemCall(of: terminal.process) {
      case .write: return true
      case .poll:
        columns ^= 1
        terminal.resize(rows: 200, columns: columns)
        return nil
      case nil: return nil
      }
    }
    #expect(isFull == true, "settee never waited for its terminal")
    let start = ContinuousClock.now
    kill(terminal.process, signal)
    #expect(try await terminal.exitStatus(isDeaf: true) == 128 + signal)
    print("a terminal that nobody reads: ended \(ContinuousClock.now - start) after signal \(signal)")
    #expect(!terminal.isRaw)
    #expect(terminal.read().firstRange(of: Self.leavesAlternateScreen) != nil)
  }

  /// The system throws away what nobody has read yet when Ctrl-C or Ctrl-\ comes, which may be half a frame, or what
  /// gives the terminal back.
  @Test func theKeysOfSignalsThrowNothingOfTheScreenAway() async throws {
    let sandbox = try Sandbox()
    let terminal = try await open(in: sandbox)
    let modes = try #require(terminal.modes)
    #expect(modes.c_lflag & tcflag_t(NOFLSH) != 0)
    terminal.send("q")
    #expect(try await terminal.exitStatus() == 0)
    let after = try #require(terminal.modes)
    #expect(after.c_lflag & tcflag_t(NOFLSH) == 0)
  }

  /// A change of a deep text needs more stack than opening it did; here there is no more.
  @Test func aFullStackGivesTheTerminalBack() async throws {
    let sandbox = try Sandbox()
    let deep = String(repeating: #"{"a":{"b":"#, count: 250) + "1" + String(repeating: "}}", count: 250)
    let file = try sandbox.write("a.json", #"{"hello": true, "deep": \#(deep)}"#)
    let terminal = try BareTerminal(settee: [file.path], in: sandbox)
    try await terminal.read(until: "hello")
    _ = try sandbox.run("/usr/bin/prlimit", ["--pid=\(terminal.process)", "--stack=8192:"])
    terminal.send(" ")
    var output: [UInt8] = []
    let status = try await Deadline().first { () -> Int32? in
      let status = terminal.status()
      output += terminal.read()
      return status ?? (output.firstRange(of: Array("1 unsaved".utf8)) == nil ? nil : 0)
    }
    if status == 0 { return print("not tried: aFullStackGivesTheTerminalBack, the stack was large enough") }
    #expect(status == 128 + SIGSEGV)
    #expect(!terminal.isRaw)
    #expect(output.firstRange(of: Self.leavesAlternateScreen) != nil)
  }

  /// A file that takes long to read, opened from another.
  @Test func controlCStopsTheOpeningOfAFile() async throws {
    let sandbox = try Sandbox()
    let big = try sandbox.write(
      "big.cnf", "[mysqld]\n" + String(repeating: "some_setting = a value of some length\n", count: 4_800_000))
    let file = try sandbox.write("a.cnf", "!include \(big.path)\n[mysqld]\nport = 3306\n")
    let terminal = try BareTerminal(settee: [file.path], in: sandbox)
    try await terminal.read(until: "3306")
    terminal.send("o")
    try terminal.readAtOnce(until: "Opening big.cnf")
    // However often: it is for the opening, and not for the program.
    terminal.send("\u{3}\u{3}\u{3}")
    try await terminal.read(until: "stopped")
    terminal.send("j")
    try await terminal.read(until: "port")
    terminal.send("q")
    #expect(try await terminal.exitStatus() == 0)
    #expect(!terminal.isRaw)
  }

  /// Swift looks into `/proc` before the program begins.
  @Test func theProgramRunsWithoutProc() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", #"{"greeting": "hello"}"#)
    func run(_ arguments: String...) throws -> Command.Outcome {
      try sandbox.run(
        "/usr/bin/unshare",
        ["-rm", "sh", "-c", "mount -t tmpfs none /proc || exit 99; exec \"$@\"", "sh", try Locations.settee()]
          + arguments)
    }
    let version = try run("--version")
    guard version.status != 99, !version.errors.hasPrefix("unshare:") else {
      return print("skipped: theProgramRunsWithoutProc, because \(version.errors)")
    }
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("settee "))
    #expect(try run("get", file.path, "greeting").output == "hello\n")
    let set = try run("set", file.path, "greeting", "hi")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try sandbox.text(of: file) == #"{"greeting": "hi"}"#)
    let wrong = try run("get", file.path)
    #expect(wrong.status == 2)
  }

  @Test(arguments: [(UInt16(65_535), UInt16(65_535)), (32_767, 32_767), (1, 65_535), (65_535, 1)])
  func anyWindowIsShown(_ rows: UInt16, _ columns: UInt16) async throws {
    let sandbox = try Sandbox()
    let terminal = try await open(in: sandbox, size: (rows, columns), until: "\u{1b}[?1049h")
    terminal.send("q")
    #expect(try await terminal.exitStatus() == 0)
    #expect(!terminal.isRaw)
  }

  @Test(arguments: [(UInt16(24), UInt16(80)), (0, 0)])
  func anySizeInTheEnvironmentIsShown(_ rows: UInt16, _ columns: UInt16) async throws {
    let sandbox = try Sandbox()
    let terminal = try await open(
      in: sandbox, size: (rows, columns), environment: ["LINES": "32767", "COLUMNS": "32767"], until: "\u{1b}[?1049h")
    terminal.send("q")
    #expect(try await terminal.exitStatus() == 0)
  }

  // MARK: -

  private func open(
    in sandbox: Sandbox, size: (UInt16, UInt16) = (24, 80), environment: [String: String?] = [:],
    after preparation: String = "", until shown: String = "hello"
  ) async throws -> BareTerminal {
    let file = try sandbox.write("a.json", #"{"greeting": "hello"}"#)
    let terminal = try BareTerminal(
      settee: [file.path], in: sandbox, size: size, environment: environment, after: preparation)
    try await terminal.read(until: shown)
    return terminal
  }

  private enum SystemCall: String {
    /// Waiting for a terminal that is full.
    case write = "1"
    /// Waiting for keys and signals.
    case poll = "7"
  }

  /// What the program waits in; nil where it computes, or waits for something else.
  private func systemCall(of process: pid_t) throws -> SystemCall? {
    let call = try String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8)
    return SystemCall(rawValue: String(call.prefix { $0 != " " }))
  }
}
