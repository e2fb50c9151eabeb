import Foundation
import Testing

/// A real terminal with a shell in it: a tmux server of its own, with a sandbox as its home.
///
///     try await withTerminal { terminal in
///       try terminal.start("/usr/bin/less", ["notes.txt"])
///       try await terminal.screen { $0.contains("first line") }
///       try terminal.press(.character("q"))
///       #expect(try await terminal.exitStatus() == 0)
///     }
final class TerminalUnderTest: Sendable {
  let sandbox: Sandbox
  private let shell: pid_t
  private let device: String

  fileprivate init(sandbox: Sandbox, columns: Int, rows: Int, environment changes: [String: String?]) throws {
    self.sandbox = sandbox
    let environment = sandbox.environment(changes).map { "\($0.key)=\($0.value)" }
    let size = ["-x", "\(columns)", "-y", "\(rows)"]
    let shellCommand = ["env", "-i"] + environment + ["sh", "-i"]
    try Self.tmux(sandbox, ["-f", "/dev/null", "new-session", "-d"] + size + ["--"] + shellCommand)
    try Self.tmux(sandbox, ["set-option", "-g", "status", "off", ";", "set-option", "-g", "escape-time", "0"])
    try Self.tmux(sandbox, ["resize-window"] + size)
    let facts = try Self.tmux(sandbox, ["display-message", "-p", "#{pane_pid} #{pane_tty}"])
      .split(whereSeparator: \.isWhitespace)
    guard facts.count == 2, let shell = pid_t(facts[0]) else { throw HarnessError("tmux said \(facts)") }
    self.shell = shell
    device = String(facts[1])
  }

  fileprivate func close() { _ = try? vanish() }

  /// Takes the terminal away from whatever runs in it, as a closed window does.
  func vanish() throws { try Self.tmux(sandbox, ["kill-server"]) }

  @discardableResult
  private static func tmux(_ sandbox: Sandbox, _ arguments: [String]) throws -> String {
    let outcome = try sandbox.run(
      "/usr/bin/tmux", ["-u", "-S", "\(sandbox.home.path)/runtime/tmux"] + arguments)
    guard outcome.status == 0 else { throw HarnessError("tmux \(arguments): \(outcome.errors)") }
    return outcome.output
  }

  // MARK: Programs

  /// Starts a program in the foreground of the shell. It replaces the process of the script, so that signals reach it.
  ///
  /// - Parameter preparation: what the shell does first, in the same process.
  func start(_ executable: String, _ arguments: [String] = [], after preparation: String = "") throws {
    let words = ([executable] + arguments).map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }
    try sandbox.write("go", "\(preparation)\nexec \(words.joined(separator: " "))\n")
    try type("sh ~/go\n")
  }

  /// Starts the settee under test.
  func startSettee(_ arguments: String...) throws { try start(try Locations.settee(), arguments) }

  /// The process group in the terminal's foreground, or nil when that is the shell.
  private var foreground: pid_t? {
    get throws {
      let line = try String(contentsOfFile: "/proc/\(shell)/stat", encoding: .utf8)
      let fields = line.split(separator: ") ").last?.split(separator: " ") ?? []
      guard fields.count > 5, let group = pid_t(fields[5]) else { throw HarnessError("odd stat: \(line)") }
      return group == shell ? nil : group
    }
  }

  /// Waits until the program has replaced the script that starts it, and says its process.
  @discardableResult
  func running() async throws -> pid_t {
    try await first("a program in the foreground") {
      guard let process = try foreground else { return nil }
      let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
      return name == nil || name == "sh\n" ? nil : process
    }
  }

  /// Waits until the shell is back in the foreground: the program has ended, or is stopped.
  func shellIsBack() async throws {
    _ = try await first("the shell") { try foreground == nil ? true : nil }
  }

  /// Waits for the end of the program and says its exit status as the shell does.
  func exitStatus() async throws -> Int {
    try await shellIsBack()
    let answer = sandbox.home.appending(path: "status")
    try? FileManager.default.removeItem(at: answer)
    try type("echo $? >~/status\n")
    return try await first("an exit status") {
      Int((try? sandbox.text(of: answer))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "")
    }
  }

  func signal(_ signal: Int32) async throws { kill(try await running(), signal) }

  // MARK: Typing

  /// Types text as it is; `\n` is the Enter that a shell in any mode understands.
  func type(_ text: String) throws {
    try send(Array(text.utf8))
  }

  func press(_ keys: Key...) throws { try Self.tmux(sandbox, ["send-keys"] + keys.map(\.name)) }

  func press(_ key: Key, times: Int) throws {
    try Self.tmux(sandbox, ["send-keys", "-N", "\(times)", key.name])
  }

  /// Sends bytes as a terminal would, an arrow in either of its forms, say.
  func send(_ bytes: [UInt8]) throws {
    try Self.tmux(sandbox, ["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  func resize(columns: Int, rows: Int) throws {
    try Self.tmux(sandbox, ["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  // MARK: Looking

  /// The terminal's line settings, as `stty -g` writes them.
  func modes() throws -> String {
    let outcome = try sandbox.run("/bin/stty", ["-F", device, "-g"])
    guard outcome.status == 0 else { throw HarnessError("stty: \(outcome.errors)") }
    return outcome.output
  }

  /// What the terminal shows now.
  func screen() throws -> TerminalScreen {
    let state = "#{alternate_on} #{cursor_flag} #{cursor_x} #{cursor_y} #{pane_width} #{pane_height}"
    let answer = try Self.tmux(
      sandbox, ["display-message", "-p", state, ";", "capture-pane", "-p", ";", "capture-pane", "-p", "-e"])
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let numbers = lines[0].split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 6, lines.count > 2 * numbers[5] else { throw HarnessError("tmux said \(lines)") }
    let rows = numbers[5]
    return TerminalScreen(
      lines: Array(lines[1...rows]), styledLines: Array(lines[(rows + 1)...(2 * rows)]),
      columns: numbers[4], rows: rows, cursorColumn: numbers[2], cursorRow: numbers[3],
      cursorIsShown: numbers[1] == 1, isAlternate: numbers[0] == 1)
  }

  /// Waits until the screen is as `condition` wants it, and returns it.
  @discardableResult
  func screen(where condition: (TerminalScreen) throws -> Bool) async throws -> TerminalScreen {
    try await first("such a screen") {
      let screen = try screen()
      return try condition(screen) ? screen : nil
    }
  }

  /// Waits until the screen shows `text`.
  @discardableResult
  func shows(_ text: String) async throws -> TerminalScreen {
    try await first("“\(text)” on the screen") {
      let screen = try screen()
      return screen.contains(text) ? screen : nil
    }
  }

  private func first<Answer>(_ what: String, _ ask: () throws -> Answer?) async throws -> Answer {
    if let answer = try await Deadline().first(ask) { return answer }
    let shown = (try? screen().text) ?? "(no screen)"
    throw HarnessError("waited in vain for \(what); the terminal shows:\n\(shown)")
  }
}

/// Gives `body` a terminal, few at a time for the sake of small machines, and takes it away afterwards.
func withTerminal(
  columns: Int = 80, rows: Int = 24, sandbox: Sandbox? = nil, environment: [String: String?] = [:],
  _ body: (TerminalUnderTest) async throws -> Void
) async throws {
  await TerminalSlots.shared.take()
  do {
    let sandbox = try sandbox ?? Sandbox()
    let terminal = try TerminalUnderTest(sandbox: sandbox, columns: columns, rows: rows, environment: environment)
    defer { terminal.close() }
    try await body(terminal)
  } catch {
    await TerminalSlots.shared.giveBack()
    throw error
  }
  await TerminalSlots.shared.giveBack()
}

/// How many terminals are open at once.
private actor TerminalSlots {
  static let shared = TerminalSlots()
  private var free = 4
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
