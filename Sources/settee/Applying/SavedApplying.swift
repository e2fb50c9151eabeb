import SettingsApplying
import SettingsDocuments

/// Puts files into force that are saved already.
@MainActor
struct SavedApplying {
  let context: VerbContext
  let request: ApplyRequest
  let isQuiet: Bool
  /// What the file held before, where the caller knows it.
  var former: [UInt8]?

  func apply(_ files: [ChangedFile]) throws(VerbError) -> ExitStatus {
    let applying = Applying(context: context, isQuiet: isQuiet)
    let plan = applying.plan(for: files)
    try applying.check(request.confirmation, for: plan, of: files)
    try applying.ask(about: files)
    guard case .within(let seconds) = request.confirmation else {
      return try applying.apply(plan, for: files, request)
    }
    var pending: [PendingChange.File] = []
    for file in files { pending.append(try SavedChanges(context: context).pending(file, former: former)) }
    if applying.needsRoot(files) {
      return try PrivilegedApplying(context).run(files, request, former: pending.count == 1 ? pending[0].former : nil)
    }
    let names = Set(files.map(\.page.name)).sorted().joined(separator: ", ")
    return try ConfirmedChange(applying: applying, plan: plan, seconds: seconds, program: names)
      .make(pending, write: {}) { () throws(VerbError) in try applying.apply(plan, for: files, request) }
  }
}
