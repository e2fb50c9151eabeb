/// A place in a text that moves forward: what parsers keep in registers while they read what comes again and again.
///
///     var here = ByteCursor(bytes, at: 0)
///     here.skip(0x20)
///     if here.isAt(UInt8(ascii: "{")) { here.advance() }
struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  /// How many blanks or tabs were before the last quote that began a line, and eight of them.
  private var indentation = 0
  private var blanks: UInt64 = 0x2020_2020_2020_2020

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  @inline(__always)
  var isAtEnd: Bool { position >= bytes.count }

  /// The byte here; there must be one.
  @inline(__always)
  var byte: UInt8 { bytes[position] }

  @inline(__always)
  func isAt(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  @inline(__always)
  mutating func advance() { position &+= 1 }

  /// Moves behind one byte, if it is here.
  @inline(__always)
  mutating func skip(_ byte: UInt8) {
    if isAt(byte) { advance() }
  }

  /// Moves behind a line break and the indentation after it, where they are here.
  ///
  /// Before a quote it is most often as deep as the last time. Where that is so, a processor goes on at once with what
  /// is behind it, and need not wait for the count.
  @inline(__always)
  mutating func skipIndentation() {
    guard isAt(0x0A) else { return }
    advance()
    let start = position
    if start &+ indentation &+ 8 <= bytes.count {
      while position &- start &+ 8 <= indentation, word(UInt64.self, at: position) == blanks { position &+= 8 }
      let others = word(UInt64.self, at: position) ^ blanks
      let count = position &- start &+ others.trailingZeroBitCount &>> 3
      if count == indentation { return position = start &+ indentation }
      if others != 0 { position = start &+ count }
    }
    blanks = isAt(0x09) ? 0x0909_0909_0909_0909 : 0x2020_2020_2020_2020
    while position < bytes.count, bytes[position] == UInt8(truncatingIfNeeded: blanks) { advance() }
    if isAt(UInt8(ascii: "\"")) { indentation = position &- start }
  }

  /// The bytes at a place as a number, the first of them lowest; so many must be there.
  @inline(__always)
  func word<Word: FixedWidthInteger>(_ type: Word.Type, at place: Int) -> Word {
    let start = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    return Word(littleEndian: start.loadUnaligned(fromByteOffset: place, as: type))
  }

  /// Moves behind decimal digits.
  @inline(__always)
  mutating func skipDigits() {
    while position < bytes.count, 0x30...0x39 ~= bytes[position] { advance() }
  }
}
