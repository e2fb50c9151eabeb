import SettingsDocuments
import SettingsSchema

/// `settee get FILE PATH`: prints one setting.
@MainActor
struct GetVerb: FileVerb {
  let request: GetRequest
  let opener: FileOpener
  let output: Output

  var file: FileRequest { request.file }

  func answer(_ opened: OpenedFile) -> ExitStatus {
    guard let node = opened.file.document.node(at: request.path) else {
      let standard = opened.schema?.description(at: request.path, in: opened.file.document)?.defaultValue
      output.error("\(request.path) is not set" + (standard.map { "; its default is \($0.json)" } ?? ""))
      return .no
    }
    if !request.asJSON, let text = node.string {
      output.line(text)
    } else {
      output.line(node.value.json)
    }
    return .fine
  }
}
