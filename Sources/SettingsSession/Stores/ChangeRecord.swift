import SettingsDocuments
import SettingsSchema
import Synchronization

/// What is remembered of the changes that were saved: the journal of the account, without secrets.
///
/// ```swift
/// let record = ChangeRecord(stateFolder: folders.state, writer: writer)
/// let store = FileStore(file, writer: writer, record: record)
/// ```
public struct ChangeRecord: Sendable {
  private let journal: Journal?
  /// Whether it is kept what was changed, so that it can be taken back later; how settings were before is kept always.
  private let keepsChanges: @Sendable () -> Bool
  private let oldJournal = OldJournalSearch()

  /// The record in a folder.
  ///
  /// - Parameters:
  ///   - stateFolder: where the program keeps what should last; nil where there is none, and nothing is remembered.
  ///   - writer: what the record is written through.
  ///   - keepsChanges: whether it is kept what was changed, so that a later run can take it back; asked when something
  ///     is saved, and when it is to be taken back.
  public init(stateFolder: String?, writer: FileWriter, keepsChanges: @escaping @Sendable () -> Bool = { true }) {
    journal = stateFolder.map { Journal(folder: $0, writer: writer) }
    self.keepsChanges = keepsChanges
  }

  /// Remembers a change of a file, if it can: the file itself is saved.
  func remember(_ entry: JournalEntry, ofFile target: String) {
    takeOverOldJournal()
    try? journal?.append(keepsChanges() ? entry : entry.withoutEdits, ofFile: target)
  }

  /// How a setting was before it was set; nil where nobody knows.
  func formerState(of path: Path, inFile target: String) -> FormerState? {
    takeOverOldJournal()
    return journal?.formerState(of: path, inFile: target)
  }

  /// Whether anything is remembered of a file, without reading it.
  func hasChanges(ofFile target: String) -> Bool { journal?.hasEntries(ofFile: target) ?? false }

  /// What was changed in a file and is not too old to be taken back, the oldest first.
  func changes(ofFile target: String) -> [JournalEntry] {
    keepsChanges() ? journal?.recentEntries(ofFile: target) ?? [] : []
  }

  /// What leads back from a text of this size, the last change first.
  func editsBack(fromSize size: Int, ofFile target: String) -> [[TextEdit]] {
    journal?.editsBack(fromSize: size, ofFile: target) ?? []
  }

  /// The journal of earlier versions knew secrets. No earlier version is expected to run beside this one, so once is
  /// enough.
  private func takeOverOldJournal() {
    guard oldJournal.begins() else { return }
    let secrets = SecretNames(inferenceTable: .standard)
    try? journal?.takeOverOldJournal { path, line in
      path.steps.contains { secrets.isSecret($0.key) } || secrets.mayBe(inSetting: line.utf8)
    }
  }
}

/// Whether the journal of earlier versions was looked for.
private final class OldJournalSearch: Sendable {
  private let hasBegun = Atomic(false)

  /// True the first time only.
  func begins() -> Bool { !hasBegun.exchange(true, ordering: .relaxed) }
}
