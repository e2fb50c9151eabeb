import SettingsDocuments
import SettingsSchema
import SettingsSession

/// `settee set FILE PATH VALUE`: changes one setting and saves the file.
@MainActor
struct SetVerb: EditingVerb {
  let request: EditRequest
  let value: ValueSource
  let opener: FileOpener
  let input: Input
  let output: Output

  let forceHint = "--force sets it all the same"

  func edit(_ session: EditingSession, _ path: Path) throws(VerbError) {
    let before = session.document
    let text = try typedText(at: path, isSecret: session.isSecret(path))
    try refusing(path) { () throws(SettingError) in
      try session.set(path, toTyped: text, force: request.isForced)
    }
    guard let value = session.document.node(at: path)?.value else { return }
    for warning in session.schema?.warnings(about: value, at: path, in: before) ?? [] { output.warning(warning) }
  }

  private func typedText(at path: Path, isSecret: Bool) throws(VerbError) -> String {
    do throws(InputError) {
      return try ValueInput(input: input, output: output).text(
        from: value, for: path.description, isSecret: isSecret)
    } catch {
      throw VerbError(description: error.description, status: .failure)
    }
  }
}
