/// A place in a text that moves forward: what parsers keep in registers while they read what comes again and again.
///
///     var here = ByteCursor(bytes, at: 0)
///     here.skipBlanks()
///     if here.isAt(UInt8(ascii: "{")) { here.position += 1 }
package struct ByteCursor {
  package let bytes: UnsafeBufferPointer<UInt8>
  package var position: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  @inline(__always)
  package var isAtEnd: Bool { position >= bytes.count }

  /// The byte here; there must be one.
  @inline(__always)
  package var byte: UInt8 { bytes[position] }

  @inline(__always)
  package func isAt(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  @inline(__always)
  package mutating func advance() { position &+= 1 }

  /// Moves behind JSON's white space (RFC 8259, section 2); often that is one blank.
  @inline(__always)
  package mutating func skipBlanks() {
    if isAt(0x20) {
      advance()
      if position < bytes.count, bytes[position] > 0x20 { return }
    }
    position = ByteScan.endOfBlanks(in: bytes, from: position)
  }

  /// Moves behind decimal digits.
  @inline(__always)
  package mutating func skipDigits() {
    while position < bytes.count, 0x30...0x39 ~= bytes[position] { advance() }
  }
}
