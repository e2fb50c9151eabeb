/// What texts and attribute values mean.
struct XMLText {
  let text: [UInt8]
  /// Without the quotes of an attribute's value.
  let content: Range<Int>
  let isAttribute: Bool

  /// - Parameter span: that of a node, which for an attribute has the quotes.
  init(_ text: [UInt8], _ span: Range<Int>) {
    self.text = text
    isAttribute = Self.isAttribute(text, span)
    content = isAttribute ? span.lowerBound + 1..<span.upperBound - 1 : span
  }

  /// A text before which there is an equals sign is in a tag; that of an element begins behind one.
  static func isAttribute(_ text: [UInt8], _ span: Range<Int>) -> Bool {
    var place = span.lowerBound - 1
    while place > 0, XMLMarkup.isBlank(text[place]) { place -= 1 }
    return span.count >= 2 && place > 0 && text[place] == UInt8(ascii: "=")
  }

  /// Whether the bytes mean themselves.
  var isPlain: Bool {
    text.withUnsafeBufferPointer { bytes in
      for place in content {
        let byte = bytes[place]
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == 0x0D { return false }
        if isAttribute, byte == 0x0A || byte == 0x09 { return false }
      }
      return true
    }
  }

  var string: String {
    isPlain ? String(bytes: text, in: content) : String(decoding: meaning.bytes, as: UTF8.self)
  }

  /// Each byte with the place of what spells it. Entities that the text declares itself mean what is written.
  var meaning: SpelledText {
    var meaning = SpelledText(end: content.upperBound)
    var place = content.lowerBound
    while place < content.upperBound {
      let byte = text[place]
      if byte == UInt8(ascii: "&"), let (scalar, end) = reference(at: place) {
        meaning.append(Character(scalar).utf8, at: place)
        place = end
      } else if byte == UInt8(ascii: "<"), !isAttribute {
        let limit = content.upperBound
        if let end = XMLMarkup.end(text, at: place, of: XMLMarkup.sectionStart, XMLMarkup.sectionEnd, before: limit) {
          appendRaw(place + XMLMarkup.sectionStart.count..<end - XMLMarkup.sectionEnd.count, to: &meaning)
          place = end
        } else {
          place = XMLMarkup.asideEnd(text, at: place, before: limit) ?? limit
        }
      } else {
        place = append(at: place, to: &meaning)
      }
    }
    return meaning
  }

  private func appendRaw(_ range: Range<Int>, to meaning: inout SpelledText) {
    var place = range.lowerBound
    while place < range.upperBound { place = append(at: place, to: &meaning) }
  }

  /// One byte, or a line break: XML 1.0, sections 2.11 and 3.3.3.
  private func append(at place: Int, to meaning: inout SpelledText) -> Int {
    var (byte, end) = (text[place], place + 1)
    if byte == 0x0D {
      byte = 0x0A
      if end < content.upperBound, text[end] == 0x0A { end += 1 }
    }
    if isAttribute, byte == 0x0A || byte == 0x09 { byte = 0x20 }
    meaning.append(CollectionOfOne(byte), at: place)
    return end
  }

  /// The character that a reference at a place means: one by its number, or one of the five that XML names.
  private func reference(at place: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let semicolon = ByteScan.firstOffset(of: UInt8(ascii: ";"), in: text, place..<content.upperBound) else {
      return nil
    }
    let name = text[place + 1..<semicolon]
    guard name.first == UInt8(ascii: "#") else {
      return Self.named.first { name.elementsEqual($0.name.utf8) }.map { ($0.scalar, semicolon + 1) }
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let value = UInt64(digits: isHexadecimal ? digits.dropFirst() : digits, base: isHexadecimal ? 16 : 10)
    return value.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init).map { ($0, semicolon + 1) }
  }

  private static let named: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]
}
