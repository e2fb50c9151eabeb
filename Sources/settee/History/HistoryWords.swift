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
    let start: [Value.KnownMember] = [
      ("time", .string(TimeText.utc(ofMilliseconds: entry.time))), ("file", .string(entry.file)),
    ]
    let changes: [JournalEntry.ChangedSetting?] = entry.changes.isEmpty ? [nil] : entry.changes
    return changes.map { .known(start + ($0.map(members) ?? []) + end(of: entry)) }
  }

  /// What an object says of a setting that was changed.
  static func members(of change: JournalEntry.ChangedSetting) -> [Value.KnownMember] {
    let path: Value.KnownMember = ("path", .string(change.pathText))
    return switch change.kept {
    case .values: [path, ("old", change.old ?? .null), ("new", change.new ?? .null)]
    case .secret, .long, .unknown: [path, ("kept", .string(change.kept.rawValue))]
    }
  }

  /// What an object says of who did it, and by what.
  private static func end(of entry: HistoryEntry) -> [Value.KnownMember] {
    let who: [Value.KnownMember] = [
      ("account", entry.origin.map { .string($0.account) }), ("behind", entry.origin?.behind.map(Value.string)),
    ]
    let (source, what): (String, [Value.KnownMember]) =
      switch entry.source {
      case .journal:
        ("settee", [("by", entry.origin?.tool.map(Value.string)), ("applied", .boolean(entry.isApplied))])
      case .commit(let hash): ("git", [("commit", .string(hash))])
      case .package(let words): ("package", [("package", .string(words))])
      case .returned: ("returned", [])
      case .other: ("other", [])
      }
    return [("source", .string(source))] + who + what + [("why", entry.reason.map(Value.string))]
  }
}
