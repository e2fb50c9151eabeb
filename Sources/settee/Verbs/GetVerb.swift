import SettingsDocuments
import SettingsSchema

/// `settee get FILE PATH`: prints one setting.
@MainActor
struct GetVerb {
  let request: GetRequest
  let opener: FileOpener
  let output: Output

  func run() -> ExitStatus {
    do throws(OpenFailure) {
      let opened = try opener.open(request.file)
      return show(opened)
    } catch {
      output.error(error.description)
      return .failure
    }
  }

  private func show(_ opened: OpenedFile) -> ExitStatus {
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
