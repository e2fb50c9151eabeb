/// Why a program was not run, or did not come to its end.
package enum ProgramRunError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  /// It is not run, as others than root may have changed it.
  case notTrusted(String, String)
  case notStarted(String, String)
  case tookTooLong(String, seconds: Double)
  case saidTooMuch(String, bytes: Int)
  /// Whoever asked no longer wants its answer.
  case stopped(String)

  package var description: String {
    switch self {
    case .missing(let path): "\(path) is not there"
    case .notTrusted(let path, let reason): "\(path) is not run: it \(reason)"
    case .notStarted(let path, let reason): "\(path) cannot be started: \(reason)"
    case .tookTooLong(let path, let seconds): "\(path) did not end within \(seconds) seconds"
    case .saidTooMuch(let path, let bytes): "\(path) said more than \(bytes) bytes"
    case .stopped(let path): "\(path) was stopped"
    }
  }
}
