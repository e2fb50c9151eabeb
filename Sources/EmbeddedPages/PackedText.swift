import Compression

/// Texts as the build puts them in where they are large: compressed by gzip, and that in the characters of base64.
package enum PackedText {
  /// The text; nil where it is damaged.
  package static func text(of packed: UnsafeBufferPointer<UInt8>) -> [UInt8]? { bytes(of: packed).flatMap(Gzip.text) }

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0xFF, count: 256)
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()

  /// Nil where there is another character.
  private static func bytes(of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (number, count) = (0, 0)
    for digit in text where digit != UInt8(ascii: "=") {
      let value = values[Int(digit)]
      if value == 0xFF { return nil }
      (number, count) = (number << 6 | Int(value), count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(number >> count & 0xFF))
        number &= 1 << count - 1
      }
    }
    return bytes
  }
}

extension PageTable {
  /// The text of a key whose values are packed.
  package func text(of key: String) -> [UInt8]? { value(of: key).flatMap(PackedText.text) }
}
