import SettingsDocuments
import SettingsSession

/// `settee reset FILE PATH`: takes one setting back to its default and saves the file.
struct ResetVerb: EditingVerb {
  nonisolated static let name = "reset"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.file, .path], "takes one setting back to its default")],
      options: VerbEntry.changing + [.comment], exclusive: [.json, .quiet])
  }

  let request: EditRequest
  private let path: Path
  /// Whether its line becomes a comment that keeps the value.
  private let becomesComment: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    request = try EditRequest(&arguments)
    path = try arguments.requirePath()
    becomesComment = arguments.has(.comment)
    self.context = context
  }

  var forceHint: String { "--force \(becomesComment ? "makes it a comment" : "removes it") all the same" }

  func edit(_ session: EditingSession) throws(VerbError) -> [Path] {
    let path = try change(path, session)
    if session.node(at: path) == nil, let likely = session.likelyPath(for: path) {
      output.warning("\(path) is not set; did you mean \(likely)?")
    }
    try refusing(path) { () throws(SettingError) -> Void in
      if becomesComment {
        try session.commentOut(path, force: request.isForced)
      } else {
        try session.reset(path, force: request.isForced)
      }
    }
    return [path]
  }
}
