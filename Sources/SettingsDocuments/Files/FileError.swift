import Glibc

/// Why a file could not be opened, saved or removed, in words that say what to do. Each case names the file's path.
///
///     do {
///       try writer.remove(path, inside: folders.cache ?? "/nowhere")
///     } catch .outside(let path, let folder) {
///       print("\(path) is not in \(folder)")
///     }
public enum FileError: Error, Sendable, Hashable {
  /// Nothing stands at the path.
  case notFound(String)
  /// A folder stands there.
  case isFolder(String)
  /// A device, a socket or a pipe.
  case notRegular(String)
  /// A symbolic link that leads nowhere.
  case brokenLink(String)
  /// The file may not be read by this account.
  case notReadable(String)
  /// The file, or its folder where the file would be made, may not be written.
  case notWritable(String)
  /// The file has 2 GiB or more.
  case tooLarge(String)
  /// The disk or the quota is full; what was there is as it was.
  case noSpace(String)
  /// The file was to be made, and is there already.
  case exists(String)
  /// Removing would have left the folder that was named.
  case outside(String, of: String)
  /// Writing in place failed half-way; a whole copy of the file as it was stands in `backup`.
  case damaged(String, backup: String)
  /// What was tried failed for another reason: the system's number for it (errno(3)).
  case failed(String, operation: String, code: Int32)
}

extension FileError: CustomStringConvertible {
  /// The path and one sentence for the user.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): there is no such file"
    case .isFolder(let path): "\(path): this is a folder; name a file in it"
    case .notRegular(let path): "\(path): this is no ordinary file; only those can be edited"
    case .brokenLink(let path): "\(path): this link leads to a file that does not exist; make that file first"
    case .notReadable(let path): "\(path): may not be read by this account; ask its owner, or use sudo"
    case .notWritable(let path): "\(path): may not be written by this account; ask its owner, or use sudo"
    case .tooLarge(let path): "\(path): 2 GiB and more is too large for settings"
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
    case EROFS: self = .notWritable(path)
    case EISDIR: self = .isFolder(path)
    case ENOSPC, EDQUOT, EFBIG: self = .noSpace(path)
    case EEXIST: self = .exists(path)
    default: self = .failed(path, operation: error.operation, code: error.code)
    }
  }
}
