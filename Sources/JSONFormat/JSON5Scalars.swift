/// Keys, strings and numbers as JSON5 spells them (sections 3, 5 and 6).
extension JSONParser {
  /// Takes a name or a text in single quotes; false when neither is here.
  mutating func skipJSON5Key() throws(ParseError) -> Bool {
    if byte == UInt8(ascii: "'") {
      try skipUnplainString()
      return true
    }
    let start = position
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "\\") {
        guard position + 1 < text.count, text[position + 1] == UInt8(ascii: "u"),
          let escape = Escapes.json5.read(bytes, at: position, before: bytes.count)
        else {
          throw parseError(at: position, expected: "four hexadecimal digits after \\u")
        }
        position = escape.end
      } else if JSONString.isNameByte(byte), !isBlank(byte) {
        position += 1
      } else {
        break
      }
    }
    let isName = position > start && !(0x30...0x39 ~= text[start])
    if !isName { position = start }
    return isName
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte >= 0x80 && JSON5Blanks.length(text, at: position) != nil
  }

  /// Takes a string in either kind of quotes or a number; nil when something else is here.
  mutating func takeJSON5Scalar() throws(ParseError) -> Kind? {
    switch text[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try skipUnplainString()
      return .string
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39, UInt8(ascii: "I"), UInt8(ascii: "N"):
      try skipJSON5Number()
      return .number
    default: return nil
    }
  }

  // MARK: - Numbers

  private mutating func skipJSON5Number() throws(ParseError) {
    let start = position
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
    while position < text.count, TokenExcerpt.isWordByte(text[position]) || isPartOfNumber(text[position]) {
      position += 1
    }
    guard JSON5Number.number(String(bytes: text, in: start..<position)) == nil else { return }
    let found = quotedExcerpt(start..<max(position, start + 1))
    position = start
    throw parseError(at: start, expected: "a value", found: found, message: "strings are in quotes")
  }

  /// A point, or the sign of an exponent.
  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: ".") { return true }
    return byte == UInt8(ascii: "+") && text[position - 1] | 0x20 == UInt8(ascii: "e")
  }
}
