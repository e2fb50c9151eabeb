/// Keys, strings and numbers as JSON5 spells them (sections 3, 5 and 6).
extension JSONParser {
  /// Takes a name or a text in single quotes; false when neither is here.
  mutating func skipJSON5Key() throws(ParseError) -> Bool {
    if byte == UInt8(ascii: "'") {
      try skipJSON5String()
      return true
    }
    let start = position
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "\\") {
        guard JSONString.codeUnit(text, at: position, before: text.count) != nil else {
          throw parseError(at: position, expected: "four hexadecimal digits after \\u")
        }
        position += 6
      } else if JSON5String.isNameByte(byte), !isBlank(byte) {
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

  /// Takes a string in either kind of quotes or a number; false when something else is here.
  mutating func takeJSON5Scalar() throws(ParseError) -> Bool {
    let start = position
    switch text[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try skipJSON5String()
      tree.scalar(.string, at: start..<position)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39, UInt8(ascii: "I"), UInt8(ascii: "N"):
      try skipJSON5Number()
      tree.scalar(.number, at: start..<position)
    default: return false
    }
    return true
  }

  // MARK: - Strings

  /// Moves from the opening quote to behind the closing one; a backslash before a line break goes on on the next line.
  mutating func skipJSON5String() throws(ParseError) {
    let start = position
    let quote = text[start]
    position += 1
    while position < text.count {
      switch text[position] {
      case quote:
        position += 1
        return
      case UInt8(ascii: "\\"): try skipJSON5Escape()
      case 0x0A, 0x0D:
        throw parseError(
          at: start, expected: "a closing quote", foundAt: position,
          message: "the string that opens here is not closed before its line ends; a line break is written \\n")
      default: position += 1
      }
    }
    throw parseError(
      at: start, expected: "a closing quote", foundAt: position, message: "the string that opens here is not closed")
  }

  private mutating func skipJSON5Escape() throws(ParseError) {
    let start = position
    guard start + 1 < text.count else { return position += 1 }
    switch text[start + 1] {
    case UInt8(ascii: "u"):
      guard JSONString.codeUnit(text, at: start, before: text.count) != nil else {
        throw parseError(
          at: start, expected: "four hexadecimal digits after \\u", found: quotedExcerpt(start..<start + 6))
      }
      position += 6
    case UInt8(ascii: "x"):
      guard JSON5String.hexByte(text, at: start, before: text.count) != nil else {
        throw parseError(
          at: start, expected: "two hexadecimal digits after \\x", found: quotedExcerpt(start..<start + 4))
      }
      position += 4
    case 0x30 where !(start + 2 < text.count && 0x30...0x39 ~= text[start + 2]): position += 2
    case 0x30...0x39:
      throw parseError(
        at: start, expected: "an escape such as \\n or \\x41", found: quotedExcerpt(start..<start + 2),
        message: "JSON5 has no octal escapes")
    case 0x0D where start + 2 < text.count && text[start + 2] == 0x0A: position += 3
    default: position += 2
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
