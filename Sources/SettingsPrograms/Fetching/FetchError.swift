/// Why a text was not fetched, in words for people.
///
/// ```swift
/// print(FetchError.notEncrypted("http://example.com/a.json"))
/// ```
public enum FetchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no address from which something is fetched.
  case noAddress(String)
  /// Only addresses with `https` are fetched, and those of this machine itself.
  case notEncrypted(String)
  /// There is no curl.
  case noProgram(String)
  /// It leads on to an address that is not encrypted.
  case leadsAstray
  /// It has more bytes than are taken.
  case tooLarge(bytes: Int)
  /// It took longer than these seconds.
  case tooSlow(seconds: Double)
  /// Whoever asked for it no longer wants it.
  case stopped
  /// What curl says.
  case failed(String)

  /// Whether no other address can be fetched either.
  public var concernsAll: Bool {
    switch self {
    case .noProgram, .stopped: true
    default: false
    }
  }

  public var description: String {
    switch self {
    case .noAddress(let text): "\(text) is no address that is fetched; one begins with https://"
    case .notEncrypted: "it is not encrypted: only https is fetched, and http from this machine itself"
    case .noProgram(let reason): "schemas are fetched with curl: \(reason); the package curl has it"
    case .leadsAstray: "it leads on to an address that is not https"
    case .tooLarge(let bytes): "it has more than \(bytes >> 20) MiB"
    case .tooSlow(let seconds): "it was not there within \(Int(seconds)) seconds"
    case .stopped: "stopped"
    case .failed(let reason): reason
    }
  }
}
