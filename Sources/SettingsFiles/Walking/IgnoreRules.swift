/// Which files are to be ignored, by files of rules in the folders above them: a rule further in wins, and of one
/// file's the last.
package struct IgnoreRules: Sendable {
  private struct Level: Sendable {
    /// The folder that its paths are seen from, with a slash at its end.
    let folder: String
    let patterns: [IgnorePattern]
  }

  /// The names of files of rules; of one folder's the last wins.
  private let names: [String]
  private let fileSystem: any FileSystem
  /// From the outermost on.
  private var levels: [Level] = []

  /// The file in which a repository of git has rules of its own.
  private static let exclude = "info/exclude"

  /// The rules that hold in a folder: those of the folders above it, up to the top of its repository, and its own.
  ///
  /// - Parameters:
  ///   - folder: without symbolic links.
  ///   - names: of files of rules, such as `.gitignore`; of one folder's the last wins.
  ///   - top: the outermost folder that has rules; nil for that of the repository, without one the folder itself.
  package init(
    in folder: String, names: [String], top: String? = nil, _ fileSystem: any FileSystem = SystemFileSystem()
  ) {
    (self.names, self.fileSystem) = (names, fileSystem)
    let repository = Self.repository(of: folder, fileSystem)
    let top = repository ?? top ?? folder
    if let repository, let own = Self.ownFolder(ofRepository: repository, fileSystem) {
      add([FilePath.join(own, Self.exclude)], from: repository)
    }
    for place in Self.way(from: top, to: folder) { enter(place) }
  }

  /// The rules that hold in a folder of this one.
  func entering(_ folder: String) -> IgnoreRules {
    var copy = self
    copy.enter(folder)
    return copy
  }

  private mutating func enter(_ folder: String) {
    add(names.map { FilePath.join(folder, $0) }, from: folder)
  }

  private mutating func add(_ files: [String], from folder: String) {
    let patterns = files.flatMap { file -> [IgnorePattern] in
      // A file of rules that is a link is not followed, as git does.
      guard (try? fileSystem.linkStatus(of: file))?.kind == .regular,
        let bytes = try? FileContent(file, fileSystem).bytes
      else { return [] }
      return bytes.dropFirst(UTF8Text.start(of: bytes)).split(separator: 0x0A).compactMap(IgnorePattern.init)
    }
    if !patterns.isEmpty {
      levels.append(Level(folder: folder.hasSuffix("/") ? folder : folder + "/", patterns: patterns))
    }
  }

  /// Whether a file or a folder is ignored by itself, and not for a folder that it is in.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for level in levels.reversed() where path.utf8.starts(with: level.folder.utf8) {
      let seen = UndecodedBytes.bytes(of: String(Substring(path.utf8.dropFirst(level.folder.utf8.count))))
      if let pattern = level.patterns.last(where: { $0.fits(seen, isFolder: isFolder) }) { return !pattern.isNegated }
    }
    return false
  }

  /// Whether a file is ignored, or a folder that it is in.
  ///
  /// - Parameter path: without symbolic links, below the folder of these rules.
  package func ignoresOnTheWay(_ path: String) -> Bool {
    guard let top = levels.first?.folder, path.utf8.starts(with: top.utf8) else { return false }
    let folders = Self.way(from: String(top.dropLast()), to: FilePath.folder(of: path)).dropFirst()
    return folders.contains { ignores($0, isFolder: true) } || ignores(path, isFolder: false)
  }

  /// The folders from one to another below it, both among them.
  private static func way(from top: String, to folder: String) -> [String] {
    var way = [folder]
    while let last = way.last, last != top, last.utf8.count > top.utf8.count { way.append(FilePath.folder(of: last)) }
    return way.reversed()
  }

  // MARK: - Git

  /// The folder of the repository that a folder is in; nil where it is in none.
  package static func repository(of folder: String, _ fileSystem: any FileSystem = SystemFileSystem()) -> String? {
    var place = folder
    while true {
      if (try? fileSystem.linkStatus(of: FilePath.join(place, ".git"))) != nil { return place }
      let above = FilePath.folder(of: place)
      if above == place || above == "." { return nil }
      place = above
    }
  }

  /// Where a repository keeps what is its own: `.git`, or where a file of that name says.
  private static func ownFolder(ofRepository folder: String, _ fileSystem: any FileSystem) -> String? {
    let place = FilePath.join(folder, ".git")
    guard let kind = (try? fileSystem.linkStatus(of: place))?.kind else { return nil }
    guard kind == .regular else { return place }
    guard let named = firstLine(of: place, fileSystem), named.hasPrefix("gitdir: ") else { return nil }
    let own = from(folder, String(named.dropFirst("gitdir: ".count)))
    // A second work tree shares the rules of the first.
    return firstLine(of: FilePath.join(own, "commondir"), fileSystem).map { from(own, $0) } ?? own
  }

  private static func from(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.join(folder, path)
  }

  private static func firstLine(of path: String, _ fileSystem: any FileSystem) -> String? {
    guard let bytes = try? FileContent(path, fileSystem).bytes else { return nil }
    return UndecodedBytes.text(of: Array(bytes.prefix { $0 != 0x0A }))
  }
}
