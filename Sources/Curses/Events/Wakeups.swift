/// What one task of the main actor waits for, and others bring: a call that comes before the wait is not forgotten.
@MainActor
final class Wakeups {
  private var waiting: CheckedContinuation<Void, Never>?
  private var isWoken = false

  /// Ends the wait, or the next one where nobody waits.
  func wake() {
    guard let waiting else { return isWoken = true }
    self.waiting = nil
    waiting.resume()
  }

  /// Waits for the next call of ``wake()``, or until the task is cancelled.
  func wait() async {
    await withTaskCancellationHandler {
      if isWoken { return isWoken = false }
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.wake() }
    }
  }
}
