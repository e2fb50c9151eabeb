import Libc

/// Says on the terminal what is being done, when it takes long: from the handler of a timer, because the program itself
/// is busy with it.
enum WorkNotice {
  /// What the timer sends. From another program it is a request to end, like the others.
  static let timerSignal = SIGVTALRM
  /// After this time a person wonders whether the program hangs.
  static let milliseconds = 200

  private nonisolated(unsafe) static var timer: SignalTimer?
  private nonisolated(unsafe) static var descriptor: Int32 = -1
  private nonisolated(unsafe) static var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private(set) nonisolated(unsafe) static var isUnderWay = false
  private nonisolated(unsafe) static var isShown = false

  /// Makes the timer; before any signal can come.
  static func install() {
    if timer == nil { timer = SignalTimer(sending: timerSignal) }
  }

  /// What is said: the bytes that are sent, cursor moves and all. While work is under way it changes at once.
  static func prepare(_ sequence: [UInt8], for descriptor: Int32) {
    let old = bytes
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.count)
    _ = copy.initialize(from: sequence)
    bytes = copy
    old.deallocate()
    self.descriptor = descriptor
  }

  static func begin() {
    isShown = false
    isUnderWay = true
    timer?.start(milliseconds: milliseconds)
  }

  /// The work is over; nothing happens where none is under way.
  ///
  /// - Returns: whether anything was sent, so that its line must be drawn again.
  @discardableResult
  static func end() -> Bool {
    guard isUnderWay else { return false }
    timer?.stop()
    isUnderWay = false
    return isShown
  }

  /// Says it now; a terminal that does not read is not waited for.
  static func show() {
    guard isUnderWay, !isShown, !bytes.isEmpty else { return }
    var terminal = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&terminal, 1, 0) > 0 else { return }
    isShown = true
    write(descriptor, bytes.baseAddress, bytes.count)
  }
}
