import SettingsApplying

extension Applying {
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
}
