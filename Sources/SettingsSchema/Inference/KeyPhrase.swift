import SettingsFiles

/// The words of a key with blanks between them, in small letters: `maxFileSize` is `max file size`.
struct KeyPhrase: Equatable, Sendable {
  private let bytes: [UInt8]

  init(_ key: String) {
    let written = Array(key.utf8)
    bytes =
      Self.isPhrase(written)
      ? written : Self.phrase(of: written) ?? Array(KeyWords.words(of: key).joined(separator: " ").utf8)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  func ends(in other: KeyPhrase) -> Bool {
    let start = bytes.count - other.bytes.count
    guard start >= 0, bytes.last == other.bytes.last, !other.bytes.isEmpty else { return false }
    return (start == 0 || bytes[start - 1] == Self.blank) && bytes[start...].elementsEqual(other.bytes)
  }

  /// The same without what tells one of several of a kind apart: `password2`, `token_old`, `client-secret-v2`. Nil where
  /// it has nothing such.
  var withoutOrdinal: KeyPhrase? {
    var rest = bytes[...]
    var count = 0
    while rest.count != count {
      count = rest.count
      while let last = rest.last, last.isASCIIDigit || last == Self.blank { rest.removeLast() }
      if let ordinal = Self.ordinals.first(where: { rest.count > $0.count && rest.suffix($0.count).elementsEqual($0) })
      {
        rest.removeLast(ordinal.count)
      }
    }
    return rest.isEmpty || count == bytes.count ? nil : KeyPhrase(bytes: Array(rest))
  }

  private static let ordinals = [
    " old", " new", " prev", " previous", " next", " backup", " bak", " copy", " base", " v",
  ].map { Array($0.utf8) }

  private static let blank = UInt8(ascii: " ")

  /// The phrase of a key in ASCII; nil for others, of which ``KeyWords`` knows the words.
  private static func phrase(of key: [UInt8]) -> [UInt8]? {
    var phrase: [UInt8] = []
    phrase.reserveCapacity(key.count + 8)
    for (index, byte) in key.enumerated() {
      if byte >= 0x80 { return nil }
      guard isSmall(byte) || isCapital(byte) || byte.isASCIIDigit else {
        if let last = phrase.last, last != blank { phrase.append(blank) }
        continue
      }
      if isCapital(byte), index > 0, let last = phrase.last, last != blank {
        let leads = index + 1 < key.count && isSmall(key[index + 1])
        // A capital begins a word after a small letter, and at the end of an abbreviation: `APIKey`.
        if !isCapital(key[index - 1]) || leads { phrase.append(blank) }
      }
      phrase.append(isCapital(byte) ? byte | 0x20 : byte)
    }
    if phrase.last == blank { phrase.removeLast() }
    return phrase
  }

  /// Whether a key is small words with a blank between them, as the names of rules are.
  private static func isPhrase(_ key: [UInt8]) -> Bool {
    var former = blank
    for byte in key {
      guard isSmall(byte) || byte.isASCIIDigit || byte == blank && former != blank else { return false }
      former = byte
    }
    return former != blank
  }

  private static func isSmall(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
  private static func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
}
