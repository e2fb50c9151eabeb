import SettingsDocuments
import SettingsSchema

/// `settee get FILE PATH`: prints one setting.
struct GetVerb {
  let request: GetRequest
  let folders: XDGFolders

  func run() -> ExitStatus {
    do throws(OpenFailure) {
      let opened = try OpenedFile(request.file, writer: FileWriter(stateFolder: folders.state))
      return show(opened)
    } catch {
      Output.error(error.description)
      return .failure
    }
  }

  private func show(_ opened: OpenedFile) -> ExitStatus {
    guard let node = opened.file.document.node(at: request.path) else {
      let standard = opened.schema?.schema.description(at: request.path, in: opened.file.document)?.defaultValue
      Output.error("\(request.path) is not set" + (standard.map { "; its default is \($0.json)" } ?? ""))
      return .no
    }
    if !request.asJSON, let text = node.string {
      Output.line(text)
    } else {
      Output.line(node.value.json)
    }
    return .fine
  }
}
