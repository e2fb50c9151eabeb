import SettingsScreens

/// A command of the user's, read by a shell, with arguments that the shell does not read.
struct ShellCommand {
  private let command: String
  private let arguments: [String]

  init(_ command: String, arguments: [String]) {
    self.command = command
    self.arguments = arguments
  }

  /// Runs it with this program's terminal and waits.
  ///
  /// - Throws: where it cannot be started, fails, or is ended by a signal.
  func run() throws(ProgramError) {
    let outcome = try ForegroundCommand(["/bin/sh", "-c", command + " \"$@\"", "sh"] + arguments).run()
    if let signal = outcome.endingSignal { throw ProgramError("\(command) was ended by signal \(signal)") }
    switch outcome.status {
    case 0: break
    case 126, 127: throw ProgramError("\(command) cannot be started; VISUAL or EDITOR names the editor")
    case let code: throw ProgramError("\(command) ended with status \(code)")
    }
  }
}
