import SettingsDocuments
import SettingsSchema
import SettingsSession

/// A verb that changes one setting.
@MainActor
protocol EditingVerb: FileVerb {
  var request: EditRequest { get }

  /// The document with the setting changed.
  func edit(_ opened: OpenedFile) throws(VerbError) -> Document
}

extension EditingVerb {
  var file: FileRequest { request.file }

  func answer(_ opened: OpenedFile) throws(VerbError) -> ExitStatus {
    let edited = EditedFile(
      file: opened.file, edited: try edit(opened), path: request.path, record: opener.record, output: output)
    return try edited.finish(isDryRun: request.isDryRun, asJSON: request.asJSON)
  }
}

/// A file with one setting changed, on its way back to the disk.
@MainActor
private struct EditedFile {
  let file: SettingsFile
  let edited: Document
  let path: Path
  let record: ChangeRecord
  let output: Output

  /// Saves it, or prints what saving would change.
  func finish(isDryRun: Bool, asJSON: Bool) throws(VerbError) -> ExitStatus {
    if !isDryRun { try save() }
    if asJSON {
      report()
    } else if isDryRun {
      output.text(UnifiedDiff(file.document.text, edited.text).text(oldName: file.path, newName: file.path))
    }
    return .fine
  }

  private func save() throws(VerbError) {
    do throws(SaveError) {
      let saved = try file.save(edited)
      for notice in saved.notices { output.error(notice.description) }
      record.note(from: file.document, to: saved.file.document, ofFile: saved.file.target)
    } catch {
      throw VerbError(description: FileHint.described(error), status: error.isContention ? .no : .failure)
    }
  }

  /// What was changed, or would be, for programs to read.
  private func report() {
    let members: [ObjectMembers.Element] = [
      ("path", .string(path.pointer)),
      ("old", file.document.node(at: path)?.value ?? nil),
      ("new", edited.node(at: path)?.value ?? nil),
      ("changed", .boolean(edited.text != file.document.text)),
    ]
    output.line(Value.object(ObjectMembers(members)).json)
  }
}
