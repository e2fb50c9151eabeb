/// A machine as ssh knows it, and maybe a file there: `HOST`, `USER@HOST:FILE`, `[::1]:FILE` or `ssh://HOST:22/FILE`.
struct RemotePlace: Equatable {
  /// What ssh is given.
  let host: String
  /// Nil where none is named; a relative path is one of the account's home there.
  var file: String?

  /// As scp reads it: the first colon before any slash ends the host. Brackets keep those of an address.
  init(_ text: String) throws(UsageError) {
    let (host, file) = text.hasPrefix("ssh://") ? Self.partsOfAddress(text) : Self.parts(text)
    if host.isEmpty || host == "ssh://" { throw UsageError("\(text) names no host") }
    // OpenSSH would take it for an option, one that runs a command among them.
    if host.hasPrefix("-") { throw UsageError("\(host) is no host: none begins with a dash") }
    self.host = host
    self.file = file.flatMap { $0.isEmpty ? nil : $0 }.map(Self.fromHome)
  }

  private static func parts(_ text: String) -> (host: String, file: String?) {
    let (user, rest) = account(text)
    if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
      let behind = rest[rest.index(after: end)...]
      if behind.isEmpty || behind.hasPrefix(":") {
        return (
          user + rest[rest.index(after: rest.startIndex)..<end], behind.isEmpty ? nil : String(behind.dropFirst())
        )
      }
    }
    if isAddressOfSixteenBytes(rest) { return (text, nil) }
    guard let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) else { return (text, nil) }
    return (user + rest[..<colon], String(rest[rest.utf8.index(after: colon)...]))
  }

  /// What is up to the last `@` of the host's part, with it, and what is behind.
  private static func account(_ text: String) -> (user: String, rest: Substring) {
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") } ?? text.endIndex
    let before = text[..<end]
    let beginning = before.utf8.firstIndex(of: UInt8(ascii: "[")).map { before[..<$0] } ?? before
    guard let sign = beginning.utf8.lastIndex(of: UInt8(ascii: "@")) else { return ("", text[...]) }
    let behind = text.utf8.index(after: sign)
    return (String(text[..<behind]), text[behind...])
  }

  /// An IPv6 address without brackets has two colons at least, and nothing that a name would have.
  private static func isAddressOfSixteenBytes(_ text: Substring) -> Bool {
    let address = text.utf8.prefix { $0 != UInt8(ascii: "%") }
    return address.count { $0 == UInt8(ascii: ":") } > 1
      && address.allSatisfy {
        $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || Character(UnicodeScalar($0)).isHexDigit
      }
  }

  private static func partsOfAddress(_ text: String) -> (host: String, file: String?) {
    let start = "ssh://".count
    guard let slash = text.utf8.dropFirst(start).firstIndex(of: UInt8(ascii: "/")) else { return (text, nil) }
    let file = String(text[slash...])
    return (String(text[..<slash]), file == "/" ? nil : file)
  }

  /// The remote Settee starts in the account's home.
  private static func fromHome(_ file: String) -> String {
    file.hasPrefix("~/") ? String(file.dropFirst(2).drop { $0 == "/" }) : file
  }
}
