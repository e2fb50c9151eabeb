import CLinuxFiles
import Libc

/// A file in memory, which takes any number of bytes at once and is gone with the last who has it open.
package final class MemoryFile {
  package let descriptor: Int32

  /// Nil where there is no room, and `errno` says why.
  package init?(_ bytes: [UInt8] = []) {
    descriptor = linux_memory_file()
    guard descriptor >= 0, write(bytes) else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes all of it, and goes back to its beginning.
  package func write(_ bytes: [UInt8]) -> Bool {
    writeAll(bytes, to: descriptor) && lseek(descriptor, 0, SEEK_SET) == 0
  }

  /// Its beginning as text.
  package var text: String {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
