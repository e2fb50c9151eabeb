import LongWork

/// The right to save a file, which one program has at a time.
///
/// It is the kernel's lock (flock(2)) on a file beside the one that is saved, so that it ends with whoever holds it,
/// even when killed. The lock's file goes when the lock is released. Where the folder takes no file, a lock on the
/// saved file itself is all there is; that one is taken in any case, for those who cannot make the other.
final class FileLock {
  /// How long to wait for another program, in milliseconds.
  static let patience = 5000

  /// What to say of a lock that could not be had.
  private(set) var notices: [SaveNotice] = []
  /// Whether nobody else who asks for a lock can save now.
  let isExclusive: Bool
  private let location: FileLocation
  private let names: CompanionNames
  private var fileSystem: any FileSystem { location.fileSystem }
  private let file: FileDescriptor?

  /// Waits for the lock.
  ///
  /// - Parameter mayStop: whether the user may stop the waiting.
  /// - Throws: `FileError.locked` when another program keeps it for too long, `FileError.stopped` when the user does
  ///   not want to wait.
  init(_ location: FileLocation, mayStop: Bool = false) throws(FileError) {
    self.location = location
    names = CompanionNames(of: location.name)
    var waiting = LockWaiting(location, mayStop: mayStop)
    let held = try waiting.lockFile()
    (file, isExclusive) = (held.file, held.isLocked)
    notices = waiting.notices
  }

  /// Locks the file itself, as it is now.
  ///
  /// - Parameter mayStop: whether the user may stop the waiting: nothing is written yet.
  /// - Returns: false where another file has its name meanwhile.
  /// - Throws: `FileError.locked` when another program keeps its lock and this is the only one there is.
  func lock(_ present: PresentFile, mayStop: Bool) throws(FileError) -> Bool {
    var patience = isExclusive ? Self.patience / 5 : Self.patience
    var isLocked = isLocked(present)
    while !isLocked, patience > 0 {
      if mayStop, Interruption.noticeRequest() { throw .stopped(location.path) }
      patience -= 10
      fileSystem.wait(milliseconds: 10)
      isLocked = self.isLocked(present)
    }
    if !isLocked {
      guard isExclusive else { throw .locked(location.path) }
      if !notices.contains(.lockedByAnother(location.path)) { notices.append(.lockedByAnother(location.path)) }
    }
    let status = try? fileSystem.status(of: location.name, in: location.folder.descriptor)
    return status?.isSameFile(as: present.status) ?? false
  }

  /// A file system that knows no locks has none that another program could hold.
  private func isLocked(_ present: PresentFile) -> Bool {
    (try? fileSystem.lock(present.file.descriptor)) ?? true
  }

  /// Notes in the lock's file what will be exchanged for what: should this program be killed in between, the next one
  /// knows whose the file is that it finds.
  func record(_ record: ExchangeRecord) {
    guard let file else { return }
    try? fileSystem.truncate(file, to: 0)
    try? fileSystem.write(Array(record.line.utf8), to: file, at: 0)
  }

  /// Gives the lock to others. Called once.
  func release() {
    guard let file else { return }
    // Removed while it is locked: whoever waits for it finds that it has no name any more, and makes another.
    try? fileSystem.remove(names.lock, in: location.folder.descriptor)
    fileSystem.close(file)
  }
}
