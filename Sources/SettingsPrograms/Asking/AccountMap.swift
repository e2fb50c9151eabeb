import Libc

/// Which account this process is in the user namespace that it has just made (user_namespaces(7)): one, and no other.
package struct AccountMap {
  /// The user and the group as they were outside.
  let user: uid_t
  let group: gid_t

  package init(user: uid_t, group: gid_t) { (self.user, self.group) = (user, group) }

  /// Tells the kernel which numbers the account has inside.
  ///
  /// - Returns: the file of the kernel's that could not be written, with `errno` set; nil where all was.
  package func take(asUser insideUser: uid_t, group insideGroup: gid_t) -> String? {
    let lines = [
      ("/proc/self/setgroups", "deny"), ("/proc/self/uid_map", "\(insideUser) \(user) 1"),
      ("/proc/self/gid_map", "\(insideGroup) \(group) 1"),
    ]
    return lines.first { !Self.put($1, in: $0) }?.0
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
