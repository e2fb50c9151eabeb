import Libc
import SettingsFiles

/// Unsaved edits that a session left behind, which did not end in the ordinary way.
///
/// ```swift
/// if let copy = folder.copies(ofFile: file.target).first,
///   case .exact(let document) = copy.restoration(over: file.document)
/// {
///   session.restore(document)
/// }
/// ```
public final class UnsavedCopy {
  /// When the first of the edits was made, in milliseconds since 1970-01-01 00:00 UTC.
  public let time: Int
  private let path: String
  private let base: RecoveryRecord.Base
  private let edits: [TextEdit]
  /// Holds the lock.
  private let descriptor: Int32

  /// What the edits make of the file as it is now.
  public enum Restoration {
    /// The file is as it was: the text as it was on the screen.
    case exact(Document)
    /// Another program changed the file meanwhile, at other settings: both changes.
    case merged(Document)
    /// Another program changed the same settings: these as they were on the screen, beside all else that the other did;
    /// the whole text as it was where settings do not tell what was changed.
    case conflicting(Document)
    /// The file is another now, and what it was is not known.
    case impossible
  }

  /// Nil where it is a living program's, is not readable, or was made by another account.
  init?(named name: String, ofFile file: String, in folder: Int32, path: String) {
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard Self.isOurs(descriptor), RecoveryLock.take(descriptor),
      let (base, edits) = RecoveryRecord.read(Self.content(of: descriptor)), base.file == file, !edits.isEmpty
    else {
      RecoveryLock.release(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.path = "\(path)/\(name)"
    self.base = base
    self.edits = edits
    time = base.time
  }

  deinit {
    RecoveryLock.release(descriptor)
  }

  private static func isOurs(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
      && status.st_nlink == 1
  }

  private static func content(of descriptor: Int32) -> [UInt8] {
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return content }
      content += chunk[..<count]
    }
  }

  /// What the edits make of a document as it was read from the file now.
  ///
  /// - Complexity: linear in the text; where another program changed it, the cost of a merge.
  public func restoration(over present: Document) -> Restoration {
    if present.text.count == base.size, TextHash(present.text) == base.hash {
      guard let document = document(over: present.text, as: present.format) else { return .impossible }
      return .exact(document)
    }
    guard let text = base.text, let ours = document(over: text, as: present.format),
      let before = try? Document(parsing: text, as: present.format)
    else { return .impossible }
    let merge = ThreeWayMerge(base: before, ours: ours, theirs: present.text)
    return merge.merged().map(Restoration.merged) ?? .conflicting(merge.keepingOurs() ?? ours)
  }

  private func document(over text: [UInt8], as format: Format) -> Document? {
    guard edits.fits(textOfLength: text.count) else { return nil }
    return try? Document(parsing: edits.applied(to: text), as: format)
  }

  /// Removes it for good.
  public func remove() {
    unlink(path)
  }

  /// The day and the minute of ``time``, in the account's own time zone, such as `2026-11-21 21:54`.
  public var timeText: String { TimeText.minute(ofMilliseconds: time) }
}
