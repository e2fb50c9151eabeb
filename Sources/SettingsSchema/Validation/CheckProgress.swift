import Synchronization

/// How far a check has come that runs beside other work, and the wish that it stop. Safe to use from any thread.
///
/// ```swift
/// let progress = CheckProgress()
/// // On another thread: DocumentCheck(of: document, against: schema, reporting: progress)
/// print(progress.fraction)
/// progress.stop()
/// ```
public final class CheckProgress: Sendable {
  private let parts = Atomic<Int>(0)
  private let stopped = Atomic<Bool>(false)
  private static let wholeParts = 1000

  /// Nothing is checked yet.
  public init() {}

  /// How much is checked, from 0 to 1.
  public var fraction: Double { Double(parts.load(ordering: .relaxed)) / Double(Self.wholeParts) }

  /// Lets the check end, with what is not checked as a problem that says so.
  public func stop() { stopped.store(true, ordering: .relaxed) }

  var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// Notes that a node has been reached.
  func reach(_ id: Int, of count: Int) {
    let part = id * Self.wholeParts / max(count, 1)
    if part > parts.load(ordering: .relaxed) { parts.store(part, ordering: .relaxed) }
  }
}
