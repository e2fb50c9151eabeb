import Libc

/// A file's bytes with what the file system says of it: the one way in which a user's files are read.
///
///     let content = try FileContent("app.json")
///     content.target                                  // /home/ann/.dotfiles/app.json, behind symbolic links
///
/// Only ordinary files are read, and reading never waits: a pipe or a device in the place of a file is refused.
package struct FileContent: Sendable {
  /// The absolute path behind symbolic links.
  package let target: String
  /// What the file system said when it was read.
  package let status: FileStatus
  package let bytes: [UInt8]
  /// The folder on the way to it that others may change, where root reads it.
  private let exposedFolder: String?
  private let isReadByRoot: Bool

  /// Reads a file whole.
  ///
  /// - Throws: for folders, devices, what is too large, and what may not be read, saying what to do.
  package init(
    _ path: String, _ fileSystem: any FileSystem = SystemFileSystem(), options: FileOptions = []
  ) throws(FileError) {
    self.init(try PresentFile(path, fileSystem, options: options), fileSystem)
  }

  /// Reads a file that the program keeps for itself: one that is a symbolic link is not read.
  package init(ownFile path: String, _ fileSystem: any FileSystem = SystemFileSystem()) throws(FileError) {
    do throws(FileSystemError) {
      let location = try FileLocation(path, links: .followedAbove, rights: .own, fileSystem)
      self.init(try PresentFile(at: location, limit: FileOptions().sizeLimit), fileSystem)
    } catch {
      throw FileError(error, at: path, whileReading: true)
    }
  }

  private init(_ file: PresentFile, _ fileSystem: any FileSystem) {
    (target, status, bytes) = (file.location.path, file.status, file.bytes)
    exposedFolder = file.location.way.exposure?.folder
    isReadByRoot = fileSystem.account == 0
  }

  /// Why root should not heed what the file says: which folder, or that the file itself, others may change. Nil where
  /// root alone can, and for any other account.
  package var otherWriter: String? {
    guard isReadByRoot else { return nil }
    if let exposedFolder { return "others may change what is in \(exposedFolder)" }
    if status.owner != 0 { return "it is not root's" }
    return status.mode & 0o022 != 0 ? "others may write it" : nil
  }
}

/// A file as it is now, held open.
struct PresentFile: Sendable {
  let location: FileLocation
  let file: HeldDescriptor
  let status: FileStatus
  let bytes: [UInt8]

  /// Whether this text is all that it holds.
  func holds(_ text: [UInt8]) -> Bool { ByteScan.areSame(bytes, text) }

  /// Opens and reads the file that a path leads to.
  ///
  /// Root may look at what the account that a folder belongs to may not read; it is not saved as a matter of course.
  init(_ path: String, _ fileSystem: any FileSystem, options: FileOptions) throws(FileError) {
    do throws(FileSystemError) {
      do throws(FileSystemError) {
        self = try Self(at: try FileLocation(path, fileSystem), limit: options.sizeLimit)
      } catch {
        guard fileSystem.account == 0, [EACCES, EPERM].contains(error.code) else { throw error }
        self = try Self(at: try FileLocation(path, rights: .own, fileSystem), limit: options.sizeLimit)
      }
    } catch {
      throw Self.parseError(error, path, fileSystem, options)
    }
  }

  /// Opens and reads the file at a place that was found before.
  init(at location: FileLocation, limit: Int) throws(FileSystemError) {
    self.location = location
    let fileSystem = location.fileSystem
    let folder = location.folder.descriptor
    file = HeldDescriptor(try fileSystem.open(location.name, in: folder, for: .reading), fileSystem)
    let status = try fileSystem.status(of: file.descriptor)
    if status.kind == .folder { throw FileSystemError("read", location.name, code: EISDIR) }
    bytes = try fileSystem.read(file.descriptor, limit: limit)
    // The size is that of what was read.
    self.status = status.sized(bytes.count)
  }

  private static func parseError(
    _ error: FileSystemError, _ path: String, _ fileSystem: any FileSystem, _ options: FileOptions
  ) -> FileError {
    switch error.code {
    case ENXIO, EAGAIN: return .notRegular(path)
    case EFBIG: return options.contains(.large) ? .tooLarge(path) : .large(path)
    case ENOENT where (try? fileSystem.linkStatus(of: path))?.kind == .symbolicLink:
      // A link of /proc to a pipe names nothing in the file system, and yet there is something behind it.
      return (try? fileSystem.status(of: path)) == nil ? .brokenLink(path) : .notRegular(path)
    default: return FileError(error, at: path, whileReading: true)
    }
  }
}

extension FileStatus {
  fileprivate func sized(_ size: Int) -> FileStatus {
    var copy = self
    copy.size = size
    return copy
  }
}
