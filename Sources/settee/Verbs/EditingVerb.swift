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

  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus {
    if request.apply != nil { try ApplyRequest.expectMachine() }
    let before = session.document
    session.saveNote = SaveNote(tool: Self.name, reason: request.reason)
    let paths = try edit(session)
    let isChanged = session.document.text != before.text
    if let subject {
      warnOfPlace(subject, isChanged: isChanged)
      warnOfOtherFiles(paths, session, subject)
    }
    if isChanged {
      try expectFormat(of: session.document, subject)
      try askProgram(before, session, subject)
    }
    if let apply = request.apply { return try self.apply(apply, paths, before, session, subject) }
    if !request.isDryRun {
      for notice in try session.saved(as: file.path) { output.error(notice) }
    }
    report(paths, before, session)
    if !request.isDryRun, !request.isQuiet, isChanged, let subject {
      reportEffects(of: paths, subject)
    }
    return .fine
  }

  /// Saves, and puts into force what was changed.
  private func apply(
    _ apply: ApplyRequest, _ paths: [Path], _ before: Document, _ session: EditingSession, _ subject: FileSubject?
  ) throws(VerbError) -> ExitStatus {
    guard let subject, let page = subject.page else {
      throw .no("\(file.path): no program is known that it belongs to, so nothing tells how it is put into force")
    }
    try SavedChanges.expectEffect(of: page, on: file.path)
    let changed = ChangedFile(
      page: page, path: subject.target, document: session.document, settings: paths,
      secrets: Set(paths.filter(session.isSecret)))
    let applying = Applying(context: context, isQuiet: request.isQuiet, isBeside: request.asJSON)
    let isChanged = session.document.text != before.text
    let plan = isChanged ? applying.plan(for: [changed]) : ApplyPlan(steps: [])
    // What a change that waits has set already may go back as well.
    if !request.isDryRun { try applying.check(apply, for: plan, of: [changed]) }
    if request.isDryRun || !isChanged {
      report(paths, before, session)
      if isChanged { applying.show(plan) }
      if request.isDryRun { return .fine }
      // What was saved before and is not in force yet: the value that is asked for may be among that.
      let earlier = SavedChanges(context: context).all(of: [page.name]).filter { $0.path == subject.target }
      return earlier.isEmpty ? .fine : try applying.applySaved(earlier, apply)
    }
    let status = try applying.apply(plan, for: [changed], apply) { () throws(VerbError) in
      for notice in try session.saved(as: file.path) { output.error(notice) }
      report(paths, before, session)
    }
    if status != .fine { adviseUndo(plan) }
    return status
  }

  /// Says how what does not hold is taken back: what it was to be in force of may not run any more.
  private func adviseUndo(_ plan: ApplyPlan) {
    guard opener.record.keptJournal != nil, !plan.steps.contains(where: \.isImpossible) else { return }
    let options = plan.lockOut == nil ? "--apply" : "--apply --no-confirm"
    let path = (file.path.hasPrefix("-") ? "-- " : "") + ShellLine.quoted(file.path)
    output.advice("to take it back: settee undo \(options) \(path)")
  }

  /// Says where a file does not count for its name, or is not the machine's own.
  private func warnOfPlace(_ subject: FileSubject, isChanged: Bool) {
    guard let program = subject.page?.name else { return }
    if subject.isUnread { output.warning("\(file.path): \(program) does not read a file of this name") }
    if isChanged, MachinePrograms.shippedFolders.contains(where: subject.target.hasPrefix) {
      output.warning("\(file.path): belongs to its package, and an upgrade writes it anew")
    }
  }

  /// Says which settings do not count where they were set, and where they would.
  func warnOfOtherFiles(_ paths: [Path], _ session: EditingSession, _ subject: FileSubject) {
    let warnings = OverruledSettings(layers: opener.layers, subject: subject)
    for line in warnings.warnings(on: paths, in: session) { output.warning(line) }
  }

  /// Refuses a text that would no longer be taken for what it is: `a = see #5` may be the end of a value, or none.
  private func expectFormat(of document: Document, _ subject: FileSubject?) throws(VerbError) {
    guard !request.isForced, !file.isStandardInput, document.format.name == "ini",
      case .refused(let refusal) = opener.detection(of: document.text, file, subject)
    else { return }
    throw .no("\(file.path): nothing was written, as then \(refusal.reason); --force writes it all the same")
  }

  /// Asks the program that the file belongs to, before anything is written. Where nobody said so, only what it refuses is
  /// told, and a check that may run what the file says is left out.
  private func askProgram(
    _ before: Document, _ session: EditingSession, _ subject: FileSubject?
  ) throws(VerbError) {
    let check = subject?.page?.check
    // Whoever applies is not told of each program that nobody can ask.
    let isBidden = request.asksProgram && (request.apply == nil || check != nil)
    let isUnbidden = asksUnbidden && !request.isForced && check?.mayRunContent == false && RootFolder.entered == nil
    guard isBidden || isUnbidden else { return }
    let answer = ProgramAsking(
      on: session.document.text, about: subject, named: file.path, before: before.text)
    guard isBidden || answer.isRefusal else { return }
    for line in answer.lines { output.error(line) }
    if let notice = answer.notice { output.error(notice) }
    if answer.isRefusal, !request.isForced {
      throw .no("\(file.path): \(answer.program) does not take it; nothing was written; --force writes it all the same")
    }
  }

  /// Says what it takes until the changes hold.
  private func reportEffects(of paths: [Path], _ subject: FileSubject) {
    // What is not in its place yet, no program reads.
    if file.place != nil { return }
    for line in subject.effectLines(of: paths, home: opener.home) { output.error("\(file.path): \(line)") }
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

  /// Says what was changed, or would be.
  private func report(_ paths: [Path], _ before: Document, _ session: EditingSession) {
    let isChanged = session.document.text != before.text
    if request.asJSON {
      let lasting = LastingPaths(session.document)
      output.lines(paths.map { line(on: $0, lasting, before, session.document, isOnlyOne: paths.count == 1) })
    } else if request.isDryRun {
      output.difference(from: before, to: session, inFile: file.path)
    } else if !request.isQuiet, !file.isStandardInput {
      output.line(isChanged ? "changed" : "unchanged")
    }
  }

  private func line(
    on path: Path, _ lasting: LastingPaths, _ before: Document, _ after: Document, isOnlyOne: Bool
  ) -> String {
    // What is added later may have made a list of what is around it.
    let (old, new) = (before.node(at: path)?.value, (try? after.resolved(path)).flatMap(after.node)?.value)
    let isChanged = isOnlyOne ? after.text != before.text : old != new
    let members =
      lasting.members(for: path) + [
        ("old", old ?? nil), ("new", new ?? nil), ("changed", .boolean(isChanged)),
      ]
    return Value.object(ObjectMembers(members)).json
  }
}
