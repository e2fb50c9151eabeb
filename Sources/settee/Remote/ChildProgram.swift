import Libc
import SettingsPrograms
import Synchronization

/// A program that has this one's terminal while it runs, as ssh has: keys such as Ctrl-C are its own, and a signal that
/// ends this program ends it first.
struct ChildProgram {
  /// Its absolute path, and its arguments.
  let words: [String]

  /// What it reads.
  enum Source {
    case inherited, nothing
    case bytes([UInt8])
    case file(String)
  }

  /// What came of it.
  struct Outcome {
    /// The exit status, or 128 and the number of the signal that ended it.
    let status: Int32
    /// What it wrote to standard output, where that was asked for.
    var output = ""
    /// The signal that this program was to end of meanwhile.
    var signal: Int32?
  }

  /// Runs it and waits.
  ///
  /// - Parameters:
  ///   - keepsOutput: whether what it writes to standard output is read, and does not go where this program's goes.
  ///   - isQuiet: whether what it writes to standard error is of no interest.
  func run(_ source: Source, keepsOutput: Bool = false, isQuiet: Bool = false) throws(RemoteError) -> Outcome {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let input = try self.input(source)
    if let input { posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO) }
    switch source {
    case .nothing: posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDONLY, 0)
    case .inherited, .bytes: break
    }
    let output = keepsOutput ? MemoryFile() : nil
    if let output { posix_spawn_file_actions_adddup2(&actions, output.descriptor, STDOUT_FILENO) }
    if isQuiet { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
    let relay = SignalRelay()
    defer { relay.end() }
    var process = pid_t()
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let failure = ShellCommand.withDefaultSignals { attributes in
      posix_spawn(&process, words[0], &actions, attributes, &arguments, environ)
    }
    if failure != 0 { throw RemoteError("\(words[0]) cannot be started: \(String(cString: strerror(failure)))") }
    relay.begin(to: process)
    let status = ShellCommand.wait(for: process)
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output?.text ?? "", signal: relay.signal)
  }

  private func input(_ source: Source) throws(RemoteError) -> MemoryFile? {
    guard case .bytes(let bytes) = source else { return nil }
    guard let file = MemoryFile(bytes) else { throw RemoteError("there is no memory for it") }
    return file
  }
}

/// Hands on what would end this program to the one that it waits for, so that it has time to clear away.
private struct SignalRelay {
  private static let target = Atomic<Int32>(0)
  private static let received = Atomic<Int32>(0)
  private static let handled = [SIGHUP, SIGTERM, SIGINT, SIGQUIT]
  private let former: [(Int32, sig_t?)]

  /// From now on no signal of these ends this program.
  init() {
    Self.target.store(0, ordering: .relaxed)
    Self.received.store(0, ordering: .relaxed)
    former = Self.handled.map { number in
      (
        number,
        Libc.signal(number) { number in
          SignalRelay.received.store(number, ordering: .relaxed)
          let process = SignalRelay.target.load(ordering: .relaxed)
          // The terminal sends the other two to all that run on it.
          if process > 0, number == SIGHUP || number == SIGTERM { kill(process, number) }
        }
      )
    }
  }

  func begin(to process: pid_t) {
    Self.target.store(process, ordering: .relaxed)
    let early = Self.received.load(ordering: .relaxed)
    if early == SIGHUP || early == SIGTERM { kill(process, early) }
  }

  var signal: Int32? {
    let number = Self.received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  func end() {
    Self.target.store(0, ordering: .relaxed)
    for (number, handler) in former { Libc.signal(number, handler) }
  }
}
