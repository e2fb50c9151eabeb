import Libc

/// Where a file is: its folder, held open, and its name in it.
///
/// The path is walked folder by folder, each opened from the one before, so that what was found and what is written
/// later is in the same folder, whatever names others change meanwhile.
struct FileLocation: Sendable {
  let folder: HeldDescriptor
  /// The absolute path of the folder, without symbolic links.
  let folderPath: String
  /// The file's name in the folder; `.` for the root folder itself.
  let name: String
  /// A folder on the way that others than root may write to, so that they could have put another file there. Looked
  /// for only when the account is root.
  let exposedFolder: String?

  /// Which symbolic links are followed.
  enum Links {
    case followed
    /// Those of the folders above the file. What is done with the name fails where it is a link.
    case followedAbove
    /// None: the path was resolved before, and a link that is in it now is an error, `ELOOP`.
    case refused
  }

  /// The absolute path, without symbolic links.
  var path: String { FilePath.join(folderPath, name) }

  /// Finds where a path leads. The file itself need not exist; the folders above it must.
  ///
  init(_ path: String, links: Links = .followed, _ fileSystem: any FileSystem) throws(FileSystemError) {
    if links == .followed { LookUps.note(.target, path) }
    var walk = try FileWalk(fileSystem, links)
    self = try walk.location(of: path.hasPrefix("/") ? path : FilePath.join(try fileSystem.resolve("."), path))
  }

  init(_ folder: HeldDescriptor, _ folderPath: String, _ name: String, exposedFolder: String?) {
    self.folder = folder
    self.folderPath = folderPath
    self.name = name
    self.exposedFolder = exposedFolder
  }
}

/// The way to a file, folder by folder.
private struct FileWalk {
  private let fileSystem: any FileSystem
  private let links: FileLocation.Links
  /// The folders from the root to where the walk is.
  private var way: [(folder: HeldDescriptor, path: String)]
  private var exposedFolder: String?
  private var linkCount = 0

  init(_ fileSystem: any FileSystem, _ links: FileLocation.Links) throws(FileSystemError) {
    self.fileSystem = fileSystem
    self.links = links
    way = [(HeldDescriptor(try fileSystem.openFolder("/", in: nil), fileSystem), "/")]
  }

  private var here: (folder: HeldDescriptor, path: String) { way[way.count - 1] }

  mutating func location(of path: String) throws(FileSystemError) -> FileLocation {
    var rest = Self.components(path)
    while let name = rest.popLast() {
      if name == ".." {
        if way.count > 1 { way.removeLast() }
      } else if rest.isEmpty {
        if links == .followed, let target = try linkTarget(name) {
          follow(target, &rest)
          continue
        }
        try noteExposure(isLast: true)
        return FileLocation(here.folder, here.path, name, exposedFolder: exposedFolder)
      } else {
        try enter(name, &rest)
      }
    }
    // The path ends in a folder by `..` or `/`.
    guard way.count > 1 else { return FileLocation(here.folder, "/", ".", exposedFolder: exposedFolder) }
    let name = FilePath.name(of: way.removeLast().path)
    return FileLocation(here.folder, here.path, name, exposedFolder: exposedFolder)
  }

  /// The parts of a path, the first of them last.
  private static func components(_ path: String) -> [String] {
    var path = path
    return path.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: "/")).reversed().map { String(decoding: $0, as: UTF8.self) }
        .filter { $0 != "." }
    }
  }

  private mutating func enter(_ name: String, _ rest: inout [String]) throws(FileSystemError) {
    let folder: FileDescriptor
    do throws(FileSystemError) {
      folder = try fileSystem.openFolder(name, in: here.folder.descriptor)
    } catch {
      guard [ENOTDIR, ELOOP].contains(error.code), let target = try linkTarget(name) else { throw error }
      follow(target, &rest)
      return
    }
    try noteExposure(isLast: false)
    way.append((HeldDescriptor(folder, fileSystem), FilePath.join(here.path, name)))
  }

  /// Where a name leads that is a symbolic link; `nil` for any other, and for one that does not exist.
  private mutating func linkTarget(_ name: String) throws(FileSystemError) -> String? {
    let status: FileStatus
    do throws(FileSystemError) {
      status = try fileSystem.status(of: name, in: here.folder.descriptor)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
    guard status.kind == .symbolicLink else { return nil }
    linkCount += 1
    // As many as Linux itself follows.
    guard links != .refused, linkCount <= 40 else { throw FileSystemError("open", name, code: ELOOP) }
    try noteExposure(isLast: true)
    return try fileSystem.link(name, in: here.folder.descriptor)
  }

  private mutating func follow(_ target: String, _ rest: inout [String]) {
    if target.hasPrefix("/") { way.removeSubrange(1...) }
    rest += Self.components(target)
  }

  /// In a sticky folder others cannot exchange what is not theirs, but they could have made the file, or the link, itself.
  private mutating func noteExposure(isLast: Bool) throws(FileSystemError) {
    guard fileSystem.account == 0, exposedFolder == nil else { return }
    let status = try fileSystem.status(of: here.folder.descriptor)
    if status.mode & 0o1000 != 0, status.owner == 0, !isLast { return }
    if isWritableByOthers(status) { exposedFolder = here.path }
  }

  private func isWritableByOthers(_ status: FileStatus) -> Bool {
    if status.owner != 0 || status.mode & 0o002 != 0 { return true }
    if status.mode & 0o020 == 0 { return false }
    return status.group != 0 || hasAccessList
  }

  /// With an access control list the group's rights are those of others as well.
  private var hasAccessList: Bool {
    guard let folder = try? fileSystem.open(".", in: here.folder.descriptor, for: .reading) else { return true }
    defer { fileSystem.close(folder) }
    return (try? fileSystem.attributes(of: folder))?.contains { $0.name == FileTraits.accessList } ?? true
  }
}
