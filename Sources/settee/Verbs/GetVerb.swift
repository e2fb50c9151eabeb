import SettingsDocuments
import SettingsSession

/// `settee get FILE PATH`: prints one setting.
@MainActor
struct GetVerb: FileVerb {
  let request: GetRequest
  let context: VerbContext

  var file: FileRequest { request.file }

  /// A schema says nothing about a setting that is set; one that is named must be usable all the same.
  func answer(from document: Document) -> ExitStatus? {
    if request.file.schema.schema != nil { return nil }
    guard let node = document.node(at: document.resolved(request.path)) else { return nil }
    return show(node)
  }

  func answer(_ session: EditingSession) throws(VerbError) -> ExitStatus {
    let path = session.document.resolved(request.path)
    guard let node = session.document.node(at: path) else {
      throw .no("\(path) is not set" + (hint(at: path, in: session).map { "; " + $0 } ?? ""))
    }
    return show(node)
  }

  private func show(_ node: Node) -> ExitStatus {
    if !request.asJSON, let text = node.string {
      output.settingText(text)
    } else {
      output.line(node.value.json)
    }
    return .fine
  }

  /// What is known of a setting that is not set.
  private func hint(at path: Path, in session: EditingSession) -> String? {
    if let commented = session.commented[path] {
      return "commented out, it says \(commented.value.value.json)"
    }
    if let standard = session.setting(at: path).defaultValue { return "its default is \(standard.json)" }
    return session.likelyPath(for: path).map { "did you mean \($0)?" }
  }
}
