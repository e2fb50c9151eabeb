/// What other programs did to settings that a history knows: they are not as it knew them last.
package enum OutsideChanges {
  /// A save or another change that is known, by its time in milliseconds and the settings.
  package typealias Known = (time: Int, changes: [JournalEntry.ChangedSetting])
  /// What became of a setting, since when it was not so, and when it was done, in milliseconds.
  package typealias Told = (change: JournalEntry.ChangedSetting, since: Int, time: Int)

  /// - Parameters:
  ///   - known: what is known of the file, the newest first.
  ///   - saved: when this program saved it last: it would have met a change of before.
  ///   - document: the file as it is.
  ///   - status: when it was changed.
  ///   - tellsSecret: whether a value must not be told.
  package static func told(
    since known: [Known], saved: Int, in document: Document, _ status: FileStatus, tellsSecret: (Value, Path) -> Bool
  ) -> [Told] {
    // A package brings the time at which it was made.
    let times = [status.modified, status.changed].map { $0 / 1_000_000 }
    var told: [Told] = []
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
    return told
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
