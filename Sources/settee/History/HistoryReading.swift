import SettingsHistory
import Synchronization

/// Reads a whole history on another thread.
final class HistoryReading: Sendable {
  private let reader: HistoryReader
  private let isStopped = Atomic(false)
  private let then: @MainActor @Sendable (HistoryList) -> Void

  /// - Parameter then: called with all of it, unless it was stopped.
  init(_ reader: HistoryReader, then: @escaping @MainActor @Sendable (HistoryList) -> Void) {
    (self.reader, self.then) = (reader, then)
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }

  func run() {
    let list = HistoryList(reader) { !isStopped.load(ordering: .relaxed) }
    Task { @MainActor in
      if !isStopped.load(ordering: .relaxed) { then(list) }
    }
  }
}
