import SettingsApplying
import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// Which files hold changes that no running program has taken up.
@MainActor
struct SavedChanges {
  let context: VerbContext
  /// Where is told what went back.
  var store = PendingStore.settee

  /// A file by its name, with the settings that were changed where the caller or the journal tells.
  func file(_ name: String, settings: [Path]? = nil) throws(VerbError) -> ChangedFile {
    let target = try target(of: name)
    let subject = context.opener.subject(name, target: target)
    guard let page = subject.page else {
      let reason = subject.pageProblem?.description ?? "no program is known that it belongs to"
      throw VerbError("\(name): \(reason), so nothing tells how it is put into force")
    }
    try Self.expectEffect(of: page, on: name)
    return changed(page, target, format: subject.pageFormat, settings)
  }

  /// Refuses a file of whose program nothing tells how it takes up a change.
  static func expectEffect(of page: ProgramPage, on name: String) throws(VerbError) {
    if page.effect != nil { return }
    throw VerbError(
      "\(name): nothing tells how \(page.title) takes up a change, so it cannot be put into force; "
        + "[effect] of the page \(page.name) would (settee-program(5))")
  }

  private func target(of name: String) throws(VerbError) -> String {
    try VerbError.from { () throws(FileError) in
      try FileError.attempt(name) { () throws(FileSystemError) in
        try context.opener.writer.fileSystem.resolve(FilePath.absolute(name))
      }
    }
  }

  private func changed(
    _ page: ProgramPage, _ path: String, format: Format?, _ settings: [Path]?
  ) -> ChangedFile {
    let document = (try? context.opener.file(FileRequest(path: path, format: format)))?.file.document
    let known = settings ?? unapplied.since(page, path).flatMap { remembered(path, document, since: $0) }
    return ChangedFile(page: page, path: path, document: document, settings: known)
  }

  /// All files that were changed after the units that read them started, or read them again.
  func all() -> [ChangedFile] { all(of: context.opener.pages.names) }

  /// Those of some programs, by the names of their pages.
  func all(of names: [String]) -> [ChangedFile] {
    let programs = MachinePrograms(pages: context.opener.pages, home: context.opener.home)
    let planner = ApplyPlanner(machine: context.machine, home: context.opener.home)
    return names.compactMap(programs.program).flatMap { program in
      unapplied.files(of: program).compactMap { file in
        guard let path = try? context.opener.writer.fileSystem.resolve(file.path) else { return nil }
        let changed = changed(program.page, path, format: file.format, nil)
        let isAsked = program.page.effect?.readBy.isEmpty == false
        return isAsked && planner.isInForce(changed) ? nil : changed
      }
    }
  }

  private var unapplied: UnappliedFiles {
    let journal = context.opener.record.keptJournal
    return UnappliedFiles(home: context.opener.home, machine: context.machine) { path in
      journal?.lastApplied(ofFile: (try? SystemFileSystem().resolve(path)) ?? path)
    }
  }

  var journal: Journal? {
    context.folders.state.map { Journal(folder: $0, writer: context.opener.writer) }
  }

  /// A file that is changed already, with what it held before: before all that was saved since its program read it, or
  /// else before it was saved last.
  func pending(_ file: ChangedFile, former: [UInt8]?) throws(VerbError) -> PendingChange.File {
    let text = (try? context.opener.read(file.path).bytes) ?? []
    let read = unapplied.since(file.page, file.path)
    let time = read.map { Int($0 * 1000) } ?? journal?.entries(ofFile: file.path).last?.time
    let known =
      (former ?? time.flatMap { journal?.text(of: file.path, holding: text, before: $0) }).map { ($0, time) }
      ?? textBeforeReturn(of: file)
    guard let (former, since) = known else {
      throw VerbError(
        """
        what \(file.path) held before is not known, so nothing can bring it back: --former names a file \
        that has it, and --no-confirm does without
        """)
    }
    return PendingChange.File(file.path, text: text, format: file.document?.format, former: former, since: since)
  }

  /// The settings that Settee saved since then; nil where the journal does not know all of the file's changes.
  private func remembered(_ path: String, _ document: Document?, since: Double) -> [Path]? {
    guard let document,
      let former = journal?.text(of: path, holding: document.text, before: Int(since * 1000)),
      let old = try? Document(parsing: former, as: document.format)
    else { return nil }
    return document.differences(from: old).map(\.path)
  }
}
