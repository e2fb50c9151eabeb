import Glibc

extension [UInt8] {
  /// Whether `text` stands somewhere in the bytes. Linear in their count.
  func contains(_ text: StaticString) -> Bool { count(of: text, limit: 1) > 0 }

  /// How often `text` stands in the bytes, counted up to a limit.
  func count(of text: StaticString, limit: Int) -> Int {
    withUnsafeBytes { bytes in
      guard var start = bytes.baseAddress, text.utf8CodeUnitCount > 0 else { return 0 }
      let end = start + bytes.count
      var count = 0
      while let found = memchr(start, Int32(text.utf8Start.pointee), end - start) {
        guard end - UnsafeRawPointer(found) >= text.utf8CodeUnitCount else { break }
        if memcmp(found, text.utf8Start, text.utf8CodeUnitCount) == 0 {
          count += 1
          if count >= limit { break }
        }
        start = UnsafeRawPointer(found) + 1
      }
      return count
    }
  }
}

extension UInt8 {
  /// Whether the byte is one of A–Z or a–z.
  var isASCIILetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  /// Whether the byte is one of 0–9.
  var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is a letter or digit of ASCII.
  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// The value of the byte as a hexadecimal digit; nil when it is none.
  var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
