/// Keys: bare, or in quotes.
enum TOMLKey {
  /// The key's bytes, decoded.
  static func bytes(_ text: [UInt8], _ span: Range<Int>) -> ArraySlice<UInt8> {
    if let plain = plain(text, span) { return text[plain] }
    return Array(TOMLString.decoded(text, in: span).utf8)[...]
  }

  /// The bytes that spell the key exactly; `nil` for one with escapes.
  static func plain(_ text: [UInt8], _ span: Range<Int>) -> Range<Int>? {
    guard !span.isEmpty else { return span }
    switch text[span.lowerBound] {
    case UInt8(ascii: "'"): return span.lowerBound + 1..<span.upperBound - 1
    case UInt8(ascii: "\""):
      let content = span.lowerBound + 1..<span.upperBound - 1
      return ByteScan.contains(UInt8(ascii: "\\"), in: text, content) ? nil : content
    default: return span
    }
  }

  /// Where the part of a key ends that begins here.
  static func end(_ text: [UInt8], from start: Int) -> Int {
    let quote = text[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return text[start...].firstIndex { !$0.isWordByte } ?? text.count
    }
    var position = start + 1
    while text[position] != quote {
      position += quote == UInt8(ascii: "\"") && text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position + 1
  }

  /// A key as TOML writes it: bare where that can be.
  static func written(_ key: String) -> String {
    !key.isEmpty && key.utf8.allSatisfy(\.isWordByte) ? key : TOMLString.basic(key)
  }
}
