import Libc
import SettingsFiles

/// The unsaved edits of one session, written down as they are made.
///
/// A record costs what its edit costs. The first one also tells the text that the edits are counted in: by its hash,
/// and whole where it is small, so that a file which another program changes meanwhile can be merged with.
///
/// ```swift
/// let log = folder.log(ofFile: file.target)
/// log.onProblem = { problem in show(problem) }
/// session.recoveryLog = log
/// ```
@MainActor
public final class RecoveryLog {
  /// Called once where edits cannot be kept, with the reason.
  public var onProblem: (String) -> Void = { _ in }

  /// Texts up to this size are kept whole.
  nonisolated static let largestBase = 256 << 10

  private let file: String
  private let folder: RecoveryFolder
  private var log: (descriptor: Int32, path: String)?
  /// Whether edits are missing in it, so that the next ones cannot be counted from there.
  private var hasGap = false
  /// The saved document whose text was hashed last: taking every edit back and making another begins a new log.
  private var hashed: (document: Document, hash: TextHash)?

  init(of file: String, in folder: RecoveryFolder) {
    self.file = file
    self.folder = folder
  }

  isolated deinit {
    if let log { RecoveryLock.release(log.descriptor) }
  }

  /// Writes edits down; they are safe from a crash of this program when this returns.
  ///
  /// - Parameter edits: counted in the text before them.
  func append(_ edits: [TextEdit], to history: EditHistory) {
    guard history.isModified else { return remove() }
    do throws(RecoveryError) {
      if let log, !hasGap {
        try write(RecoveryRecord.line(for: edits), to: log)
      } else {
        try begin(with: hasGap ? history.document.edits(from: history.saved) : edits, to: history.saved)
        hasGap = false
      }
    } catch {
      if !hasGap { onProblem("Unsaved changes are not kept against a crash: \(error)") }
      hasGap = true
    }
  }

  /// Begins a log, in the place of one with a gap.
  private func begin(with edits: [TextEdit], to saved: Document) throws(RecoveryError) {
    let made = try folder.makeLog(ofFile: file)
    do throws(RecoveryError) {
      let base = RecoveryRecord.line(forBase: saved.text, hash: hash(of: saved), ofFile: file)
      try write(base + RecoveryRecord.line(for: edits), to: made)
    } catch {
      unlink(made.path)
      RecoveryLock.release(made.descriptor)
      throw error
    }
    removeLog()
    log = made
  }

  private func hash(of document: Document) -> TextHash {
    if let hashed, hashed.document.hasSameText(as: document) { return hashed.hash }
    let hash = TextHash(document.text)
    hashed = (document, hash)
    return hash
  }

  /// Nothing is unsaved any more: what was kept is removed.
  func remove() {
    hasGap = false
    removeLog()
  }

  private func removeLog() {
    guard let log else { return }
    unlink(log.path)
    RecoveryLock.release(log.descriptor)
    self.log = nil
  }

  private func write(_ bytes: [UInt8], to log: (descriptor: Int32, path: String)) throws(RecoveryError) {
    if !writeAll(bytes, to: log.descriptor) { throw RecoveryError(code: errno, log.path) }
  }
}
