import CLinuxFiles
import Libc

/// Runs programs of the system to ask them something: without a shell, with nothing of the caller's environment, and
/// within limits of time and output.
///
/// ```swift
/// let answer = try ProgramRunner().run(["/usr/sbin/sshd", "-T", "-f", "/dev/null"])
/// print(answer.status, answer.outputText)
/// ```
package struct ProgramRunner: Sendable {
  /// The longest that a program may take, in seconds.
  package var seconds: Double
  /// The most that it may say on each of its outputs, in bytes.
  package var mostBytes: Int
  /// Whether its answer is still wanted, with the bytes that have come so far; asked many times a second.
  var isWanted: @Sendable (_ bytes: Int) -> Bool
  /// Variables that it gets beside those that every program gets, as `NAME=VALUE`.
  package var addedEnvironment: [String] = []

  /// POSIX_SPAWN_SETSID of Linux, which its headers show to GNU's programs alone.
  private static let ownSession: Int32 = 0x80
  private static let folders = ["/usr/sbin", "/usr/bin", "/sbin", "/bin"]
  private static let environment = [
    "PATH=\(folders.joined(separator: ":"))", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "HOME=/nonexistent",
  ]

  package init(
    seconds: Double = 2, mostBytes: Int = 4 << 20, isWanted: @escaping @Sendable (_ bytes: Int) -> Bool = { _ in true }
  ) {
    (self.seconds, self.mostBytes, self.isWanted) = (seconds, mostBytes, isWanted)
  }

  /// What a program said and how it ended.
  package struct Answer: Equatable, Sendable {
    /// The exit status, or 128 and the number of the signal that ended it.
    package let status: Int32
    package let output: [UInt8]
    let errors: [UInt8]
    /// What the launcher wrote to descriptor 3; empty without one.
    var launcherText = ""

    package var outputText: String { String(decoding: output, as: UTF8.self) }
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs a program and waits for its end.
  ///
  /// It starts in `/` and is the first of a group of processes that ends with it.
  ///
  /// - Parameters:
  ///   - words: the program by its absolute path, and its arguments.
  ///   - input: what it reads; nil for nothing.
  /// - Throws: where it is not one that only root can have put there, cannot be started, or passes a limit.
  package func run(_ words: [String], input: [UInt8]? = nil) throws(ProgramRunError) -> Answer {
    precondition(!words.isEmpty, "a command has a program")
    let program = try TrustedProgram(words[0])
    let file = input.map { MemoryFile($0) }
    if case .some(nil) = file { throw .notStarted(words[0], String(cString: strerror(errno))) }
    return try run(program.path, [program.path] + words.dropFirst(), input: file ?? nil, outputs: 2)
  }

  /// Runs a program that has been found before, by the name that the first of the words is: some do what it says.
  func run(_ program: TrustedProgram, words: [String]) throws(ProgramRunError) -> Answer {
    try run(program.path, words, input: nil, outputs: 2)
  }

  /// Runs a command as a page has it: the program by its name, which is looked for where the system's programs are.
  package func run(command words: [String]) throws(ProgramRunError) -> Answer {
    precondition(!words.isEmpty, "a command has a program")
    let candidates = words[0].hasPrefix("/") ? [words[0]] : Self.folders.map { "\($0)/\(words[0])" }
    let path = candidates.first { access($0, X_OK) == 0 }
    guard let path else { throw .missing(words[0]) }
    return try run(TrustedProgram(path), words: words)
  }

  /// Runs a program by one of the caller's own, which prepares what the program sees, and then becomes it.
  ///
  /// How that went, the launcher writes to descriptor 3.
  func run(launcher words: [String], input: [UInt8]) throws(ProgramRunError) -> Answer {
    guard let file = MemoryFile(input) else { throw .notStarted(words[0], String(cString: strerror(errno))) }
    return try run(words[0], words, input: file, outputs: 3)
  }

  private func run(
    _ path: String, _ words: [String], input: MemoryFile?, outputs count: Int
  ) throws(ProgramRunError) -> Answer {
    let outputs = (0..<count).compactMap { _ in ProgramOutput() }
    guard outputs.count == count else { throw .notStarted(path, String(cString: strerror(errno))) }
    let process = try start(path, words, input, outputs, .nothing)
    var group = ProcessGroup(leader: process)
    defer { group.end() }
    let deadline = Self.now + seconds
    while true {
      let hadEnded = group.leaderHasEnded
      let hasRead = ProgramOutput.read(outputs, orEndOf: group.descriptor, waiting: hadEnded ? 0 : group.patience)
      if outputs.contains(where: { $0.bytes.count > mostBytes }) { throw .saidTooMuch(path, bytes: mostBytes) }
      if hadEnded, !hasRead { break }
      guard isWanted(outputs[0].bytes.count) else { throw .stopped(path) }
      if Self.now > deadline { throw .tookTooLong(path, seconds: seconds) }
    }
    return Answer(
      status: group.end(), output: outputs[0].bytes, errors: outputs[1].bytes,
      launcherText: count < 3 ? "" : String(decoding: outputs[2].bytes, as: UTF8.self))
  }

  /// What a program sees of the caller.
  enum Surroundings {
    /// Nothing: it starts in `/`, with the variables that every program gets.
    case nothing
    /// The folder, and these variables; it gets a session of its own, so that it asks nobody at a terminal.
    case callers([String])
  }

  /// Starts a program as the first of a group of its own.
  func start(
    _ path: String, _ words: [String], _ input: MemoryFile?, _ outputs: [ProgramOutput], _ surroundings: Surroundings
  ) throws(ProgramRunError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.descriptor, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (number, output) in outputs.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, output.writer, Int32(number + 1))
    }
    var (variables, group) = (Self.environment + addedEnvironment, POSIX_SPAWN_SETPGROUP)
    switch surroundings {
    case .nothing: linux_spawn_in_folder(&actions, "/")
    case .callers(let own): (variables, group) = (own, Self.ownSession)
    }
    linux_spawn_closing_files_from(&actions, Int32(outputs.count) + 1)
    defer { outputs.forEach { $0.closeWriter() } }
    do throws(ProcessStart.Failure) {
      return try ProcessStart.start(
        path, words, &actions, environment: variables, flags: POSIX_SPAWN_SETSIGMASK | group)
    } catch {
      throw .notStarted(path, error.reason)
    }
  }

  /// Seconds of a clock that nobody sets.
  static var now: Double { Double(nanoseconds(of: CLOCK_MONOTONIC)) / 1e9 }
}

extension ProgramRunner.Answer {
  package init(status: Int32 = 0, output: String = "", errors: String = "") {
    self.init(status: status, output: Array(output.utf8), errors: Array(errors.utf8))
  }
}
