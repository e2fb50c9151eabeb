import Glibc
import SettingsDocuments

/// Files as a settings file names those that it includes: a path, a folder or a pattern with `*`, from its own folder on.
struct FilePattern {
  let text: String
  /// The file that includes them.
  let includer: String

  /// The files there are, sorted by name; of a folder those that are named as settings.
  var files: [String] {
    let files = SystemFileSystem()
    return Self.matches(of: path).flatMap { path -> [String] in
      guard let sort = try? files.status(of: path).sort else { return [] }
      guard sort == .folder else { return [path] }
      let names = (try? files.names(in: path)) ?? []
      return names.sorted().filter(Self.isNamedAsSettings).map { path + (path.hasSuffix("/") ? "" : "/") + $0 }
    }
  }

  private var path: String {
    if text.hasPrefix("/") || text.hasPrefix("~/") { return text }
    guard let slash = includer.lastIndex(of: "/") else { return text }
    return includer[...slash] + text
  }

  /// Servers read no backups and no notes that lie beside their settings.
  private static func isNamedAsSettings(_ name: String) -> Bool {
    !name.hasPrefix(".") && (name.hasSuffix(".conf") || name.hasSuffix(".cnf"))
  }

  private static func matches(of pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, GLOB_TILDE, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }
}
