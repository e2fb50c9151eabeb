import Glibc

/// Gives the terminal back from inside a signal handler, when the program can no longer do it in the ordinary way.
///
/// Only `write` and `tcsetattr` are used, on memory prepared beforehand: both may be called from a handler.
enum EmergencyRestore {
  private nonisolated(unsafe) static var armed = false
  private nonisolated(unsafe) static var descriptor: Int32 = -1
  private nonisolated(unsafe) static var modes = termios()
  private nonisolated(unsafe) static var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// Prepares: `sequence` leaves full-screen mode, `modes` are the terminal's settings as found.
  static func arm(descriptor: Int32, modes: termios, sequence: [UInt8]) {
    disarm()
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.count)
    _ = copy.initialize(from: sequence)
    bytes = copy
    self.descriptor = descriptor
    self.modes = modes
    armed = true
  }

  static func disarm() {
    armed = false
    bytes.deallocate()
    bytes = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// Restores now; does nothing when not armed.
  static func fire() {
    guard armed else { return }
    armed = false
    write(descriptor, bytes.baseAddress, bytes.count)
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
