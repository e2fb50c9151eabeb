import CMainQueue

/// The main actor's tasks, for a loop that blocks the main thread in one `poll` for them and for keys.
///
/// Swift puts the main actor's work into the main queue of Dispatch. On Linux the queue has an `eventfd`, by which the
/// run loop of Core Foundation waits for it as well.
@MainActor
enum MainQueue {
  /// Asked for first when the first frame is on the screen: what waited before makes it readable all the same.
  private static let descriptor = openDescriptor()
  private static var isRunning = false

  /// What becomes readable when tasks wait; -1 where they cannot be run from here: inside of a task the queue is busy
  /// with that task, and gives no other before it is suspended.
  static var readableDescriptor: Int32 {
    guard !isRunning, withUnsafeCurrentTask(body: { $0 == nil }) else { return -1 }
    return descriptor
  }

  private static func openDescriptor() -> Int32 {
    #if os(Linux)
      // An `async` main has handed the main queue to other threads by now.
      settee_is_main_thread() ? _dispatch_get_main_queue_handle_4CF() : -1
    #else
      -1
    #endif
  }

  /// Runs each task that waits until it is suspended, and none that comes meanwhile.
  static func runWaitingTasks() {
    #if os(Linux)
      // Else the descriptor would stay readable.
      var count: UInt64 = 0
      read(descriptor, &count, MemoryLayout.size(ofValue: count))
      isRunning = true
      defer { isRunning = false }
      _dispatch_main_queue_callback_4CF(nil)
    #endif
  }
}
