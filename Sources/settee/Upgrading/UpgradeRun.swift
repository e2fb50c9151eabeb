import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// One leftover merged from the command line.
@MainActor
struct UpgradeRun {
  private let leftover: UpgradeLeftover
  private let request: FileRequest
  private let options: Arguments
  private let upgrade: FileUpgrade
  private let context: VerbContext

  init(_ leftover: UpgradeLeftover, _ request: FileRequest, _ options: Arguments, _ context: VerbContext) {
    var request = request
    request.path = leftover.file
    (self.leftover, self.request, self.options, self.context) = (leftover, request, options, context)
    upgrade = FileUpgrade(leftover, opener: context.opener)
  }

  private var output: Output { context.output }
  private var file: String { leftover.file }
  /// What is taken of all that both changed; nil where that is asked.
  private var side: MergeSide? { options.has(.mine) ? .mine : options.has(.theirs) ? .theirs : nil }

  func run() throws(VerbError) -> ExitStatus {
    guard let (session, subject) = try session(),
      let upgrade = try VerbError.from({ () throws(FileError) in try upgrade.session(on: session) })
    else { return try mergeLines() }
    return try merge(upgrade, subject)
  }

  /// The file by its settings; nil where it is no settings file, or is not understood.
  private func session() throws(VerbError) -> (EditingSession, FileSubject?)? {
    do throws(FileOpeningError) {
      let source = try context.opener.source(of: request, context.input)
      return (try context.opener.session(with: source, request, output: output), source.subject)
    } catch .unusable(let reason) {
      throw VerbError(reason)
    } catch {
      return nil
    }
  }

  // MARK: - By settings

  private func merge(_ upgrade: UpgradeSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus {
    if let side { upgrade.chooseForRest(side) }
    if options.has(.auto), upgrade.source == nil, upgrade.session.document.text != upgrade.theirText {
      throw .no(
        "\(file): what was shipped before \(FilePath.name(of: leftover.path)) is not known: settee upgrade \(file)")
    }
    if !upgrade.open.isEmpty { return tell(upgrade) }
    let session = upgrade.session
    let before = session.document
    let problems = Set(session.violations.map(\.message))
    guard let merged = upgrade.merged else { throw .no("\(file): \(UpgradeError.notMade)") }
    if !merged.lostComments.isEmpty, upgrade.source != nil, side == nil {
      throw .no(
        "\(file): no place is left for comments of yours, --mine and --theirs leave them out: \(merged.lostComments[0])"
      )
    }
    let (staying, coming) = (upgrade.staying.count, upgrade.coming.count)
    do throws(UpgradeError) { try upgrade.take() } catch { throw .no("\(file): \(error)") }
    session.saveNote = SaveNote(tool: UpgradeVerb.name)
    try check(session, problems, before, subject)
    if options.has(.dryRun) {
      output.difference(from: before, to: session, inFile: file)
      return .fine
    }
    for notice in try session.saved(as: file) { output.error(notice) }
    try VerbError.from { () throws(FileError) in
      try self.upgrade.finish(upgrade.theirText, merged: upgrade.leftoverText)
    }
    report(staying: staying, coming: coming, upgrade)
    if session.document.text != before.text { reportEffects(upgrade, subject, since: before) }
    return .fine
  }

  /// Refuses what the schema or the program has against the result and had not before.
  private func check(
    _ session: EditingSession, _ problems: Set<String>, _ before: Document, _ subject: FileSubject?
  ) throws(VerbError) {
    if options.has(.force) { return }
    if let problem = session.violations.first(where: { !problems.contains($0.message) }) {
      throw .no("\(file): \(problem.path): \(problem.message); nothing was written; --force writes it all the same")
    }
    // A check that may run what the file says is for those who ask for it.
    guard subject?.page?.check?.mayRunContent == false, session.document.text != before.text else { return }
    let answer = ProgramAsking(on: session.document.text, about: subject, named: file, before: before.text)
    for line in answer.lines { output.error(line) }
    if answer.isRefusal {
      throw .no(
        "\(file): \(answer.program) does not take the result; nothing was written; --force writes it all the same")
    }
  }

  private func reportEffects(_ upgrade: UpgradeSession, _ subject: FileSubject?, since before: Document) {
    guard !options.has(.quiet), let subject else { return }
    let paths = upgrade.session.document.differences(from: before).map(\.path)
    for line in subject.effectLines(of: paths, home: context.opener.home) { output.error("\(file): \(line)") }
  }

  // MARK: - Words

  /// Lists what is to be decided.
  private func tell(_ upgrade: UpgradeSession) -> ExitStatus {
    if options.has(.json) {
      output.line(json(upgrade, isMerged: false, []))
    } else {
      let mask = SecretMask(upgrade.session)
      output.lines(upgrade.open.map { "\(file): \(line(of: $0, upgrade, mask))" })
      if !options.has(.quiet) { output.advice("settee \(file) asks about each; --mine and --theirs decide all") }
    }
    return .no
  }

  /// What is said of a setting that both changed.
  private func line(of conflict: SettingConflict, _ upgrade: UpgradeSession, _ mask: SecretMask) -> String {
    let sides = [("yours", MergeSide.mine), ("theirs", .theirs), ("shipped before", .shipped)].filter {
      $0.1 != .shipped || upgrade.source != nil
    }
    let values = sides.map { "\($0.0) \(mask.line(for: conflict[$0.1], at: conflict.path))" }.joined(separator: ", ")
    let means = upgrade.session.setting(at: conflict.path).summary.map { " (\($0))" } ?? ""
    return "\(conflict.path): \(values)\(means)"
  }

  private func report(staying: Int, coming: Int, _ upgrade: UpgradeSession) {
    if options.has(.json) {
      output.line(json(upgrade, isMerged: true, [("staying", .count(staying)), ("coming", .count(coming))]))
    } else if !options.has(.quiet) {
      let base = upgrade.source.map { "by what was shipped before (\($0))" } ?? "without what was shipped before"
      let name = FilePath.name(of: leftover.path)
      output.line("\(file): merged with \(name), \(base): \(staying) of yours kept, \(coming) of theirs taken")
    }
  }

  private func json(_ upgrade: UpgradeSession, isMerged: Bool, _ counts: [Value.KnownMember]) -> String {
    let mask = SecretMask(upgrade.session)
    let conflicts = upgrade.conflicts.map { conflict -> Value in
      let sides = MergeSide.allCases.map { side in
        (side.rawValue, conflict[side].map { mask.masked($0, at: conflict.path) })
      }
      return .known([("setting", .string(conflict.path.description))] + sides)
    }
    let start: [Value.KnownMember] = [
      ("file", .string(file)), ("leftover", .string(leftover.path)), ("merged", .boolean(isMerged)),
    ]
    return Value.known(start + counts + [("conflicts", conflicts.isEmpty ? nil : .array(conflicts))]).json
  }

  // MARK: - By lines

  /// Merges what is no settings file.
  private func mergeLines() throws(VerbError) -> ExitStatus {
    let (present, other) = try VerbError.from { () throws(FileError) in
      (try context.opener.read(file, request.options).bytes, try upgrade.text())
    }
    let (mine, theirs) = leftover.kind.isUsers ? (other, present) : (present, other)
    let shipped = upgrade.shippedText(before: theirs)
    let merge = shipped.map { LineMerge(base: $0.bytes, ours: mine, theirs: theirs) }
    let result: [UInt8]
    if mine == theirs {
      result = mine
    } else if let merge, merge.conflictCount == 0 {
      result = merge.text
    } else if let side {
      result = side == .mine ? mine : theirs
    } else {
      throw .no(
        "\(file): it is no settings file that is understood, and both changed the same lines; --mine or --theirs takes one"
      )
    }
    if options.has(.dryRun) {
      output.difference(UnifiedDiff(present, result), inFile: file)
      return .fine
    }
    try VerbError.from { () throws(FileError) in
      if result != present { try context.opener.writer.rewrite(file, with: result) }
      try upgrade.finish(theirs, merged: other)
    }
    if !options.has(.quiet), !options.has(.json) {
      output.line("\(file): merged with \(FilePath.name(of: leftover.path)) by lines")
    }
    return .fine
  }
}
