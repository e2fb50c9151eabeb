import Libc

/// The parts of a path in the file system.
package enum FilePath {
  /// What is before the last component; `.` when there is nothing.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.index(after: slash)...])
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The path from the root on; one without a slash in front begins in the present folder.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return join(UndecodedBytes.text(of: folder), path)
  }

  /// What a symbolic link says, as it is written there; nil where there is none.
  package static func target(ofLink path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The path as a person writes it: with `~` for the account's own folder.
  package static func abbreviated(_ path: String, home: String?) -> String {
    guard let home, isInside(path, home) else { return path }
    return "~" + path.dropFirst(home.hasSuffix("/") ? home.count - 1 : home.count)
  }

  /// Whether a name is one that servers read: they read no backups and no notes that lie beside their settings.
  package static func isNamedAsSettings(_ name: String) -> Bool {
    !name.hasPrefix(".") && (name.hasSuffix(".conf") || name.hasSuffix(".cnf"))
  }

  /// Whether a resolved path is below a resolved folder.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}
