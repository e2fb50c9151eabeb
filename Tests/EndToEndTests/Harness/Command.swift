import Foundation
import Glibc
import Synchronization

/// A program run to its end without a terminal.
///
///     let outcome = try Command("/bin/cat").run(input: "hello\n")
///     #expect(outcome.output == "hello\n" && outcome.status == 0)
struct Command {
  var executable: String
  var arguments: [String] = []
  /// The whole environment: nothing is inherited.
  var environment: [String: String] = [:]
  var folder: URL?

  init(_ executable: String, _ arguments: [String] = [], environment: [String: String] = [:], folder: URL? = nil) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  struct Outcome {
    /// The exit status, or 128 and the signal's number as a shell says it.
    var status: Int32
    var outputBytes: [UInt8]
    var errorBytes: [UInt8]

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  }

  /// Runs the program in a session of its own, so that it has no controlling terminal.
  ///
  /// - Throws: ``HarnessError`` when it cannot start, or has not ended by the deadline (it is killed then).
  func run(input: String = "", until deadline: Deadline = Deadline()) throws -> Outcome {
    let child = try spawning.withLock { _ in try spawn(input: input) }
    let collected = collect([child.stdout, child.stderr], until: deadline)
    if collected == nil { kill(child.process, SIGKILL) }
    close(child.stdout)
    close(child.stderr)
    var status: Int32 = 0
    while waitpid(child.process, &status, 0) == -1 && errno == EINTR {}
    guard let collected else { throw HarnessError("\(executable) \(arguments) did not end") }
    let signal = status & 0x7f
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, outputBytes: collected[0], errorBytes: collected[1])
  }

  private func spawn(input: String) throws -> Child {
    let (stdin, stdout, stderr) = (try file(holding: Array(input.utf8)), try Pipe(), try Pipe())
    defer { [stdin, stdout.writeEnd, stderr.writeEnd].forEach { close($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, stdin, 0)
    posix_spawn_file_actions_adddup2(&actions, stdout.writeEnd, 1)
    posix_spawn_file_actions_adddup2(&actions, stderr.writeEnd, 2)

    // The threads that tests run on block signals, and a child would inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let place = folder.map { ["-C", $0.path] } ?? []
    let words = (["setsid", "env"] + place + [executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, "/usr/bin/setsid", &actions, &attributes, words, variables)
    guard problem == 0 else { throw HarnessError("cannot start \(executable): errno \(problem)") }
    return Child(process: process, stdout: stdout.readEnd, stderr: stderr.readEnd)
  }
}

/// Held while pipes are made and handed on, so that no other child inherits an end and keeps it open.
private let spawning = Mutex(())

private struct Child {
  var process: pid_t
  var stdout: Int32
  var stderr: Int32
}

/// A pipe whose ends no child inherits but by name.
private struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw HarnessError("no pipe: errno \(errno)") }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }
}

/// A nameless file to read `bytes` from: unlike a pipe it holds any number and does not mind a program that reads none.
private func file(holding bytes: [UInt8]) throws -> Int32 {
  var template = Array("/tmp/settee-input-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  guard descriptor >= 0 else { throw HarnessError("no temporary file: errno \(errno)") }
  unlink(template)
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  guard write(descriptor, bytes, bytes.count) == bytes.count, lseek(descriptor, 0, SEEK_SET) == 0 else {
    throw HarnessError("cannot write a temporary file: errno \(errno)")
  }
  return descriptor
}

/// Everything that comes out of `descriptors` until all are at their end; nil when the deadline comes first.
private func collect(_ descriptors: [Int32], until deadline: Deadline) -> [[UInt8]]? {
  var collected = descriptors.map { _ in [UInt8]() }
  var open = Set(descriptors.indices)
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while !open.isEmpty {
    var waiting = open.map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
    guard poll(&waiting, nfds_t(waiting.count), deadline.milliseconds) != 0 else { return nil }
    for ready in waiting where ready.revents != 0 {
      guard let index = descriptors.firstIndex(of: ready.fd) else { continue }
      let count = read(ready.fd, &chunk, chunk.count)
      if count > 0 { collected[index] += chunk[..<count] } else { open.remove(index) }
    }
  }
  return collected
}
