import Libc

/// A new file beside an old one, with its owner, mode and attributes, that is to take its place.
struct Replacement {
  /// Its name in the folder.
  let name: String
  let file: HeldDescriptor
  let status: FileStatus

  /// Makes, fills and syncs the file; nothing is left of it when that fails.
  ///
  /// - Returns: `nil` when the folder takes no file, or the file cannot have all that the old one has.
  static func prepare(
    _ name: String, for traits: FileTraits, in folder: FileDescriptor, _ bytes: [UInt8], _ fileSystem: any FileSystem
  ) throws(FileSystemError) -> Replacement? {
    let descriptor: FileDescriptor
    do throws(FileSystemError) {
      descriptor = try create(name, in: folder, fileSystem)
    } catch {
      if [EACCES, EPERM, EROFS].contains(error.code) { return nil }
      throw error
    }
    let file = HeldDescriptor(descriptor, fileSystem)
    do throws(FileSystemError) {
      // For those who know no other lock than that on the file itself.
      _ = try? fileSystem.lock(descriptor)
      if try traits.copy(to: descriptor, fileSystem) {
        try fileSystem.write(bytes, to: descriptor, at: 0)
        if try traits.complete(descriptor, fileSystem) {
          try fileSystem.sync(descriptor)
          return Replacement(name: name, file: file, status: try fileSystem.status(of: descriptor))
        }
      }
    } catch {
      try? fileSystem.remove(name, in: folder)
      throw error
    }
    try? fileSystem.remove(name, in: folder)
    return nil
  }

  /// What has the name already was left by a killed program before this one had the lock.
  private static func create(
    _ name: String, in folder: FileDescriptor, _ fileSystem: any FileSystem
  ) throws(FileSystemError) -> FileDescriptor {
    do throws(FileSystemError) {
      return try fileSystem.create(name, in: folder, mode: 0o600)
    } catch {
      guard error.code == EEXIST else { throw error }
      try fileSystem.remove(name, in: folder)
      return try fileSystem.create(name, in: folder, mode: 0o600)
    }
  }
}
