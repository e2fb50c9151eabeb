/// A set of ASCII characters, asked for a byte in a few instructions.
struct ByteSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes where byte < 0x80 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
  }

  /// Letters, digits and `_`.
  static let ofNames = ByteSet((0..<0x80 as Range<UInt8>).filter(\.isNameByte))

  func union(_ bytes: some Sequence<UInt8>) -> ByteSet {
    let other = ByteSet(bytes)
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && ((byte < 64 ? low : high) &>> UInt64(byte & 63)) & 1 != 0
  }
}

/// The same, for loops that ask for every byte of a text: larger, and asked in half of the instructions.
struct ByteTable: Sendable {
  private var marks = InlineArray<256, Bool>(repeating: false)

  init(_ set: ByteSet) {
    for byte in 0..<0x80 as Range<UInt8> where set.contains(byte) { marks[Int(byte)] = true }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { marks[Int(byte)] }
}
