import CLinuxFiles
import Libc

/// What a program reads on standard input: a file in memory, which takes any number of bytes at once and is gone with the
/// last who has it open.
final class InputFile {
  let descriptor: Int32

  /// Nil where there is no room.
  init?(_ bytes: [UInt8]) {
    descriptor = linux_memory_file()
    if descriptor < 0 { return nil }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      rest = rest.dropFirst(count)
    }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
