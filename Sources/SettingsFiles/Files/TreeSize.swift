/// The size of a file, or of a folder with all in it.
///
/// ```swift
/// TreeSize.bytes(at: "/var/log")   // nil where it cannot be read
/// ```
package enum TreeSize {
  /// The bytes that the files hold, each hard link counted where it is met; symbolic links inside are not followed.
  ///
  /// What cannot be read inside counts as nothing.
  ///
  /// - Complexity: one `lstat` a file.
  package static func bytes(at path: String) -> Int? {
    let files = SystemFileSystem()
    guard let root = try? files.status(of: path) else { return nil }
    var total = 0
    var pending = [(path, root)]
    while let (place, status) = pending.popLast() {
      guard status.kind == .folder else {
        total += status.size
        continue
      }
      for name in (try? files.names(in: place)) ?? [] {
        let child = place + "/" + name
        if let status = try? files.linkStatus(of: child) { pending.append((child, status)) }
      }
    }
    return total
  }
}
