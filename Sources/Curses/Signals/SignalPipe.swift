import Libc

/// Signals and wake-ups as bytes in a pipe, so that one `poll` waits for them and for keys.
///
/// A signal handler may do next to nothing safely; writing its number into a pipe is among it.
enum SignalPipe {
  /// Written by a ``Waker``; no signal has this number.
  static let wakeByte: UInt8 = 0

  /// The end to read from; opened on first use, and never closed.
  static var readEnd: Int32 { ends.read }
  static var writeEnd: Int32 { ends.write }

  private static let ends: (read: Int32, write: Int32) = {
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0 else { return (-1, -1) }
    for descriptor in descriptors {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    return (descriptors[0], descriptors[1])
  }()

  static func put(_ byte: UInt8) {
    let saved = errno
    var byte = byte
    write(writeEnd, &byte, 1)
    errno = saved
  }

  /// All bytes that wait, without waiting for more.
  static func takeAll() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }
}

/// Makes a waiting event loop return ``Event/wake``, from any thread.
///
/// ```swift
/// import Curses
///
/// let terminal = try Terminal.open()
/// defer { terminal.close() }
/// Task.detached {
///   try await Task.sleep(for: .seconds(1))
///   Waker().wake()
/// }
/// while let event = terminal.nextEvent(), event != .wake {}
/// ```
public struct Waker: Sendable {
  /// A waker of the program's event loop; all wakers are alike.
  public init() {}

  /// Cheap, and safe from any thread; several wake-ups may arrive as one event.
  public func wake() {
    SignalPipe.put(SignalPipe.wakeByte)
  }
}
