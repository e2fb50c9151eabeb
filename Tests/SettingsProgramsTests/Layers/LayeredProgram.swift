import Foundation

/// The real programs of a Debian, asked what they take made-up settings to be.
///
/// `PROGRAMS_ROOT` names the root of that Debian; folders of it are covered in a namespace of mounts, which takes root.
enum LayeredProgram {
  /// The root of the Debian; nil, and a line that says why, where a test cannot be made.
  static func root(with program: String, for test: String = #function) -> String? {
    guard let root = ProcessInfo.processInfo.environment["PROGRAMS_ROOT"] else {
      print("skipped: \(test), because PROGRAMS_ROOT names no Debian")
      return nil
    }
    guard getuid() == 0 else {
      print("skipped: \(test), for want of root")
      return nil
    }
    guard !files(matching: root + program).isEmpty else {
      print("skipped: \(test), because \(root) has no \(program)")
      return nil
    }
    return root
  }

  /// A program of this machine; nil, and a line that says why, where it is not installed.
  static func installed(_ program: String, for test: String = #function) -> String? {
    if FileManager.default.isExecutableFile(atPath: program) { return program }
    print("skipped: \(test), because \(program) is not installed")
    return nil
  }

  private static func files(matching pattern: String) -> [String] {
    var result = glob_t()
    defer { globfree(&result) }
    guard glob(pattern, 0, nil, &result) == 0 else { return [] }
    return (0..<Int(result.gl_pathc)).compactMap { result.gl_pathv[$0].map { String(cString: $0) } }
  }

  /// What a script prints, in a namespace of mounts of its own: `$tree` is the made-up tree, `$root` the Debian.
  ///
  /// - Parameter folders: those of the Debian in whose place the tree's are.
  static func output(of script: String, over folders: [String], tree: String, root: String) throws -> [String] {
    let mounts = folders.map { "mount --bind \"$tree\(String($0))\" \"$root\(String($0))\" &&" }.joined(separator: " ")
    let words = ["-m", "/bin/sh", "-c", "tree=$0; root=$1; \(mounts) { \(script) }", tree, root]
    return try lines(of: ["/usr/bin/unshare"] + words)
  }

  /// The lines that a command prints, whatever it thinks of them.
  static func lines(of command: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
