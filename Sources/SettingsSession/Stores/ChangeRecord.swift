import SettingsFiles
import SettingsSchema
import Synchronization

/// What is remembered of the changes that were saved: the journal of the account, without secrets.
///
/// ```swift
/// let record = ChangeRecord(stateFolder: folders.state, writer: writer)
/// let store = FileStore(file, writer: writer, record: record)
/// ```
public struct ChangeRecord: Sendable {
  fileprivate let journal: Journal?
  fileprivate let keeping: @Sendable () -> Keeping
  private let oldJournal = Once()
  /// That nothing can be remembered is said of the first file, until it can be again.
  fileprivate let saidFailure = Once()

  /// The record in a folder.
  ///
  /// - Parameters:
  ///   - stateFolder: where the program keeps what should last; nil where there is none, and nothing is remembered.
  ///   - writer: what the record is written through.
  public init(stateFolder: String?, writer: FileWriter) {
    self.init(stateFolder: stateFolder, writer: writer, keeping: { Keeping() })
  }

  /// - Parameter keeping: what is kept; asked when something is saved, and when it is to be taken back.
  package init(stateFolder: String?, writer: FileWriter, keeping: @escaping @Sendable () -> Keeping) {
    journal = stateFolder.map { Journal(folder: $0, writer: writer) }
    self.keeping = keeping
  }

  /// What is kept of what was changed.
  package struct Keeping: Sendable {
    /// Whether it is kept what was changed, so that it can be told and taken back later; how settings were before is kept
    /// always.
    package var keepsChanges: Bool
    package var limits: JournalLimits

    package init(keepsChanges: Bool = true, limits: JournalLimits = JournalLimits()) {
      (self.keepsChanges, self.limits) = (keepsChanges, limits)
    }
  }

  /// The journal as it is kept now; nil where nothing is remembered.
  package var keptJournal: Journal? {
    let keeping = keeping()
    return keeping.keepsChanges ? journal?.limited(to: keeping.limits) : nil
  }

  /// Notes that what was saved of a file is in force now.
  ///
  /// - Parameter target: its path without symbolic links.
  package func noteApplied(_ target: String) { try? keptJournal?.appendApplied(ofFile: target) }

  /// What is remembered of one file.
  ///
  /// - Parameter target: its path without symbolic links.
  @MainActor
  func ofFile(_ target: String) -> any DocumentRecord { FileRecord(record: self, target: target) }

  /// The journal of earlier versions knew secrets. No earlier version is expected to run beside this one, so once is
  /// enough.
  fileprivate func takeOverOldJournal() {
    guard oldJournal.begins() else { return }
    let secrets = SecretNames(inferenceTable: .standard)
    try? journal?.takeOverOldJournal { path, line in
      path.steps.contains { secrets.isSecret($0.key) } || secrets.mayBe(inSetting: line.utf8)
    }
  }
}

/// The part of a record that is about one file.
@MainActor
private final class FileRecord: DocumentRecord {
  private let record: ChangeRecord
  private let target: String
  private var journal: Journal? { record.journal }
  private(set) lazy var mayHaveEarlierChanges = journal?.hasEntries(ofFile: target) ?? false

  init(record: ChangeRecord, target: String) {
    (self.record, self.target) = (record, target)
  }

  /// The file itself is saved, whether this can be done or not.
  func remember(_ entry: JournalEntry) throws(SaveFailure) {
    guard let journal else { return }
    record.takeOverOldJournal()
    let keeping = record.keeping()
    do throws(FileError) {
      try journal.limited(to: keeping.limits).append(keeping.keepsChanges ? entry : entry.withoutEdits, ofFile: target)
    } catch {
      // Who keeps no history misses nothing.
      guard keeping.keepsChanges, record.saidFailure.begins() else { return }
      throw SaveFailure(unremembered: error, in: journal.folder)
    }
    record.saidFailure.beginAgain()
  }

  func rememberOutsideChange(in document: Document, tellsSecret: (Value, Path) -> Bool) {
    // Asked anew: the first save of this run may have begun it.
    guard journal?.hasEntries(ofFile: target) == true else { return }
    try? record.keptJournal?.appendOutsideChange(
      ofFile: target, in: document, hash: { TextHash($0).text }, tellsSecret: tellsSecret)
  }

  func formerState(of path: Path) -> FormerState? {
    record.takeOverOldJournal()
    return journal?.formerState(of: path, inFile: target)
  }

  func earlierChanges() -> [JournalEntry] {
    record.keptJournal?.recentEntries(ofFile: target) ?? []
  }

  func editsBack(fromSize size: Int) -> [[TextEdit]] { journal?.editsBack(fromSize: size, ofFile: target) ?? [] }
}

/// What is done once, by whichever file comes first.
private final class Once: Sendable {
  private let hasBegun = Atomic(false)

  /// True the first time only.
  func begins() -> Bool { !hasBegun.exchange(true, ordering: .relaxed) }

  func beginAgain() { hasBegun.store(false, ordering: .relaxed) }
}

extension SaveFailure {
  /// Why a change is not in the history, and what helps.
  fileprivate init(unremembered error: FileError, in folder: String) {
    let reason =
      switch error {
      case .noSpace: "the disk of \(folder) is full"
      case .readOnlyFileSystem: "\(folder) is mounted read-only"
      case .notWritable: "this account may not write in \(folder)"
      case .notFound, .noFolder: "the folder \(folder) cannot be made"
      default: error.description
      }
    self.init(
      "not in the history, so no later run can take it back: \(reason); XDG_STATE_HOME may name another folder")
  }
}
