/// The files of a folder and of those in it, without what is ignored.
///
/// No symbolic link is followed, so that the walk never leaves the folder and never comes back to it.
///
///     var walk = FolderWalk(ruleNames: [".gitignore"]) { Format.detect(name: $0) != nil }
///     walk.enter("conf")
///     walk.files                                       // conf/app.json, conf/site/app.toml
package struct FolderWalk {
  /// What was found and is not looked at.
  package struct PassedOver: Sendable, Equatable {
    /// Files and folders that rules ignore; what is in such a folder is not counted.
    package var ignored = 0
    package var unwanted = 0
    /// Links that lead out of the folder, or nowhere.
    package var links = 0
    package var unreadable = 0

    package init() {}
  }

  /// The files, as paths that begin as the folder was named.
  package private(set) var files: [String] = []
  package private(set) var passedOver = PassedOver()
  private let ruleNames: [String]
  private let isWanted: (_ path: String) -> Bool
  private let fileSystem: any FileSystem

  /// - Parameters:
  ///   - ruleNames: the names of files of ignore rules; of one folder's the last wins.
  ///   - isWanted: whether a file is wanted, by its absolute path.
  package init(
    ruleNames: [String], _ fileSystem: any FileSystem = SystemFileSystem(), isWanted: @escaping (_ path: String) -> Bool
  ) {
    (self.ruleNames, self.isWanted, self.fileSystem) = (ruleNames, isWanted, fileSystem)
  }

  /// Walks a folder, sorted by names.
  ///
  /// - Throws: where the folder itself cannot be read.
  package mutating func enter(_ folder: String) throws(FileError) {
    let root = try FileError.attempt(folder, try fileSystem.resolve(folder))
    let names = try FileError.attempt(folder, try fileSystem.names(in: root))
    let named = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let rules = IgnoreRules(in: root, names: ruleNames, fileSystem)
    walk(names, in: Place(path: root, named: named, root: root), rules)
  }

  /// A folder on the way.
  private struct Place {
    let path: String
    /// What the names of its files begin with.
    let named: String
    let root: String
  }

  private mutating func walk(_ names: [String], in place: Place, _ rules: IgnoreRules) {
    // What git keeps, and what is ignored, costs nothing more than this look.
    for name in names where name != ".git" {
      let path = FilePath.join(place.path, name)
      guard let kind = (try? fileSystem.linkStatus(of: path))?.kind else { continue }
      if rules.ignores(path, isFolder: kind == .folder) {
        passedOver.ignored += 1
        continue
      }
      switch kind {
      case .folder:
        guard !KernelFiles.isOne(path) else { continue }
        guard let inside = try? fileSystem.names(in: path) else {
          passedOver.unreadable += 1
          continue
        }
        let next = Place(path: path, named: place.named + name + "/", root: place.root)
        walk(inside, in: next, rules.entering(path))
      case .regular:
        if isWanted(path) { files.append(place.named + name) } else { passedOver.unwanted += 1 }
      case .symbolicLink:
        // What it leads to inside the folder is found by its own name.
        let target = try? fileSystem.resolve(path)
        let isInside = target.map { $0 == place.root || FilePath.isInside($0, place.root) } ?? false
        if !isInside { passedOver.links += 1 }
      case .other: passedOver.unwanted += 1
      }
    }
  }
}
