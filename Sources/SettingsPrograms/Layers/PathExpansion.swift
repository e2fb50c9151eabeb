import Libc
import SettingsDocuments

/// Finds the paths that a pattern with `*`, `?` and `[…]` (glob(7)) names, within bounds: `/*/*/*/*` ends as soon as
/// any other.
///
///     var expansion = PathExpansion()
///     expansion.paths(matching: "/etc/ssh/sshd_config.d/*.conf")
package struct PathExpansion {
  /// How many names of folders are looked at, and how many paths are found, at most.
  private static let nameLimit = 20_000
  private static let pathLimit = 1000
  /// How long it looks, in seconds. Not how long a folder may take that a network keeps.
  private static let timeLimit = 1

  private let files = SystemFileSystem()
  private var nameCount = 0
  private var paths: [String] = []
  private let start = Self.now
  /// Whether a bound ended the search, so that there may be more.
  package private(set) var isCut = false

  package init() {}

  /// The paths of what exists, sorted by name.
  package mutating func paths(matching pattern: String) -> [String] {
    guard pattern.utf8.count < Int(PATH_MAX) else { return [] }
    let parts = pattern.split(separator: "/").map(String.init)
    find(parts[...], in: pattern.hasPrefix("/") ? "/" : "")
    return paths
  }

  /// The regular files of a folder.
  package mutating func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names(in: folder).filter(isWanted).map { prefix + $0 }
  }

  private mutating func find(_ parts: ArraySlice<String>, in folder: String) {
    guard let part = parts.first, !isCut else { return }
    let isPattern = part.contains { $0 == "*" || $0 == "?" || $0 == "[" }
    // A dot at the beginning must be written, as shells want it.
    let names = isPattern ? names(in: folder).filter { fnmatch(part, $0, FNM_PERIOD) == 0 } : [part]
    for name in names {
      let path = folder + name
      guard paths.count < Self.pathLimit, Self.now - start <= Self.timeLimit else {
        isCut = true
        return
      }
      if parts.count == 1 {
        if (try? files.linkStatus(of: path)) != nil { paths.append(path) }
      } else {
        find(parts.dropFirst(), in: path + "/")
      }
    }
  }

  /// The names in a folder; none of the kernel's own, where each of thousands is no file of settings.
  private mutating func names(in folder: String) -> [String] {
    let folder = folder.isEmpty ? "." : folder
    guard !KernelFiles.isOne(folder), let names = try? files.names(in: folder) else { return [] }
    nameCount += names.count
    if nameCount > Self.nameLimit {
      isCut = true
      return Array(names.prefix(max(0, names.count - (nameCount - Self.nameLimit))))
    }
    return names
  }

  private static var now: Int { nanoseconds(of: CLOCK_MONOTONIC) / 1_000_000_000 }
}
