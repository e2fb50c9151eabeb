/// The hash of keys in tables in memory: a multiplication for every eight bytes.
///
/// Each process has its own seed, so that no text can be written whose keys all fall into one place.
package enum KeyHash {
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  package static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var state = seed ^ UInt64(bytes.count)
    var offset = 0
    while bytes.count - offset > 8 {
      state = mixed(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    return Int(truncatingIfNeeded: mixed(mixed(state ^ lastWord(of: bytes))))
  }

  @inline(__always)
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }

  /// The last eight bytes, or all of fewer.
  @inline(__always)
  private static func lastWord(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    if count >= 8 { return bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    if count >= 4 {
      let first = bytes.loadUnaligned(as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    guard count > 0 else { return 0 }
    return UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
  }
}
