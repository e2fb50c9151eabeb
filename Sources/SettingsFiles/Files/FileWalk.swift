import Libc

/// The way to a file, folder by folder.
struct FileWalk {
  private var fileSystem: any FileSystem
  /// What a path is walked with that a link has given.
  private var walker: any FileSystem
  private let links: FileLocation.Links
  private let rights: FileLocation.Rights
  /// The folders from the root to where the walk is.
  private var way: [(folder: HeldDescriptor, name: String)]
  private var exposure: FolderExposure?
  private var linkCount = 0

  init(
    _ fileSystem: any FileSystem, _ links: FileLocation.Links, _ rights: FileLocation.Rights
  ) throws(FileSystemError) {
    (self.fileSystem, walker) = (fileSystem, fileSystem)
    (self.links, self.rights) = (links, rights)
    way = [(HeldDescriptor(try fileSystem.openFolder("/", in: nil), fileSystem), "")]
  }

  /// The folder where the walk is.
  private var here: HeldDescriptor { way[way.count - 1].folder }
  private var path: String {
    if way.count == 1 { return "/" }
    var path: [UInt8] = []
    path.reserveCapacity(way.reduce(0) { $0 + $1.name.utf8.count + 1 })
    for folder in way.dropFirst() {
      path.append(UInt8(ascii: "/"))
      path += folder.name.utf8
    }
    return String(decoding: path, as: UTF8.self)
  }

  mutating func location(of path: String) throws(FileSystemError) -> FileLocation {
    var rest = Self.components(path)
    way.reserveCapacity(way.count + rest.count)
    while let name = rest.popLast() {
      if name == ".." {
        if way.count > 1 { way.removeLast() }
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
    return place(named: way.count > 1 ? way.removeLast().name : ".")
  }

  private func place(named name: String) -> FileLocation {
    FileLocation(
      folder: here, folderPath: path, name: name, fileSystem: fileSystem,
      way: FileWay(walker: walker, exposure: exposure))
  }

  /// The parts of a path, the first of them last.
  private static func components(_ path: String) -> [String] {
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
    way.append((HeldDescriptor(folder, fileSystem), name))
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
    if target.hasPrefix("/") { way.removeSubrange(1...) }
    // Where the link of an account leads, only what that account may do itself is done.
    if fileSystem.isActing { walker = fileSystem }
    rest += Self.components(target)
  }

  /// In a sticky folder others cannot exchange what is not theirs, but they could have made the file, or the link,
  /// itself.
  private mutating func noteExposure(isLast: Bool) throws(FileSystemError) {
    guard fileSystem.account == 0 || fileSystem.isActing, exposure == nil || exposure?.account != nil else { return }
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
