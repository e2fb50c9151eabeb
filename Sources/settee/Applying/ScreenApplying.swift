import SettingsApplying
import SettingsDocuments
import SettingsScreens

/// Puts into force what the screens saved, while the terminal is lent.
@MainActor
struct ScreenApplying {
  /// How long a change waits to be confirmed.
  private static let seconds = 120

  let context: VerbContext

  func applying(_ target: String) -> DocumentApplying {
    var applying = DocumentApplying { settings in
      plan(target, settings)
    } apply: { settings, way throws(ProgramError) in
      try apply(target, settings, way)
    }
    applying.waiting = {
      waiting(target).map {
        .init(
          title: "I" + $0.untilWords.dropFirst(), text: "T" + $0.record.proof.advice.dropFirst(),
          secondsLeft: $0.secondsLeft)
      }
    }
    applying.end = { ending throws(ProgramError) in try end(target, ending) }
    return applying
  }

  /// The change of a file that waits to be confirmed, where this account may know of it.
  private func waiting(_ target: String) -> PendingChange? {
    try? PendingChange.all(in: .settee).first { $0.record.files.contains { $0.path == target } }
  }

  private func end(_ target: String, _ ending: DocumentApplying.Ending) throws(ProgramError) -> String {
    guard let change = waiting(target) else { return "no change waits any more: it was confirmed or taken back" }
    return try ProgramError.from { () throws(ConfirmError) in
      if ending == .takenBack { return try change.goBack(.asked).lines[0] }
      try change.confirm(from: .current)
      return "confirmed: it stays as it is now"
    }
  }

  private func plan(_ target: String, _ settings: [Path]?) -> DocumentApplying.Plan {
    guard let file = try? SavedChanges(context: context).file(target, settings: settings) else {
      return DocumentApplying.Plan(title: "", text: "nothing tells what \(target) needs", mayLockOut: false)
    }
    let plan = Applying(context: context).plan(for: [file])
    let steps = plan.steps.filter { !$0.commands.isEmpty }
    if steps.isEmpty, plan.lockOut == nil || plan.filesInForce.isEmpty {
      let notes = plan.steps.flatMap(\.notes) + (plan.filesInForce.isEmpty ? [] : ["it is in force as it is saved"])
      return DocumentApplying.Plan(title: "", text: notes.joined(separator: "; "), mayLockOut: false)
    }
    let title = steps.isEmpty ? "in force as it is saved" : steps.map(\.title).joined(separator: ", ")
    var lines = steps.flatMap { $0.lines.dropFirst() }.map { String($0.drop { $0 == " " }) }
    let canGoBack = context.machine.hasSystemd
    if plan.lockOut != nil, !canGoBack { lines.append(ConfirmError.noSystemd.description) }
    var told = DocumentApplying.Plan(
      title: title, text: lines.joined(separator: " · "), mayLockOut: plan.lockOut != nil)
    told.canGoBack = canGoBack
    return told
  }

  private func apply(_ target: String, _ settings: [Path]?, _ way: DocumentApplying.Way) throws(ProgramError) -> String
  {
    let request: ApplyRequest = way == .forGood ? .forGood : .within(seconds: Self.seconds)
    do throws(VerbError) {
      let file = try SavedChanges(context: context).file(target, settings: settings)
      let status = try Applying(context: context).applySaved([file], request)
      context.output.question("Enter shows the settings again ")
      _ = try? context.input.read(.line(isSecret: false))
      if status.code != 0 { throw VerbError("it does not hold", status: status) }
    } catch {
      throw ProgramError(error.description)
    }
    if way == .forGood { return "in force" }
    return (waiting(target)?.untilWords ?? "in force for two minutes") + ", unless confirmed: settee confirm"
  }
}
