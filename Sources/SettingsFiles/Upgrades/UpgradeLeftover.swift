/// A second version of a file that an upgrade of its package left beside it, as `sshd_config.dpkg-dist`.
///
/// ```swift
/// UpgradeLeftover.beside("/etc/ssh/sshd_config").map(\.path)     // ["/etc/ssh/sshd_config.ucf-dist"]
/// ```
package struct UpgradeLeftover: Hashable, Sendable {
  /// Whose version it is, as the ending of its name says.
  package enum Kind: String, Sendable, CaseIterable {
    case dpkgDist = "dpkg-dist"
    case dpkgNew = "dpkg-new"
    case dpkgOld = "dpkg-old"
    case ucfDist = "ucf-dist"
    case ucfNew = "ucf-new"
    case ucfOld = "ucf-old"
    case rpmNew = "rpmnew"
    case rpmSave = "rpmsave"
    case rpmOriginal = "rpmorig"

    /// Whether it is the user's own version, which the package's has replaced; else it is the package's, which was not
    /// installed.
    package var isUsers: Bool {
      switch self {
      case .dpkgOld, .ucfOld, .rpmSave, .rpmOriginal: true
      case .dpkgDist, .dpkgNew, .ucfDist, .ucfNew, .rpmNew: false
      }
    }
  }

  /// The file that is in force.
  package let file: String
  package let kind: Kind

  package init(_ file: String, _ kind: Kind) { (self.file, self.kind) = (file, kind) }

  /// The leftover of this path; nil where its name does not end as one's does.
  package init?(path: String) {
    guard let kind = Kind.allCases.first(where: { path.hasSuffix("." + $0.rawValue) }) else { return nil }
    let file = String(path.dropLast(kind.rawValue.count + 1))
    if FilePath.name(of: file).isEmpty { return nil }
    self.init(file, kind)
  }

  package var path: String { "\(file).\(kind.rawValue)" }

  /// Those of a file, the one that was written last first.
  ///
  /// - Parameter file: the path without symbolic links.
  /// - Complexity: a look at each possible name.
  package static func beside(_ file: String) -> [UpgradeLeftover] {
    let fileSystem = SystemFileSystem()
    let found = Kind.allCases.compactMap { kind -> (leftover: UpgradeLeftover, age: Int)? in
      let leftover = UpgradeLeftover(file, kind)
      guard let status = try? fileSystem.linkStatus(of: leftover.path), status.kind == .regular else { return nil }
      return (leftover, status.modified)
    }
    return found.ordered { $0.age > $1.age }.map(\.leftover)
  }

  /// Those of all files in a folder and the folders in it, by their paths.
  ///
  /// - Complexity: a listing of each folder; no file is read.
  package static func inFolder(_ folder: String) -> [UpgradeLeftover] {
    let fileSystem = SystemFileSystem()
    var (pending, found): ([String], [UpgradeLeftover]) = ([folder], [])
    while let place = pending.popLast() {
      for name in (try? fileSystem.names(in: place)) ?? [] where name != ".git" {
        let path = FilePath.join(place, name)
        if let leftover = UpgradeLeftover(path: path) {
          if (try? fileSystem.linkStatus(of: path))?.kind == .regular,
            (try? fileSystem.status(of: leftover.file))?.kind == .regular
          {
            found.append(leftover)
          }
        } else if (try? fileSystem.linkStatus(of: path))?.kind == .folder {
          pending.append(path)
        }
      }
    }
    return found.ordered { $0.path < $1.path }
  }
}
