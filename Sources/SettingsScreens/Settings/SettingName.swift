/// The name of a setting as people read it, made from its key where the schema has no title.
enum SettingName {
  /// `effortLevel` becomes `Effort level`; a key that is no identifier, or is written all in capitals, stays as it is.
  static func readable(_ key: String) -> String {
    guard isIdentifier(key) else { return key }
    var words = words(of: key).map(spelling)
    guard let first = words.first, let initial = first.first else { return key }
    if first == first.lowercased() { words[0] = initial.uppercased() + first.dropFirst() }
    return words.joined(separator: " ")
  }

  /// Words that are written in a way of their own.
  private static let spellings: [String: String] = [
    "github": "GitHub", "gitlab": "GitLab", "graphql": "GraphQL", "ip6": "IPv6", "ipv4": "IPv4", "ipv6": "IPv6",
    "javascript": "JavaScript", "macos": "macOS", "oauth": "OAuth", "typescript": "TypeScript", "xdg": "XDG",
  ]

  private static let acronyms: Set<String> = [
    "API", "AWS", "CA", "CIDR", "CLI", "CORS", "CPU", "CSS", "CSV", "DB", "DNS", "GC", "GID", "GPU", "GUI", "HTML",
    "HTTP", "HTTPS", "ICC", "ID", "IDE", "IO", "IP", "JS", "JSON", "JSX", "JWT", "LSP", "MAC", "MCP", "MTU", "NTP",
    "OOM", "OS", "PID", "PR", "RAM", "SMTP", "SNI", "SQL", "SSH", "SSL", "TCP", "TLS", "TOML", "TTL", "TTY",
    "UDP", "UI", "UID", "URI", "URL", "UUID", "VM", "VPN", "XML", "YAML",
  ]

  /// - Parameter word: a word of an identifier, and so in ASCII.
  private static func spelling(of word: String) -> String {
    let lower = word.lowercased()
    // Capitals inside a word are a spelling of its own, as in `KMsg`.
    let isSpelled = word.utf8.dropFirst().contains(where: isCapital) && word.utf8.contains(where: isSmall)
    if isSpelled, spellings[lower] == nil { return word }
    return spellings[lower] ?? (acronyms.contains(word.uppercased()) ? word.uppercased() : lower)
  }

  private static func isIdentifier(_ key: String) -> Bool {
    key.utf8.first.map { isLetter($0) } == true
      && key.utf8.allSatisfy(isIdentifierByte)
      && key.utf8.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  /// Parted at `_`, `-` and where a capital begins a word; a run of capitals is one word (`useURLFilter`).
  ///
  /// - Parameter key: an identifier, and so in ASCII.
  static func words(of key: String) -> [String] {
    let letters = withSmallP(Array(key.utf8))
    var words: [String] = []
    var start = 0
    func endWord(at index: Int, next: Int) {
      if index > start { words.append(String(decoding: letters[start..<index], as: UTF8.self)) }
      start = next
    }
    for (index, letter) in letters.enumerated() {
      if letter == UInt8(ascii: "_") || letter == UInt8(ascii: "-") {
        endWord(at: index, next: index + 1)
      } else if isCapital(letter), index > start {
        let isBeforeSmall = index + 1 < letters.count && isSmall(letters[index + 1])
        // A capital by itself belongs to the word after it, unless it is a word: `KMsg`, and not `AFile`.
        let isInitial = index - start == 1 && letters[start] != UInt8(ascii: "A") && isCapital(letters[start])
        if !isCapital(letters[index - 1]) || (isBeforeSmall && !isInitial) { endWord(at: index, next: index) }
      }
    }
    endWord(at: letters.count, next: letters.count)
    return words
  }

  /// `IPv` as `Ipv`: the one name whose small letter is inside a run of capitals.
  private static func withSmallP(_ letters: [UInt8]) -> [UInt8] {
    var letters = letters
    for index in letters.indices.dropLast(2) where letters[index...].starts(with: "IPv".utf8) {
      letters[index + 1] = UInt8(ascii: "p")
    }
    return letters
  }

  private static func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

  private static func isSmall(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

  /// Whether a byte may be in a key that programs choose: a letter, a digit, `_` or `-`.
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
