import SettingsDocuments

/// `settee recover FILE`: makes a file whole whose saving was interrupted.
@MainActor
struct RecoverVerb {
  let request: RecoverRequest
  let writer: FileWriter
  let output: Output

  func run() -> ExitStatus {
    guard let interrupted = InterruptedSave.find(request.path, writer: writer) else {
      output.error("\(request.path): no save of this file was interrupted; there is nothing to recover")
      return .no
    }
    if request.isDryRun {
      let diff = UnifiedDiff(interrupted.present, result(of: interrupted))
      output.difference(diff, inFile: request.path)
      return .fine
    }
    do throws(FileError) {
      switch request.way {
      case .before: try interrupted.restore(.before)
      case .after: try interrupted.restore(.after)
      case .discard: interrupted.discard()
      }
      return .fine
    } catch {
      output.error(FileHint.described(error))
      return .failure
    }
  }

  private func result(of interrupted: InterruptedSave) -> [UInt8] {
    switch request.way {
    case .before: interrupted.before
    case .after: interrupted.after
    case .discard: interrupted.present
    }
  }

  /// Says of a file that is about to be used that its saving was interrupted.
  static func warn(of path: String, writer: FileWriter, output: Output) {
    guard let interrupted = InterruptedSave.find(path, writer: writer) else { return }
    let state = interrupted.isTorn ? "" : ", and another program has changed it since"
    output.error(
      "\(path): saving this file was interrupted\(state); settee recover \(path) puts it back as it was before")
  }
}
