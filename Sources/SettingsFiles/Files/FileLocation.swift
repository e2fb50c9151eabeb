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
  /// What one works with there: for root, in what one other account alone may write to, with that account's rights.
  let fileSystem: any FileSystem
  let way: FileWay

  /// Which symbolic links are followed.
  enum Links {
    case followed
    /// Those of the folders above the file. What is done with the name fails where it is a link.
    case followedAbove
    /// None: the path was resolved before, and a link that is in it now is an error, `ELOOP`.
    case refused
  }

  /// With whose rights root works where another may write.
  enum Rights {
    /// Those of that account, where it is one alone.
    case ofFolderOwner
    /// Its own.
    case own
  }

  /// The absolute path, without symbolic links.
  var path: String { FilePath.join(folderPath, name) }

  func beside(_ name: String) -> FileLocation {
    FileLocation(folder: folder, folderPath: folderPath, name: name, fileSystem: fileSystem, way: way)
  }
}

extension FileLocation {
  /// Finds where a path leads. The file itself need not exist; the folders above it must.
  init(
    _ path: String, links: Links = .followed, rights: Rights = .ofFolderOwner, _ fileSystem: any FileSystem
  ) throws(FileSystemError) {
    if links == .followed { LookUps.note(.target, path) }
    var walk = try FileWalk(fileSystem, links, rights)
    self = try walk.location(of: path.hasPrefix("/") ? path : FilePath.join(try fileSystem.resolve("."), path))
  }
}
