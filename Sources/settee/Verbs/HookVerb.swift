import SettingsDocuments
import SettingsPrograms

/// `settee hook dpkg`: has dpkg keep the user's settings files, and what it leaves merged.
struct HookVerb: Verb {
  nonisolated static let name = "hook"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.packageManager], "has dpkg and apt ask nothing of changed files, and merges what they leave")],
      options: [.remove, .dryRun])
  }

  /// The file that dpkg reads.
  nonisolated static let path = "/etc/dpkg/dpkg.cfg.d/90settee"
  nonisolated static let manager = Operand.packageManager.rawValue

  private let isRemoval: Bool
  private let isDryRun: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    (isRemoval, isDryRun) = (arguments.has(.remove), arguments.has(.dryRun))
    let manager = try arguments.require(Self.manager)
    guard manager == Self.manager else { throw UsageError("\(manager) has no hook; dpkg has, and so does apt by it") }
    self.context = context
  }

  private var writer: FileWriter { opener.writer }

  func run() throws(VerbError) -> ExitStatus {
    let text = Array(Self.text(program: TrustedProgram.own ?? "/usr/bin/settee").utf8)
    if isDryRun {
      output.text(text)
      return .fine
    }
    if isRemoval { return try VerbError.from { () throws(FileError) in try remove() } }
    try VerbError.from { () throws(FileError) in
      do throws(FileError) {
        try writer.create(Self.path, with: text, mode: 0o644)
      } catch .exists {
        try writer.rewrite(Self.path, with: text)
      }
    }
    FileUpgrade.remember(opener: opener)
    output.line("\(Self.path): dpkg keeps your settings files, and what it leaves is merged where that is certain")
    return .fine
  }

  private func remove() throws(FileError) -> ExitStatus {
    guard (try? writer.fileSystem.linkStatus(of: Self.path)) != nil else { return .no }
    try writer.remove(Self.path, inside: FilePath.folder(of: Self.path))
    return .fine
  }

  /// What dpkg is told.
  ///
  /// - Parameter program: this program, by its absolute path.
  nonisolated static func text(program: String) -> String {
    func call(_ option: String) -> String { "if [ -x \(program) ]; then \(program) upgrade \(option) || true; fi" }
    return """
      # Written by "settee hook dpkg"; "settee hook dpkg --remove" takes it away. See settee(1).
      force-confdef
      force-confold
      pre-invoke=\(call("--remember"))
      post-invoke=\(call("--auto"))

      """
  }
}
