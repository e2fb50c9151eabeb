import SettingsPrograms
import SettingsScreens

/// A command that is given something on standard input and answers on standard output, and that may ask a person at the
/// terminal meanwhile.
struct TalkingCommand {
  private let words: [String]

  /// What it said and how it ended.
  struct Outcome {
    /// The exit status, or 128 and the number of the signal that ended it.
    let status: Int32
    let output: String
    let errors: String
  }

  /// A command by its program, an absolute path, and its arguments.
  init(_ words: [String]) {
    self.words = words
  }

  /// Runs it and waits.
  ///
  /// - Throws: where it cannot be started.
  func run(input: [UInt8]) throws(ProgramError) -> Outcome {
    // Files without a name take any number of bytes, and nobody has to read and write at once.
    let files = [MemoryFile(), MemoryFile(), MemoryFile()].compactMap { $0 }
    guard files.count == 3, files[0].write(input) else { throw ProgramError("there is no memory for it") }
    let status = try ShellCommand.status(of: words, files: files)
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: files[1].text, errors: files[2].text)
  }
}
