/// The name of a setting as people read it, made from its key where the schema has no title.
enum SettingName {
  /// `effortLevel` becomes `Effort level`; a key that is no identifier, or is written all in capitals, stays as it is.
  static func readable(_ key: String) -> String {
    guard isIdentifier(key) else { return key }
    var words = words(of: key).map { acronyms.contains($0.uppercased()) ? $0.uppercased() : $0.lowercased() }
    guard let first = words.first, let initial = first.first else { return key }
    words[0] = initial.uppercased() + first.dropFirst()
    return words.joined(separator: " ")
  }

  private static let acronyms: Set<String> = [
    "API", "AWS", "CA", "CIDR", "CLI", "CPU", "CSS", "DB", "DNS", "GID", "GUI", "HTML", "HTTP", "HTTPS", "ID", "IDE",
    "IP",
    "IPV4", "IPV6", "JS", "JSON", "JSX", "JWT", "LSP", "MAC", "MCP", "MD", "OS", "PID", "PR", "RAM", "SQL", "SSH",
    "SSL",
    "TCP", "TLS", "TOML", "TTL", "UDP", "UI", "UID", "URI", "URL", "UUID", "VM", "XML", "YAML",
  ]

  private static func isIdentifier(_ key: String) -> Bool {
    key.utf8.first.map { isLetter($0) } == true
      && key.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
      && key.utf8.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  /// Parted at `_`, `-` and where a capital begins a word; a run of capitals is one word (`useURLFilter`).
  private static func words(of key: String) -> [String] {
    let letters = Array(key)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      if letter == "_" || letter == "-" {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if letter.isUppercase, let last = word.last, !last.isUppercase || next.isLowercase {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
