import Glibc

/// A file's bytes with what the file system says of it.
///
///     let content = try FileContent("app.json")
///     content.target                                  // /home/ann/.dotfiles/app.json, behind symbolic links
package struct FileContent: Sendable {
  /// The absolute path behind symbolic links.
  package let target: String
  /// What the file system said when it was read.
  package let status: FileStatus
  /// The whole content.
  package let bytes: [UInt8]

  /// Reads a file whole.
  ///
  /// - Throws: for folders, devices, what is 2 GiB or larger, and what may not be read, saying what to do.
  package init(_ path: String, _ fileSystem: any FileSystem = SystemFileSystem()) throws(FileError) {
    do throws(FileSystemError) {
      target = try fileSystem.resolve(path)
      status = try fileSystem.status(of: target)
    } catch {
      let isLink = (try? fileSystem.linkStatus(of: path))?.sort == .symbolicLink
      guard isLink, error.code == ENOENT else { throw FileError(error, at: path, whileReading: true) }
      // A link of /proc to a pipe names nothing in the file system, and yet there is something behind it.
      throw (try? fileSystem.status(of: path)) == nil ? .brokenLink(path) : .notRegular(path)
    }
    switch status.sort {
    case .regular: break
    case .folder: throw .isFolder(path)
    case .symbolicLink, .other: throw .notRegular(path)
    }
    guard status.size < Int(Int32.max) else { throw .tooLarge(path) }
    do throws(FileSystemError) {
      bytes = try fileSystem.read(target)
    } catch {
      throw FileError(error, at: path, whileReading: true)
    }
  }
}
