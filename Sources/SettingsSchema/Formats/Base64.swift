/// Base 64 (RFC 4648, section 4).
enum Base64 {
  /// The bytes that `text` encodes; nil when it is no base 64.
  static func decoded(_ text: String) -> [UInt8]? {
    guard text.utf8.count.isMultiple(of: 4) else { return nil }
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.count - digits.count
    guard padding <= 2, text.utf8.suffix(padding).allSatisfy({ $0 == UInt8(ascii: "=") }) else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    var bitCount = 0
    for byte in digits {
      guard let digit = digit(of: byte) else { return nil }
      bits = (bits << 6 | digit) & 0xFFFF
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
      }
    }
    return bytes
  }

  private static func digit(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
