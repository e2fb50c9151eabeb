import Libc
import LongWork

extension Terminal {
  /// The next event; nil when none came within `timeout` milliseconds (nil waits for as long as it takes).
  ///
  /// While it waits, the main actor's tasks run, between two keys; what they did is to be drawn, therefore
  /// ``Event/wake`` is the event then. Inside of a task, where they could not run, say ``waitForEvent(timeout:)``.
  public func nextEvent(timeout: Int? = nil) -> Event? {
    makeCurrent()
    while true {
      if pendingResize {
        pendingResize = false
        return .resize(size)
      }
      if let byte = pendingSignals.first {
        // Work that wakes the loop again and again never keeps a key waiting.
        if pendingSignals.allSatisfy({ $0 == SignalPipe.wakeByte }), let key = waitingKey() { return key }
        pendingSignals.removeFirst()
        if let event = event(forSignal: byte) { return event }
        continue
      }
      if let event = keys.buffered() { return event }
      switch wait(timeout) {
      case .nothing: return nil
      case .signal: pendingSignals = requestsToEndFirst(SignalPipe.takeAll())[...]
      case .key: if let event = keys.next() { return event }
      case .tasks:
        keysBeforeTasks = 0
        runTasks(MainQueue.runWaitingTasks)
        return .wake
      case .hangup: return .terminate(signal: SIGHUP)
      }
    }
  }

  /// A key that was typed already; nil where none was.
  private func waitingKey() -> Event? {
    if let event = keys.buffered() { return event }
    var descriptor = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0, descriptor.revents == Int16(POLLIN) else { return nil }
    return keys.next()
  }

  private enum Readiness { case nothing, signal, key, tasks, hangup }

  private func wait(_ timeout: Int?) -> Readiness {
    var descriptors = (
      pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: SignalPipe.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: MainQueue.readableDescriptor, events: Int16(POLLIN), revents: 0)
    )
    let milliseconds = timeout.map { Int32(clamping: $0) } ?? -1
    let ready = withUnsafeMutableBytes(of: &descriptors) {
      poll($0.assumingMemoryBound(to: pollfd.self).baseAddress, 3, milliseconds)
    }
    guard ready > 0 else { return ready < 0 && errno == EINTR ? .signal : .nothing }
    if descriptors.1.revents != 0 { return .signal }
    let tasksWait = descriptors.2.revents != 0
    if tasksWait, descriptors.0.revents == 0 || keysBeforeTasks >= Terminal.mostKeysBeforeTasks { return .tasks }
    keysBeforeTasks = tasksWait ? keysBeforeTasks + 1 : 0
    // A terminal that is gone can be read for ever, and gives nothing.
    return Int32(descriptors.0.revents) & (POLLHUP | POLLERR | POLLNVAL) == 0 ? .key : .hangup
  }

  /// Keys come before tasks that wait as well, but so many at most: who holds a key down stops no clock.
  private static let mostKeysBeforeTasks = 8

  /// A program that is stopped and then asked to end is continued for that: it must not use the terminal before.
  private func requestsToEndFirst(_ signals: [UInt8]) -> [UInt8] {
    let requests = signals.filter { TerminalSignals.isRequestToEnd($0) }
    return requests.isEmpty ? signals : requests + signals.filter { !TerminalSignals.isRequestToEnd($0) }
  }

  private func event(forSignal byte: UInt8) -> Event? {
    switch Int32(byte) {
    case Int32(SignalPipe.wakeByte): return .wake
    case SIGWINCH: return adoptSize() ? .resize(size) : nil
    case SIGINT: return interrupt()
    case SIGTSTP: return stop()
    case SIGCONT:
      // Stopped by `SIGSTOP`, of which nobody hears before: the shell has set the terminal for itself meanwhile.
      takeBack()
      return .resumed
    default: return .terminate(signal: Int32(byte))
    }
  }

  /// Ctrl-C, unless it was for work that has stopped because of it.
  private func interrupt() -> Event? {
    guard Interruption.reset() else { return .interrupt }
    dropInterrupts()
    return nil
  }

  private func stop() -> Event? {
    leave()
    pendingSignals = requestsToEndFirst(Array(pendingSignals) + TerminalSignals.stop())[...]
    if let request = pendingSignals.first, TerminalSignals.isRequestToEnd(request) { return nil }
    takeBack()
    return .resumed
  }
}
