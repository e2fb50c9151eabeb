import SettingsFiles

/// What a repository of git tells of a file, setting by setting.
package struct RepositoryHistory {
  /// Whether a difference of two documents must not be told; the path is where the setting was in the former one.
  package typealias SecretJudge = (DocumentDifference, Path, _ from: Document, _ to: Document) -> Bool

  /// The entries, the newest first.
  package let entries: [HistoryEntry]

  /// - Parameters:
  ///   - file: the file, without symbolic links.
  ///   - format: how each version of it is read; one that is not so tells nothing.
  /// - Throws: why the repository is not asked, or does not answer. There are no entries where no repository holds the file.
  package init(
    of file: String, format: Format, most: Int = 100, tellsSecret: SecretJudge
  ) throws(RepositoryError) {
    guard let repository = try GitRepository(holding: file) else {
      entries = []
      return
    }
    entries = try repository.versions(most: most).compactMap { version in
      let changes = Self.changes(of: version, format: format, tellsSecret)
      if changes.isEmpty { return nil }
      return HistoryEntry(
        time: version.time, file: file, changes: changes, origin: .init(account: version.author, tool: "git"),
        reason: version.reason, source: .commit(version.commit))
    }
  }

  private static func changes(
    of version: GitRepository.Version, format: Format, _ tellsSecret: SecretJudge
  ) -> [JournalEntry.ChangedSetting] {
    // The first version of a file is no change of each of its settings.
    guard let before = version.before, let old = try? Document(parsing: before, as: format),
      let new = try? Document(parsing: version.after ?? [], as: format)
    else { return [] }
    return JournalEntry.ChangedSetting.list(
      new.differences(from: old, matching: .content), from: old, to: new
    ) { tellsSecret($0, $1, old, new) }
  }

  /// The entries without what others tell as well: a commit has in it what this program saved since the one before.
  package func without(_ known: [HistoryEntry]) -> [HistoryEntry] {
    entries.enumerated().compactMap { place, entry in
      let former = place + 1 < entries.count ? entries[place + 1].time : 0
      let told = known.filter { former < $0.time && $0.time <= entry.time + 1000 }.flatMap(\.changes)
      var rest = entry
      rest.changes = entry.changes.filter { change in
        !told.contains { $0.path == change.path && ($0.kept != .values || $0.new == change.new) }
      }
      return rest.changes.isEmpty ? nil : rest
    }
  }
}
