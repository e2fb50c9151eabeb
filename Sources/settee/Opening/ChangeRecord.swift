import Glibc
import SettingsDocuments

/// What Settee remembers of the changes that it saved: the journal of the account.
struct ChangeRecord: Sendable {
  private let journal: Journal?

  /// - Parameter stateFolder: where Settee keeps what should last; nil where there is none, and nothing is remembered.
  init(stateFolder: String?, writer: FileWriter) {
    journal = stateFolder.map { Journal(folder: $0, writer: writer) }
  }

  /// Remembers a change of a file. That it cannot be kept is no hindrance: the file itself is saved.
  func note(from old: Document, to new: Document, ofFile target: String) {
    guard let journal, old.text != new.text else { return }
    try? journal.append(JournalEntry(file: target, time: Self.milliseconds, from: old, to: new))
  }

  /// The line on which a setting stood commented out before it was set.
  func commentedText(of path: Path, inFile target: String) -> String? {
    journal?.lastCommentedText(of: path, inFile: target)
  }

  private static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
