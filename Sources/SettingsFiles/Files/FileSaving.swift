import Libc
import LongWork

/// One save of a file: under its lock, with what others changed meanwhile.
///
/// The user may stop it until the new text is in the file's place. From then on it is saved, and goes on to its end.
struct FileSaving {
  /// Two texts of which the second is to be in the file as well.
  private struct Pending {
    let base: Document
    let text: Document
  }

  /// What another program wrote at the very moment, under another name, with what is in its place.
  private struct Displaced {
    let name: String
    /// `nil` where it cannot be read.
    let bytes: [UInt8]?
    let written: Document
  }

  /// After so many rounds somebody else writes without end.
  private static let roundLimit = 100

  private let file: SettingsFile
  private let edited: Document
  /// What the user wants overwritten.
  private let seen: [UInt8]?
  private let location: FileLocation
  /// Who else may write there, as root is not to: nobody where the user trusts them.
  private let strangers: FolderExposure?
  private var notices: [SaveNotice] = []

  private var path: String { file.path }
  private var fileSystem: any FileSystem { location.fileSystem }

  /// - Parameter rights: with whose rights, for root in another's folder.
  init(
    of file: SettingsFile, _ edited: Document, replacing seen: [UInt8]?, rights: FileLocation.Rights
  ) throws(SaveError) {
    self.file = file
    self.edited = edited
    self.seen = seen
    let walker = rights == .own ? file.writer.fileSystem : file.way.walker
    do throws(FileSystemError) {
      location = try FileLocation(file.target, links: .refused, rights: rights, walker)
    } catch {
      throw Self.saveError(error, file.path)
    }
    strangers = rights == .own ? nil : file.way.strangers ?? location.way.strangers
  }

  mutating func save() throws(SaveError) -> SettingsFile.Saved {
    if !edited.hasSameText(as: file.document) { try checkPermission() }
    do throws(SaveError) {
      let lock: FileLock
      do throws(FileError) { lock = try FileLock(location, mayStop: true) } catch { throw .file(error) }
      defer { lock.release() }
      let saved = try save(under: lock)
      return SettingsFile.Saved(
        file: saved.file, isMerged: saved.isMerged, notices: lock.notices + notices)
    } catch {
      guard case .file(let reason) = error, let exposure = location.way.exposure ?? file.way.exposure else {
        throw error
      }
      throw .file(exposure.explained(reason, path))
    }
  }

  // MARK: - What is refused

  private func checkPermission() throws(SaveError) {
    if let strangers { throw .file(strangers.refusal(of: path)) }
    if InterruptedSave.find(ofTarget: location.path, writer: file.writer)?.isTorn ?? false {
      throw .file(.interrupted(path))
    }
  }

  private func checkPermission(_ present: PresentFile) throws(SaveError) {
    let flags = (try? fileSystem.flags(of: present.file.descriptor)) ?? []
    if flags.contains(.immutable) { throw .file(.immutable(path)) }
    if flags.contains(.appendOnly) { throw .file(.appendOnly(path)) }
    if file.options.contains(.readOnlyFile) { return }
    let status = present.status
    let needed: UInt32 = status.owner == fileSystem.account ? 0o200 : 0o222
    if status.mode & needed == 0, status.mode != file.customaryMode { throw .file(.readOnly(path)) }
  }

  private static func saveError(_ error: FileSystemError, _ path: String) -> SaveError {
    switch error.code {
    case ENOENT, ENOTDIR: .gone(path)
    case ELOOP: .file(.becameLink(path))
    default: .file(FileError(error, at: path))
    }
  }

  // MARK: - Rounds

  /// Reads, merges and writes until no other program wrote in between.
  private mutating func save(under lock: FileLock) throws(SaveError) -> (file: SettingsFile, isMerged: Bool) {
    let exchange = FileExchange(
      location: location, lock: lock, limit: file.options.sizeLimit)
    var pending = Pending(base: file.document, text: edited)
    var displaced: Displaced?
    for _ in 0..<Self.roundLimit {
      let present = try read(exchange)
      let mayStop = displaced == nil
      guard try isLocked(present, lock, mayStop: mayStop) else { continue }
      defer { withExtendedLifetime(present) {} }
      guard let result = merge(pending, into: present) else {
        guard let displaced else { throw .conflict(path, present: present.bytes) }
        return try giveWay(to: displaced, exchange)
      }
      if ByteScan.areSame(result.text, present.bytes) {
        if let displaced { remove(displaced) }
        return finish(result)
      }
      try checkPermission(present)
      if mayStop, Interruption.noticeRequest() { throw .file(.stopped(path)) }
      switch try write(result, over: present, exchange, mayStop: mayStop) {
      case .written:
        if let displaced { remove(displaced) }
        return finish(result)
      case .overtaken: continue
      case .stopped: throw .file(.stopped(path))
      case .displaced(let other, let name):
        // What another program made of `present` is to be in the file as well.
        let found = Displaced(name: name, bytes: other, written: result)
        guard let base = parse(present.bytes), let text = other.flatMap(parse) else {
          return try giveWay(to: found, exchange)
        }
        pending = Pending(base: base, text: text)
        displaced = found
      }
    }
    throw .file(.locked(path))
  }

  /// The text of another program does not go together with ours, which is in its place: it comes back, and ours is not
  /// saved. Where a third program has written over ours meanwhile, theirs is kept beside the file.
  private mutating func giveWay(
    to displaced: Displaced, _ exchange: FileExchange
  ) throws(SaveError) -> (file: SettingsFile, isMerged: Bool) {
    if (try? exchange.putBack(displaced.name, over: displaced.written.text)) ?? false {
      throw .conflict(path, present: displaced.bytes ?? [])
    }
    let copy = KeptCopy.keep(displaced.name, of: location) ?? location.beside(displaced.name).path
    notices.append(.keptBeside(path, copy: copy))
    return finish(displaced.written)
  }

  private func remove(_ displaced: Displaced) {
    try? fileSystem.remove(displaced.name, in: location.folder.descriptor)
  }

  private func read(_ exchange: FileExchange) throws(SaveError) -> PresentFile {
    do throws(FileSystemError) {
      return try exchange.present()
    } catch {
      throw error.code == EFBIG ? .file(.large(path)) : Self.saveError(error, path)
    }
  }

  private func isLocked(_ present: PresentFile, _ lock: FileLock, mayStop: Bool) throws(SaveError) -> Bool {
    do throws(FileError) { return try lock.lock(present, mayStop: mayStop) } catch { throw .file(error) }
  }

  private func parse(_ bytes: [UInt8]) -> Document? {
    try? Document(parsing: bytes, as: file.document.format)
  }

  private func merge(_ pending: Pending, into present: PresentFile) -> Document? {
    if present.holds(pending.base.text) || seen.map(present.holds) ?? false { return pending.text }
    return ThreeWayMerge(base: pending.base, ours: pending.text, theirs: present.bytes).merged()
  }

  private func write(
    _ result: Document, over present: PresentFile, _ exchange: FileExchange, mayStop: Bool
  ) throws(SaveError) -> FileExchange.Outcome {
    do throws(FileSystemError) {
      if let outcome = try exchange.replace(present, with: result.text, mayStop: mayStop) { return outcome }
    } catch {
      throw Self.saveError(error, path)
    }
    do throws(FileError) {
      return try exchange.overwrite(
        present, with: result.text, backups: file.writer.backups, mayStop: mayStop)
    } catch {
      throw .file(error)
    }
  }

  // MARK: - Ends

  private func finish(_ result: Document) -> (file: SettingsFile, isMerged: Bool) {
    let now = try? PresentFile(at: location, limit: FileOptions.largestSize)
    let traits = now.flatMap { try? FileTraits(of: $0.file.descriptor, fileSystem) } ?? file.traits
    withExtendedLifetime(now) {}
    let saved = SettingsFile(
      path: file.path, target: file.target, traits: traits, document: result, options: file.options,
      way: file.way, writer: file.writer)
    return (saved, !result.hasSameText(as: edited))
  }
}
