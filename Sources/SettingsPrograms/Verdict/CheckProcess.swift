import CLinuxFiles
import CLinuxProcesses
import Libc

/// A program that is asked something: no shell, an environment of its own, and limits of time and output.
struct CheckProcess {
  /// The program, an absolute path, and its arguments.
  let words: [String]
  /// What it reads.
  var input: [UInt8] = []
  /// Whether it is a launcher, which tells on a descriptor of its own what it cannot do.
  var isLauncher = false
  /// In seconds.
  let timeLimit: Int
  /// Of more output the rest is passed over.
  private static let mostOutput = 1 << 20
  /// What the program sees of the environment: words in English, and programs of the system alone.
  private static let environment = ["PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C"]

  struct Outcome {
    let status: Int32
    /// Standard output and standard error, as they came.
    let output: String
    /// What the launcher could not do; empty where there was none, or all went well.
    let failure: String
  }

  /// Runs it and waits for its end.
  func run() throws(AskingFailure) -> Outcome {
    let source = linux_memory_file()
    guard source >= 0, let output = Pipe(), let failure = Pipe() else { throw error(errno) }
    defer { close(source) }
    guard Self.write(input, to: source) else { throw error(errno) }
    let process = try spawn(source, output, failure)
    output.closeEnd()
    failure.closeEnd()
    let end = Self.now + timeLimit * 1000
    guard let bytes = output.read(atMost: Self.mostOutput, until: end), let status = Self.wait(for: process, until: end)
    else {
      // It and all that it started.
      kill(-process, SIGKILL)
      _ = Self.wait(for: process, until: .max)
      throw .timeLimit(timeLimit)
    }
    let reason = failure.read(atMost: 4096, until: end) ?? []
    if status & 0x7F != 0 { throw .ended(signal: status & 0x7F) }
    return Outcome(
      status: (status >> 8) & 0xFF, output: String(decoding: bytes, as: UTF8.self),
      failure: String(decoding: reason, as: UTF8.self))
  }

  private func spawn(_ source: Int32, _ output: Pipe, _ failure: Pipe) throws(AskingFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in [source, output.end, output.end, isLauncher ? failure.end : nil].enumerated() {
      if let file { posix_spawn_file_actions_adddup2(&actions, file, Int32(number)) }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) } + [nil]
    var environment = Self.environment.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process = pid_t()
    let number = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
    if number != 0 { throw error(number) }
    return process
  }

  private func error(_ number: Int32) -> AskingFailure {
    .notStarted("\(words[0]): \(String(cString: strerror(number)))")
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Libc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return lseek(file, 0, SEEK_SET) == 0
  }

  /// The status of a process that ends; nil where it does not in time.
  private static func wait(for process: pid_t, until end: Int) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      if ended < 0, errno != EINTR { return 0 }
      if now >= end { return nil }
      // Its output has ended, so that it ends in a moment as a rule.
      usleep(500)
    }
  }

  /// Milliseconds of a clock that nobody sets.
  fileprivate static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// What another process writes and this one reads.
private final class Pipe {
  /// Where it is written.
  let end: Int32
  private let start: Int32
  private var isEndOpen = true

  init?() {
    var files: [Int32] = [0, 0]
    guard linux_pipe(&files) == 0 else { return nil }
    (start, end) = (files[0], files[1])
  }

  deinit {
    close(start)
    closeEnd()
  }

  func closeEnd() {
    if isEndOpen { close(end) }
    isEndOpen = false
  }

  /// All that comes; nil where it does not end in time.
  func read(atMost most: Int, until end: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      var question = pollfd(fd: start, events: Int16(POLLIN), revents: 0)
      let rest = end - CheckProcess.now
      if rest <= 0 { return nil }
      if poll(&question, 1, Int32(rest)) <= 0 { continue }
      let count = Libc.read(start, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += buffer.prefix(min(count, most - bytes.count))
    }
  }
}
