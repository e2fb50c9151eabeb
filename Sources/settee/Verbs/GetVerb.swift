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
      output.error("\(request.path) is not set" + (hint(in: opened).map { "; " + $0 } ?? ""))
      return .no
    }
    if !request.asJSON, let text = node.string {
      output.line(text)
    } else {
      output.line(node.value.json)
    }
    return .fine
  }

  /// What is known of a setting that is not set.
  private func hint(in opened: OpenedFile) -> String? {
    let document = opened.file.document
    if let commented = document.commentedSettings.first(where: { $0.path == request.path }) {
      return "commented out, it says \(commented.value.value.json)"
    }
    let standard = opened.schema?.description(at: request.path, in: document)?.defaultValue
    return standard.map { "its default is \($0.json)" }
  }
}
