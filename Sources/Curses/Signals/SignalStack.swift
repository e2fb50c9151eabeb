import Libc

/// A stack of its own for the handlers of the main thread: without one, a program whose stack is full dies before it
/// can restore the terminal.
enum SignalStack {
  private nonisolated(unsafe) static var memory: UnsafeMutableRawPointer?

  /// Gives the calling thread the stack. A second call changes nothing, and neither does one where there is another
  /// stack already.
  static func install() {
    var present = stack_t()
    guard memory == nil, sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 64 * 1024
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
    if sigaltstack(&stack, nil) == 0 { self.memory = memory } else { memory.deallocate() }
  }
}
