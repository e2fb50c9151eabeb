import Libc
import SettingsApplying
import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// Puts saved files into force: says what is to be done, asks the programs first, does it, and says whether it holds.
@MainActor
struct Applying {
  let context: VerbContext
  /// Whether only what is wrong is said.
  var isQuiet = false
  /// Whether what is said goes to standard error, as standard output is something else.
  var isBeside = false

  private var output: Output { context.output }

  /// What would be done.
  func plan(for files: [ChangedFile]) -> ApplyPlan {
    ApplyPlanner(machine: context.machine, home: context.opener.home).plan(for: files)
  }

  /// Prints what would be done.
  func show(_ plan: ApplyPlan) {
    if plan.steps.isEmpty, plan.filesInForce.isEmpty { say("nothing is to be done") }
    plan.lines.forEach(say)
  }

  /// Does it; by sudo or doas where another account than root asks.
  func apply(
    _ plan: ApplyPlan, for files: [ChangedFile], _ request: ApplyRequest
  ) throws(VerbError) -> ExitStatus {
    for file in plan.filesInForce { say("\(file): in force as it is saved") }
    let steps = plan.steps.filter { !$0.commands.isEmpty || $0.isImpossible }
    for step in plan.steps where !steps.contains(step) { step.lines.forEach(say) }
    if steps.isEmpty { return .fine }
    if needsRoot(files) {
      let status = try PrivilegedApplying(context).run(files, request)
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
    _ confirmation: ApplyRequest.Confirmation, for plan: ApplyPlan, of files: [ChangedFile]
  ) throws(VerbError) {
    try VerbError.from { () throws(ConfirmError) in
      try PendingChange.refuseSecond(of: Set(files.map(\.path)), in: .settee)
    }
    guard confirmation == .unsaid, let lockOut = plan.lockOut else { return }
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
}

extension ApplyRequest {
  /// Refuses a folder in the place of the machine, which takes up nothing.
  static func expectMachine() throws(VerbError) {
    guard let root = RootFolder.entered else { return }
    throw VerbError(
      "\(root.path): nothing runs there, so nothing can be put into force; it is read when that machine starts")
  }
}
