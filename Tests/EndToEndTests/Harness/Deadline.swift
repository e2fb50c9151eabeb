import Glibc

/// How long a test waits for something that is bound to happen: long enough for the slowest machine, since a test that
/// passes never waits it out.
struct Deadline {
  private let end: ContinuousClock.Instant

  /// - Parameter seconds: more for what a program that is not optimised takes minutes for where others run beside it.
  init(seconds: Int = 120) { end = ContinuousClock.now + .seconds(seconds) }

  var isOver: Bool { ContinuousClock.now >= end }

  /// The milliseconds left, as `poll` takes them.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end)
    return Int32(max(0, left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000))
  }

  /// Asks again and again until there is an answer; nil when the time is over.
  func first<Answer>(_ ask: () throws -> Answer?) async throws -> Answer? {
    while true {
      if let answer = try ask() { return answer }
      if isOver { return nil }
      try await Task.sleep(for: .milliseconds(8))
    }
  }
}

extension Deadline {
  /// Asks again and again without giving the thread to other tests: for what takes many steps, each of which would wait
  /// until they let go of it.
  func firstInManySteps<Answer>(_ ask: () throws -> Answer?) rethrows -> Answer? {
    while !isOver {
      if let answer = try ask() { return answer }
      usleep(2_000)
    }
    return nil
  }
}

/// What went wrong in a test's surroundings, in words for its log.
struct HarnessError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
