extension FileWriter {
  /// Removes a file, or a folder with all in it, that stands inside a folder. Symbolic links are removed, never
  /// followed.
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

  /// Removes all that is in a folder, and leaves the folder.
  ///
  /// - Throws: `FileError` for the first name that cannot be removed; what was removed before it is gone.
  public func clear(_ folder: String) throws(FileError) {
    let names: [String]
    do throws(FileSystemError) {
      names = try fileSystem.names(in: folder)
    } catch {
      throw FileError(error, at: folder)
    }
    for name in names { try remove(FilePath.join(folder, name), inside: folder) }
  }

  private func resolve(_ path: String) throws(FileError) -> String {
    do throws(FileSystemError) {
      return try fileSystem.resolve(path)
    } catch {
      throw FileError(error, at: path)
    }
  }

  /// Goes down on a list of its own, so that no depth of folders is too much.
  private func removeTree(_ root: String) throws(FileError) {
    var pending = [root]
    var emptied: Set<String> = []
    while let path = pending.last {
      do throws(FileSystemError) {
        if try fileSystem.linkStatus(of: path).sort != .folder {
          try fileSystem.remove(path)
          pending.removeLast()
        } else if emptied.insert(path).inserted {
          pending += try fileSystem.names(in: path).map { FilePath.join(path, $0) }
        } else {
          try fileSystem.removeFolder(path)
          pending.removeLast()
        }
      } catch {
        throw FileError(error, at: path)
      }
    }
  }
}
