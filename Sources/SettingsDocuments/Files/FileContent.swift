import Glibc

/// A file's bytes with what the file system says of it.
struct FileContent {
  /// The path behind symbolic links.
  let target: String
  let status: FileStatus
  let bytes: [UInt8]

  init(_ path: String, _ fileSystem: any FileSystem) throws(FileError) {
    do throws(FileSystemError) {
      target = try fileSystem.resolve(path)
      status = try fileSystem.status(of: target)
    } catch {
      let isLink = (try? fileSystem.linkStatus(of: path))?.sort == .symbolicLink
      throw isLink && error.code == ENOENT ? .brokenLink(path) : FileError(error, at: path, whileReading: true)
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
