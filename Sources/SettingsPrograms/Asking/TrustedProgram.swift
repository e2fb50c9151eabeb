import Libc
import SettingsDocuments

/// A program that the system's own packages have put where only root can change it.
///
/// ```swift
/// let program = try TrustedProgram("/usr/sbin/sshd")
/// print(program.path)    // /usr/sbin/sshd
/// ```
package struct TrustedProgram: Equatable, Sendable {
  /// The path of the file itself, without links.
  let path: String

  /// The folders in which programs of packages are: that of netplan is a script in `/usr/share`.
  static let folders = ["/usr/sbin", "/usr/bin", "/sbin", "/bin", "/usr/lib", "/usr/libexec", "/usr/share", "/lib"]
  /// More links than this one behind the other lead nowhere (path_resolution(7)).
  private static let mostLinks = 8

  /// - Parameters:
  ///   - path: an absolute path. A `*` is any part of a name; of several files the one whose numbers are highest is
  ///     taken:
  ///     `/usr/lib/postgresql/*/bin/postgres`.
  ///   - checksOwners: whether only root may have put it there; not where it is run without any rights.
  init(_ path: String, checksOwners: Bool = true) throws(ProgramRunError) {
    var place = path.contains("*") ? Self.newest(matching: path) ?? path : path
    for _ in 0..<Self.mostLinks {
      place = try Self.withoutLinkedFolders(place)
      guard Self.folders.contains(where: { place.hasPrefix($0 + "/") }) else {
        throw .notTrusted(place, "is not in a folder of the system's programs")
      }
      // What is in a folder that another account may change is not to be trusted.
      if checksOwners { try Self.checkOwners(of: FilePath.folder(of: place)) }
      var status = stat()
      guard lstat(place, &status) == 0 else { throw .missing(place) }
      if status.st_mode & S_IFMT == S_IFLNK {
        place = try Self.target(ofLink: place)
        continue
      }
      guard status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o111 != 0 else {
        throw .notTrusted(place, "is no program")
      }
      if checksOwners { try Self.checkOwners(of: place) }
      self.path = place
      return
    }
    throw .notTrusted(path, "has too many links")
  }

  private static func target(ofLink place: String) throws(ProgramRunError) -> String {
    guard let target = FilePath.target(ofLink: place) else { throw .missing(place) }
    return target.hasPrefix("/") ? target : FilePath.folder(of: place) + "/" + target
  }

  /// The path with the folders that it is really in, such as `/usr/bin` for `/bin`.
  private static func withoutLinkedFolders(_ path: String) throws(ProgramRunError) -> String {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
      throw .notTrusted(path, "is no absolute path")
    }
    guard let real = realpath(FilePath.folder(of: path), nil) else { throw .missing(path) }
    defer { free(real) }
    return String(cString: real) + path[slash...]
  }

  private static func checkOwners(of path: String) throws(ProgramRunError) {
    if let (place, reason) = doubt(of: path) { throw .notTrusted(place, reason) }
  }

  /// Of a file and the folders above it the first that others than root could change, and why; nil where none is.
  ///
  /// - Parameter path: without symbolic links.
  package static func doubt(of path: String) -> (place: String, reason: String)? {
    var place = path
    while true {
      var status = stat()
      if lstat(place, &status) != 0 { return (place, "cannot be looked at") }
      if status.st_uid != 0 { return (place, "does not belong to root") }
      // With an access control list the group's bits are the most that anyone on the list may.
      if status.st_mode & (S_IWGRP | S_IWOTH) != 0 { return (place, "may be written by others than root") }
      if place == "/" { return nil }
      place = FilePath.folder(of: place)
    }
  }

  /// Of the files that a pattern means, the one whose numbers are highest.
  static func newest(matching pattern: String) -> String? {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, GLOB_NOSORT, nil, &found) == 0 else { return nil }
    let paths = (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
    return paths.max { $0.numbers.lexicographicallyPrecedes($1.numbers) }
  }
}

extension String {
  /// The whole numbers in it, in their order: what tells which of two releases is the later one.
  var numbers: [Int] { split { !$0.isNumber }.compactMap { Int($0) } }
}
