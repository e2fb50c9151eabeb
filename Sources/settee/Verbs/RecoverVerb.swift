import SettingsDocuments

/// `settee recover FILE`: makes a file whole whose saving was interrupted.
struct RecoverVerb: Verb {
  nonisolated static let name = "recover"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.file], "makes a file whole whose saving was interrupted")],
      options: [.new, .discard, .dryRun], exclusive: [.new, .discard])
  }

  private let path: String
  /// What the file is to hold; nil for what it holds now.
  private let content: InterruptedSave.Content?
  private let isDryRun: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    content = arguments.has(.new) ? .after : arguments.has(.discard) ? nil : .before
    isDryRun = arguments.has(.dryRun)
    path = try arguments.requireNamedFile()
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    guard let interrupted = InterruptedSave.find(path, writer: opener.writer) else {
      throw .no("\(path): no save of this file was interrupted; there is nothing to recover")
    }
    if isDryRun {
      let diff = UnifiedDiff(interrupted.present, result(of: interrupted))
      output.difference(diff, inFile: path)
      return .fine
    }
    try VerbError.from { () throws(FileError) in
      if let content { try interrupted.restore(content) } else { interrupted.discard() }
    }
    return .fine
  }

  private func result(of interrupted: InterruptedSave) -> [UInt8] {
    switch content {
    case .before?: interrupted.before
    case .after?: interrupted.after
    case nil: interrupted.present
    }
  }
}
