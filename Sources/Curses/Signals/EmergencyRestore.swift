import Libc

/// Gives the terminal back from inside a signal handler, when the program can no longer do it in the ordinary way.
///
/// Only functions that may be called from a handler are used, on memory prepared beforehand.
enum EmergencyRestore {
  private nonisolated(unsafe) static var armed = false
  private nonisolated(unsafe) static var isPrepared = false
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
    isPrepared = true
    armed = true
  }

  static func disarm() {
    armed = false
    isPrepared = false
    bytes.deallocate()
    bytes = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// Leaves the terminal alone from now on, because another program has it; or no longer.
  static func suspend(_ isSuspended: Bool) {
    armed = !isSuspended && isPrepared
  }

  /// Restores now; does nothing when not armed.
  ///
  /// - Parameter patience: the milliseconds that a terminal gets which does not read what is sent. After them what it
  ///   has not read is thrown away, so that it is left all the same when somebody reads again.
  static func fire(patience: Int32 = 500) {
    guard armed else { return }
    armed = false
    // In the background, setting the terminal would stop the program instead.
    signal(SIGTTOU, SIG_IGN)
    var terminal = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    if poll(&terminal, 1, patience) <= 0 { tcflush(descriptor, TCOFLUSH) }
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    write(descriptor, bytes.baseAddress, bytes.count)
    tcsetattr(descriptor, TCSANOW, &modes)
    PrintCapture.giveBack(patience: patience)
    _ = fcntl(descriptor, F_SETFL, flags)
  }
}
