import SettingsFiles

/// Files that an upgrade left beside those that it did not replace.
package enum UpgradeFiles {
  /// How their names end, with what they are.
  package static let endings = [
    ".dpkg-dist", ".dpkg-new", ".dpkg-old", ".ucf-dist", ".ucf-new", ".ucf-old", ".rpmnew", ".rpmsave",
  ]
  /// More folders are no folders of settings.
  private static let mostFolders = 20_000

  /// Those in a folder and below it, in the order of their paths.
  package static func all(in folder: String = "/etc") -> [String] {
    var found: [String] = []
    var folders = [folder]
    var seen = 0
    while let folder = folders.popLast(), seen < mostFolders {
      seen += 1
      for name in (try? SystemFileSystem().names(in: folder)) ?? [] {
        let path = FilePath.join(folder, name)
        if endings.contains(where: name.hasSuffix) {
          found.append(path)
        } else if (try? SystemFileSystem().linkStatus(of: path))?.kind == .folder {
          folders.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// The file that one of them is beside.
  package static func original(of path: String) -> String {
    endings.first { path.hasSuffix($0) }.map { String(path.dropLast($0.count)) } ?? path
  }
}
