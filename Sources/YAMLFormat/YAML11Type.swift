/// What plain scalars mean to programs that still read YAML 1.1 (yaml.org/type): `yes`, `1_000`, `12:30:00` and dates
/// are no text to them.
enum YAML11Type: Sendable {
  case null, boolean, integer, float, timestamp, merge, value
  /// Digits that a colon parts, as in `22:22`: a number to base 60.
  case sexagesimal

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "<<": self = .merge
    case "=": self = .value
    case _ where Self.isBoolean(text): self = .boolean
    case _ where Self.isTimestamp(bytes): self = .timestamp
    case _ where Self.isInteger(bytes): self = Self.isSexagesimal(bytes) ? .sexagesimal : .integer
    case _ where Self.isFloat(bytes): self = .float
    default: return nil
    }
  }

  private static func isBoolean(_ text: String) -> Bool {
    let words = ["y", "yes", "on", "true", "n", "no", "off", "false"]
    return words.contains { word in
      text == word || text == word.uppercased() || text == word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  private static func isInteger(_ text: [UInt8]) -> Bool {
    var digits = text[...]
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits = digits.dropFirst() }
    guard let first = digits.first, 0x30...0x39 ~= first else { return false }
    if first == 0x30, digits.count > 2 {
      let rest = digits.dropFirst(2)
      switch digits[digits.startIndex + 1] {
      case UInt8(ascii: "b"): return rest.allSatisfy { $0 == 0x30 || $0 == 0x31 || $0 == UInt8(ascii: "_") }
      case UInt8(ascii: "x"):
        return rest.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit || $0 == UInt8(ascii: "_") }
      default: break
      }
    }
    // A colon parts digits of base 60.
    return digits.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ":") }
      && digits.last != UInt8(ascii: ":")
  }

  /// Of `443:443` no reader makes a number.
  private static func isSexagesimal(_ text: [UInt8]) -> Bool {
    let parts = text.split(separator: UInt8(ascii: ":")).dropFirst()
    return !parts.isEmpty && parts.allSatisfy { $0.count < 2 || $0.count == 2 && $0[$0.startIndex] < UInt8(ascii: "6") }
  }

  private static func isFloat(_ text: [UInt8]) -> Bool {
    var digits = text[...]
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits = digits.dropFirst() }
    if digits.first == UInt8(ascii: "."),
      [".inf", ".nan"].contains(String(decoding: digits, as: UTF8.self).lowercased())
    {
      return true
    }
    guard digits.contains(UInt8(ascii: ".")), digits.contains(where: { 0x30...0x39 ~= $0 }),
      let first = digits.first, 0x30...0x39 ~= first || first == UInt8(ascii: ".")
    else { return false }
    return digits.allSatisfy { 0x30...0x39 ~= $0 || "_.:eE+-".utf8.contains($0) }
  }

  /// `2001-12-14`, and what may follow behind a `t` or a blank.
  private static func isTimestamp(_ text: [UInt8]) -> Bool {
    let date = text.prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
    let parts = date.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, 1...2 ~= parts[1].count, 1...2 ~= parts[2].count else { return false }
    guard let next = text.dropFirst(date.count).first else { return true }
    return next == UInt8(ascii: "T") || next == UInt8(ascii: "t") || YAMLBytes.isBlank(next)
  }
}
