import SettingsDocuments

/// An address of the web from which a text may be fetched: `https`, or plain `http` from this machine itself.
///
/// ```swift
/// let address = try WebAddress("https://www.schemastore.org/dockerd.json")
/// print(address.host, address.names)    // www.schemastore.org ["dockerd.json"]
/// ```
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  /// The whole address, without a fragment.
  public let text: String
  /// The host and, where one is written, the port.
  public let authority: String
  /// The parts of the path.
  public let names: [String]

  /// An address that is longer is none that people write.
  private static let mostBytes = 2048

  /// - Throws: where it is no such address.
  public init(_ text: String) throws(FetchError) {
    let text = String(text.prefix { $0 != "#" })
    guard text.utf8.count <= Self.mostBytes, text.utf8.allSatisfy(Self.isPlain), let colon = text.firstIndex(of: ":"),
      text[colon...].hasPrefix("://")
    else { throw .noAddress(text) }
    let rest = text[colon...].dropFirst(3)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest.dropFirst(authority.count)
    // A name before the host makes one host look like another.
    guard let host = Self.host(in: authority), !authority.contains("@") else { throw .noAddress(text) }
    switch text[..<colon].lowercased() {
    case "https": break
    case "http": if !Self.isLoopback(host) { throw .notEncrypted(text) }
    default: throw .noAddress(text)
    }
    self.text = text
    self.authority = String(authority)
    names = path.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    isOfThisMachine = Self.isLoopback(host)
  }

  /// Whether it is this machine's own, which no proxy is asked for.
  let isOfThisMachine: Bool

  /// The host without its port; nil for what is none.
  private static func host(in authority: Substring) -> Substring? {
    let parts: (host: Substring, rest: Substring)
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      parts = (authority[...end], authority[authority.index(after: end)...])
    } else {
      let end = authority.firstIndex(of: ":") ?? authority.endIndex
      parts = (authority[..<end], authority[end...])
    }
    let port = parts.rest.dropFirst()
    let isPort = parts.rest.isEmpty || parts.rest.first == ":" && !port.isEmpty && port.utf8.allSatisfy(\.isASCIIDigit)
    return parts.host.isEmpty || !isPort ? nil : parts.host
  }

  private static func isLoopback(_ host: Substring) -> Bool {
    if host.lowercased() == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy(\.isASCIIDigit) ? UInt8(part) : nil }
    return parts.count == 4 && numbers.count == 4 && numbers[0] == 127
  }

  /// What an address has without being escaped (RFC 3986), and nothing that a program could take for more.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "-._~:/?[]@!$&'()*+,;=%".utf8.contains(byte)
  }

  public var description: String { text }
}
