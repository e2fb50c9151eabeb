import Synchronization

/// The user's wish that the present work stop: what long loops ask, and what a signal handler sets.
///
/// ```swift
/// import LongWork
///
/// func sum(_ numbers: [Int]) -> Int? {
///   var sum = 0
///   for (index, number) in numbers.enumerated() {
///     if index % 4096 == 0, Interruption.isRequested { return nil }
///     sum += number
///   }
///   return sum
/// }
/// ```
public enum Interruption {
  private static let offered = Atomic(false)
  private static let requested = Atomic(false)
  private static let noticed = Atomic(false)

  /// Whether the present work is to stop; never outside of work that ``offered(_:)`` it. A loop that asks must then end
  /// soon, and say that it did not finish.
  ///
  /// - Complexity: one look at a byte; a loop of short steps asks once in some thousands.
  public static var isRequested: Bool {
    guard requested.load(ordering: .relaxed), offered.load(ordering: .relaxed) else { return false }
    noticed.store(true, ordering: .relaxed)
    return true
  }

  /// Whether a step of the present work is to stop that knows itself how to; also where the work as a whole is not
  /// ``offered(_:)``, because it may stop at some steps only, as saving may until the file is written.
  ///
  /// - Complexity: as ``isRequested``.
  public static func noticeRequest() -> Bool {
    guard requested.load(ordering: .relaxed) else { return false }
    noticed.store(true, ordering: .relaxed)
    return true
  }

  /// Whether a loop has noticed a request, and so has stopped: its result is none.
  public static var isNoticed: Bool { noticed.load(ordering: .relaxed) }

  /// Does work that may be stopped.
  ///
  /// - Parameter body: what it returns is of no use where ``isNoticed`` is true after it.
  public static func offered<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let before = offered.exchange(true, ordering: .relaxed)
    defer { offered.store(before, ordering: .relaxed) }
    return try body()
  }

  /// Asks the present work to stop. May be called from a signal handler and from any thread.
  public static func request() {
    requested.store(true, ordering: .relaxed)
  }

  /// Forgets the request, when the work is over or there is none.
  ///
  /// - Returns: whether a loop has noticed it, and so stopped.
  @discardableResult
  public static func reset() -> Bool {
    requested.store(false, ordering: .relaxed)
    return noticed.exchange(false, ordering: .relaxed)
  }
}
