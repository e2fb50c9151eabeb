import SettingsDocuments
import SettingsSession

/// `settee reset FILE PATH`: takes one setting back to its default and saves the file.
@MainActor
struct ResetVerb: EditingVerb {
  let request: EditRequest
  let opener: FileOpener
  let output: Output

  let forceHint = "--force removes it all the same"

  func edit(_ session: EditingSession, _ path: Path) throws(VerbError) {
    try refusing(path) { () throws(SettingError) in try session.reset(path, force: request.isForced) }
  }
}
