import Libc

extension FilePlacement {
  /// Puts the text in the file's place as any save does: whole or not at all, with the file's owner, mode and
  /// attributes.
  ///
  /// Whoever asks for it is not trusted with more than that: symbolic links are not followed, nothing but a regular
  /// file is replaced, none in a folder that others than root and the file's owner may write to, and none that holds
  /// anything else than was expected.
  ///
  /// - Throws: `FileError`; the file is then as it was, but for what `FileError.damaged` says.
  public func place(by writer: FileWriter) throws(FileError) {
    let location = try location(writer.fileSystem)
    if let strangers = location.way.strangers { throw strangers.refusal(of: path) }
    do throws(FileError) {
      if let expected {
        try replace(at: location, expected, writer)
      } else {
        try writer.create(path, with: text, like: nil, mode: 0o644, rights: .ofFolderOwner)
      }
    } catch {
      throw location.way.exposure?.explained(error, path) ?? error
    }
  }

  private func location(_ fileSystem: any FileSystem) throws(FileError) -> FileLocation {
    guard path.hasPrefix("/") else { throw .notFound(path) }
    let location: FileLocation
    do throws(FileSystemError) {
      location = try FileLocation(path, links: .refused, fileSystem)
    } catch {
      throw error.code == ELOOP
        ? .becameLink(path)
        : error.code == ENOENT
          ? .noFolder(FilePath.folder(of: path))
          : FileError(error, at: path)
    }
    // What is said by a detour is not what is meant.
    guard location.path.utf8.elementsEqual(path.utf8) else { throw .notFound(path) }
    return location
  }

  private func replace(
    at location: FileLocation, _ expected: ContentHash, _ writer: FileWriter
  ) throws(FileError) {
    let fileSystem = location.fileSystem
    let lock = try FileLock(location)
    defer { lock.release() }
    let exchange = FileExchange(location: location, lock: lock, limit: FileOptions().sizeLimit)
    let present = try attempt(try exchange.present())
    defer { withExtendedLifetime(present) {} }
    guard ContentHash(of: present.bytes) == expected, try lock.lock(present, mayStop: false) else {
      throw .changed(path)
    }
    let flags = (try? fileSystem.flags(of: present.file.descriptor)) ?? []
    if flags.contains(.immutable) { throw .immutable(path) }
    if flags.contains(.appendOnly) { throw .appendOnly(path) }
    var outcome = try attempt(try exchange.replace(present, with: text, mayStop: false))
    if case nil = outcome {
      outcome = try exchange.overwrite(present, with: text, backups: writer.backups, mayStop: false)
    }
    switch outcome {
    case .written?: break
    case .overtaken?, .stopped?, nil: throw .changed(path)
    case .displaced(_, let other)?:
      // What another program wrote at the very moment comes back.
      if (try? exchange.putBack(other, over: text)) != true { _ = KeptCopy.keep(other, of: location) }
      throw .changed(path)
    }
  }

  private func attempt<Result>(
    _ body: @autoclosure () throws(FileSystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(FileSystemError) {
      return try body()
    } catch {
      throw error.code == ELOOP ? .becameLink(path) : FileError(error, at: path)
    }
  }
}
