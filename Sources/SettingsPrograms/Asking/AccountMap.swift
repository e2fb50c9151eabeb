import Libc

/// Which account this process is in the user namespace that it has just made (user_namespaces(7)): one, and no other.
package enum AccountMap {
  /// Tells the kernel which numbers the account has inside.
  ///
  /// - Parameters:
  ///   - user: as it was outside.
  ///   - group: as it was outside.
  /// - Returns: the file of the kernel's that could not be written, with `errno` set; nil where all was.
  package static func take(
    _ user: uid_t, _ group: gid_t, asUser insideUser: uid_t, group insideGroup: gid_t
  ) -> String? {
    let lines = [
      ("/proc/self/setgroups", "deny"), ("/proc/self/uid_map", "\(insideUser) \(user) 1"),
      ("/proc/self/gid_map", "\(insideGroup) \(group) 1"),
    ]
    return lines.first { !put($1, in: $0) }?.0
  }

  private static func put(_ words: String, in path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    if file < 0 { return false }
    let bytes = Array(words.utf8)
    let count = write(file, bytes, bytes.count)
    let code = errno
    close(file)
    errno = code
    return count == bytes.count
  }
}
