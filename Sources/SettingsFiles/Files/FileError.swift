import Libc

/// Why a file could not be opened, saved or removed, in words that say what to do. Each case names the file's path.
///
///     do {
///       try writer.remove(path, inside: folders.cache ?? "/nowhere")
///     } catch .outside(let path, let folder) {
///       print("\(path) is not in \(folder)")
///     }
public enum FileError: Error, Sendable, Hashable {
  /// There is nothing at the path.
  case notFound(String)
  /// A file was to be made in a folder that is not there.
  case noFolder(String)
  /// There is a folder.
  case isFolder(String)
  /// A device, a socket or a pipe.
  case notRegular(String)
  /// A symbolic link that leads nowhere.
  case brokenLink(String)
  /// What was a file when it was read is a symbolic link now, or a folder above it is.
  case becameLink(String)
  /// The file may not be read by this account.
  case notReadable(String)
  /// The file, or its folder where the file would be made, may not be written.
  case notWritable(String)
  /// The file's mode says that it is not to be written; `FileOptions.readOnlyFile` replaces it all the same.
  case readOnly(String)
  /// The file system that the file is on is mounted so that nothing on it can be written.
  case readOnlyFileSystem(String)
  /// The file has the flag that forbids every change.
  case immutable(String)
  /// The file has the flag that only allows it to become longer.
  case appendOnly(String)
  /// As root: others may write to the folder, and could exchange the file; `FileOptions.untrustedFolder` saves it.
  /// `writers` says who, as a part of a sentence.
  case untrustedFolder(String, folder: String, writers: String)
  /// Another program keeps the file locked.
  case locked(String)
  /// Another program changed the file since it was looked at.
  case changed(String)
  /// The user stopped saving the file before anything was written.
  case stopped(String)
  /// Saving the file was interrupted before, and the file is neither as it was nor as it was to be.
  case interrupted(String)
  /// The file has more than 1 GiB; `FileOptions.large` reads it.
  case large(String)
  /// The file has 512 GiB or more.
  case tooLarge(String)
  /// The disk or the quota is full; what was there is as it was.
  case noSpace(String)
  /// The file was to be made, and is there already.
  case exists(String)
  /// Removing would have left the folder that was named.
  case outside(String, of: String)
  /// Writing in place failed half-way; a whole copy of the file as it was is in `backup`.
  case damaged(String, backup: String)
  /// What was tried failed for another reason: the system's number for it (errno(3)).
  case failed(String, operation: String, code: Int32)
}

extension FileError: CustomStringConvertible {
  /// The path and one sentence for the user.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): there is no such file"
    case .noFolder(let path): "\(path): there is no such folder; make it first"
    case .isFolder(let path): "\(path): this is a folder; name a file in it"
    case .notRegular(let path): "\(path): this is no ordinary file; only those can be edited"
    case .brokenLink(let path): "\(path): this link leads to a file that does not exist; make that file first"
    case .becameLink(let path): "\(path): this has become a symbolic link since it was read; open it again to follow it"
    case .notReadable(let path): "\(path): may not be read by this account; ask its owner, or use sudo"
    case .notWritable(let path): "\(path): may not be written by this account; ask its owner, or use sudo"
    case .readOnly(let path): "\(path): this file is read-only; chmod u+w makes it writable"
    case .readOnlyFileSystem(let path): "\(path): its file system is mounted read-only"
    case .immutable(let path): "\(path): this file is immutable (chattr +i); chattr -i lets it be changed"
    case .appendOnly(let path): "\(path): this file may only be appended to (chattr +a); chattr -a lets it be changed"
    case .untrustedFolder(let path, let folder, let writers):
      "\(path): \(writers) may write to the folder \(folder) and exchange files there, so root does not save in it; "
        + "keep the file elsewhere, or take that right away"
    case .locked(let path): "\(path): another program keeps this file locked; try again when it is done"
    case .changed(let path): "\(path): another program changed this file meanwhile; nothing was written"
    case .stopped(let path): "\(path): saving was stopped; the file is as it was, and the changes are unsaved"
    case .interrupted(let path): "\(path): saving this file was interrupted before; it must be made whole first"
    case .large(let path): "\(path): more than 1 GiB is much for settings"
    case .tooLarge(let path): "\(path): 512 GiB and more is too large for settings"
    case .noSpace(let path): "\(path): the disk is full; the file is as it was, make room and save again"
    case .exists(let path): "\(path): another program made this file meanwhile; open it"
    case .outside(let path, let folder): "\(path): is not inside \(folder), so it is left alone"
    case .damaged(let path, let backup): "\(path): writing failed half-way; the file as it was is in \(backup)"
    case .failed(let path, let operation, let code):
      "\(path): cannot \(operation): \(String(cString: strerror(code)))"
    }
  }
}

extension FileError {
  init(_ error: FileSystemError, at path: String, whileReading isReading: Bool = false) {
    switch error.code {
    case ENOENT, ENOTDIR: self = .notFound(path)
    case EACCES, EPERM: self = isReading ? .notReadable(path) : .notWritable(path)
    case EROFS: self = .readOnlyFileSystem(path)
    case EISDIR: self = .isFolder(path)
    case ENOSPC, EDQUOT, EFBIG: self = .noSpace(path)
    case EEXIST: self = .exists(path)
    case ENXIO: self = .notRegular(path)
    default: self = .failed(path, operation: error.operation, code: error.code)
    }
  }

  /// Does what fails with the system's errors, and says them of a path.
  static func attempt<Result>(
    _ path: String, _ body: @autoclosure () throws(FileSystemError) -> Result
  ) throws(FileError) -> Result {
    try attempt(path, body)
  }

  /// The same for several steps.
  package static func attempt<Result>(
    _ path: String, _ body: () throws(FileSystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(FileSystemError) {
      return try body()
    } catch {
      throw FileError(error, at: path)
    }
  }
}
