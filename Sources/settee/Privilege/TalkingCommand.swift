import Libc
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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(number))
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
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: files[1].text, errors: files[2].text)
  }
}
