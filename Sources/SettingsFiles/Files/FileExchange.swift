import Libc
import LongWork

/// Puts new content in a file's place, and looks at what was there: a program that knows no lock may have written
/// between our reading and our writing.
struct FileExchange {
  /// What became of a file that was to be written.
  enum Outcome {
    /// It holds the new content.
    case written
    /// It holds the new content; another program had written this meanwhile, which has the name `other` now.
    case displaced([UInt8]?, other: String)
    /// Another program put a file of its own in the place; it is there, and the new content is nowhere.
    case overtaken
    /// The user stopped it; the file is as it was, and the new content is nowhere.
    case stopped
  }

  /// How long to wait, in milliseconds, for a program that is writing to the file.
  static let patience = 200

  let location: FileLocation
  let lock: FileLock
  let limit: Int

  private var fileSystem: any FileSystem { location.fileSystem }
  private var folder: FileDescriptor { location.folder.descriptor }
  private var names: CompanionNames { CompanionNames(of: location.name) }

  /// Reads the file as it is now, when no other program is in the middle of writing it.
  func present() throws(FileSystemError) -> PresentFile {
    let present = try PresentFile(at: location, limit: limit)
    guard waitForWriters(of: present.file.descriptor) else { return present }
    return try PresentFile(at: location, limit: limit)
  }

  /// Returns whether there were any.
  private func waitForWriters(of file: FileDescriptor) -> Bool {
    var waited = 0
    while fileSystem.hasWriters(file), waited < Self.patience {
      fileSystem.wait(milliseconds: 5)
      waited += 5
    }
    return waited > 0
  }

  /// Puts new content in the place of what was read.
  ///
  /// - Parameter mayStop: whether the user may stop it; asked for the last time before the names are exchanged.
  /// - Returns: `nil` when the file can only be written in place.
  func replace(
    _ present: PresentFile, with bytes: [UInt8], mayStop: Bool
  ) throws(FileSystemError) -> Outcome? {
    if present.status.links != 1 { return nil }
    let traits = try FileTraits(of: present.file.descriptor, fileSystem)
    let name = lock.isExclusive ? names.new : names.new(process: fileSystem.processIdentifier)
    guard let new = try Replacement.prepare(name, for: traits, in: folder, bytes, fileSystem) else { return nil }
    if mayStop, Interruption.noticeRequest() {
      try? fileSystem.remove(name, in: folder)
      return .stopped
    }
    lock.record(ExchangeRecord(new: new.status, old: present.status))
    do throws(FileSystemError) {
      try fileSystem.rename(name, to: location.name, in: folder, .exchanging)
    } catch {
      switch error.code {
      case EINVAL, ENOSYS, ENOTSUP: return try replaceWithoutExchange(present, new)
      default:
        try? fileSystem.remove(name, in: folder)
        // A file that is a mount of its own.
        if error.code == EBUSY { return nil }
        throw error
      }
    }
    return withExtendedLifetime(new) { examine(name, present) }
  }

  /// Writes new content into the file that was read, of which a copy is kept meanwhile.
  func overwrite(
    _ present: PresentFile, with bytes: [UInt8], backups: BackupFolder?, mayStop: Bool
  ) throws(FileError) -> Outcome {
    guard let backups else { throw .notWritable(location.folderPath) }
    return try InPlaceWriting(location: location, limit: limit)
      .write(bytes, over: present, backups: backups, mayStop: mayStop)
  }

  /// Looks at what was exchanged for the new file.
  private func examine(_ name: String, _ present: PresentFile) -> Outcome {
    var found: PresentFile?
    if let file = try? fileSystem.open(name, in: folder, for: .reading) {
      let held = HeldDescriptor(file, fileSystem)
      withExtendedLifetime(held) { _ = waitForWriters(of: file) }
      found = try? PresentFile(at: location.beside(name), limit: limit)
    }
    if let found, found.holds(present.bytes) {
      try? fileSystem.remove(name, in: folder)
      // The new content has the name already: that its folder could not be synced is no reason to say otherwise.
      try? fileSystem.syncFolder(folder)
      return .written
    }
    // What has this name already has just been merged.
    let other = lock.isExclusive ? names.other : name + "-other"
    let isNamed = (try? fileSystem.rename(name, to: other, in: folder, .replacing)) != nil
    return .displaced(found?.bytes, other: isNamed ? other : name)
  }

  /// Where two names cannot be exchanged, one looks just before the renaming.
  private func replaceWithoutExchange(_ present: PresentFile, _ new: Replacement) throws(FileSystemError) -> Outcome {
    do throws(FileSystemError) {
      let now = try PresentFile(at: location, limit: limit)
      guard now.holds(present.bytes) else {
        try? fileSystem.remove(new.name, in: folder)
        return .overtaken
      }
      try fileSystem.rename(new.name, to: location.name, in: folder, .replacing)
    } catch {
      try? fileSystem.remove(new.name, in: folder)
      throw error
    }
    try? fileSystem.syncFolder(folder)
    return .written
  }

  /// Puts back what another program wrote, in the place of what was written over it.
  ///
  /// - Returns: false where that is not there any more: a third program has put its own in the place, and there it is.
  func putBack(_ other: String, over written: [UInt8]) throws(FileSystemError) -> Bool {
    try fileSystem.rename(other, to: location.name, in: folder, .exchanging)
    let now = try? PresentFile(at: location.beside(other), limit: limit)
    guard now?.holds(written) ?? false else {
      try fileSystem.rename(other, to: location.name, in: folder, .exchanging)
      return false
    }
    try? fileSystem.remove(other, in: folder)
    try? fileSystem.syncFolder(folder)
    return true
  }
}
