import Libc
import SettingsFiles

/// The folder where unsaved edits are kept while a document is open, so that a crash or a lost line loses nothing.
///
/// Each session that edits a file has a log of its own there, which it holds locked: what a living program keeps is
/// never offered to another. Nothing in the folder is followed if it is a link, and nothing is read that another
/// account has put there.
///
/// ```swift
/// let folder = RecoveryFolder("/home/me/.local/state/app/recovery", writer: writer)
/// session.recoveryLog = folder.log(ofFile: file.target)
/// for copy in folder.copies(ofFile: file.target) { print(copy.timeText) }
/// ```
public struct RecoveryFolder: Sendable {
  /// Where it is; nil where the account has no place for it, and then nothing is kept.
  public let path: String?
  private let writer: FileWriter

  /// A folder that is made with the first log.
  public init(_ path: String?, writer: FileWriter) {
    self.path = path
    self.writer = writer
  }

  /// A log for the edits of one session; nothing is written before the first edit.
  ///
  /// - Parameter file: the file's path, behind symbolic links.
  @MainActor
  public func log(ofFile file: String) -> RecoveryLog {
    RecoveryLog(of: file, in: self)
  }

  /// What sessions have left behind that did not end in the ordinary way, the newest first. Each is locked while it is
  /// held, so that no other program offers it as well.
  ///
  /// - Parameter file: the file's path, behind symbolic links.
  public func copies(ofFile file: String) -> [UnsavedCopy] {
    guard let path, let names = try? SystemFileSystem().names(in: path) else { return [] }
    let prefix = Self.prefix(for: file)
    let logs = names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(Self.ending) }
    guard !logs.isEmpty, let folder = try? openFolder() else { return [] }
    defer { close(folder) }
    return logs.compactMap { UnsavedCopy(named: $0, ofFile: file, in: folder, path: path) }.ordered {
      $0.time > $1.time
    }
  }

  // MARK: - Logs

  private static let ending = ".log"

  private static func prefix(for file: String) -> String {
    TextHash(Array(file.utf8)).text + "-"
  }

  /// Makes a log for a file and locks it.
  func makeLog(ofFile file: String) throws(RecoveryError) -> (descriptor: Int32, path: String) {
    guard let path else { throw RecoveryError("the account has no folder for it") }
    do throws(FileError) {
      try writer.makeFolders(path)
    } catch {
      throw RecoveryError(error.description)
    }
    let folder = try openFolder()
    defer { close(folder) }
    for number in 0..<1000 {
      let name = "\(Self.prefix(for: file))\(getpid())-\(number)\(Self.ending)"
      let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        _ = RecoveryLock.take(descriptor)
        return (descriptor, path + "/" + name)
      }
      if errno != EEXIST { throw RecoveryError(code: errno, path) }
    }
    throw RecoveryError("\(path) is full of copies")
  }

  /// Opens the folder itself, if it is this account's alone to write.
  private func openFolder() throws(RecoveryError) -> Int32 {
    let path = path ?? ""
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw RecoveryError(code: errno, path) }
    var status = stat()
    guard fstat(folder, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
      close(folder)
      throw RecoveryError("\(path) can be changed by other accounts")
    }
    return folder
  }
}

/// Why unsaved edits are not kept, in words for the user.
struct RecoveryError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  init(code: Int32, _ path: String) {
    description = "\(path): \(String(cString: strerror(code)))"
  }
}
