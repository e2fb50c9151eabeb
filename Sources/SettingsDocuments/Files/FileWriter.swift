import Glibc

/// The one place that writes, changes and removes files for a user.
///
/// A file is replaced whole: its new content goes into a temporary file beside it, with its owner, mode and extended
/// attributes, is synced, and takes its name; whatever happens, the name leads to the old content or to the new.
/// Where that cannot be (the folder may not be written, the owner or an attribute cannot be kept, the file has other
/// names as hard links), it is written in place, after a whole copy was put into the state folder.
///
///     let writer = FileWriter(stateFolder: XDGFolders(environment: environment).state)
///     try writer.create("/home/me/.config/settee/settings.json", with: Array("{}\n".utf8))
public struct FileWriter: Sendable {
  /// What it writes to and reads from.
  package let fileSystem: any FileSystem
  /// Where copies go before a file is written in place; without one, such a file is refused.
  let stateFolder: String?

  /// A writer to the system's own files.
  ///
  /// - Parameter stateFolder: where copies go before a file is written in place, as `XDGFolders.state` names it;
  ///   without one, a file that cannot be replaced is not written.
  public init(stateFolder: String?) {
    self.init(fileSystem: SystemFileSystem(), stateFolder: stateFolder)
  }

  package init(fileSystem: any FileSystem, stateFolder: String?) {
    self.fileSystem = fileSystem
    self.stateFolder = stateFolder
  }

  /// Replaces the content of a file that exists. `target` is a path without symbolic links.
  func replace(_ target: String, _ status: FileStatus, with bytes: [UInt8]) throws(FileError) {
    if status.links > 1 { return try writeInPlace(target, bytes) }
    switch try attempt(target, { () throws(FileSystemError) in try prepareTemporary(for: target, status, bytes) }) {
    case .ready(let temporary): try putInPlace(temporary, of: target)
    case .impossible: try writeInPlace(target, bytes)
    }
  }

  /// Makes a file that does not exist yet, with the folders above it.
  ///
  /// - Parameters:
  ///   - path: where; a file that is there already is left alone.
  ///   - bytes: the whole content.
  ///   - mode: 0o644 for what anyone may read, 0o600 for what is the user's alone; the process's file mode creation
  ///     mask is applied.
  /// - Throws: `FileError.exists` when there is one, and others as the system has reasons; no part of a file is left
  ///   then.
  public func create(_ path: String, with bytes: [UInt8], mode: UInt32 = 0o600) throws(FileError) {
    let folder = FilePath.folder(of: path)
    try makeFolders(folder)
    let file = try attempt(path) { () throws(FileSystemError) in try fileSystem.create(path, mode: mode) }
    do throws(FileSystemError) {
      try fill(file, with: bytes)
      try fileSystem.syncFolder(folder)
    } catch {
      try? fileSystem.remove(path)
      throw FileError(error, at: path)
    }
  }

  /// Adds bytes to the end of a file in one write, making the file (mode 0600) and its folders when they are missing.
  ///
  /// - Throws: `FileError`; a part of the bytes may be in the file then, as when the disk is full.
  public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try makeFolders(FilePath.folder(of: path))
    try attempt(path) { () throws(FileSystemError) in
      try fill(try fileSystem.open(path, appending: true), with: bytes)
    }
  }

  /// Makes a folder and those above it that are missing, for the user alone (mode 0700).
  ///
  /// - Throws: `FileError` where one cannot be made; nothing happens where the folder is there.
  public func makeFolders(_ path: String) throws(FileError) {
    if (try? fileSystem.status(of: path))?.sort == .folder { return }
    let parent = FilePath.folder(of: path)
    if parent != path { try makeFolders(parent) }
    do throws(FileSystemError) {
      try fileSystem.makeFolder(path, mode: 0o700)
    } catch {
      if error.code != EEXIST { throw FileError(error, at: path) }
    }
  }

  // MARK: - Through a temporary file

  private enum Preparation {
    case ready(temporary: String)
    case impossible
  }

  /// Writes the temporary file; says `impossible` when the target's folder, owner or attributes stand against it.
  private func prepareTemporary(
    for target: String, _ status: FileStatus, _ bytes: [UInt8]
  ) throws(FileSystemError) -> Preparation {
    let temporary: String
    let file: FileDescriptor
    do throws(FileSystemError) {
      (temporary, file) = try createTemporary(beside: target)
    } catch {
      if [EACCES, EPERM, EROFS].contains(error.code) { return .impossible }
      throw error
    }
    do throws(FileSystemError) {
      let isLikeTarget = try copyStatus(status, of: target, to: file)
      guard isLikeTarget else {
        fileSystem.close(file)
        try? fileSystem.remove(temporary)
        return .impossible
      }
    } catch {
      fileSystem.close(file)
      try? fileSystem.remove(temporary)
      throw error
    }
    do throws(FileSystemError) {
      try fill(file, with: bytes)
      return .ready(temporary: temporary)
    } catch {
      try? fileSystem.remove(temporary)
      throw error
    }
  }

  private func createTemporary(beside target: String) throws(FileSystemError) -> (String, FileDescriptor) {
    let names = TemporaryNames(of: target)
    for attempt in 0..<1000 {
      let path = names.path(process: fileSystem.processIdentifier, attempt)
      do throws(FileSystemError) {
        return (path, try fileSystem.create(path, mode: 0o600))
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
    throw FileSystemError("create", names.folder, code: EEXIST)
  }

  /// Gives the new file owner, mode and attributes of the old; false when it cannot have them all.
  private func copyStatus(
    _ status: FileStatus, of target: String, to file: FileDescriptor
  ) throws(FileSystemError) -> Bool {
    do throws(FileSystemError) {
      try fileSystem.setOwner(status.owner, group: status.group, of: file)
    } catch {
      if [EPERM, EINVAL].contains(error.code) { return false }
      throw error
    }
    for (name, value) in try fileSystem.attributes(of: target) {
      do throws(FileSystemError) {
        try fileSystem.setAttribute(name, value, of: file)
      } catch {
        // Those of the security modules are given by the system itself.
        if !name.hasPrefix("security.") { return false }
      }
    }
    try fileSystem.setMode(status.mode, of: file)
    return true
  }

  private func putInPlace(_ temporary: String, of target: String) throws(FileError) {
    do throws(FileSystemError) {
      try fileSystem.rename(temporary, to: target)
    } catch {
      try? fileSystem.remove(temporary)
      throw FileError(error, at: target)
    }
    removeLeftovers(beside: target)
    // The new content has the name already: that its folder could not be synced is no reason to say it was not saved.
    try? fileSystem.syncFolder(FilePath.folder(of: target))
  }

  /// Temporary files of this target whose process was killed go with the next save.
  private func removeLeftovers(beside target: String) {
    let names = TemporaryNames(of: target)
    for name in (try? fileSystem.names(in: names.folder)) ?? [] {
      guard let process = names.process(of: name), process != fileSystem.processIdentifier,
        !fileSystem.isRunning(process)
      else { continue }
      let path = FilePath.join(names.folder, name)
      if (try? fileSystem.linkStatus(of: path))?.sort == .regular { try? fileSystem.remove(path) }
    }
  }

  // MARK: - In place

  private func writeInPlace(_ target: String, _ bytes: [UInt8]) throws(FileError) {
    let old = try attempt(target) { () throws(FileSystemError) in try fileSystem.read(target) }
    let file = try attempt(target) { () throws(FileSystemError) in try fileSystem.open(target, appending: false) }
    defer { fileSystem.close(file) }
    guard let stateFolder else { throw .notWritable(FilePath.folder(of: target)) }
    let backup = try copy(old, of: target, into: FilePath.join(stateFolder, "backups"))
    do throws(FileSystemError) {
      try fileSystem.reserve(max(bytes.count, old.count), for: file)
      try overwrite(file, with: bytes)
    } catch {
      try restore(old, target, backup: backup)
      throw FileError(error, at: target)
    }
    try? fileSystem.remove(backup)
  }

  /// Puts a whole copy of a file aside, and names where.
  private func copy(_ bytes: [UInt8], of target: String, into folder: String) throws(FileError) -> String {
    for attempt in 0..<1000 {
      let path = FilePath.join(folder, "\(FilePath.name(of: target)).\(fileSystem.processIdentifier)-\(attempt)")
      do throws(FileError) {
        try create(path, with: bytes)
        return path
      } catch .exists {
        continue
      }
    }
    throw .exists(folder)
  }

  private func restore(_ old: [UInt8], _ target: String, backup: String) throws(FileError) {
    do throws(FileSystemError) {
      let file = try fileSystem.open(target, appending: false)
      defer { fileSystem.close(file) }
      try overwrite(file, with: old)
    } catch {
      throw .damaged(target, backup: backup)
    }
    try? fileSystem.remove(backup)
  }

  private func overwrite(_ file: FileDescriptor, with bytes: [UInt8]) throws(FileSystemError) {
    try fileSystem.write(bytes, to: file)
    try fileSystem.truncate(file, to: bytes.count)
    try fileSystem.sync(file)
  }

  // MARK: - Steps

  /// Writes, syncs and closes.
  private func fill(_ file: FileDescriptor, with bytes: [UInt8]) throws(FileSystemError) {
    defer { fileSystem.close(file) }
    try fileSystem.write(bytes, to: file)
    try fileSystem.sync(file)
  }

  private func attempt<Result>(
    _ path: String, _ body: () throws(FileSystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(FileSystemError) {
      return try body()
    } catch {
      throw FileError(error, at: path)
    }
  }
}
