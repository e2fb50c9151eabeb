import Libc

/// The size of a file, or of a folder with all in it.
///
/// ```swift
/// TreeSize.bytes(at: "/var/log")   // nil where it cannot be read
/// ```
public enum TreeSize {
  /// The bytes that the files hold, each hard link counted where it is met; symbolic links inside are not followed.
  ///
  /// What cannot be read inside counts as nothing.
  ///
  /// - Complexity: one `lstat` a file.
  public static func bytes(at path: String) -> Int? {
    var root = stat()
    guard stat(path, &root) == 0 else { return nil }
    var total = 0
    var pending = [(path, root)]
    while let (place, status) = pending.popLast() {
      if status.st_mode & S_IFMT == S_IFDIR {
        for name in names(in: place) {
          let child = place + "/" + name
          if let status = self.status(of: child) { pending.append((child, status)) }
        }
      } else {
        total += Int(status.st_size)
      }
    }
    return total
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
