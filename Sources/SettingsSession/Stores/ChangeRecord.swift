import Glibc
import SettingsDocuments

/// What is remembered of the changes that were saved: the journal of the account.
///
/// ```swift
/// let record = ChangeRecord(stateFolder: folders.state, writer: writer)
/// let store = FileStore(file, writer: writer, record: record)
/// ```
public struct ChangeRecord: Sendable {
  private let journal: Journal?

  /// The record in a folder.
  ///
  /// - Parameters:
  ///   - stateFolder: where the program keeps what should last; nil where there is none, and nothing is remembered.
  ///   - writer: what the record is written through.
  public init(stateFolder: String?, writer: FileWriter) {
    journal = stateFolder.map { Journal(folder: $0, writer: writer) }
  }

  /// Remembers a change of a file, if it can: the file itself is saved.
  package func note(from old: Document, to new: Document, ofFile target: String) {
    guard let journal, old.text != new.text else { return }
    try? journal.append(JournalEntry(file: target, time: Self.milliseconds, from: old, to: new))
  }

  /// The line on which a setting stood commented out before it was set.
  package func commentedText(of path: Path, inFile target: String) -> String? {
    journal?.lastCommentedText(of: path, inFile: target)
  }

  private static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
