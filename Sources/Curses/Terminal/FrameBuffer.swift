import CNcurses
import Libc

/// Gathers what ncurses writes during a frame, so that the terminal gets it in one write.
///
/// ncurses writes to a descriptor, once for every cursor move. Here that descriptor is a file in memory, whose
/// content is copied to the terminal when the frame is complete: one system call, and no half-drawn screens.
@MainActor
final class FrameBuffer {
  let stream: UnsafeMutablePointer<FILE>
  private let memory: Int32
  private let terminal: Int32
  private var bytes: [UInt8] = []

  /// Frames sent so far that held any byte.
  private(set) var framesSent = 0
  private(set) var bytesSent = 0

  init(terminal: Int32) throws(TerminalError) {
    let memory = settee_memory_file()
    guard memory >= 0, let stream = fdopen(memory, "r+") else {
      throw .system("cannot make a buffer for the screen: \(String(cString: strerror(errno)))")
    }
    self.memory = memory
    self.terminal = terminal
    self.stream = stream
  }

  /// Called with each frame that is sent; for tests.
  var onSend: ((ArraySlice<UInt8>) -> Void)?

  func send(_ frame: ArraySlice<UInt8>) {
    guard !frame.isEmpty else { return }
    framesSent += 1
    bytesSent += frame.count
    onSend?(frame)
    if terminal >= 0 { FrameBuffer.write(frame, to: terminal) }
  }

  func append(_ bytes: [UInt8]) {
    FrameBuffer.write(bytes[...], to: memory)
  }

  /// What was gathered, which is then forgotten.
  func take() -> ArraySlice<UInt8> {
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    if count > bytes.count { bytes = [UInt8](repeating: 0, count: count * 2) }
    let read = bytes.withUnsafeMutableBytes { pread(memory, $0.baseAddress, count, 0) }
    lseek(memory, 0, SEEK_SET)
    return bytes[..<max(0, read)]
  }

  func close() {
    fclose(stream)
  }

  /// Writes all of `bytes`, waiting where the terminal is slow; gives up where it is gone.
  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Libc.write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count >= 0 {
          sent += count
        } else if errno == EAGAIN {
          var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&writable, 1, 1000)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
