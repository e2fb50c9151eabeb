import SettingsDocuments

/// The files that a command line names: those that are named, and those in folders that are named.
struct FilesToCheck {
  /// The files with rules of what is not checked; of one folder's the last wins.
  static let ruleName = ".setteeignore"
  private static let ruleNames = [".gitignore", ruleName]

  struct File: Sendable {
    let operand: FileOperand
    /// Whether it was found, and not named: of what is no settings file nothing is said then.
    var isFound = false
  }

  private(set) var files: [File] = []
  private(set) var passedOver = FolderWalk.PassedOver()
  private(set) var hasFolders = false

  /// - Parameter skipsUnknown: whether what is named is taken as if it had been found.
  /// - Throws: where a folder cannot be read.
  init(_ operands: [FileOperand], skipsUnknown: Bool, _ opener: FileOpener) throws(FileError) {
    var rules: [String: IgnoreRules] = [:]
    let report = Self.report(opener)
    for operand in operands {
      if operand.isStandardInput {
        files.append(File(operand: operand))
      } else if opener.writer.fileSystem.isFolder(operand.path) {
        hasFolders = true
        var walk = FolderWalk(ruleNames: Self.ruleNames) {
          Self.mayBeSettings($0, opener) && !Self.isReport($0, report, opener)
        }
        try walk.enter(operand.path)
        files += walk.files.map { File(operand: FileOperand(path: $0), isFound: true) }
        passedOver.add(walk.passedOver)
      } else if skipsUnknown {
        take(operand, &rules, opener)
      } else {
        files.append(File(operand: operand))
      }
    }
  }

  /// Takes what was named as if it had been found.
  private mutating func take(_ operand: FileOperand, _ rules: inout [String: IgnoreRules], _ opener: FileOpener) {
    let path = FilePath.absolute(operand.path)
    let folder = FilePath.folder(of: path)
    let known = rules[folder] ?? IgnoreRules(in: folder, names: [Self.ruleName], top: opener.currentFolder)
    rules[folder] = known
    if known.ignoresOnTheWay(path) {
      passedOver.ignored += 1
    } else if Self.mayBeSettings(path, opener) {
      files.append(File(operand: operand, isFound: true))
    } else {
      passedOver.unwanted += 1
    }
  }

  /// The file that standard output goes to; nil where it goes elsewhere.
  private static func report(_ opener: FileOpener) -> FileStatus? {
    let status = try? opener.writer.fileSystem.status(of: "/dev/stdout")
    return status?.kind == .regular ? status : nil
  }

  /// Whether what is printed goes to this file: `settee check . > report.json`.
  private static func isReport(_ path: String, _ report: FileStatus?, _ opener: FileOpener) -> Bool {
    guard let report, let status = try? opener.writer.fileSystem.linkStatus(of: path) else { return false }
    return status.isSameFile(as: report)
  }

  /// Whether the name alone tells that it is a settings file, or may be one.
  private static func mayBeSettings(_ path: String, _ opener: FileOpener) -> Bool {
    switch FormatDetection(name: path) {
    case .known: true
    case .refused, .unknown: opener.subject(path, target: path).pageFormat != nil
    }
  }
}

extension FolderWalk.PassedOver {
  mutating func add(_ other: Self) {
    ignored += other.ignored
    unwanted += other.unwanted
    links += other.links
    unreadable += other.unreadable
  }

  /// `3 ignored, 40 of no known format`; nil for none.
  func text(binaryCount: Int) -> String? {
    let parts = [
      (ignored, "ignored"), (unwanted, "of no known format"), (binaryCount, "binary"),
      (links, "links out of the folder"),
      (unreadable, "folders that cannot be read"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? nil : "passed over: " + parts.joined(separator: ", ")
  }
}
