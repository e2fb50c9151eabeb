/// JSON's quoted strings (RFC 8259, section 7), and JSON5's in either kind of quotes, with its names as keys (the JSON5
/// Data Interchange Format, sections 3 and 5).
enum JSONString {
  /// The text between the quotes with its escapes undone; half of a surrogate pair alone becomes U+FFFD.
  /// `nil` when an escape is none of JSON's.
  static func decoded(_ text: [UInt8], in span: Range<Int>) -> String? {
    let content = inside(span)
    // Most have none, and the table of escapes takes as long as all else.
    guard ByteScan.contains(UInt8(ascii: "\\"), in: text, content) else { return String(bytes: text, in: content) }
    return Escapes.json.decoded(text, in: content)
  }

  /// A JSON5 string or key, with or without quotes.
  static func decodedJSON5(_ text: [UInt8], in span: Range<Int>) -> String {
    let content = isQuote(text[span.lowerBound]) ? inside(span) : span
    return Escapes.json5.decoded(text, in: content) { backslash in
      JSON5Blanks.endOfLineBreak(text, at: backslash + 1, before: content.upperBound) ?? backslash + 1
    } ?? ""
  }

  private static func inside(_ span: Range<Int>) -> Range<Int> {
    span.lowerBound + 1..<max(span.lowerBound + 1, span.upperBound - 1)
  }

  /// A string in quotes, with only what must be escaped escaped; with `asciiOnly`, everything beyond ASCII as well.
  static func quoted(_ string: String, _ quote: UInt8 = UInt8(ascii: "\""), asciiOnly: Bool = false) -> String {
    if quote == UInt8(ascii: "\""), JSONText.isPlain(string) { return "\"" + string + "\"" }
    let isDouble = quote == UInt8(ascii: "\"")
    let inner = Escapes.json.written(string, keeping: isDouble ? [] : ["\""]) { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F || (asciiOnly && scalar.value > 0x7F)
    }
    return isDouble ? "\"" + inner + "\"" : "'" + inner.replacing(each: "'", with: "\\'") + "'"
  }

  // MARK: - JSON5's quotes and names

  static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// What a name is made of, beyond ASCII anything: letters, digits, `$` and `_`.
  static func isNameByte(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "-") && TokenExcerpt.isWordByte(byte)
  }

  /// Whether a key needs no quotes; only plain names are written so.
  static func isName(_ key: String) -> Bool {
    let bytes = key.utf8
    guard let first = bytes.first, !(0x30...0x39 ~= first) else { return false }
    return bytes.allSatisfy { $0 < 0x80 && isNameByte($0) }
  }
}
