/// Strings of settings are compared by their bytes: Swift's `==` takes `é` as one scalar and as two for the same,
/// but for a program that reads its settings they are two keys.
extension String {
  package func hasSameBytes(as other: String) -> Bool {
    withBytes { bytes in other.withBytes { ByteScan.areSame(bytes, $0) } }
  }

  package func hashBytes(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: $0) }
    hasher.combine(0xFF as UInt8)
  }

  /// Lends the bytes of the string.
  @inlinable package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var copy = self
    return copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// The bytes of a range as text; bytes that are no UTF-8 become U+FFFD.
  package init(bytes text: [UInt8], in range: Range<Int>) {
    self = text.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// With another text in the place of each such character.
  package func replacing(each scalar: Unicode.Scalar, with text: String) -> String {
    guard unicodeScalars.contains(scalar) else { return self }
    return unicodeScalars.map { $0 == scalar ? text : String($0) }.joined()
  }
}
