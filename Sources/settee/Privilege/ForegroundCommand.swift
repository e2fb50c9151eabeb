import Libc
import SettingsScreens

/// A command that has this program's terminal while it runs.
struct ForegroundCommand {
  private let words: [String]

  /// A command by its program, an absolute path, and its arguments.
  init(_ words: [String]) { self.words = words }

  /// Runs it and waits.
  ///
  /// - Throws: where it cannot be started.
  func run() throws(ProgramError) -> ExitStatus {
    var process = pid_t()
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let failure = ShellCommand.withDefaultSignals { attributes in
      posix_spawn(&process, words[0], nil, attributes, &arguments, environ)
    }
    if failure != 0 { throw ProgramError("\(words[0]) cannot be started: \(String(cString: strerror(failure)))") }
    let status = ShellCommand.wait(for: process)
    let signal = status & 0x7F
    return signal == 0 ? .remote((status >> 8) & 0xFF) : .signal(signal)
  }
}
