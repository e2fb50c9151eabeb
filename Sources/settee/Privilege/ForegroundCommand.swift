import Libc
import SettingsPrograms
import SettingsScreens

/// A command that has this program's terminal while it runs.
struct ForegroundCommand {
  private let words: [String]

  /// A command by its program, an absolute path, and its arguments.
  init(_ words: [String]) { self.words = words }

  /// Runs it and waits.
  ///
  /// - Parameter input: what it reads; nil for this program's own input.
  /// - Throws: where it cannot be started.
  func run(input: [UInt8]? = nil) throws(ProgramError) -> ExitStatus {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let file = input == nil ? nil : MemoryFile()
    defer { withExtendedLifetime(file) {} }
    if let input {
      guard let file, file.write(input) else { throw ProgramError("there is no memory for it") }
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, 0)
    }
    var process = pid_t()
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let failure = ShellCommand.withDefaultSignals { attributes in
      posix_spawn(&process, words[0], &actions, attributes, &arguments, environ)
    }
    if failure != 0 { throw ProgramError("\(words[0]) cannot be started: \(String(cString: strerror(failure)))") }
    let status = ShellCommand.wait(for: process)
    let signal = status & 0x7F
    return signal == 0 ? .remote((status >> 8) & 0xFF) : .signal(signal)
  }
}
