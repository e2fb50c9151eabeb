/// JSON's quoted strings (RFC 8259, section 7).
enum JSONString {
  /// The text between the quotes with its escapes undone; half of a surrogate pair alone becomes U+FFFD.
  /// `nil` when an escape is none of JSON's.
  static func decoded(_ text: [UInt8], in span: Range<Int>) -> String? {
    let content = span.lowerBound + 1..<max(span.lowerBound + 1, span.upperBound - 1)
    guard ByteScan.contains(UInt8(ascii: "\\"), in: text, content) else { return String(bytes: text, in: content) }
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var position = content.lowerBound
    while position < content.upperBound {
      guard text[position] == UInt8(ascii: "\\") else {
        result.append(text[position])
        position += 1
        continue
      }
      guard let (scalar, length) = escape(text, at: position, before: content.upperBound) else { return nil }
      result.append(contentsOf: Character(scalar).utf8)
      position += length
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func escape(_ text: [UInt8], at start: Int, before end: Int) -> (Unicode.Scalar, length: Int)? {
    guard start + 1 < end else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "/"): return ("/", 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): return unicodeEscape(text, at: start, before: end)
    default: return nil
    }
  }

  static func unicodeEscape(
    _ text: [UInt8], at start: Int, before end: Int
  ) -> (Unicode.Scalar, length: Int)? {
    guard let unit = codeUnit(text, at: start, before: end) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard 0xD800...0xDBFF ~= unit, let low = codeUnit(text, at: start + 6, before: end), 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { return ("\u{FFFD}", 6) }
    return (scalar, 12)
  }

  /// The four hexadecimal digits behind `\u`.
  static func codeUnit(_ text: [UInt8], at start: Int, before end: Int) -> UInt32? {
    guard start + 6 <= end, text[start] == UInt8(ascii: "\\"), text[start + 1] == UInt8(ascii: "u") else { return nil }
    return text[start + 2..<start + 6].reduce(0 as UInt32?) { value, byte in
      guard let value, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      return value << 4 | UInt32(digit)
    }
  }

  /// A string in quotes, with only what must be escaped escaped; with `asciiOnly`, everything beyond ASCII as well.
  static func quoted(_ string: String, asciiOnly: Bool = false) -> String {
    if JSONText.isPlain(string) { return "\"" + string + "\"" }
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += #"\""#
      case "\\": result += #"\\"#
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += #"\t"#
      case "\u{8}": result += #"\b"#
      case "\u{C}": result += #"\f"#
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (asciiOnly && scalar.value > 0x7F):
        for unit in String(scalar).utf16 { result += escaped(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The escape of half a surrogate pair or of a whole character.
  static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
