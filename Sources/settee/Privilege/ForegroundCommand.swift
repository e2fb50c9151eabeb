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
    let files = input == nil ? [] : [MemoryFile()].compactMap { $0 }
    if let input, files.first?.write(input) != true { throw ProgramError("there is no memory for it") }
    let status = try ShellCommand.status(of: words, files: files)
    let signal = status & 0x7F
    return signal == 0 ? .remote((status >> 8) & 0xFF) : .signal(signal)
  }
}
