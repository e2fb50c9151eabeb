import Libc
import SettingsDocuments

/// The files of a machine, or of a folder that is laid out like one.
struct LayerFiles {
  /// The folder that the system is in; empty for the system itself.
  let root: String
  /// The folder that `~/` means.
  let home: String?
  /// Texts that take the place of what files hold, by the paths of these without symbolic links: what is edited and not
  /// saved yet.
  var texts: [String: [UInt8]] = [:]
  /// Where paths lead of which that is known.
  var targets: [String: String] = [:]

  /// The files that a pattern names, in the order of their names' bytes; of a folder those that are named as settings.
  func paths(matching pattern: String) -> [String] {
    guard let pattern = absolute(pattern) else { return [] }
    var expansion = PathExpansion()
    var paths: [String] = []
    for path in sorted(expansion.paths(matching: root + pattern)) {
      if SystemFileSystem().isFolder(path) {
        paths += sorted(expansion.files(in: path, where: FilePath.isNamedAsSettings))
      } else {
        paths.append(path)
      }
    }
    let found = paths.map { String($0.dropFirst(root.count)) }
    let new = texts.keys.filter { !found.contains($0) && isMeant($0, by: pattern) }
    return new.isEmpty ? found : sorted(found + new)
  }

  /// Whether a pattern would find a file that is not there yet, or names its folder.
  private func isMeant(_ path: String, by pattern: String) -> Bool {
    func matches(_ path: String) -> Bool { fnmatch(pattern, path, FNM_PATHNAME | FNM_PERIOD) == 0 }
    return matches(path) || matches(FilePath.folder(of: path)) && FilePath.isNamedAsSettings(FilePath.name(of: path))
  }

  /// A file's path without symbolic links; the same for one that is not there.
  func target(of path: String) -> String {
    targets[path] ?? resolved(path).flatMap(inside) ?? path
  }

  /// Where a path leads; nil for one that is not there.
  private func resolved(_ path: String) -> String? {
    LookUps.note(.target, root + path)
    return try? SystemFileSystem().resolve(root + path)
  }

  private func inside(_ target: String) -> String? {
    target.hasPrefix(root) ? String(target.dropFirst(root.count)) : nil
  }

  /// The files of a group, in the order of their names; a name in an earlier pattern hides it in later ones.
  func paths(ofGroup patterns: [String]) -> [String] {
    let byName = Dictionary(patterns.flatMap(paths).map { (FilePath.name(of: $0), $0) }) { first, _ in first }
    return byName.ordered { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }

  /// A file's bytes; nil for one that is not there, and none of a mask, which is a link to /dev/null.
  func read(_ path: String) throws(FileError) -> [UInt8]? {
    let resolved = targets[path].map { root + $0 } ?? resolved(path)
    if resolved == "/dev/null" { return [] }
    if let text = texts[resolved.flatMap(inside) ?? path] { return text }
    do throws(FileError) {
      return try FileContent(root + path).bytes
    } catch .notFound {
      return nil
    }
  }

  /// A pattern with the home folder in it; nil for one that begins nowhere.
  func absolute(_ pattern: String) -> String? {
    if pattern.hasPrefix("/") { return pattern }
    guard pattern.hasPrefix("~/"), let home else { return nil }
    return home + pattern.dropFirst()
  }

  private func sorted(_ paths: [String]) -> [String] {
    paths.ordered { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
