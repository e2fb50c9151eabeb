import SettingsDocuments
import SettingsSchema
import SettingsScreens

/// `settee set FILE PATH VALUE`: changes one setting and saves the file.
@MainActor
struct SetVerb: FileVerb {
  let request: SetRequest
  let opener: FileOpener
  let output: Output

  var file: FileRequest { request.file }

  func answer(_ opened: OpenedFile) throws(VerbError) -> ExitStatus {
    let edited = EditedFile(
      file: opened.file, edited: try edit(opened), path: request.path, record: opener.record, output: output)
    return try edited.finish(isDryRun: request.isDryRun, asJSON: request.asJSON)
  }

  private func edit(_ opened: OpenedFile) throws(VerbError) -> Document {
    let value = try readValue(opened)
    do throws(EditError) {
      return try opened.file.document.applying(.set(request.path, value)).document
    } catch {
      throw .no(error.description)
    }
  }

  private func readValue(_ opened: OpenedFile) throws(VerbError) -> Value {
    let document = opened.file.document
    let schema = opened.schema
    let types = schema?.description(at: request.path, in: document)?.types ?? .all
    let present = document.node(at: request.path)?.value
    let value: Value
    do throws(ValueReadingError) {
      value = try ValueReader.read(request.value, types: types, present: present)
    } catch {
      guard request.isForced else { throw .no("\(request.path): \(error)") }
      return ValueReader.readFreely(request.value)
    }
    if !request.isForced, let problem = schema?.check(value, at: request.path, in: document).first {
      throw .no("\(request.path): \(problem.message); --force sets it all the same")
    }
    return value
  }
}
