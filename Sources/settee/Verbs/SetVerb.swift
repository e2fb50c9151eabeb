import SettingsDocuments
import SettingsSchema
import SettingsSession

/// `settee set FILE PATH VALUE`: changes one setting and saves the file.
@MainActor
struct SetVerb: EditingVerb {
  let request: EditRequest
  /// As it was typed.
  let value: String
  let opener: FileOpener
  let output: Output

  func edit(_ opened: OpenedFile) throws(VerbError) -> Document {
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
    let read: Value
    do throws(ValueReadingError) {
      read = try ValueReader.read(value, types: types, present: present)
    } catch {
      guard request.isForced else { throw .no("\(request.path): \(error)") }
      return ValueReader.readFreely(value)
    }
    if !request.isForced, let problem = schema?.check(read, at: request.path, in: document).first {
      throw .no("\(request.path): \(problem.message); --force sets it all the same")
    }
    return read
  }
}
