import Libc

/// What small files of the kernel's under /proc say.
enum KernelText {
  private static let mostBytes = 16 << 20

  /// The text of a file; empty where it is gone.
  static func of(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count < mostBytes {
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, read(file, buffer.baseAddress, buffer.count))
      }
      if piece.isEmpty { break }
      bytes += piece
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
