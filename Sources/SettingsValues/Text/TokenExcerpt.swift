/// How an error names what is at a place: the token there, cut short when it is long.
package struct TokenExcerpt {
  let text: [UInt8]

  package init(text: [UInt8]) {
    self.text = text
  }

  /// In quotes, or in words where there is nothing to quote.
  package func description(at offset: Int) -> String {
    guard offset < text.count else { return "the end of the file" }
    switch text[offset] {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x20: return "a blank"
    case 0x09: return "a tab"
    case ..<0x20, 0x7F:
      return "the control character U+00\(String(text[offset], radix: 16, digits: 2, uppercase: true))"
    case UInt8(ascii: "\""): return "the string \(token(at: offset))"
    default: return "\"\(token(at: offset))\""
    }
  }

  /// The token that begins here.
  package func token(at offset: Int, length: Int = 24) -> String {
    guard offset < text.count else { return "" }
    var end = offset + 1
    if text[offset] == UInt8(ascii: "\"") {
      while end < text.count, text[end] != UInt8(ascii: "\""), text[end] >= 0x20 { end += 1 }
      end = min(text.count, end + 1)
    } else if Self.isWordByte(text[offset]) {
      while end < text.count, Self.isWordByte(text[end]) || text[end] == UInt8(ascii: ".") { end += 1 }
    }
    return cut(offset..<end, to: length)
  }

  /// A range in quotes; what lies past the end of the text is left out.
  package func quoted(_ range: Range<Int>) -> String {
    "\"\(cut(range.clamped(to: 0..<text.count), to: 24))\""
  }

  private func cut(_ range: Range<Int>, to length: Int) -> String {
    // Four bytes are the most a scalar takes; what is cut is whole characters.
    let whole = String(bytes: text, in: range.lowerBound..<min(range.upperBound, range.lowerBound + 4 * (length + 1)))
    let visible = String(whole.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
    return visible.shortened(to: length)
  }

  /// Letters, digits, what is beyond ASCII, and `_`, `$`, `-`.
  package static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte >= 0x80 || byte == UInt8(ascii: "$")
  }
}
