import Synchronization

/// Counts how often it is asked what a file is, for tests; in an optimised program there is nothing of it.
package enum LookUps {
  /// What is looked up of a file.
  package enum Kind: Hashable, Sendable {
    /// What its name means.
    case name
    /// Where its path leads.
    case target
    /// The page of its program.
    case page
  }

  #if DEBUG
    /// The paths that were looked up.
    package final class Counter: Sendable {
      private let paths = Mutex<[Kind: [String]]>([:])

      package init() {}

      package func paths(_ kind: Kind) -> [String] { paths.withLock { $0[kind] ?? [] } }

      fileprivate func note(_ kind: Kind, _ path: String) { paths.withLock { $0[kind, default: []].append(path) } }
    }

    @TaskLocal package static var counter: Counter?
  #endif

  @inline(__always)
  package static func note(_ kind: Kind, _ path: @autoclosure () -> String) {
    #if DEBUG
      counter?.note(kind, path())
    #endif
  }
}
