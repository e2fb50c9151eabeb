import SettingsDocuments
import SettingsSession

/// `settee reset FILE PATH`: takes one setting back to its default and saves the file.
@MainActor
struct ResetVerb: EditingVerb {
  let request: EditRequest
  let path: Path
  let context: VerbContext

  let forceHint = "--force removes it all the same"

  func edit(_ session: EditingSession) throws(VerbError) -> [Path] {
    let path = session.document.resolved(path)
    if session.node(at: path) == nil, let likely = session.likelyPath(for: path) {
      output.warning("\(path) is not set; did you mean \(likely)?")
    }
    try refusing(path) { () throws(SettingError) in try session.reset(path, force: request.isForced) }
    return [path]
  }
}
