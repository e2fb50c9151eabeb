import Libc

/// Makes a file that does not exist yet: under another name until it is whole.
struct NewFile {
  let location: FileLocation
  /// What it is to have beside its content, as a file had that was there before.
  let traits: FileTraits?
  /// Its mode where there are none.
  let mode: UInt32

  private var fileSystem: any FileSystem { location.fileSystem }
  private var folder: FileDescriptor { location.folder.descriptor }

  func make(with bytes: [UInt8]) throws(FileError) {
    if (try? fileSystem.status(of: location.name, in: folder)) != nil { throw .exists(location.path) }
    let lock = try FileLock(location)
    defer { lock.release() }
    let names = CompanionNames(of: location.name)
    let name = lock.isExclusive ? names.new : names.new(process: fileSystem.processIdentifier)
    try FileError.attempt(location.path) { () throws(FileSystemError) in
      do throws(FileSystemError) {
        try fill(name, with: bytes)
        try takeName(name)
      } catch {
        try? fileSystem.remove(name, in: folder)
        throw error
      }
      try? fileSystem.syncFolder(folder)
    }
  }

  private func fill(_ name: String, with bytes: [UInt8]) throws(FileSystemError) {
    try? fileSystem.remove(name, in: folder)
    let file = HeldDescriptor(try fileSystem.create(name, in: folder, mode: traits == nil ? mode : 0o600), fileSystem)
    defer { withExtendedLifetime(file) {} }
    // An owner that cannot be given is no reason to lose the content; nobody else may read it then.
    if let traits { _ = try traits.copy(to: file.descriptor, fileSystem) }
    try fileSystem.write(bytes, to: file.descriptor, at: 0)
    if let traits { _ = try traits.complete(file.descriptor, fileSystem) }
    try fileSystem.sync(file.descriptor)
  }

  private func takeName(_ name: String) throws(FileSystemError) {
    do throws(FileSystemError) {
      try fileSystem.rename(name, to: location.name, in: folder, .ifFree)
    } catch {
      guard [EINVAL, ENOSYS, ENOTSUP].contains(error.code) else { throw error }
      if (try? fileSystem.status(of: location.name, in: folder)) != nil {
        throw FileSystemError("create", location.name, code: EEXIST)
      }
      try fileSystem.rename(name, to: location.name, in: folder, .replacing)
    }
  }
}
