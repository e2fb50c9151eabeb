import SettingsFiles

/// What other programs did to settings that a history knows: they are not as it knew them last.
package enum OutsideChanges {
  /// What a file is changed within after a package was unpacked, in milliseconds: its scripts come later.
  private static let installing = 15 * 60 * 1000

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
    // A package brings the time at which it was made.
    let times = [status.modified, status.changed].map { $0 / 1_000_000 }
    // A commit that came later says nothing of other settings; a save of this program would have met the change.
    let saved = known.first { !$0.isCommit }?.time ?? 0
    var told: [(change: JournalEntry.ChangedSetting, known: Int, time: Int)] = []
    var later = MetPaths()
    for entry in known {
      for known in entry.changes where !later.meet(known.path) {
        let since = max(saved, entry.time)
        if let time = times.first(where: { $0 > since }), let change = change(known, in: document, tellsSecret) {
          told.append((change, since, time))
        }
      }
      for change in entry.changes { later.insert(change.path) }
    }
    guard let time = told.map(\.time).max(), let since = told.map(\.known).max() else { return nil }
    let upgrade = upgrades.last { $0.time > since && abs(status.changed / 1_000_000 - $0.time) < installing }
    return HistoryEntry(
      time: time, file: file, changes: told.map(\.change), source: upgrade.map { .package($0.words) } ?? .other)
  }

  private static func change(
    _ known: JournalEntry.ChangedSetting, in document: Document, _ tellsSecret: (Value, Path) -> Bool
  ) -> JournalEntry.ChangedSetting? {
    // Where an item is has no meaning when others come and go.
    guard known.kept == .values, !known.path.steps.contains(where: { if case .index = $0 { true } else { false } })
    else { return nil }
    let path = try? document.resolved(known.path)
    let now = path.flatMap { document.node(at: $0)?.value }
    if now == known.new { return nil }
    if let now, tellsSecret(now, known.path) { return .init(path: known.path, without: .secret) }
    return .init(path: known.path, old: known.new, new: now)
  }
}

/// Paths, and whether another one is one of them, in one of them or around one.
private struct MetPaths {
  private var paths: Set<Path> = []
  private var around: Set<Path> = []

  mutating func insert(_ path: Path) {
    paths.insert(path)
    var place = path.parent
    while let parent = place, around.insert(parent).inserted { place = parent.parent }
  }

  func meet(_ path: Path) -> Bool {
    if around.contains(path) { return true }
    var place: Path? = path
    while let each = place {
      if paths.contains(each) { return true }
      place = each.parent
    }
    return false
  }
}
