import SettingsFiles

/// What a change that went back had set, which is as it was before.
package enum ReturnedChanges {
  /// How near to it a file is changed that went back, in milliseconds.
  static let returning = 10_000

  /// - Parameters:
  ///   - known: what is known of the file, the newest first.
  ///   - since: when the change began, in milliseconds since 1970.
  ///   - made: when all of it was saved: what was saved later stayed; nil where nothing was.
  ///   - time: when it went back.
  ///   - account: who had made it.
  ///   - reason: why it went back, as a part of a sentence.
  /// - Returns: an entry without changes where nothing is known of what the change had set.
  package static func entry(
    ofFile file: String, _ known: [HistoryEntry], since: Int, made: Int?, until time: Int, account: String,
    reason: String
  ) -> HistoryEntry {
    let saves = known.filter { $0.source == .journal && since...max(since, made ?? time) ~= $0.time }
    let newestFirst = saves.flatMap { $0.changes.reversed() }
    let paths = newestFirst.map(\.pathText).uniqued()
    let changes = paths.compactMap { path -> JournalEntry.ChangedSetting? in
      let own = newestFirst.filter { $0.pathText == path }
      guard let last = own.first, let first = own.last else { return nil }
      if let hidden = own.first(where: { $0.kept != .values }) { return .init(path: last.path, without: hidden.kept) }
      return last.new == first.old ? nil : .init(path: last.path, old: last.new, new: first.old)
    }
    return HistoryEntry(
      time: time, file: file, changes: changes, origin: .init(account: account), reason: reason, source: .returned)
  }

  /// Tells what is not as it was known by the going back that is known to have changed the file then.
  ///
  /// - Parameter outside: what seems to be the work of another program.
  package static func completed(_ returned: [HistoryEntry], by outside: HistoryEntry?) -> [HistoryEntry] {
    guard let outside, outside.source == .other else { return returned + (outside.map { [$0] } ?? []) }
    let place = returned.firstIndex { $0.changes.isEmpty && abs($0.time - outside.time) < returning }
    guard let place else { return returned + [outside] }
    var returned = returned
    returned[place].changes = outside.changes
    return returned
  }
}
