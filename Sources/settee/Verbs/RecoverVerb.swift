import SettingsDocuments

/// `settee recover FILE`: makes a file whole whose saving was interrupted.
@MainActor
struct RecoverVerb: Verb {
  nonisolated static let name = "recover"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([.file], "makes a file whole whose saving was interrupted")],
      options: [.new, .discard, .dryRun], exclusive: [.new, .discard])
  }

  /// What to do with a file whose saving was interrupted.
  private enum Way {
    /// As it was before.
    case before
    /// As it was to be.
    case after
    /// As it is now.
    case discard
  }

  private let path: String
  private let way: Way
  private let isDryRun: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    way = arguments.has(.new) ? .after : arguments.has(.discard) ? .discard : .before
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
      switch way {
      case .before: try interrupted.restore(.before)
      case .after: try interrupted.restore(.after)
      case .discard: interrupted.discard()
      }
    }
    return .fine
  }

  private func result(of interrupted: InterruptedSave) -> [UInt8] {
    switch way {
    case .before: interrupted.before
    case .after: interrupted.after
    case .discard: interrupted.present
    }
  }
}
