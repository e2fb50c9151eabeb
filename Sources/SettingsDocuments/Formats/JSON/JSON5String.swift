/// JSON5's strings in either kind of quotes, and its names as keys (sections 3 and 5).
enum JSON5String {
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

  /// A key's text, with or without quotes.
  static func key(_ text: [UInt8], in span: Range<Int>) -> String {
    isQuote(text[span.lowerBound]) ? decoded(text, in: span) : unescaped(text, in: span)
  }

  /// The text between the quotes.
  static func decoded(_ text: [UInt8], in span: Range<Int>) -> String {
    unescaped(text, in: span.lowerBound + 1..<max(span.lowerBound + 1, span.upperBound - 1))
  }

  private static func unescaped(_ text: [UInt8], in content: Range<Int>) -> String {
    guard text[content].contains(UInt8(ascii: "\\")) else { return String(bytes: text, in: content) }
    var result: [UInt8] = []
    var position = content.lowerBound
    while position < content.upperBound {
      if text[position] == UInt8(ascii: "\\"), position + 1 < content.upperBound {
        position += takeEscape(text, at: position, before: content.upperBound, into: &result)
      } else {
        result.append(text[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends what an escape represents; returns its length.
  private static func takeEscape(_ text: [UInt8], at start: Int, before end: Int, into result: inout [UInt8]) -> Int {
    switch text[start + 1] {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "u"):
      guard let (scalar, length) = JSONString.unicodeEscape(text, at: start, before: end) else { break }
      result.append(contentsOf: Character(scalar).utf8)
      return length
    case UInt8(ascii: "x"):
      guard let byte = hexByte(text, at: start, before: end) else { break }
      result.append(contentsOf: Character(Unicode.Scalar(byte)).utf8)
      return 4
    // A line break behind a backslash is none.
    case 0x0D: return start + 2 < end && text[start + 2] == 0x0A ? 3 : 2
    case 0x0A: break
    case 0xE2 where JSON5Blanks.isLineEnd(text, at: start + 1): return 4
    case let other: result.append(other)
    }
    return 2
  }

  /// The byte of `\x41`.
  static func hexByte(_ text: [UInt8], at start: Int, before end: Int) -> UInt8? {
    guard start + 4 <= end else { return nil }
    return UInt8(String(decoding: text[(start + 2)..<(start + 4)], as: UTF8.self), radix: 16)
  }

  /// A string in the given quotes, with only what must be escaped escaped.
  static func quoted(_ string: String, _ quote: UInt8, asciiOnly: Bool) -> String {
    let double = JSONString.quoted(string, asciiOnly: asciiOnly)
    guard quote == UInt8(ascii: "'") else { return double }
    var inner = ""
    var isEscaped = false
    for scalar in double.dropFirst().dropLast().unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"): isEscaped = true
      case (true, "\""):
        inner += "\""
        isEscaped = false
      case (true, _):
        inner += "\\" + String(scalar)
        isEscaped = false
      case (false, "'"): inner += "\\'"
      case (false, _): inner.unicodeScalars.append(scalar)
      }
    }
    return "'" + inner + "'"
  }
}
