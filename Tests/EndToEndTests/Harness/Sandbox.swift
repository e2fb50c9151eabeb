import Foundation

/// A temporary home for one test, removed with it: no program a test starts sees, or writes, a user's real files.
final class Sandbox: Sendable {
  let home: URL

  init() throws {
    var template = Array("/tmp/settee-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw HarnessError("no temporary folder: errno \(errno)") }
    home = URL(filePath: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    for folder in ["config", "state", "cache", "data", "runtime"] {
      try FileManager.default.createDirectory(at: home.appending(path: folder), withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// What programs in the sandbox are told: a home and XDG folders inside it, UTF-8, and a terminal of a known kind.
  func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var environment: [String: String?] = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home.path, "USER": "tester", "SHELL": "/bin/sh",
      "LANG": "C.UTF-8", "TERM": "xterm-256color", "PS1": "$ ",
      "XDG_CONFIG_HOME": "\(home.path)/config", "XDG_STATE_HOME": "\(home.path)/state",
      "XDG_CACHE_HOME": "\(home.path)/cache", "XDG_DATA_HOME": "\(home.path)/data",
      "XDG_RUNTIME_DIR": "\(home.path)/runtime",
    ]
    environment.merge(changes) { $1 }
    return environment.compactMapValues { $0 }
  }

  /// Writes a file, at a path from the sandbox's home, and its folders.
  @discardableResult
  func write(_ path: String, _ bytes: some Sequence<UInt8>) throws -> URL {
    let file = home.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL { try write(path, text.utf8) }

  /// Copies a file into the sandbox's home.
  @discardableResult
  func copy(_ original: URL) throws -> URL {
    try write(original.lastPathComponent, try Data(contentsOf: original))
  }

  func text(of file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  /// Runs a program in the sandbox without a terminal.
  func run(
    _ executable: String, _ arguments: [String], input: String = "", environment changes: [String: String?] = [:],
    until deadline: Deadline = Deadline()
  ) throws -> Command.Outcome {
    try Command(executable, arguments, environment: environment(changes), folder: home)
      .run(input: input, until: deadline)
  }

  /// Runs the settee under test without a terminal.
  func settee(
    _ arguments: String..., input: String = "", environment changes: [String: String?] = [:]
  ) throws -> Command.Outcome {
    try run(try Locations.settee(), arguments, input: input, environment: changes)
  }
}
