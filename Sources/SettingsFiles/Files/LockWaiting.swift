import Libc
import LongWork

/// Waits for the lock's file beside a file that is to be saved.
struct LockWaiting {
  private(set) var notices: [SaveNotice] = []
  private let location: FileLocation
  private let names: CompanionNames
  private let mayStop: Bool
  private var patience = FileLock.patience

  init(_ location: FileLocation, mayStop: Bool) {
    self.mayStop = mayStop
    self.location = location
    names = CompanionNames(of: location.name)
  }

  private var fileSystem: any FileSystem { location.fileSystem }
  private var folder: FileDescriptor { location.folder.descriptor }

  /// The lock's file, locked; none where the folder takes none, not locked where the file system knows no locks.
  mutating func lockFile() throws(FileError) -> (file: FileDescriptor?, isLocked: Bool) {
    while true {
      do throws(FileSystemError) {
        if let found = try takeFound() {
          // One that may not be removed, as another's in a sticky folder, is the lock itself.
          guard clearAway(leftBy: found) else { return (found, true) }
          fileSystem.close(found)
          continue
        } else if let made = try make() {
          return (made, true)
        }
      } catch {
        switch error.code {
        case EEXIST: continue
        case EBUSY: break
        // One that is not yet open to all who may write here: its owner is at work.
        case EACCES where isShared && (try? fileSystem.status(of: names.lock, in: folder)) != nil: break
        case EACCES, EPERM, EROFS, ENOLCK, ENOTSUP, ENOSYS:
          notices.append(.unlocked(location.path))
          return (nil, false)
        case ELOOP, ENXIO: throw FileError.notRegular(FilePath.join(location.folderPath, names.lock))
        default: throw FileError(error, at: location.path)
        }
      }
      try waitAWhile()
    }
  }

  private mutating func waitAWhile() throws(FileError) {
    if mayStop, Interruption.noticeRequest() { throw .stopped(location.path) }
    if patience <= 0 { throw .locked(location.path) }
    // Not in step with others that wait.
    let time = Int.random(in: 1...8)
    patience -= time
    fileSystem.wait(milliseconds: time)
  }

  /// Makes the lock's file; `nil` where another program was faster to lock it.
  private mutating func make() throws(FileSystemError) -> FileDescriptor? {
    let file = try fileSystem.create(names.lock, in: folder, mode: 0o600)
    do throws(FileSystemError) {
      guard try fileSystem.lock(file), isLinked(file) else {
        fileSystem.close(file)
        return nil
      }
    } catch {
      try? fileSystem.remove(names.lock, in: folder)
      fileSystem.close(file)
      throw error
    }
    share(file)
    return file
  }

  /// Whether others than the folder's owner may write to it.
  private var isShared: Bool {
    ((try? fileSystem.status(of: folder))?.mode ?? 0) & 0o022 != 0
  }

  /// Whoever may write to the folder can ask for the lock, and nobody else.
  private func share(_ file: FileDescriptor) {
    guard let status = try? fileSystem.status(of: folder) else { return }
    if fileSystem.account == 0, status.owner != 0 {
      try? fileSystem.setOwner(status.owner, group: status.group, of: file)
    }
    if isShared { try? fileSystem.setMode(0o644, of: file) }
  }

  /// The lock's file where there is one and nobody has it locked: whoever made it was killed. `nil` when there is none.
  ///
  /// - Throws: `EBUSY` where another program has it.
  private mutating func takeFound() throws(FileSystemError) -> FileDescriptor? {
    let file: FileDescriptor
    do throws(FileSystemError) {
      file = try fileSystem.open(names.lock, in: folder, for: .reading)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
    do throws(FileSystemError) {
      if try fileSystem.lock(file), isLinked(file) { return file }
      throw FileSystemError("lock", names.lock, code: EBUSY)
    } catch {
      fileSystem.close(file)
      throw error
    }
  }

  private func isLinked(_ file: FileDescriptor) -> Bool {
    guard let own = try? fileSystem.status(of: file),
      let named = try? fileSystem.status(of: names.lock, in: folder)
    else { return false }
    return own.isSameFile(as: named)
  }

  /// Removes what a killed program left beside the file, its lock last. What others wrote is kept.
  ///
  /// - Returns: whether the lock is gone.
  private mutating func clearAway(leftBy lock: FileDescriptor) -> Bool {
    let line = (try? fileSystem.read(lock, limit: 1 << 12)) ?? []
    if let left = try? fileSystem.status(of: names.new, in: folder) {
      if left.kind == .regular, ExchangeRecord(line: line)?.covers(left) ?? true {
        try? fileSystem.remove(names.new, in: folder)
      } else {
        keep(names.new)
      }
    }
    if (try? fileSystem.status(of: names.other, in: folder)) != nil { keep(names.other) }
    return (try? fileSystem.remove(names.lock, in: folder)) != nil
  }

  private mutating func keep(_ name: String) {
    guard let copy = KeptCopy.keep(name, of: location) else { return }
    notices.append(.keptBeside(location.path, copy: copy))
  }
}

/// What another program wrote, kept for the user beside the file.
enum KeptCopy {
  /// Gives a file a name that the user finds; `nil` where that cannot be, and it keeps the one it has.
  static func keep(_ name: String, of location: FileLocation) -> String? {
    let names = CompanionNames(of: location.name)
    for number in 0..<1000 {
      let kept = names.kept(number)
      do throws(FileSystemError) {
        try location.fileSystem.rename(name, to: kept, in: location.folder.descriptor, .ifFree)
        return FilePath.join(location.folderPath, kept)
      } catch {
        if error.code != EEXIST { return nil }
      }
    }
    return nil
  }
}
