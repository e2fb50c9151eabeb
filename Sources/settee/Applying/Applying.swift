import SettingsApplying
import SettingsDocuments
import SettingsPrograms
import SettingsScreens

/// Puts saved files into force: says what is to be done, asks the programs first, does it, and says whether it holds.
@MainActor
struct Applying {
  let context: VerbContext
  /// Whether only what is wrong is said.
  var isQuiet = false
  /// Whether what is said goes to standard error, as standard output is something else.
  var isBeside = false

  private var output: Output { context.output }

  func plan(for files: [ChangedFile]) -> ApplyPlan {
    ApplyPlanner(machine: context.machine, home: context.opener.home).plan(for: files)
  }

  func show(_ plan: ApplyPlan) {
    if plan.steps.isEmpty, plan.filesInForce.isEmpty { say("nothing is to be done") }
    plan.lines.forEach(say)
  }

  /// Has files written, and puts them into force; what is to be confirmed goes back by itself where nobody does.
  ///
  /// - Parameters:
  ///   - pending: the files as they are to be, with what is known of what they held; nil where they are not written yet.
  ///   - write: writes them; does nothing where they are written already.
  func apply(
    _ plan: ApplyPlan, for files: [ChangedFile], _ request: ApplyRequest, pending: [PendingChange.File]? = nil,
    write: () throws(VerbError) -> Void = {}
  ) throws(VerbError) -> ExitStatus {
    guard case .within(let seconds) = request else {
      try write()
      return try carryOut(plan, for: files, request)
    }
    let programs = Set(files.map(\.page.name)).sorted()
    let program = programs.joined(separator: ", ")
    let pending =
      pending ?? files.map { PendingChange.File($0.path, text: $0.document?.text ?? [], format: $0.document?.format) }
    var change = try VerbError.from { () throws(ConfirmError) in
      try PendingChange.begin(
        pending, commands: plan.commandsBack, proof: plan.proof, seconds: seconds, program: program, in: .settee)
    }
    do throws(VerbError) {
      try write()
      if try carryOut(plan, for: files, request) != .fine {
        throw .no(programs.count > 1 ? "not all of \(program) hold" : "\(program) does not hold")
      }
    } catch {
      let report = try VerbError.from { () throws(ConfirmError) in try change.goBack(.failed(error.description)) }
      report.lines.forEach(output.advice)
      throw error
    }
    try VerbError.from { () throws(ConfirmError) in try change.noteInForce() }
    say("\(change.untilWords), and then it goes back by itself")
    say(plan.proof.advice)
    return .fine
  }

  /// By sudo or doas where another account than root asks.
  private func carryOut(
    _ plan: ApplyPlan, for files: [ChangedFile], _ request: ApplyRequest
  ) throws(VerbError) -> ExitStatus {
    for file in plan.filesInForce { say("\(file): in force as it is saved") }
    let steps = plan.steps.filter { !$0.commands.isEmpty || $0.isImpossible }
    for step in plan.steps where !steps.contains(step) { step.lines.forEach(say) }
    if steps.isEmpty { return .fine }
    if needsRoot(files) {
      let status = try applyAsRoot(files, request)
      if status == .fine { files.forEach { context.opener.record.noteApplied($0.path) } }
      return status
    }
    if steps.count > 1 { say("\(steps.count) steps: \(steps.map(\.shortWords).joined(separator: ", "))") }
    var number = 0
    let run = ApplyRun(machine: context.machine) { progress in
      if case .begins = progress { number += 1 }
      tell(progress, steps.count > 1 ? "\(number) of \(steps.count): " : "")
    }
    let results = run.run(ApplyPlan(steps: steps))
    for file in results.filter(\.holds).flatMap(\.step.files) { context.opener.record.noteApplied(file) }
    return results.allSatisfy(\.holds) ? .fine : .no
  }

  /// What is in the account's own folder is its own affair.
  func needsRoot(_ files: [ChangedFile]) -> Bool {
    context.account != 0
      && !files.allSatisfy { file in context.opener.home.map { FilePath.isInside(file.path, $0) } ?? false }
  }

  /// Refuses a file that has a change already that waits, and what may keep everybody out and of which nothing is said
  /// whether it goes back by itself.
  func check(
    _ request: ApplyRequest, for plan: ApplyPlan, of files: [ChangedFile]
  ) throws(VerbError) {
    try VerbError.from { () throws(ConfirmError) in
      try PendingChange.refuseSecond(of: Set(files.map(\.path)), in: .settee)
    }
    guard request == .unsaid, let lockOut = plan.lockOut else { return }
    let danger = lockOut == .connection ? "no new connection may reach this machine" : "nobody may be able to log in"
    throw VerbError(
      """
      if this is wrong, \(danger): --confirm 2m takes it back by itself unless settee confirm is run in time; \
      --no-confirm does without
      """)
  }

  /// Asks the programs what they say of the files as they are.
  func ask(about files: [ChangedFile]) throws(VerbError) {
    for file in files where file.page.check != nil {
      guard let text = try? context.opener.read(file.path).bytes else { continue }
      let subject = context.opener.subject(file.path, target: file.path)
      let answer = ProgramAsking(on: text, about: subject, named: file.path)
      answer.lines.forEach(output.error)
      if let notice = answer.notice { output.error(notice) }
      if answer.isRefusal { throw .no("\(file.path): \(answer.program) does not take it; nothing was put into force") }
    }
  }

  func say(_ line: String) {
    if isQuiet { return }
    if isBeside { output.advice(line) } else { output.line(line) }
  }

  private func tell(_ progress: ApplyProgress, _ place: String) {
    switch progress {
    case .begins(let step): say(place + step.heading)
    case .runs(let command): say("  " + command.line)
    // It takes up to ten seconds, which a person at a terminal may take for the end.
    case .looks: if output.isTerminal { say("  looking whether it holds…") }
    case .ended(let result):
      if result.holds { return say("  " + result.words) }
      for failure in result.failures { output.error("\(result.step.subject): \(failure)") }
      for note in result.step.notes where !result.step.isImpossible { output.advice("  " + note) }
      for line in result.journal { output.advice("  | " + line) }
    }
  }

  /// Puts files into force that are saved already.
  ///
  /// - Parameter former: what the one file held before, where the caller knows it.
  func applySaved(
    _ files: [ChangedFile], _ request: ApplyRequest, former: [UInt8]? = nil
  ) throws(VerbError) -> ExitStatus {
    let plan = plan(for: files)
    try check(request, for: plan, of: files)
    try ask(about: files)
    guard case .within = request else { return try apply(plan, for: files, request) }
    let saved = SavedChanges(context: context)
    if needsRoot(files) {
      // Where this account does not know what the file held, root may: who saved it keeps that.
      let known = files.count == 1 ? former ?? (try? saved.pending(files[0], former: nil))?.former : nil
      return try applyAsRoot(files, request, former: known)
    }
    let pending = try files.map { file throws(VerbError) in try saved.pending(file, former: former) }
    return try apply(plan, for: files, request, pending: pending)
  }

  /// Has `sudo` or `doas` run ``ApplyVerb`` of a Settee that root has installed, with this terminal.
  ///
  /// - Parameter former: what the file held before; nil where that is not asked for.
  func applyAsRoot(
    _ files: [ChangedFile], _ request: ApplyRequest, former: [UInt8]? = nil
  ) throws(VerbError) -> ExitStatus {
    let placing = PrivilegedPlacing(searchPath: context.environment[FullScreen.searchPathVariable] ?? "")
    let settings = files.count == 1 ? files[0].settings ?? [] : []
    let options =
      request.words + (former == nil ? [] : [Option.former.rawValue, DocumentSource.streamName])
      + settings.flatMap { [Option.setting.rawValue, $0.pointer] }
    do throws(ProgramError) {
      let words = try placing.words(for: [ApplyVerb.name] + options + ["--"] + files.map(\.path))
      return try ForegroundCommand.run(words, former.map { .bytes($0) } ?? .inherited).exitStatus
    } catch {
      throw VerbError("only root can put this into force: \(error)")
    }
  }
}

extension ApplyPlan {
  /// What proves that nobody is kept out.
  fileprivate var proof: PendingChange.Proof {
    switch lockOut {
    case .connection: .connection
    case .login: .login
    case nil: .any
    }
  }
}

extension PendingChange {
  var untilWords: String { "in force until \(untilText)" }
}

extension PendingChange.Proof {
  /// What is to be done so that it stays.
  var advice: String {
    switch self {
    case .connection: "to keep it, make a new connection now, and run there: settee confirm"
    case .login: "to keep it, log in anew and run settee confirm, or run: sudo settee confirm"
    case .any: "to keep it, run: settee confirm"
    }
  }
}
