import SettingsFiles

extension OutsideChanges {
  /// - Parameters:
  ///   - known: what is known of the file, the newest first.
  ///   - document: the file as it is.
  ///   - status: when it was changed.
  ///   - upgrades: what was installed of the package that the file is of.
  ///   - tellsSecret: whether a value must not be told.
  /// - Returns: nil where all is as it was known.
  package static func entry(
    ofFile file: String, _ known: [HistoryEntry], _ document: Document, _ status: FileStatus,
    upgrades: [PackageLog.Upgrade], tellsSecret: (Value, Path) -> Bool
  ) -> HistoryEntry? {
    // A commit that came later says nothing of other settings.
    let saved = known.first { !$0.isCommit }?.time ?? 0
    let told = told(
      since: known.map { ($0.time, $0.changes) }, saved: saved, in: document, status, tellsSecret: tellsSecret)
    guard let time = told.map(\.time).max(), let since = told.map(\.since).max() else { return nil }
    let entry = HistoryEntry(time: time, file: file, changes: told.map(\.change), source: .other)
    // A package brings the time at which it was made: when the file came is told by the other time.
    return entry.attributed(to: upgrades.filter { $0.time > since }, changedAt: status.changed / 1_000_000)
  }
}

extension HistoryEntry {
  /// What a file is changed within after a package was unpacked, in milliseconds: its scripts come later.
  private static let installing = 15 * 60 * 1000

  /// The same as the work of the package that was installed about then, where one was.
  ///
  /// - Parameter changed: when the file was changed, where that is not the entry's own time.
  func attributed(to upgrades: [PackageLog.Upgrade], changedAt changed: Int? = nil) -> HistoryEntry {
    let upgrade = upgrades.last { abs((changed ?? time) - $0.time) < Self.installing }
    return upgrade.map { HistoryEntry(time: time, file: file, changes: changes, source: .package($0.words)) } ?? self
  }

  /// What is committed within a day of being written is that, in milliseconds.
  private static let committing = 24 * 3600 * 1000

  /// Without what others know better: a commit of the same change, or a change that went back then; nil where nothing is
  /// left.
  func without(_ others: [HistoryEntry]) -> HistoryEntry? {
    let same = others.filter { other in
      other.file == file && abs(other.time - time) < (other.isCommit ? Self.committing : ReturnedChanges.returning)
    }
    var entry = self
    entry.changes.removeAll { change in same.contains { $0.changes.contains(change) } }
    return entry.changes.isEmpty ? nil : entry
  }
}
