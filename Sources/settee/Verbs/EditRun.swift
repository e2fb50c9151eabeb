import SettingsApplying
import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// What a verb does that changes settings of one file: it makes the changes, has the program asked, saves, puts into force
/// and says what came of it. It is one for all such verbs, and compiled once.
@MainActor
struct EditRun {
  let verb: any EditingVerb
  let session: EditingSession
  /// The file; nil where the settings are of none.
  let subject: FileSubject?
  /// The document before the verb changed it.
  private let before: Document

  init(_ verb: any EditingVerb, _ session: EditingSession, _ subject: FileSubject?) {
    (self.verb, self.session, self.subject) = (verb, session, subject)
    before = session.document
  }

  private var isChanged: Bool { session.document.text != before.text }
  private var request: EditRequest { verb.request }
  private var file: FileRequest { verb.file }
  private var context: VerbContext { verb.context }
  private var opener: FileOpener { verb.opener }
  private var output: Output { verb.output }

  func run() throws(VerbError) -> ExitStatus {
    if request.apply != nil { try ApplyRequest.expectMachine() }
    session.saveNote = SaveNote(tool: type(of: verb).name, reason: request.reason)
    let paths = try verb.edit(session)
    if let subject {
      warnOfPlace(subject)
      verb.warnOfOtherFiles(paths, session, subject)
    }
    if isChanged {
      try expectFormat()
      try askProgram()
    }
    if let apply = request.apply { return try self.apply(apply, paths) }
    if !request.isDryRun { try save() }
    report(paths)
    if isChanged, !request.isDryRun, !request.isQuiet { reportEffects(of: paths) }
    return .fine
  }

  private func save() throws(VerbError) {
    for notice in try session.saved(as: file.path) { output.error(notice) }
  }

  /// Saves, and puts into force what was changed.
  private func apply(_ apply: ApplyRequest, _ paths: [Path]) throws(VerbError) -> ExitStatus {
    guard let subject, let page = subject.page else {
      throw .no("\(file.path): no program is known that it belongs to, so nothing tells how it is put into force")
    }
    try SavedChanges.expectEffect(of: page, on: file.path)
    let changed = ChangedFile(
      page: page, path: subject.target, document: session.document, settings: paths,
      secrets: Set(paths.filter(session.isSecret)))
    let applying = Applying(context: context, isQuiet: request.isQuiet, isBeside: request.asJSON)
    let plan = isChanged ? applying.plan(for: [changed]) : ApplyPlan(steps: [])
    // What a change that waits has set already may go back as well.
    if !request.isDryRun { try applying.check(apply, for: plan, of: [changed]) }
    if request.isDryRun || !isChanged {
      report(paths)
      if isChanged { applying.show(plan) }
      if request.isDryRun { return .fine }
      // What was saved before and is not in force yet: the value that is asked for may be among that.
      let earlier = SavedChanges(context: context).all(of: [page.name]).filter { $0.path == subject.target }
      return earlier.isEmpty ? .fine : try applying.applySaved(earlier, apply)
    }
    let status = try applying.apply(plan, for: [changed], apply) { () throws(VerbError) in
      try save()
      report(paths)
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
  private func warnOfPlace(_ subject: FileSubject) {
    guard let program = subject.page?.name else { return }
    if subject.isUnread { output.warning("\(file.path): \(program) does not read a file of this name") }
    if isChanged, MachinePrograms.shippedFolders.contains(where: subject.target.hasPrefix) {
      output.warning("\(file.path): belongs to its package, and an upgrade writes it anew")
    }
  }

  /// Refuses a text that would no longer be taken for what it is: `a = see #5` may be the end of a value, or none.
  private func expectFormat() throws(VerbError) {
    guard !request.isForced, !file.isStandardInput, before.format.name == "ini",
      case .refused(let refusal) = opener.detection(of: session.document.text, file, subject)
    else { return }
    throw .no("\(file.path): nothing was written, as then \(refusal.reason); --force writes it all the same")
  }

  /// Asks the program that the file belongs to, before anything is written. Where nobody said so, only what it refuses is
  /// told, and a check that may run what the file says is left out.
  private func askProgram() throws(VerbError) {
    let check = subject?.page?.check
    // Whoever applies is not told of each program that nobody can ask.
    let isBidden = request.asksProgram && (request.apply == nil || check != nil)
    let isUnbidden =
      verb.asksUnbidden && !request.isForced && check?.mayRunContent == false && RootFolder.entered == nil
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
  private func reportEffects(of paths: [Path]) {
    // What is not in its place yet, no program reads.
    guard let subject, file.place == nil else { return }
    for line in subject.effectLines(of: paths, home: opener.home) { output.error("\(file.path): \(line)") }
  }

  /// Says what was changed, or would be.
  private func report(_ paths: [Path]) {
    if request.asJSON {
      let lasting = LastingPaths(session.document)
      output.lines(paths.map { line(on: $0, lasting, isOnlyOne: paths.count == 1) })
    } else if request.isDryRun {
      output.difference(from: before, to: session, inFile: file.path)
    } else if !request.isQuiet, !file.isStandardInput {
      output.line(isChanged ? "changed" : "unchanged")
    }
  }

  private func line(on path: Path, _ lasting: LastingPaths, isOnlyOne: Bool) -> String {
    let after = session.document
    // What is added later may have made a list of what is around it.
    let (old, new) = (before.node(at: path)?.value, (try? after.resolved(path)).flatMap(after.node)?.value)
    let members =
      lasting.members(for: path) + [
        ("old", old ?? nil), ("new", new ?? nil), ("changed", .boolean(isOnlyOne ? isChanged : old != new)),
      ]
    return Value.object(ObjectMembers(members)).json
  }
}
