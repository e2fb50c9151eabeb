import Glibc
import Synchronization

/// One line on the terminal that says how far the work is, written over as it goes on.
final class ProgressLine: Sendable {
  private struct Counts {
    var files = 0
    var values = 0
    var shownAt = 0
  }

  private let name: String
  private let fileCount: Int
  private let counts = Mutex(Counts())
  private static let interval = 100

  /// - Returns: nil where standard error is no terminal, and nobody looks on.
  init?(name: String, fileCount: Int) {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    self.name = name
    self.fileCount = fileCount
    show(Counts())
  }

  func fileIsDone() { count { $0.files += 1 } }
  func valueIsDone() { count { $0.values += 1 } }

  /// Makes room for the result.
  func end() { Self.write("\r\u{1B}[K") }

  private func count(_ change: (inout Counts) -> Void) {
    counts.withLock { counts in
      change(&counts)
      let now = Self.milliseconds
      guard now - counts.shownAt >= Self.interval else { return }
      counts.shownAt = now
      show(counts)
    }
  }

  private func show(_ counts: Counts) {
    Self.write("\r\u{1B}[K\(name): \(counts.files) of \(fileCount) files, \(counts.values) values")
  }

  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
