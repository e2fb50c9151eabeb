/// A hash of bytes that is the same in every process: FNV-1a, with 64 bits.
///
///     FNVHash(of: "").value     // 0xCBF2_9CE4_8422_2325
///
/// Not of any sequence of bytes: a generic function that is not made for its type costs many times as much.
package struct FNVHash: Sendable {
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable
  package init() {}

  @inlinable
  package init(of bytes: UnsafeBufferPointer<UInt8>) { add(bytes) }

  /// Of a text's UTF-8.
  package init(of text: String) { add(text) }

  /// Goes on with some bytes.
  @inlinable
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Goes on with a text's UTF-8.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }
}
