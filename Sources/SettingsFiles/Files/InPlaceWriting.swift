import Libc
import LongWork

/// Writes new content into a file that keeps its place: one with several names, one in a folder that takes no other.
///
/// A copy of both contents is in the state folder meanwhile, so that a save that was interrupted can be ended or
/// undone: see `InterruptedSave`.
struct InPlaceWriting {
  let location: FileLocation
  let limit: Int

  private var fileSystem: any FileSystem { location.fileSystem }

  /// - Throws: `FileError`; the file is then as it was, but for what `FileError.damaged` says.
  /// - Parameter mayStop: whether the user may stop it; asked for the last time before the first byte is written.
  func write(
    _ bytes: [UInt8], over present: PresentFile, backups: BackupFolder, mayStop: Bool
  ) throws(FileError) -> FileExchange.Outcome {
    let descriptor = try FileError.attempt(
      location.path, try fileSystem.open(location.name, in: location.folder.descriptor, for: .writing))
    let file = HeldDescriptor(descriptor, fileSystem)
    defer { withExtendedLifetime(file) {} }
    guard (try? fileSystem.status(of: descriptor))?.isSameFile(as: present.status) ?? false else { return .overtaken }
    let backup = try backups.make(of: location.path, before: present.bytes, after: bytes)
    defer { withExtendedLifetime(backup) {} }
    if mayStop, Interruption.noticeRequest() {
      backups.remove(of: location.path)
      return .stopped
    }
    do throws(FileSystemError) {
      try fileSystem.reserve(max(bytes.count, present.bytes.count), for: descriptor)
      try overwrite(descriptor, with: bytes)
    } catch {
      guard (try? overwrite(descriptor, with: present.bytes)) != nil else {
        throw .damaged(location.path, backup: backups.path(of: location.path))
      }
      backups.remove(of: location.path)
      throw FileError(error, at: location.path)
    }
    backups.remove(of: location.path)
    return isThere(bytes) ? .written : .overtaken
  }

  /// Whether the file holds this: a program that knows no lock may have put another file in the place, or have written
  /// as well. One that cannot be read again holds what was written.
  private func isThere(_ bytes: [UInt8]) -> Bool {
    do throws(FileSystemError) {
      return try PresentFile(at: location, limit: limit).holds(bytes)
    } catch {
      return error.code != ENOENT
    }
  }

  /// Writes new content, cuts the rest off, and syncs.
  func overwrite(_ file: FileDescriptor, with bytes: [UInt8]) throws(FileSystemError) {
    try fileSystem.write(bytes, to: file, at: 0)
    try fileSystem.truncate(file, to: bytes.count)
    try fileSystem.sync(file)
  }
}
