import SettingsSession

/// `settee get FILE PATH`: prints one setting.
@MainActor
struct GetVerb: FileVerb {
  let request: GetRequest
  let opener: FileOpener
  let output: Output

  var file: FileRequest { request.file }

  func answer(_ session: EditingSession) throws(VerbError) -> ExitStatus {
    guard let node = session.document.node(at: request.path) else {
      throw .no("\(request.path) is not set" + (hint(in: session).map { "; " + $0 } ?? ""))
    }
    if !request.asJSON, let text = node.string {
      output.settingText(text)
    } else {
      output.line(node.value.json)
    }
    return .fine
  }

  /// What is known of a setting that is not set.
  private func hint(in session: EditingSession) -> String? {
    if let commented = session.commented[request.path] {
      return "commented out, it says \(commented.value.value.json)"
    }
    return session.setting(at: request.path).defaultValue.map { "its default is \($0.json)" }
  }
}
