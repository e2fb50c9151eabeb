import SettingsSession

/// `settee set FILE PATH VALUE`: changes one setting and saves the file.
@MainActor
struct SetVerb: EditingVerb {
  let request: EditRequest
  /// As it was typed.
  let value: String
  let opener: FileOpener
  let output: Output

  let forceHint = "--force sets it all the same"

  func edit(_ session: EditingSession) throws(SettingError) {
    try session.set(request.path, toTyped: value, force: request.isForced)
  }
}
