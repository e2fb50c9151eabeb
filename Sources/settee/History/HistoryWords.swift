import SettingsDocuments
import SettingsHistory

/// What people are told of an entry of the history.
enum HistoryWords {
  /// What became of a setting: `yes → no`.
  static func values(of change: JournalEntry.ChangedSetting) -> String {
    switch change.kept {
    case .values: "\(shown(change.old)) → \(shown(change.new))"
    case .secret: "changed; a secret, or beside one: not kept, and cannot be taken back"
    case .long: "changed; it was too long to be kept"
    case .unknown: "changed"
    }
  }

  private static func shown(_ value: Value?) -> String {
    switch value {
    case nil: "not set"
    case .string(let text) where !text.isEmpty && !text.contains(where: { $0.isNewline }): text
    case let value?: value.json
    }
  }

  /// Who did it, and by what: `ann as root`, `another program`.
  static func author(of entry: HistoryEntry) -> String {
    switch entry.source {
    case .package(let words): words
    case .returned: "Settee took it back"
    case .other: "another program"
    case .commit(let hash): "\(entry.origin?.account ?? "") in git \(hash)"
    case .journal:
      entry.origin.map { origin in origin.behind.map { "\($0) as \(origin.account)" } ?? origin.account } ?? ""
    }
  }

  /// The same with the verb that did it, whether it is in force, and why.
  static func remarks(on entry: HistoryEntry) -> String {
    let tool = entry.source == .journal ? entry.origin?.tool.map { "by \($0)" } : nil
    let first = [author(of: entry), tool].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    let reason = entry.reason.map { entry.source == .returned ? "as \($0)" : $0 } ?? ""
    return [first, entry.isApplied ? "applied" : "", reason].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// An object for each change of an entry.
  static func objects(of entry: HistoryEntry) -> [Value] {
    let shared = sharedMembers(of: entry)
    let changes: [JournalEntry.ChangedSetting?] = entry.changes.isEmpty ? [nil] : entry.changes
    return changes.map { change in
      var members: [ObjectMembers.Element] = [
        ("time", .string(TimeText.utc(ofMilliseconds: entry.time))), ("file", .string(entry.file)),
      ]
      if let change { members += Self.members(of: change) }
      return .object(ObjectMembers(members + shared))
    }
  }

  /// What an object says of a setting that was changed.
  static func members(of change: JournalEntry.ChangedSetting) -> [ObjectMembers.Element] {
    let path: ObjectMembers.Element = ("path", .string(change.pathText))
    return switch change.kept {
    case .values: [path, ("old", change.old ?? nil), ("new", change.new ?? nil)]
    case .secret, .long, .unknown: [path, ("kept", .string(change.kept.rawValue))]
    }
  }

  private static func sharedMembers(of entry: HistoryEntry) -> [ObjectMembers.Element] {
    var members: [ObjectMembers.Element] = [("source", .string(source(of: entry)))]
    func add(_ name: String, _ text: String?) {
      if let text { members.append((name, .string(text))) }
    }
    add("account", entry.origin?.account)
    add("behind", entry.origin?.behind)
    if entry.source == .journal {
      add("by", entry.origin?.tool)
      members.append(("applied", .boolean(entry.isApplied)))
    }
    if case .commit(let hash) = entry.source { add("commit", hash) }
    if case .package(let words) = entry.source { add("package", words) }
    add("why", entry.reason)
    return members
  }

  private static func source(of entry: HistoryEntry) -> String {
    switch entry.source {
    case .journal: "settee"
    case .commit: "git"
    case .package: "package"
    case .returned: "returned"
    case .other: "other"
    }
  }
}
