/// A hash of bytes that is the same in every process: FNV-1a, with 64 bits.
///
///     FNVHash(of: "".utf8).value     // 0xCBF2_9CE4_8422_2325
package struct FNVHash: Sendable {
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable
  package init() {}

  @inlinable
  package init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// Goes on with some bytes.
  @inlinable
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
