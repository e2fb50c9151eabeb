import Dispatch
import Libc

extension Terminal {
  /// The next event, waited for without blocking the main actor; nil when none came within `timeout` milliseconds (nil
  /// waits for as long as it takes), or when the task is cancelled.
  ///
  /// It is for an `async` main and other tasks, where ``nextEvent(timeout:)`` would keep the main actor's other tasks
  /// from running. A key takes a little longer, since another thread has to hear of it first.
  ///
  /// ```swift
  /// import Curses
  ///
  /// let terminal = try Terminal.open()
  /// defer { terminal.close() }
  /// let clock = Task {
  ///   while !Task.isCancelled {
  ///     terminal.screen.draw("\(ContinuousClock.now)", row: 0, column: 0, pen: .plain)
  ///     terminal.present()
  ///     try await Task.sleep(for: .seconds(1))
  ///   }
  /// }
  /// while let event = await terminal.waitForEvent(), event != .key(.character("q")) {}
  /// clock.cancel()
  /// ```
  public func waitForEvent(timeout: Int? = nil) async -> Event? {
    isAwaited = true
    defer { isAwaited = false }
    var isTimeOver = false
    let timer = timeout.map { milliseconds in
      Task {
        try await Task.sleep(for: .milliseconds(milliseconds))
        isTimeOver = true
        wakeups.wake()
      }
    }
    defer { timer?.cancel() }
    while true {
      if let event = nextEvent(timeout: 0) { return event }
      if hasChanges {
        hasChanges = false
        return .wake
      }
      if isTimeOver || Task.isCancelled { return nil }
      watchInput()
      await wakeups.wait()
    }
  }

  /// Has the task in ``waitForEvent(timeout:)`` get ``Event/wake``: there is something new to draw.
  package func noteChange() {
    guard isAwaited else { return }
    hasChanges = true
    wakeups.wake()
  }

  /// Waits on another thread for keys and signals, once.
  private func watchInput() {
    guard !isWatched else { return }
    isWatched = true
    let descriptors = [inputDescriptor, SignalPipe.readEnd]
    inputQueue.async { [weak self] in
      var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&polled, nfds_t(polled.count), -1)
      let arrival = ContinuousClock.now
      Task { @MainActor in self?.noteInput(since: arrival) }
    }
  }

  private func noteInput(since arrival: ContinuousClock.Instant) {
    isWatched = false
    onDelay?(.now - arrival)
    wakeups.wake()
  }
}
