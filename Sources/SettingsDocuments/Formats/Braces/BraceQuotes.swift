/// What strings in quotes mean, and how texts are put in quotes.
extension BraceDialect {
  /// What is between quotes, with the place of what spells each byte.
  func meaning(_ bytes: some RandomAccessCollection<UInt8>, _ span: Range<Int>, quote: UInt8) -> SpelledText {
    var meaning = SpelledText(end: span.upperBound)
    func byte(_ place: Int) -> UInt8 { bytes[bytes.index(bytes.startIndex, offsetBy: place)] }
    var place = span.lowerBound
    while place < span.upperBound {
      let start = place
      place += 1
      guard byte(start) == UInt8(ascii: "\\"), escapes != .none, place < span.upperBound else {
        meaning.append(CollectionOfOne(byte(start)), at: start)
        continue
      }
      if let escaped = escaped(byte(place), quote) {
        meaning.append(CollectionOfOne(escaped), at: start)
        place += 1
      } else {
        meaning.append(CollectionOfOne(byte(start)), at: start)
      }
    }
    return meaning
  }

  private func escaped(_ byte: UInt8, _ quote: UInt8) -> UInt8? {
    switch byte {
    case quote, UInt8(ascii: "\\"): byte
    case UInt8(ascii: "n") where escapes == .controls: 0x0A
    case UInt8(ascii: "t") where escapes == .controls: 0x09
    case UInt8(ascii: "r") where escapes == .controls: 0x0D
    default: nil
    }
  }

  /// A text as it is written between quotes; nil where it cannot be.
  func escaped(_ text: String, in quote: UInt8) -> String? {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case quote, UInt8(ascii: "\\"):
        if escapes == .none {
          if byte == quote { return nil }
          result.append(byte)
        } else {
          result += [UInt8(ascii: "\\"), byte]
        }
      case 0x0A where escapes == .controls: result += Array("\\n".utf8)
      case 0x0D where escapes == .controls: result += Array("\\r".utf8)
      case 0x0A where !stringsSpanLines: return nil
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
