import Libc

extension UnsafeRawBufferPointer {
  /// Whether the bytes contain `text`.
  ///
  /// - Complexity: linear in their count.
  func contains(_ text: StaticString) -> Bool {
    var isFound = false
    forEachOffset(of: text.utf8Start.pointee) { offset in
      isFound = isFound || holds(text, at: offset)
    }
    return isFound
  }

  /// Calls `body` with each place of a byte.
  func forEachOffset(of byte: UInt8, _ body: (Int) -> Void) {
    guard let start = baseAddress else { return }
    var offset = 0
    while offset < count, let found = memchr(start + offset, Int32(byte), count - offset) {
      offset = UnsafeRawPointer(found) - start
      body(offset)
      offset += 1
    }
  }

  /// Whether `text` is at a place.
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard let start = baseAddress, count - offset >= text.utf8CodeUnitCount else { return false }
    return memcmp(start + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

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
