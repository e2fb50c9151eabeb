import Libc

/// The way to a file, folder by folder.
struct FileWalk {
  private var fileSystem: any FileSystem
  /// What a path is walked with that a link has given.
  private var walker: any FileSystem
  private let links: FileLocation.Links
  private let rights: FileLocation.Rights
  /// Whether these are the rights of root or of another account: then who else can write to a folder counts.
  private let isPrivileged: Bool
  /// The folders from the root to where the walk is, each with where its name ends in `way`.
  private var folders: [(folder: HeldDescriptor, end: Int)]
  /// The path of where the walk is; nothing for the root.
  private var way: [UInt8] = []
  private var exposure: FolderExposure?
  private var linkCount = 0

  init(
    _ fileSystem: any FileSystem, _ links: FileLocation.Links, _ rights: FileLocation.Rights
  ) throws(FileSystemError) {
    (self.fileSystem, walker) = (fileSystem, fileSystem)
    (self.links, self.rights) = (links, rights)
    isPrivileged = fileSystem.account == 0 || fileSystem.isActing
    folders = [(HeldDescriptor(try fileSystem.openFolder("/", in: nil), fileSystem), 0)]
  }

  private var here: HeldDescriptor { folders[folders.count - 1].folder }
  private var path: String { way.isEmpty ? "/" : String(decoding: way, as: UTF8.self) }

  mutating func location(of path: String) throws(FileSystemError) -> FileLocation {
    var rest = Self.components(path)
    folders.reserveCapacity(folders.count + rest.count)
    way.reserveCapacity(path.utf8.count)
    while let name = rest.popLast() {
      if name == ".." {
        leave()
      } else if rest.isEmpty {
        if links == .followed, let target = try linkTarget(name) {
          follow(target, &rest)
          continue
        }
        try noteExposure(isLast: true)
        return place(named: name)
      } else {
        try enter(name, &rest)
      }
    }
    // The path ends in a folder by `..` or `/`.
    return place(named: leave() ?? ".")
  }

  private func place(named name: String) -> FileLocation {
    FileLocation(
      folder: here, folderPath: path, name: name, fileSystem: fileSystem,
      way: FileWay(walker: walker, exposure: exposure))
  }

  /// The parts of a path, the first of them last.
  static func components(_ path: String) -> [String] {
    path.withBytes { bytes in
      let slash = UInt8(ascii: "/")
      var names: [String] = []
      names.reserveCapacity(bytes.count { $0 == slash } + 1)
      var end = bytes.count
      while end > 0 {
        var start = end
        while start > 0, bytes[start - 1] != slash { start -= 1 }
        let isHere = end - start == 1 && bytes[start] == UInt8(ascii: ".")
        if start < end, !isHere { names.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
        end = start - 1
      }
      return names
    }
  }

  private mutating func enter(_ name: String, _ rest: inout [String]) throws(FileSystemError) {
    let folder: FileDescriptor
    do throws(FileSystemError) {
      folder = try fileSystem.openFolder(name, in: here.descriptor)
    } catch {
      guard [ENOTDIR, ELOOP].contains(error.code), let target = try linkTarget(name) else { throw error }
      follow(target, &rest)
      return
    }
    try noteExposure(isLast: false)
    way.append(UInt8(ascii: "/"))
    way.append(contentsOf: name.utf8)
    folders.append((HeldDescriptor(folder, fileSystem), way.count))
  }

  /// Goes back into the folder above; returns the name of the one that is left, nil for the root, which has none above.
  @discardableResult
  private mutating func leave() -> String? {
    guard folders.count > 1 else { return nil }
    folders.removeLast()
    let end = folders[folders.count - 1].end
    defer { way.removeSubrange(end...) }
    return String(decoding: way[(end + 1)...], as: UTF8.self)
  }

  /// Where a name leads that is a symbolic link; `nil` for any other, and for one that does not exist.
  private mutating func linkTarget(_ name: String) throws(FileSystemError) -> String? {
    let status: FileStatus
    do throws(FileSystemError) {
      status = try fileSystem.status(of: name, in: here.descriptor)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
    guard status.kind == .symbolicLink else { return nil }
    linkCount += 1
    // As many as Linux itself follows.
    guard links != .refused, linkCount <= 40 else { throw FileSystemError("open", name, code: ELOOP) }
    try noteExposure(isLast: true)
    return try fileSystem.link(name, in: here.descriptor)
  }

  private mutating func follow(_ target: String, _ rest: inout [String]) {
    if target.hasPrefix("/") {
      folders.removeSubrange(1...)
      way = []
    }
    // Where the link of an account leads, only what that account may do itself is done.
    if fileSystem.isActing { walker = fileSystem }
    rest += Self.components(target)
  }

  /// In a sticky folder others cannot exchange what is not theirs, but they could have made the file, or the link,
  /// itself.
  private mutating func noteExposure(isLast: Bool) throws(FileSystemError) {
    guard isPrivileged, exposure == nil || exposure?.account != nil else { return }
    let status = try fileSystem.status(of: here.descriptor)
    if status.owner == 0, status.mode & 0o022 == 0 || status.isSticky && !isLast { return }
    switch FolderWriters(of: status, beside: fileSystem.account, hasAccessList: { hasAccessList }) {
    case .nobody: break
    case .account(let user):
      let name = "the account \(Accounts.name(of: user))"
      if rights == .ofFolderOwner, !fileSystem.isActing, let acting = fileSystem.acting(as: Accounts.account(user)) {
        fileSystem = acting
        exposure = FolderExposure(folder: path, writers: name, account: user)
      } else {
        exposure = FolderExposure(folder: path, writers: name, account: nil)
      }
    case .others(let names): exposure = FolderExposure(folder: path, writers: names, account: nil)
    }
  }

  private var hasAccessList: Bool {
    guard let folder = try? fileSystem.open(".", in: here.descriptor, for: .reading) else { return true }
    defer { fileSystem.close(folder) }
    return (try? fileSystem.attributes(of: folder))?.contains { $0.name == FileTraits.accessList } ?? true
  }
}
