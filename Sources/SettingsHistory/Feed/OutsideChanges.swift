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
    guard let last = known.first else { return nil }
    // A package brings the time at which it was made.
    let times = [status.modified, status.changed].map { $0 / 1_000_000 }
    guard let time = times.first(where: { $0 > last.time }) else { return nil }
    var seen: Set<String> = []
    let changes = known.flatMap(\.changes).filter { seen.insert($0.pathText).inserted }
      .compactMap { change($0, in: document, tellsSecret) }
    if changes.isEmpty { return nil }
    let upgrade = upgrades.last { $0.time > last.time && abs(status.changed / 1_000_000 - $0.time) < installing }
    return HistoryEntry(
      time: time, file: file, changes: changes, source: upgrade.map { .package($0.words) } ?? .other)
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
