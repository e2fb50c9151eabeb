import Foundation
import Glibc

/// A terminal that does nothing by itself: what a program sends is read when the test says so, and only then.
///
/// A program in tmux can never find its terminal slow, gone deaf or 65,535 columns wide; in this one it can.
final class BareTerminal {
  let process: pid_t
  private let master: Int32

  /// Starts settee in a session of its own, with the terminal as its own.
  ///
  /// - Parameters:
  ///   - size: rows and columns that the terminal says it has.
  ///   - changes: variables that differ from those of the sandbox.
  convenience init(
    settee arguments: [String], in sandbox: Sandbox, size: (rows: UInt16, columns: UInt16) = (24, 80),
    environment changes: [String: String?] = [:], after preparation: String = ""
  ) throws {
    try self.init(
      ["/bin/sh", "-c", "\(preparation)\nexec \"$@\"", "sh", try Locations.settee()] + arguments, in: sandbox,
      size: size,
      environment: changes)
  }

  init(
    _ words: [String], in sandbox: Sandbox, size: (rows: UInt16, columns: UInt16),
    environment changes: [String: String?]
  ) throws {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // The requests TIOCGPTN and TIOCSPTLCK, whose macros Swift does not see.
    var (number, isLocked): (Int32, Int32) = (0, 0)
    guard master >= 0, ioctl(master, 0x8004_5430, &number) == 0, ioctl(master, 0x4004_5431, &isLocked) == 0 else {
      throw HarnessError("no terminal: errno \(errno)")
    }
    let name = "/dev/pts/\(number)"
    self.master = master
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    var window = winsize(ws_row: size.rows, ws_col: size.columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, name, O_RDWR, 0) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let command = (["setsid", "--ctty", "env", "-C", sandbox.home.path] + words).map { strdup($0) } + [nil]
    let variables = sandbox.environment(changes).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (command + variables).forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, "/usr/bin/setsid", &actions, &attributes, command, variables)
    guard problem == 0 else { throw HarnessError("cannot start \(words): errno \(problem)") }
    self.process = process
  }

  deinit {
    if !hasEnded { _ = try? end() }
    close(master)
  }

  private(set) var hasEnded = false

  /// Sends keys; what finds no room at once is not sent.
  ///
  /// - Returns: the bytes that were taken.
  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Int {
    let bytes = Array(bytes)
    return max(0, write(master, bytes, bytes.count))
  }

  func send(_ text: String) { send(text.utf8) }

  func resize(rows: UInt16, columns: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Reads what the program has sent so far.
  func read() -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(master, &chunk, chunk.count)
      guard count > 0 else { return all }
      all += chunk[..<count]
    }
  }

  /// Reads until the program has sent `text`, and returns all that was read.
  @discardableResult
  func read(until text: String) async throws -> [UInt8] {
    var all: [UInt8] = []
    return try checked(try await Deadline().first { self.end(of: &all, at: text) }, text, all)
  }

  /// The same without giving the thread to other tests: for what is answered at once, before it is over.
  @discardableResult
  func readAtOnce(until text: String) throws -> [UInt8] {
    var all: [UInt8] = []
    return try checked(Deadline().firstInManySteps { self.end(of: &all, at: text) }, text, all)
  }

  /// Reads on; all that was read, where it holds the text.
  private func end(of all: inout [UInt8], at text: String) -> [UInt8]? {
    all += read()
    return all.firstRange(of: Array(text.utf8)) == nil ? nil : all
  }

  private func checked(_ found: [UInt8]?, _ text: String, _ all: [UInt8]) throws -> [UInt8] {
    if let found { return found }
    let end = String(decoding: all.suffix(4000), as: UTF8.self)
    throw HarnessError("waited in vain for \(text.debugDescription) in \(end.debugDescription)")
  }

  /// Whether the terminal sends keys one by one, as full-screen programs have it.
  var isRaw: Bool { modes.map { $0.c_lflag & tcflag_t(ICANON) == 0 } ?? false }

  /// How the terminal is set; nil where it is gone.
  var modes: termios? {
    var modes = termios()
    return tcgetattr(master, &modes) == 0 ? modes : nil
  }

  /// Whether the program waits in `read` of standard input, system call number 0.
  var isReading: Bool {
    (try? String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8))?.hasPrefix("0 0x0 ") ?? false
  }

  /// Waits for the end of the program, reading what it sends unless `isDeaf`.
  ///
  /// - Returns: its exit status, or 128 and the number of the signal that it died of; nil when it does not end.
  func exitStatus(isDeaf: Bool = false) async throws -> Int32? {
    try await Deadline().first {
      if !isDeaf { self.output += self.read() }
      return self.status()
    }
  }

  /// What ``exitStatus(isDeaf:)`` has read.
  private(set) var output: [UInt8] = []

  /// How the program has ended; nil while it runs.
  func status() -> Int32? {
    var status: Int32 = 0
    guard !hasEnded, waitpid(process, &status, WNOHANG) == process else { return nil }
    hasEnded = true
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  /// Ends the program by force.
  func end() throws {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    hasEnded = true
  }
}
