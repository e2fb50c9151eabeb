import Libc
import SettingsPrograms
import SettingsScreens

/// A command that has this program's terminal while it runs: an editor, sudo, ssh. Keys such as Ctrl-C are its own.
enum ForegroundCommand {
  enum Source {
    case inherited, nothing
    case bytes([UInt8])
    case file(String)
  }

  enum Sink {
    case inherited, nothing, kept
  }

  struct Outcome {
    /// The exit status, or 128 and the number of the signal that ended it.
    let status: Int32
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
  /// - Parameters:
  ///   - words: its program, an absolute path, and its arguments.
  ///   - handsOnSignals: whether a signal that ends this program ends the command first.
  /// - Throws: where it cannot be started.
  static func run(
    _ words: [String], _ source: Source = .inherited, output: Sink = .inherited, errors: Sink = .inherited,
    handsOnSignals: Bool = false
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
    let process: pid_t
    do throws(ProcessStart.Failure) {
      process = try ProcessStart.start(words[0], words, &actions)
    } catch {
      throw ProgramError("\(words[0]) cannot be started: \(error.reason)")
    }
    relay?.begin(to: process)
    let end = ProcessStart.end(of: process)
    return Outcome(
      status: end.status, endingSignal: end.signal, output: kept[STDOUT_FILENO]?.text ?? "",
      errors: kept[STDERR_FILENO]?.text ?? "", signal: relay?.signal)
  }
}
