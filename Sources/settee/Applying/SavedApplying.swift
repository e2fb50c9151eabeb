import SettingsApplying
import SettingsDocuments

/// Puts files into force that are saved already.
@MainActor
struct SavedApplying {
  let context: VerbContext
  let request: ApplyRequest
  let isQuiet: Bool
  /// Whether what is said of it goes beside the answer.
  var isBeside = false
  /// What the file held before, where the caller knows it.
  var former: [UInt8]?

  func apply(_ files: [ChangedFile]) throws(VerbError) -> ExitStatus {
    let applying = Applying(context: context, isQuiet: isQuiet, isBeside: isBeside)
    let plan = applying.plan(for: files)
    try applying.check(request.confirmation, for: plan, of: files)
    try applying.ask(about: files)
    guard case .within(let seconds) = request.confirmation else {
      return try applying.apply(plan, for: files, request)
    }
    let saved = SavedChanges(context: context)
    if applying.needsRoot(files) {
      // Where this account does not know what the file held, root may: who saved it keeps that.
      let known = files.count == 1 ? former ?? (try? saved.pending(files[0], former: nil))?.former : nil
      return try PrivilegedApplying(context).run(files, request, former: known)
    }
    var pending: [PendingChange.File] = []
    for file in files { pending.append(try saved.pending(file, former: former)) }
    let names = Set(files.map(\.page.name)).sorted().joined(separator: ", ")
    return try ConfirmedChange(applying: applying, plan: plan, seconds: seconds, program: names)
      .make(pending, write: {}) { () throws(VerbError) in try applying.apply(plan, for: files, request) }
  }
}
