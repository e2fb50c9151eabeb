import Libc

/// Passes over many bytes at a time, sixteen to a block, where a format has nothing to say about them.
package enum ByteScan {
  /// The first offset from `start` on of a byte beyond ASCII; the text's end when there is none.
  package static func endOfASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var start = start
    // Texts are long, and few have any.
    while start &+ 4 &* ByteBlock.count <= text.count {
      func block(_ place: Int) -> SIMD16<UInt8> { ByteBlock(text, at: start &+ place &* ByteBlock.count).bytes }
      let bytes = block(0) | block(1) | block(2) | block(3)
      if ByteBlock.first(bytes .>= SIMD16(repeating: 0x80)) != nil { break }
      start &+= 4 &* ByteBlock.count
    }
    return self.first(in: text, from: start) { $0.isAtLeast(0x80) }
  }

  /// The first offset from `start` on of a quote, a backslash or a control character; the text's end when there is
  /// none. What lies before it is the plain inside of a JSON string (RFC 8259, section 7).
  @inline(__always)
  package static func endOfPlainString(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) {
      $0.is(UInt8(ascii: "\"")) .| $0.is(UInt8(ascii: "\\")) .| .!$0.isAtLeast(0x20)
    }
  }

  /// The first offset from `start` on of anything but JSON's white space (RFC 8259, section 2); the text's end when
  /// there is nothing else.
  @inline(__always)
  package static func endOfBlanks(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) {
      .!($0.is(0x20) .| $0.is(0x0A) .| $0.is(0x0D) .| $0.is(0x09))
    }
  }

  @inline(__always)
  package static func contains(_ byte: UInt8, in text: [UInt8], _ range: Range<Int>) -> Bool {
    firstOffset(of: byte, in: text, range) != nil
  }

  @inline(__always)
  package static func firstOffset(of byte: UInt8, in text: [UInt8], _ range: Range<Int>) -> Int? {
    text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, !range.isEmpty,
        let found = memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  /// Where some bytes begin first in a part of the text; at its start where there are none.
  ///
  /// - Complexity: the product of both lengths at worst.
  package static func firstOffset(of bytes: [UInt8], in text: [UInt8], _ range: Range<Int>) -> Int? {
    guard let first = bytes.first else { return range.lowerBound }
    var place = range.lowerBound
    while let found = firstOffset(of: first, in: text, place..<range.upperBound) {
      if text[found..<range.upperBound].starts(with: bytes) { return found }
      place = found + 1
    }
    return nil
  }

  /// Where a byte is last in a part of the text; nil where it is not.
  package static func last(_ byte: UInt8, in text: [UInt8], _ range: Range<Int>) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      var offset = range.upperBound
      while offset > range.lowerBound {
        offset -= 1
        if bytes[offset] == byte { return offset }
      }
      return nil
    }
  }

  package static func count(of byte: UInt8, in text: [UInt8], _ range: Range<Int>) -> Int {
    text.withUnsafeBufferPointer { text in
      count(in: UnsafeBufferPointer(rebasing: text[range])) { $0.is(byte) }
    }
  }

  /// How many lines a text has at most: one more than it has line feeds.
  package static func countOfLines(in text: UnsafeBufferPointer<UInt8>) -> Int { count(in: text) { $0.is(0x0A) } + 1 }

  /// How many bytes are a comma or an opening bracket.
  package static func countOfCommasAndBrackets(in text: UnsafeBufferPointer<UInt8>) -> Int {
    // The brackets differ by one bit.
    count(in: text) { $0.is(UInt8(ascii: ",")) .| $0.is(UInt8(ascii: "{"), or: 0x20) }
  }

  /// Whether two texts hold the same bytes: without a look at each, where one copy serves both.
  package static func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBytes { left in right.withUnsafeBytes { areSame(left, $0) } }
  }

  @inline(__always)
  package static func areSame(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard let start = left.baseAddress, let other = right.baseAddress else { return true }
    return start == other || memcmp(start, other, left.count) == 0
  }

  /// How many bytes two texts begin with alike.
  package static func commonPrefix(_ left: [UInt8], _ right: [UInt8]) -> Int {
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
  package static func commonSuffix(_ left: [UInt8], _ right: [UInt8], most: Int) -> Int {
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

  /// The first offset of a byte that is marked; the text's end when there is none.
  @inline(__always)
  private static func first(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, _ marked: (ByteBlock) -> ByteBlock.Mask
  ) -> Int {
    var offset = start
    while offset &+ ByteBlock.count <= text.count {
      if let place = ByteBlock.first(marked(ByteBlock(text, at: offset))) { return offset &+ place }
      offset &+= ByteBlock.count
    }
    guard let place = ByteBlock.first(marked(ByteBlock(last: text, from: offset))) else { return text.count }
    return min(offset + place, text.count)
  }

  @inline(__always)
  private static func count(in text: UnsafeBufferPointer<UInt8>, _ marked: (ByteBlock) -> ByteBlock.Mask) -> Int {
    var (sum, offset) = (0, 0)
    while offset + ByteBlock.count <= text.count {
      // Each place has a byte to count in.
      let end = min(text.count - ByteBlock.count, offset + 254 * ByteBlock.count)
      var counts = SIMD16<UInt8>()
      while offset <= end {
        counts &-= unsafeBitCast(marked(ByteBlock(text, at: offset)), to: SIMD16<UInt8>.self)
        offset += ByteBlock.count
      }
      for place in counts.indices { sum += Int(counts[place]) }
    }
    let rest = unsafeBitCast(marked(ByteBlock(last: text, from: offset)), to: SIMD16<UInt8>.self)
    for place in 0..<text.count - offset where rest[place] != 0 { sum += 1 }
    return sum
  }
}

/// Sixteen bytes of a text, which one instruction compares.
struct ByteBlock {
  typealias Mask = SIMDMask<SIMD16<Int8>>

  let bytes: SIMD16<UInt8>
  static let count = 16

  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let start = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    bytes = start.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  // Operators that take a vector and a number are no single instruction.

  @inline(__always)
  func `is`(_ byte: UInt8) -> Mask { bytes .== SIMD16(repeating: byte) }

  /// Where a byte is with some bits set.
  @inline(__always)
  func `is`(_ byte: UInt8, or bits: UInt8) -> Mask { bytes | SIMD16(repeating: bits) .== SIMD16(repeating: byte) }

  @inline(__always)
  func isAtLeast(_ byte: UInt8) -> Mask { bytes .>= SIMD16(repeating: byte) }

  /// The last few bytes of a text, filled up with letters.
  init(last text: UnsafeBufferPointer<UInt8>, from offset: Int) {
    var bytes = SIMD16<UInt8>(repeating: UInt8(ascii: "a"))
    for place in 0..<text.count - offset { bytes[place] = text[offset + place] }
    self.bytes = bytes
  }

  /// The first place that is marked.
  @inline(__always)
  static func first(_ mask: Mask) -> Int? {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return UInt64(littleEndian: halves[0]).trailingZeroBitCount / 8 }
    return halves[1] == 0 ? nil : 8 &+ UInt64(littleEndian: halves[1]).trailingZeroBitCount / 8
  }
}
