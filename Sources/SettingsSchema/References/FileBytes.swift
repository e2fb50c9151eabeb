import Glibc

/// Reads files whole.
enum FileBytes {
  /// The content of a file; nil when there is none that can be read. Folders and devices are none.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let got = Glibc.read(descriptor, start + count, size - count)
        if got > 0 {
          count += got
        } else if got == 0 || errno != EINTR {
          isWhole = got == 0
          break
        }
      }
    }
    return isWhole ? bytes : nil
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
