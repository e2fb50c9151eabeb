import SettingsFiles

/// What was changed of a file at one time.
///
/// ```swift
/// for change in entry.changes { print(entry.file, change.path, change.old ?? nil, change.new ?? nil) }
/// ```
package struct HistoryEntry: Sendable, Equatable {
  package enum Source: Sendable, Equatable {
    /// A save of this program, which its journal tells of.
    case journal
    /// A commit of the repository that holds the file, by the beginning of its hash.
    case commit(String)
    /// A package that was installed, in words: `openssh-server 1:9.2 → 1:9.3`.
    case package(String)
    /// This program itself, which took back what had not been confirmed.
    case returned
    /// Nobody knows which program.
    case other
  }

  /// Milliseconds since 1970-01-01 00:00 UTC.
  package let time: Int
  /// The file, without symbolic links.
  package let file: String
  /// What became of which settings; none where only that the text changed is known.
  package var changes: [JournalEntry.ChangedSetting]
  /// Who did it and by what; nil where nobody knows.
  package let origin: JournalEntry.Origin?
  /// Why, in their words.
  package let reason: String?
  /// Whether it was put into force by this program.
  package let isApplied: Bool
  package let source: Source

  var isCommit: Bool { if case .commit = source { true } else { false } }

  package init(
    time: Int, file: String, changes: [JournalEntry.ChangedSetting], origin: JournalEntry.Origin? = nil,
    reason: String? = nil, isApplied: Bool = false, source: Source
  ) {
    (self.time, self.file, self.changes, self.origin) = (time, file, changes, origin)
    (self.reason, self.isApplied, self.source) = (reason, isApplied, source)
  }

  /// What the journal of a file says; nil where it says nothing of what was changed.
  ///
  /// A line of an earlier version has the settings that came or went, and no values.
  init?(_ entry: JournalEntry, ofFile file: String, isApplied: Bool) {
    var changes = entry.changes
    if changes.isEmpty, entry.origin == nil, entry.edits != nil || entry.steps != nil {
      changes = entry.settings.map { .init(path: $0.path, without: .unknown) }
    }
    if changes.isEmpty, entry.origin == nil, entry.edits == nil { return nil }
    self.init(
      time: entry.time, file: file, changes: changes, origin: entry.origin, reason: entry.reason,
      isApplied: isApplied && !entry.isOfOthers, source: entry.isOfOthers ? .other : .journal)
  }
}
