/// Blanks, comments and line ends.
extension TOMLParser {
  @inline(__always)
  mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  mutating func skipBlankLines() throws(ParseError) {
    while true {
      skipBlanks()
      if byte == UInt8(ascii: "#") { try skipComment() }
      guard try skipLineBreak() else { return }
    }
  }

  func parseError(at offset: Int, expected: String, found: String? = nil, message: String = "") -> ParseError {
    ParseError(at: offset, in: text, found: found, expected: expected, message: message)
  }

  mutating func expectEndOfLine() throws(ParseError) {
    skipBlanks()
    if byte == UInt8(ascii: "#") { try skipComment() }
    guard position < bytes.count else { return }
    guard try skipLineBreak() else {
      throw parseError(at: position, expected: "the end of the line", message: "each key is on a line of its own")
    }
  }

  /// Moves over a line break; false when there is none here.
  @inline(__always)
  mutating func skipLineBreak() throws(ParseError) -> Bool {
    if byte == 0x0A {
      position += 1
      return true
    }
    guard byte == 0x0D else { return false }
    guard next(1) == 0x0A else {
      throw parseError(
        at: position, expected: "a line feed after the carriage return", found: "a carriage return alone")
    }
    position += 2
    return true
  }

  mutating func skipComment() throws(ParseError) {
    while position < bytes.count, bytes[position] != 0x0A {
      let byte = bytes[position]
      if byte == 0x0D, next(1) == 0x0A { return }
      if byte < 0x20 && byte != 0x09 || byte == 0x7F {
        throw parseError(at: position, expected: "text", message: "a comment holds no control characters")
      }
      position += 1
    }
  }
}
