/// Fetches texts of the web with the system's curl, within limits of size and time, and only over encrypted
/// connections.
///
/// ```swift
/// let fetcher = WebFetcher()
/// let bytes = try fetcher.fetch(WebAddress("https://www.schemastore.org/api/json/catalog.json"))
/// print(bytes.count)
/// ```
public struct WebFetcher: Sendable {
  /// The longest that one address may take, in seconds.
  public var seconds = 30.0
  /// The most that one address may have, in bytes.
  public var mostBytes = 16 << 20
  private let program: String
  /// How the network is reached; nothing else of the user's environment is handed on.
  private let environment: [String]

  /// The variables that name proxies and the certificates that are trusted (curl(1)).
  private static let variables = [
    "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR",
  ]
  private static let mostRedirects = 5
  /// What ends a program that curl's own limits did not.
  private static let patience = 5.0

  /// - Parameters:
  ///   - environment: the variables of the user, of which those are used that name proxies and certificates.
  ///   - program: curl, by its absolute path.
  public init(environment: [String: String] = [:], program: String = "/usr/bin/curl") {
    self.program = program
    self.environment = Self.variables.compactMap { name in environment[name].map { "\(name)=\($0)" } }
  }

  /// What fetching needs that is not there; nil where all is.
  public var problem: FetchError? {
    do throws(ProgramRunError) { _ = try TrustedProgram(program) } catch { return .noProgram(error.description) }
    return nil
  }

  /// Fetches what an address has.
  ///
  /// - Parameters:
  ///   - address: the address.
  ///   - isWanted: asked many times a second whether to go on, with the bytes that have come so far.
  /// - Throws: where it cannot be had, as a page that is not found, or has passed a limit.
  public func fetch(
    _ address: WebAddress, while isWanted: @escaping @Sendable (_ bytes: Int) -> Bool = { _ in true }
  ) throws(FetchError) -> [UInt8] {
    var runner = ProgramRunner(seconds: seconds + Self.patience, mostBytes: mostBytes)
    runner.addedEnvironment = environment
    runner.isWanted = isWanted
    let answer: ProgramRunner.Answer
    do throws(ProgramRunError) {
      answer = try runner.run([program] + arguments(for: address))
    } catch {
      throw failure(error)
    }
    if answer.status != 0 { throw failure(answer) }
    return answer.output
  }

  /// None of the user's own settings of curl is read (`-q`, which must come first), and no redirect is followed to what
  /// is not encrypted.
  private func arguments(for address: WebAddress) -> [String] {
    let protocols = address.isOfThisMachine ? "=http,https" : "=https"
    return [
      "-q", "--silent", "--show-error", "--fail", "--globoff", "--proto", protocols, "--proto-redir", "=https",
      "--location", "--max-redirs", "\(Self.mostRedirects)", "--connect-timeout", "\(min(10, seconds))",
      "--max-time", "\(seconds)", "--max-filesize", "\(mostBytes)",
    ] + (address.isOfThisMachine ? ["--noproxy", "*"] : []) + ["--url", address.text]
  }

  private func failure(_ error: ProgramRunError) -> FetchError {
    switch error {
    case .missing, .notTrusted, .notStarted: .noProgram(error.description)
    case .tookTooLong: .tooSlow(seconds: seconds)
    case .saidTooMuch: .tooLarge(bytes: mostBytes)
    case .stopped: .stopped
    }
  }

  /// By curl's exit status (curl(1)); else in its own words.
  private func failure(_ answer: ProgramRunner.Answer) -> FetchError {
    switch answer.status {
    case 1: return .leadsAstray
    case 28: return .tooSlow(seconds: seconds)
    case 63: return .tooLarge(bytes: mostBytes)
    default: break
    }
    let line =
      answer.errorText.split(separator: "\n").last.map(String.init) ?? "curl ended with status \(answer.status)"
    guard line.hasPrefix("curl: ("), let end = line.firstIndex(of: ")") else { return .failed(line) }
    return .failed(String(line[line.index(after: end)...].drop { $0 == " " }))
  }
}
