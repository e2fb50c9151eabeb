import SettingsFiles
import SettingsSchema

/// Tells by names alone where secrets may be: for texts of which no tree is at hand, as comments are.
///
/// It rather calls too much secret than too little: what it finds is not remembered, and nothing else comes of it.
struct SecretNames {
  let inferenceTable: InferenceTable
  /// Longer texts are not looked through.
  private static let longestText = 16 << 10

  /// Whether a key names a secret.
  func isSecret(_ key: String?) -> Bool {
    key.map(inferenceTable.makesSecret) ?? false
  }

  /// Whether a text has the name of a secret in it with anything behind it, or an address with a password.
  func mayBe(in text: some Collection<UInt8>) -> Bool {
    mayBe(in: text) { rest in
      // A name at the end of its line, as in `PermitRootLogin prohibit-password`, has no value.
      rest.prefix { $0 != UInt8(ascii: "\n") }.contains { Self.isWordByte($0) }
    }
  }

  /// Whether a line of comment that is one setting, and no secret itself, tells the value of another.
  func mayBe(inSetting line: some Collection<UInt8>) -> Bool {
    mayBe(in: line) { rest in
      let value = rest.drop { $0 == UInt8(ascii: "\"") || Self.isBlank($0) }
      guard let sign = value.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else { return false }
      // `challenge = "Password: "` and `suppress_secrets = no` tell none.
      let bare = String(decoding: value.dropFirst(), as: UTF8.self).filter { !"\"', \t\n".contains($0) }
      return !bare.isEmpty && !SwitchWord.matches(bare)
    }
  }

  private func mayBe<Text: Collection<UInt8>>(in text: Text, hasValue: (Text.SubSequence) -> Bool) -> Bool {
    if text.count > Self.longestText || Self.hasLogin(text) { return true }
    var seen: Set<String> = []
    return text.split { !Self.isWordByte($0) }.contains { word in
      let name = String(decoding: word, as: UTF8.self)
      guard hasValue(text[word.endIndex...]) else { return false }
      return seen.insert(name).inserted && isSecret(name)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isWordByte(_ byte: UInt8) -> Bool { byte.isWordByte || byte >= 0x80 }

  /// Whether there is an address such as `postgres://ann:hunter2@db`.
  private static func hasLogin(_ text: some Collection<UInt8>) -> Bool {
    let text = Array(text)
    return text.indices.dropFirst().contains { place in
      guard text[place...].starts(with: "://".utf8) else { return false }
      let rest = String(decoding: text[(place + 3)...].prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
      return rest.prefix { !$0.isWhitespace }.contains("@")
    }
  }
}
