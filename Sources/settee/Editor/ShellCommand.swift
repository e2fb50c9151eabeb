import Libc
import SettingsPrograms
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
    var words: [UnsafeMutablePointer<CChar>?] = (["/bin/sh", "-c", command + " \"$@\"", "sh"] + arguments).map {
      strdup($0)
    }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let failure = Self.withDefaultSignals { attributes in
      posix_spawn(&process, "/bin/sh", nil, attributes, words, environ)
    }
    if failure != 0 { throw ProgramError("\(command) cannot be started: \(String(cString: strerror(failure)))") }
    try check(Self.wait(for: process))
  }

  /// The signals that this program handles or ignores mean to the command what they mean to any.
  static func withDefaultSignals(_ spawn: (UnsafePointer<posix_spawnattr_t>) -> Int32) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return spawn(&attributes)
  }

  /// Runs a program to its end; its status as waitpid(2) gives it.
  ///
  /// - Parameters:
  ///   - words: the program, an absolute path, and its arguments.
  ///   - files: what its descriptors are, from standard input on; the others are those of this program.
  /// - Throws: where it cannot be started.
  static func status(of words: [String], files: [MemoryFile]) throws(ProgramError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(number))
    }
    var process = pid_t()
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let failure = withDefaultSignals { attributes in
      posix_spawn(&process, words[0], &actions, attributes, &arguments, environ)
    }
    if failure != 0 { throw ProgramError("\(words[0]) cannot be started: \(String(cString: strerror(failure)))") }
    return wait(for: process)
  }

  /// Waits for the end of a program; its status as waitpid(2) gives it.
  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  private func check(_ status: Int32) throws(ProgramError) {
    let signal = status & 0x7F
    if signal != 0 { throw ProgramError("\(command) was ended by signal \(signal)") }
    switch (status >> 8) & 0xFF {
    case 0: break
    case 126, 127: throw ProgramError("\(command) cannot be started; VISUAL or EDITOR names the editor")
    case let code: throw ProgramError("\(command) ended with status \(code)")
    }
  }
}
