import CLinuxFiles
import Libc

/// A file in memory, gone with its last descriptor.
final class MemoryFile {
  let descriptor: Int32

  init?() {
    descriptor = linux_memory_file()
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Writes all of it, and goes back to its beginning.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Libc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return lseek(descriptor, 0, SEEK_SET) == 0
  }

  /// Its beginning as text.
  var text: String {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
