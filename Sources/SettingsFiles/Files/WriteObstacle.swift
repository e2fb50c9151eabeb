import Libc

/// Why a file could not be saved, known before it is tried. The words go on from `read-only: `.
///
///     if let obstacle = file.writeObstacle() { print("read-only: \(obstacle)") }
public enum WriteObstacle: Sendable, Hashable, CustomStringConvertible {
  /// Nothing on its file system can be written.
  case readOnlyFileSystem
  /// The file has the flag that forbids every change.
  case immutable
  /// The file has the flag that only allows it to become longer.
  case appendOnly
  /// Its mode says that it is not to be written; `FileOptions.readOnlyFile` replaces it all the same.
  case mode
  /// It belongs to another account, which has this name or number.
  case owner(String)
  /// Its folder takes no file from this account, and it cannot be written in place.
  case folder(String)
  /// As root: these others may write to the folder; `FileOptions.untrustedFolder` saves in it.
  case untrustedFolder(String, writers: String)

  /// The reason, as a part of a sentence.
  public var description: String {
    switch self {
    case .readOnlyFileSystem: "its file system is mounted so"
    case .immutable: "it is immutable (chattr +i)"
    case .appendOnly: "it may only be appended to (chattr +a)"
    case .mode: "its mode forbids writing"
    case .owner(let name): "owned by \(name)"
    case .folder(let folder): "the folder \(folder) may not be written"
    case .untrustedFolder(let folder, let writers): "\(writers) may write to the folder \(folder)"
    }
  }
}

extension SettingsFile {
  /// What would keep the file from being saved now; `nil` where nothing is known that would.
  ///
  /// - Complexity: a few calls of the system, and one for each folder on the way; nothing is read or written.
  public func writeObstacle() -> WriteObstacle? {
    let obstacle = writeObstacle(with: .ofFolderOwner)
    if case .untrustedFolder? = obstacle, options.contains(.untrustedFolder) { return writeObstacle(with: .own) }
    return obstacle
  }

  private func writeObstacle(with rights: FileLocation.Rights) -> WriteObstacle? {
    let walker = rights == .own ? writer.fileSystem : way.walker
    guard let location = try? FileLocation(target, rights: rights, walker) else { return nil }
    if rights == .ofFolderOwner, let strangers = way.strangers ?? location.way.strangers { return strangers.obstacle }
    let fileSystem = location.fileSystem
    let folder = location.folder.descriptor
    let folderRefusal = fileSystem.writeRefusal(of: ".", in: folder)
    guard let status = try? fileSystem.status(of: location.name, in: folder) else {
      return folderRefusal.map { $0 == EROFS ? .readOnlyFileSystem : .folder(location.folderPath) }
    }
    if let flag = flag(of: location) { return flag }
    let fileRefusal = fileSystem.writeRefusal(of: location.name, in: folder)
    if fileRefusal == EROFS { return .readOnlyFileSystem }
    let isOwn = status.owner == fileSystem.account
    if isOwn, status.mode & 0o200 == 0, status.mode != customaryMode, !options.contains(.readOnlyFile),
      folderRefusal == nil
    {
      return .mode
    }
    // Another's file keeps its owner, which root alone can give.
    let canBeReplaced = folderRefusal == nil && (isOwn || fileSystem.account == 0)
    let canBeWrittenInPlace = fileRefusal == nil && writer.backups != nil
    if canBeReplaced || canBeWrittenInPlace { return nil }
    if fileSystem.isActing, let exposure = location.way.exposure ?? way.exposure { return exposure.obstacle }
    return isOwn ? .folder(location.folderPath) : .owner(Accounts.name(of: status.owner))
  }

  private func flag(of location: FileLocation) -> WriteObstacle? {
    let fileSystem = writer.fileSystem
    guard let file = try? fileSystem.open(location.name, in: location.folder.descriptor, for: .reading) else {
      return nil
    }
    defer { fileSystem.close(file) }
    guard let flags = try? fileSystem.flags(of: file) else { return nil }
    return flags.contains(.immutable) ? .immutable : flags.contains(.appendOnly) ? .appendOnly : nil
  }
}

extension FolderExposure {
  fileprivate var obstacle: WriteObstacle {
    .untrustedFolder(folder, writers: account == nil ? writers : "\(writers), whose file this is not,")
  }
}
