import Libc
import SettingsPrograms
import SettingsScreens

/// A command that has this program's terminal while it runs: an editor, sudo, ssh. Keys such as Ctrl-C are its own.
struct ForegroundCommand {
  private let words: [String]

  /// A command by its program, an absolute path, and its arguments.
  init(_ words: [String]) { self.words = words }

  /// What it reads.
  enum Source {
    case inherited, nothing
    case bytes([UInt8])
    case file(String)
  }

  /// Where what it writes goes.
  enum Sink {
    case inherited, nothing, kept
  }

  /// What came of it.
  struct Outcome {
    /// The exit status, or 128 and the number of the signal that ended it.
    let status: Int32
    /// The signal that ended it.
    let endingSignal: Int32?
    /// What it wrote, where that was kept.
    let output: String
    let errors: String
    /// The signal that this program was to end of meanwhile, where signals are handed on.
    let signal: Int32?

    /// As that of this program.
    var exitStatus: ExitStatus { endingSignal.map(ExitStatus.signal) ?? .remote(status) }
  }

  /// Runs it and waits.
  ///
  /// - Parameter handsOnSignals: whether a signal that ends this program ends the command first.
  /// - Throws: where it cannot be started.
  func run(
    _ source: Source = .inherited, output: Sink = .inherited, errors: Sink = .inherited, handsOnSignals: Bool = false
  ) throws(ProgramError) -> Outcome {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Files without a name take any number of bytes, and nobody has to read and write at once.
    var files: [MemoryFile] = []
    func give(_ file: MemoryFile?, as number: Int32) throws(ProgramError) -> MemoryFile {
      guard let file else { throw ProgramError("there is no memory for it") }
      files.append(file)
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, number)
      return file
    }
    switch source {
    case .inherited: break
    case .nothing: posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDONLY, 0)
    case .bytes(let bytes): _ = try give(MemoryFile(bytes), as: STDIN_FILENO)
    }
    var kept: [Int32: MemoryFile] = [:]
    for (sink, number) in [(output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      switch sink {
      case .inherited: break
      case .nothing: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
      case .kept: kept[number] = try give(MemoryFile(), as: number)
      }
    }
    let relay = handsOnSignals ? SignalRelay() : nil
    defer { relay?.end() }
    let process = try start(&actions)
    relay?.begin(to: process)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, endingSignal: signal == 0 ? nil : signal,
      output: kept[STDOUT_FILENO]?.text ?? "", errors: kept[STDERR_FILENO]?.text ?? "", signal: relay?.signal)
  }

  /// The signals that this program handles or ignores mean to the command what they mean to any.
  private func start(_ actions: inout posix_spawn_file_actions_t) throws(ProgramError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let failure = posix_spawn(&process, words[0], &actions, &attributes, &arguments, environ)
    if failure != 0 { throw ProgramError("\(words[0]) cannot be started: \(String(cString: strerror(failure)))") }
    return process
  }
}
