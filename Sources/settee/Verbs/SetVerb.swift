import SettingsDocuments
import SettingsSchema
import SettingsScreens

/// `settee set FILE PATH VALUE`: changes one setting and saves the file.
@MainActor
struct SetVerb {
  let request: SetRequest
  let opener: FileOpener
  let output: Output

  func run() -> ExitStatus {
    let opened: OpenedFile
    do throws(OpenFailure) {
      opened = try opener.open(request.file)
    } catch {
      output.error(error.description)
      return .failure
    }
    do throws(Refusal) {
      let edited = try edit(opened)
      return try request.isDryRun ? preview(edited, opened.file) : save(edited, opened.file)
    } catch {
      output.error(error.description)
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
    let schema = opened.schema
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
    if request.asJSON {
      report(edited, file)
      return .fine
    }
    output.text(UnifiedDiff(file.document.text, edited.text).text(oldName: file.path, newName: file.path))
    return .fine
  }

  private func save(_ edited: Document, _ file: SettingsFile) throws(Refusal) -> ExitStatus {
    do throws(SaveError) {
      _ = try file.save(edited)
      if request.asJSON { report(edited, file) }
      return .fine
    } catch {
      throw Refusal(description: error.description, status: .failure)
    }
  }

  /// What was changed, or would be, for programs to read.
  private func report(_ edited: Document, _ file: SettingsFile) {
    let members: [(String, Value)] = [
      ("path", .string(request.path.pointer)),
      ("old", file.document.node(at: request.path)?.value ?? nil),
      ("new", edited.node(at: request.path)?.value ?? nil),
      ("changed", .boolean(edited.text != file.document.text)),
    ]
    output.line(Value.object(ObjectMembers(members.map { (key: $0.0, value: $0.1) })).json)
  }
}
