import SettingsDocuments
import SettingsSchema
import SettingsScreens

/// `settee set FILE PATH VALUE`: changes one setting and saves the file.
@MainActor
struct SetVerb {
  let request: SetRequest
  let folders: XDGFolders

  func run() -> ExitStatus {
    let opened: OpenedFile
    do throws(OpenFailure) {
      opened = try OpenedFile(request.file, writer: FileWriter(stateFolder: folders.state))
    } catch {
      Output.error(error.description)
      return .failure
    }
    do throws(Refusal) {
      let edited = try edit(opened)
      return try request.isDryRun ? preview(edited, opened.file) : save(edited, opened.file)
    } catch {
      Output.error(error.description)
      return error.status
    }
  }

  /// Why nothing was changed.
  private struct Refusal: Error {
    let description: String
    let status: ExitStatus
  }

  private func edit(_ opened: OpenedFile) throws(Refusal) -> Document {
    let value = try readValue(opened)
    do throws(EditError) {
      return try opened.file.document.applying(.set(request.path, value)).document
    } catch {
      throw Refusal(description: error.description, status: .no)
    }
  }

  private func readValue(_ opened: OpenedFile) throws(Refusal) -> Value {
    let document = opened.file.document
    let schema = opened.schema?.schema
    let types = schema?.description(at: request.path, in: document)?.types ?? .all
    let present = document.node(at: request.path)?.value
    let value: Value
    do throws(ValueReader.Failure) {
      value = try ValueReader.read(request.value, types: types, present: present)
    } catch {
      guard request.isForced else { throw Refusal(description: "\(request.path): \(error)", status: .no) }
      return ValueReader.readFreely(request.value)
    }
    if !request.isForced, let problem = schema?.check(value, at: request.path, in: document).first {
      throw Refusal(
        description: "\(request.path): \(problem.message); --force sets it all the same", status: .no)
    }
    return value
  }

  private func preview(_ edited: Document, _ file: SettingsFile) throws(Refusal) -> ExitStatus {
    Output.text(UnifiedDiff(file.document.text, edited.text).text(oldName: file.path, newName: file.path))
    return .fine
  }

  private func save(_ edited: Document, _ file: SettingsFile) throws(Refusal) -> ExitStatus {
    do throws(SaveError) {
      _ = try file.save(edited)
      return .fine
    } catch {
      throw Refusal(description: error.description, status: .failure)
    }
  }
}
