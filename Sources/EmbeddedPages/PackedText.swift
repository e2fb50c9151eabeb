import Compression

/// Texts as the build puts them in where they are large: compressed by gzip, and that in the characters of base64.
package enum PackedText {
  /// The text; nil where it is damaged.
  package static func text(of packed: UnsafeBufferPointer<UInt8>) -> [UInt8]? { bytes(of: packed).flatMap(Gzip.text) }

  /// The value of each digit: 255 for a character that is none, 0 for the `=` that pads the last four.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0xFF, count: 256)
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    values[Int(UInt8(ascii: "="))] = 0
    return values
  }()

  /// Nil where there is another character, or four are cut off.
  private static func bytes(of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    let values = values
    var all: UInt8 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3) { bytes, count in
      for place in stride(from: 0, to: text.count, by: 4) {
        var four = 0
        for digit in place..<place + 4 {
          let value = values[Int(text[digit])]
          all |= value
          four = four << 6 | Int(value)
        }
        bytes[count] = UInt8(truncatingIfNeeded: four >> 16)
        bytes[count + 1] = UInt8(truncatingIfNeeded: four >> 8)
        bytes[count + 2] = UInt8(truncatingIfNeeded: four)
        count += 3
      }
    }
    return all < 64 ? bytes.dropLast(text.suffix(2).count { $0 == UInt8(ascii: "=") }) : nil
  }
}

extension PageTable {
  /// The text of a key whose values are packed.
  package func text(of key: String) -> [UInt8]? { value(of: key).flatMap(PackedText.text) }
}
