import Libc

/// The one place that writes, changes and removes files for a user.
///
/// A file is replaced whole: its new content goes into a temporary file beside it, with its owner, mode and extended
/// attributes, is synced, and takes its name; whatever happens, the name leads to the old content or to the new.
/// Where that cannot be (the folder may not be written, the owner or an attribute cannot be kept, the file has other
/// names as hard links or is a mount of its own), it is written in place, after a copy was put into the state folder:
/// see `InterruptedSave`.
///
///     let writer = FileWriter(stateFolder: XDGFolders(application: "nightjar", environment: environment).state)
///     try writer.create("/home/me/.config/nightjar/settings.json", with: Array("{}\n".utf8))
///
/// No symbolic link is followed but those above a file that a user named.
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

  /// The copies of files that are written in place; `nil` where there is no state folder.
  var backups: BackupFolder? { stateFolder.map { BackupFolder($0, self) } }

  /// Makes a file that does not exist yet, with the folders above it. It has all its content as soon as it is there.
  ///
  /// - Parameters:
  ///   - path: where; a file that is there already is left alone.
  ///   - bytes: the whole content.
  ///   - mode: 0o644 for what anyone may read, 0o600 for what is the user's alone; the process's file mode creation
  ///     mask is applied.
  /// - Throws: `FileError.exists` when there is one, and others as the system has reasons; no part of a file is left
  ///   then.
  public func create(_ path: String, with bytes: [UInt8], mode: UInt32 = 0o600) throws(FileError) {
    try create(path, with: bytes, like: nil, mode: mode, rights: .own)
  }

  /// Makes a file that does not exist yet; with traits, like the one that was there before.
  func create(
    _ path: String, with bytes: [UInt8], like traits: FileTraits?, mode: UInt32, rights: FileLocation.Rights
  ) throws(FileError) {
    // Whoever may read the file may go to it.
    try makeFolders(FilePath.folder(of: path), mode: mode & 0o044 == 0 ? 0o700 : 0o755, rights)
    let location = try FileError.attempt(
      path, try FileLocation(path, links: .followedAbove, rights: rights, fileSystem))
    if rights == .ofFolderOwner, let strangers = location.way.strangers { throw strangers.refusal(of: path) }
    do throws(FileError) {
      try NewFile(location: location, traits: traits, mode: mode).make(with: bytes)
    } catch {
      throw location.way.exposure?.explained(error, path) ?? error
    }
  }

  /// Adds bytes to the end of a file in one write, making the file (mode 0600) and its folders when they are missing.
  ///
  /// It waits for who gives the file new content: what is added is in the new one.
  ///
  /// - Throws: `FileError`; a part of the bytes may be in the file then, as when the disk is full.
  public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try makeFolders(FilePath.folder(of: path))
    try FileError.attempt(path) { () throws(FileSystemError) in
      let location = try FileLocation(path, links: .followedAbove, rights: .own, fileSystem)
      let file = try openForAppending(location)
      defer { withExtendedLifetime(file) {} }
      try fileSystem.write(bytes, to: file.descriptor, at: nil)
      try fileSystem.sync(file.descriptor)
    }
  }

  /// Opens a file and locks it, where it can be locked, as long as it has the name.
  private func openForAppending(_ location: FileLocation) throws(FileSystemError) -> HeldDescriptor {
    var patience = FileLock.patience
    while true {
      let file = HeldDescriptor(
        try fileSystem.open(location.name, in: location.folder.descriptor, for: .appending), fileSystem)
      while patience > 0, (try? fileSystem.lock(file.descriptor)) == false {
        patience -= 1
        fileSystem.wait(milliseconds: 1)
      }
      let own = try fileSystem.status(of: file.descriptor)
      let named = try? fileSystem.status(of: location.name, in: location.folder.descriptor)
      if patience <= 0 || named?.isSameFile(as: own) ?? false { return file }
      patience -= 1
    }
  }

  /// Makes a folder and those above it that are missing, for the user alone (mode 0700).
  ///
  /// - Throws: `FileError` where one cannot be made; nothing happens where the folder is there.
  public func makeFolders(_ path: String) throws(FileError) { try makeFolders(path, mode: 0o700, .own) }

  private func makeFolders(_ path: String, mode: UInt32, _ rights: FileLocation.Rights) throws(FileError) {
    if (try? fileSystem.status(of: path))?.kind == .folder { return }
    let parent = FilePath.folder(of: path)
    if parent != path { try makeFolders(parent, mode: mode, rights) }
    do throws(FileSystemError) {
      let location = try FileLocation(path, rights: rights, fileSystem)
      try location.fileSystem.makeFolder(location.name, in: location.folder.descriptor, mode: mode)
    } catch {
      if error.code != EEXIST { throw FileError(error, at: path) }
    }
  }

  /// Gives a file that need be no settings file new content: in one step, or in place where it cannot be replaced.
  ///
  /// - Throws: `FileError`; the file is then as it was.
  package func rewrite(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try locked(path) { exchange throws(FileError) in
      let present = try FileError.attempt(path, try exchange.present())
      var outcome = try FileError.attempt(path, try exchange.replace(present, with: bytes, mayStop: false))
      if outcome == nil { outcome = try exchange.overwrite(present, with: bytes, backups: backups, mayStop: false) }
      guard case .written? = outcome else { throw .changed(path) }
    }
  }

  /// Gives a file of the program's own, in a folder of its own, new content.
  package func replace(_ target: String, with bytes: [UInt8]) throws(FileError) {
    try locked(target) { exchange throws(FileError) in
      try FileError.attempt(target, try put(bytes, over: try exchange.present(), exchange))
    }
  }

  /// Gives a file of the program's own, to which others append, content that is made of what it has; see ``append(_:to:)``.
  ///
  /// - Parameter change: is given all that is there, and nobody adds to it meanwhile.
  package func replace(_ target: String, by change: ([UInt8]) -> [UInt8]) throws(FileError) {
    try locked(target) { exchange throws(FileError) in
      func present() throws(FileError) -> PresentFile {
        try FileError.attempt(target, try PresentFile(at: exchange.location, limit: exchange.limit))
      }
      let held = try present()
      defer { withExtendedLifetime(held) {} }
      guard try exchange.lock.lock(held, mayStop: false) else { throw .changed(target) }
      // Others may have added to it until it was locked.
      let now = try present()
      let bytes = change(now.bytes)
      try FileError.attempt(target, try put(bytes, over: now, exchange))
    }
  }

  /// Does something to a file whose folder is opened and whose lock is held; symbolic links in its place are not followed.
  func locked<Result>(
    _ path: String, _ body: (FileExchange) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let location = try FileError.attempt(
      path, try FileLocation(path, links: .followedAbove, rights: .own, fileSystem))
    let lock = try FileLock(location)
    defer { lock.release() }
    return try body(FileExchange(location: location, lock: lock, limit: FileOptions.largestSize))
  }

  /// Puts new content in the place of what was read; what another program wrote meanwhile goes.
  private func put(_ bytes: [UInt8], over present: PresentFile, _ exchange: FileExchange) throws(FileSystemError) {
    if case .displaced(_, let other)? = try exchange.replace(present, with: bytes, mayStop: false) {
      try fileSystem.remove(other, in: exchange.location.folder.descriptor)
    }
  }
}
