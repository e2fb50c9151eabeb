import Glibc

/// Passes over many bytes at a time, eight to a word, where a format has nothing to say about them.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The first offset from `start` on of a byte beyond ASCII; the text's end when there is none.
  static func endOfASCII(in text: [UInt8], from start: Int) -> Int {
    var start = start
    text.withUnsafeBytes { bytes in
      while start + 32 <= bytes.count {
        func word(_ place: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: start + place * 8, as: UInt64.self) }
        if (word(0) | word(1) | word(2) | word(3)) & highBits != 0 { break }
        start += 32
      }
    }
    return scan(text, from: start) { $0 & highBits }
  }

  /// The first offset from `start` on of a quote, a backslash or a control character; the text's end when there is
  /// none. What lies before it is the plain inside of a JSON string (RFC 8259, section 7).
  static func endOfPlainString(in text: [UInt8], from start: Int) -> Int {
    scan(text, from: start) { word in
      let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      // A byte of zero, or one below 0x20, borrows from its high bit; the lowest bit so set is always right.
      let found = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- (ones &* 0x20)) & ~word
      return found & highBits
    }
  }

  /// The first offset from `start` on of anything but JSON's white space (RFC 8259, section 2); the text's end when
  /// there is nothing else.
  static func endOfBlanks(in text: [UInt8], from start: Int) -> Int {
    text.withUnsafeBytes { bytes in
      var offset = start
      while offset < bytes.count {
        switch bytes[offset] {
        case 0x20 where offset + 8 <= bytes.count:
          // Indentation comes in runs.
          let others = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) ^ ones &* 0x20
          offset += others == 0 ? 8 : others.trailingZeroBitCount / 8
        case 0x20, 0x0A, 0x0D, 0x09: offset += 1
        default: return offset
        }
      }
      return offset
    }
  }

  /// Whether a byte is in a part of the text.
  @inline(__always)
  static func contains(_ byte: UInt8, in text: [UInt8], _ range: Range<Int>) -> Bool {
    firstOffset(of: byte, in: text, range) != nil
  }

  /// Where a byte is first in a part of the text.
  @inline(__always)
  static func firstOffset(of byte: UInt8, in text: [UInt8], _ range: Range<Int>) -> Int? {
    text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, !range.isEmpty,
        let found = memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  /// Where a byte is last in a part of the text; nil where it is not.
  static func last(_ byte: UInt8, in text: [UInt8], _ range: Range<Int>) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      var offset = range.upperBound
      while offset > range.lowerBound {
        offset -= 1
        if bytes[offset] == byte { return offset }
      }
      return nil
    }
  }

  /// How often a byte is in a part of the text.
  static func count(of byte: UInt8, in text: [UInt8], _ range: Range<Int>) -> Int {
    text.withUnsafeBytes { bytes in
      let pattern = SIMD32(repeating: byte)
      var count = 0
      var offset = range.lowerBound
      while offset + 32 <= range.upperBound {
        // A lane counts to 255.
        let end = min(range.upperBound, offset + 255 * 32)
        var lanes = SIMD32<UInt8>()
        while offset + 32 <= end {
          let block = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
          lanes &+= SIMD32(repeating: 0).replacing(with: 1, where: block .== pattern)
          offset += 32
        }
        count += Int(SIMD32<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
      }
      return count + bytes[offset..<range.upperBound].count { $0 == byte }
    }
  }

  /// Whether two texts hold the same bytes: without a look at each, where one copy serves both.
  static func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBytes { left in right.withUnsafeBytes { KeyTexts.areSame(left, $0) } }
  }

  /// How many bytes two texts begin with alike.
  static func commonPrefix(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let shorter = min(left.count, right.count)
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        var offset = 0
        while offset + 32 <= shorter {
          func block(_ bytes: UnsafeRawBufferPointer) -> SIMD32<UInt8> {
            bytes.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
          }
          guard block(left) == block(right) else { break }
          offset += 32
        }
        while offset < shorter, left[offset] == right[offset] { offset += 1 }
        return offset
      }
    }
  }

  /// How many bytes two texts end with alike, up to a number.
  static func commonSuffix(_ left: [UInt8], _ right: [UInt8], most: Int) -> Int {
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        var count = 0
        while count + 32 <= most {
          func block(_ bytes: UnsafeRawBufferPointer) -> SIMD32<UInt8> {
            bytes.loadUnaligned(fromByteOffset: bytes.count - count - 32, as: SIMD32<UInt8>.self)
          }
          guard block(left) == block(right) else { break }
          count += 32
        }
        while count < most, left[left.count - 1 - count] == right[right.count - 1 - count] { count += 1 }
        return count
      }
    }
  }

  /// How many bytes are a comma or an opening bracket.
  static func countOfCommasAndBrackets(in text: [UInt8]) -> Int {
    text.withUnsafeBytes { bytes in
      var count = 0
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let comma = zeroBytes(of: word ^ (ones &* UInt64(UInt8(ascii: ","))))
        // The two brackets differ in one bit.
        let bracket = zeroBytes(of: (word | ones &* 0x20) ^ (ones &* UInt64(UInt8(ascii: "{"))))
        count += (comma | bracket).nonzeroBitCount
        offset += 8
      }
      return count + bytes[offset...].count { ",{[".utf8.contains($0) }
    }
  }

  /// The high bit of each byte that is zero, and no other.
  @inline(__always)
  private static func zeroBytes(of word: UInt64) -> UInt64 {
    ~((word & ~highBits) &+ ~highBits | word) & highBits
  }

  /// The offset of the first byte that `mark` sets the high bit of in its word.
  @inline(__always)
  private static func scan(_ text: [UInt8], from start: Int, _ mark: (UInt64) -> UInt64) -> Int {
    text.withUnsafeBytes { bytes in
      var offset = start
      while offset + 8 <= bytes.count {
        let marked = mark(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        if marked != 0 { return offset + marked.trailingZeroBitCount / 8 }
        offset += 8
      }
      // The last few bytes, filled up with letters.
      var word = ones &* UInt64(UInt8(ascii: "a"))
      for (place, byte) in bytes[offset...].enumerated() {
        word = word & ~(0xFF << UInt64(place * 8)) | UInt64(byte) << UInt64(place * 8)
      }
      let marked = mark(word)
      return marked == 0 ? bytes.count : offset + marked.trailingZeroBitCount / 8
    }
  }
}
