import SettingsDocuments
import SettingsSession

/// A verb that changes one setting, saves the file and says whether it changed.
@MainActor
protocol EditingVerb: FileVerb {
  var request: EditRequest { get }
  /// What `--force` would do where the schema refuses the change.
  var forceHint: String { get }

  /// Changes the setting at a path: the one that the request means.
  func edit(_ session: EditingSession, _ path: Path) throws(VerbError)
}

extension EditingVerb {
  var file: FileRequest { request.file }

  func didOpen(_ opened: OpenedFile) {
    if opener.recovery.copies(ofFile: opened.file.target).isEmpty { return }
    output.error(
      "\(opened.file.path): unsaved changes of a session that did not end are kept; opening the file offers them")
  }

  func answer(_ session: EditingSession) throws(VerbError) -> ExitStatus {
    let before = session.document
    let path = before.resolved(request.path)
    try edit(session, path)
    if !request.isDryRun { try save(session) }
    report(path, before, session)
    return .fine
  }

  /// Says in words of the command line why the session refused a change.
  func refusing(_ path: Path, _ change: () throws(SettingError) -> Void) throws(VerbError) {
    do throws(SettingError) {
      try change()
    } catch {
      throw refusal(error, path)
    }
  }

  private func refusal(_ error: SettingError, _ path: Path) -> VerbError {
    switch error {
    case .unreadable, .notAllowed: .no("\(path): \(error); \(forceHint)")
    case .readOnly, .required: .no("\(error); \(forceHint)")
    case .exists, .nameMissing, .edit: .no(error.description)
    }
  }

  private func refusal(_ error: SaveError) -> VerbError {
    VerbError(description: FileHint.described(error), status: error.isContention ? .no : .failure)
  }

  private func save(_ session: EditingSession) throws(VerbError) {
    switch session.save() {
    case .saved:
      for notice in session.saveNotices { output.error(notice) }
    case .failed(let failure):
      guard let cause = failure.cause else { throw VerbError(description: failure.description, status: .failure) }
      throw refusal(cause)
    case .readOnly: throw refusal(.file(.readOnly(file.path)))
    case .conflict(let conflict):
      throw refusal(conflict.present.map { SaveError.conflict(file.path, present: $0) } ?? .gone(file.path))
    }
  }

  /// The lines that differ: as they are for a patch, with secrets masked for a terminal.
  private func difference(_ before: Document, _ session: EditingSession) -> UnifiedDiff {
    guard output.isTerminal else { return UnifiedDiff(before.text, session.document.text) }
    let texts = SecretMask(session).texts(before: before, after: session.document)
    return UnifiedDiff(texts.before, texts.after)
  }

  /// Says what was changed, or would be.
  private func report(_ path: Path, _ before: Document, _ session: EditingSession) {
    let after = session.document
    let isChanged = after.text != before.text
    if request.asJSON {
      let members: [ObjectMembers.Element] = [
        ("path", .string(path.pointer)),
        ("old", before.node(at: path)?.value ?? nil),
        ("new", after.node(at: path)?.value ?? nil),
        ("changed", .boolean(isChanged)),
      ]
      output.line(Value.object(ObjectMembers(members)).json)
    } else if request.isDryRun {
      output.difference(difference(before, session), inFile: file.path)
    } else if !request.isQuiet {
      output.line(isChanged ? "changed" : "unchanged")
    }
  }
}
