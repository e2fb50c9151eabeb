/// Why a program was not run, or did not come to its end.
package enum ProgramRunError: Error, Hashable, CustomStringConvertible {
  /// It is not on this machine.
  case missing(String)
  /// It is not run, as others than root may have changed it.
  case notTrusted(String, String)
  /// The system could not start it.
  case notStarted(String, String)
  /// It took longer than the seconds given.
  case tookTooLong(String, seconds: Double)
  /// It said more than the bytes given.
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
