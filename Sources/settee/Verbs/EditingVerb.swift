import SettingsApplying
import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// A verb that changes settings, saves the file in one write and says whether it changed.
@MainActor
protocol EditingVerb: FileVerb {
  var request: EditRequest { get }
  /// What `--force` would do where the schema refuses the change.
  var forceHint: String { get }

  /// Changes the settings; the result are their paths in this document.
  ///
  /// - Throws: why one was refused; nothing is saved then.
  func edit(_ session: EditingSession) throws(VerbError) -> [Path]
  /// Whether the file's program may be asked without `--ask`.
  var asksUnbidden: Bool { get }
}

extension EditingVerb {
  var file: FileRequest { request.file }

  var asksUnbidden: Bool { true }

  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus {
    try EditRun(self, session, subject).run()
  }

  func didOpen(_ source: DocumentSource) {
    if source.target != nil, !request.isQuiet,
      let generated = GeneratedFile(at: FilePath.absolute(file.path), text: source.document.text)
    {
      output.warning("\(file.path): \(generated.advice)")
    }
    guard let target = source.target, !opener.recovery.copies(ofFile: target).isEmpty else { return }
    output.error(
      "\(file.path): unsaved changes of a session that did not end are kept; opening the file offers them")
  }

  /// Says which settings do not count where they were set, and where they would.
  func warnOfOtherFiles(_ paths: [Path], _ session: EditingSession, _ subject: FileSubject) {
    let warnings = OverruledSettings(layers: opener.layers, subject: subject)
    for line in warnings.warnings(on: paths, in: session) { output.warning(line) }
  }

  /// The path of a setting that is to change; which one of several it is, is said where the command does not say it.
  func change(_ path: Path, _ session: EditingSession) throws(VerbError) -> Path {
    let resolution = try session.resolution(of: path)
    if let item = session.itemMeant(by: resolution.path) {
      throw .no("\(path): there is a list, whose items are named by their values; did you mean \(item)?")
    }
    if let list = resolution.openLists.first, let count = session.node(at: list)?.count, !request.isQuiet {
      let paths = LastingPaths(session.document)
      output.error("of \(count) \(list) the first is meant: \(paths.path(for: resolution.path))")
    }
    return resolution.path
  }

  /// Says in words of the command line why the session refused a change.
  ///
  /// - Parameter schema: what tells the section of a new setting that was named without it.
  @discardableResult
  func refusing<Result>(
    _ path: Path, by schema: CompiledSchema? = nil, _ change: () throws(SettingError) -> Result
  ) throws(VerbError) -> Result {
    do throws(SettingError) {
      return try change()
    } catch {
      if case .notAllowed = error, let section = schema?.section(of: path) {
        throw .no("\(path): \(error); did you mean \(Path([.key(section)] + path.steps))? \(forceHint)")
      }
      throw refusal(error, path)
    }
  }

  private func refusal(_ error: SettingError, _ path: Path) -> VerbError {
    switch error {
    case .unreadable, .notAllowed: .no("\(path): \(error); \(forceHint)")
    case .readOnly, .required: .no("\(error); \(forceHint)")
    case .exists, .noList, .nameMissing, .entryMissing, .columnsMissing, .edit: .no(error.description)
    }
  }
}
