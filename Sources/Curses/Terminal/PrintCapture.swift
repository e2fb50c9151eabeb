import CNcurses
import Libc

/// Keeps what the program prints while a screen is shown: on the screen it would be in the way, and soon overwritten.
///
/// Standard output, and standard error where it is the same terminal, lead into a file in memory; both into one, so
/// that what they say stays in its order. When the terminal is given back, so is what was printed. The terminal itself
/// is reached by a descriptor of its own.
///
/// Of a program that prints much the end is kept, and the memory of what came before is freed (``trim()``).
enum PrintCapture {
  private nonisolated(unsafe) static var memory: Int32 = -1
  private nonisolated(unsafe) static var terminal: Int32 = -1
  private nonisolated(unsafe) static var takesErrors = false
  private nonisolated(unsafe) static var isOn = false
  /// How much of it was reported to a listener.
  private nonisolated(unsafe) static var reportedCount = 0
  /// How much of it is no longer kept.
  private nonisolated(unsafe) static var droppedCount = 0
  /// The bytes that are kept of what is printed; the rest is dropped when there is twice as much.
  static let keptCount = 256 * 1024
  private static let pieceSize = 4096
  private nonisolated(unsafe) static let piece = UnsafeMutableRawPointer.allocate(byteCount: pieceSize, alignment: 16)

  /// Another descriptor of the terminal on standard output, for those who draw on it; -1 where there can be none.
  static func openTerminal() -> Int32 {
    fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  /// From now on what is printed is kept; where there is no memory for that, it goes to the terminal.
  ///
  /// - Parameter descriptor: what ``openTerminal()`` gave.
  static func begin(on descriptor: Int32) {
    guard !isOn else { return }
    if memory < 0 {
      memory = settee_memory_file()
      guard memory >= 0 else { return }
      _ = fcntl(memory, F_SETFL, O_APPEND)
      _ = piece
    }
    terminal = descriptor
    takesErrors = isSameTerminal(STDERR_FILENO, descriptor)
    settee_flush_output()
    settee_print_lines()
    isOn = true
    dup2(memory, STDOUT_FILENO)
    if takesErrors { dup2(memory, STDERR_FILENO) }
  }

  /// What is printed goes to the terminal again, beginning with what was kept.
  static func end() {
    guard isOn else { return }
    settee_flush_output()
    giveBack(patience: 1000)
    ftruncate(memory, 0)
    reportedCount = 0
    droppedCount = 0
  }

  /// Drops the beginning of what is kept, up to the end of a line, where it is too much.
  ///
  /// - Returns: the bytes that were dropped.
  static func trim() -> Int {
    guard isOn else { return 0 }
    settee_flush_output()
    let end = Int(lseek(memory, 0, SEEK_END))
    guard end - droppedCount > 2 * keptCount else { return 0 }
    var start = end - keptCount
    let count = pread(memory, piece, pieceSize, off_t(start))
    if count > 0, let lineFeed = memchr(piece, 0x0A, count) { start += UnsafeMutableRawPointer(lineFeed) - piece + 1 }
    guard settee_drop_beginning(memory, start) == 0 else { return 0 }
    defer { droppedCount = start }
    return start - droppedCount
  }

  /// The same from inside a signal handler; but what `printf` has still in its buffer is not reached from there.
  ///
  /// - Parameter patience: the milliseconds that a terminal gets which does not read what is sent.
  static func giveBack(patience: Int32) {
    guard isOn else { return }
    isOn = false
    dup2(terminal, STDOUT_FILENO)
    if takesErrors { dup2(terminal, STDERR_FILENO) }
    var offset = droppedCount
    if offset > 0 {
      // Three dots and the end of a line say that there was more.
      memset(piece, 0x2E, 3)
      memset(piece + 3, 0x0A, 1)
      guard send(4, patience: patience) else { return }
    }
    while true {
      let count = pread(memory, piece, pieceSize, off_t(offset))
      guard count > 0, send(count, patience: patience) else { return }
      offset += count
    }
  }

  /// What was printed since this was asked last, not more than a part of it at once; empty where nothing was.
  static func news() -> [UInt8] {
    guard isOn else { return [] }
    settee_flush_output()
    reportedCount = max(reportedCount, droppedCount)
    let count = min(keptCount, Int(lseek(memory, 0, SEEK_END)) - reportedCount)
    guard count > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, pread(memory, buffer.baseAddress, count, off_t(reportedCount)))
    }
    reportedCount += bytes.count
    return bytes
  }

  private static func send(_ count: Int, patience: Int32) -> Bool {
    var sent = 0
    while sent < count {
      var writable = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
      guard poll(&writable, 1, patience) > 0 else { return false }
      let written = write(terminal, piece + sent, count - sent)
      guard written > 0 || errno == EINTR || errno == EAGAIN else { return false }
      sent += max(0, written)
    }
    return true
  }

  private static func isSameTerminal(_ one: Int32, _ other: Int32) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    guard isatty(one) == 1, fstat(one, &status) == 0, fstat(other, &otherStatus) == 0 else { return false }
    return status.st_rdev == otherStatus.st_rdev
  }
}
