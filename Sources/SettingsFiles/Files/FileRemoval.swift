import Libc

extension FileWriter {
  /// Removes a file, or a folder with all in it, that is inside a folder. Symbolic links are removed, never followed.
  ///
  /// - Throws: `FileError.outside` when the path does not lead into the folder; nothing is removed then.
  public func remove(_ path: String, inside folder: String) throws(FileError) {
    let name = FilePath.name(of: path)
    let parent = try resolve(FilePath.folder(of: path))
    let place = FilePath.join(parent, name)
    guard FilePath.isInside(place, try resolve(folder)), !["", ".", ".."].contains(name) else {
      throw .outside(path, of: folder)
    }
    try removeTree(place)
  }

  /// Removes a file that was written here, under its lock; symbolic links in its place are not followed.
  ///
  /// - Returns: false where it holds something else than is expected, which another program wrote: it stays then.
  /// - Throws: `FileError` where it cannot be removed, and where it is gone already.
  package func remove(_ path: String, holding bytes: [UInt8]) throws(FileError) -> Bool {
    try locked(path) { exchange throws(FileError) in
      let location = exchange.location
      let present = try FileError.attempt(path, try PresentFile(at: location, limit: exchange.limit))
      guard present.holds(bytes), try exchange.lock.lock(present, mayStop: false) else { return false }
      try FileError.attempt(path, try fileSystem.remove(location.name, in: location.folder.descriptor))
      return true
    }
  }

  /// Removes all that is in a folder, and leaves the folder.
  ///
  /// - Throws: `FileError` for the first name that cannot be removed; what was removed before it is gone.
  public func clear(_ folder: String) throws(FileError) {
    let names = try FileError.attempt(folder, try fileSystem.names(in: folder))
    for name in names {
      do throws(FileError) {
        try remove(FilePath.join(folder, name), inside: folder)
      } catch {
        guard case .notFound = error else { throw error }
      }
    }
  }

  private func resolve(_ path: String) throws(FileError) -> String {
    try FileError.attempt(path, try fileSystem.resolve(path))
  }

  /// Goes down on a list of its own, and holds one folder at a time, so that no depth of folders is too much. Another
  /// program may write there meanwhile: what is gone already is removed, and what has come is looked for again.
  private func removeTree(_ root: String) throws(FileError) {
    var pending = [root]
    var emptied: Set<String> = []
    var looksLeft = 10
    while let path = pending.last {
      do throws(FileSystemError) {
        if let inside = try removeIfEmpty(path, isEmptied: !emptied.insert(path).inserted) {
          pending += inside.map { FilePath.join(path, $0) }
        } else {
          pending.removeLast()
        }
      } catch {
        switch error.code {
        case ENOENT where path != root: pending.removeLast()
        case ENOTEMPTY where looksLeft > 0:
          looksLeft -= 1
          emptied.remove(path)
        default: throw FileError(error, at: path)
        }
      }
    }
  }

  /// Removes a file, or a folder whose names are removed already; otherwise its names.
  private func removeIfEmpty(_ path: String, isEmptied: Bool) throws(FileSystemError) -> [String]? {
    let location = try FileLocation(path, links: .refused, rights: .own, fileSystem)
    let (folder, name) = (location.folder.descriptor, location.name)
    if try fileSystem.status(of: name, in: folder).kind != .folder {
      try fileSystem.remove(name, in: folder)
    } else if isEmptied {
      try fileSystem.removeFolder(name, in: folder)
    } else {
      let held = HeldDescriptor(try fileSystem.openFolder(name, in: folder), fileSystem)
      defer { withExtendedLifetime(held) {} }
      return try fileSystem.names(in: held.descriptor)
    }
    return nil
  }
}
