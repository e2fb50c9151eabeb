/// Strings as they are checked while reading.
extension TOMLParser {
  /// Moves from the opening quotes to behind the closing ones.
  mutating func skipString() throws(ParseError) {
    let (start, quote) = (position, bytes[position])
    let isMultiline = next(1) == quote && next(2) == quote
    position += isMultiline ? 3 : 1
    while true {
      skipPlainCharacters(quote)
      guard let byte else { break }
      if byte == quote, !isMultiline || next(1) == quote && next(2) == quote {
        position += isMultiline ? 3 : 1
        // One or two quotes may come right before the closing three.
        for _ in 0..<2 where isMultiline && self.byte == quote { position += 1 }
        return
      }
      if byte != 0x0A, byte != 0x0D {
        try skipCharacter(byte, quote, isMultiline)
      } else if isMultiline {
        _ = try skipLineBreak()
      } else {
        throw parseError(
          at: start, expected: "a closing quote", found: "the end of the line",
          message: "the string that opens here is not closed before its line ends")
      }
    }
    throw parseError(
      at: start, expected: "a closing quote", found: "the end of the file",
      message: "the string that opens here is not closed")
  }

  @inline(__always)
  private mutating func skipPlainCharacters(_ quote: UInt8) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote || byte == UInt8(ascii: "\\") || byte < 0x20 || byte == 0x7F { return }
      position += 1
    }
  }

  private mutating func skipCharacter(_ byte: UInt8, _ quote: UInt8, _ isMultiline: Bool) throws(ParseError) {
    if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { return try skipEscape(isMultiline) }
    if byte < 0x20 && byte != 0x09 || byte == 0x7F {
      throw parseError(at: position, expected: "text", message: "control characters are escaped, as \\u001B")
    }
    position += 1
  }

  private mutating func skipEscape(_ isMultiline: Bool) throws(ParseError) {
    let letter = next(1) ?? 0
    if version == .toml10, letter == UInt8(ascii: "e") || letter == UInt8(ascii: "x") { throw escapeError() }
    if let escape = Escapes.toml.read(bytes, at: position, before: bytes.count), escape.scalar != nil {
      position = escape.end
    } else if let digits = Escapes.toml.digits[letter] {
      throw parseError(
        at: position, expected: "\(digits) hexadecimal digits that name a character",
        found: TokenExcerpt(text: text).quoted(position..<position + 2 + digits))
    } else {
      guard isMultiline, [0x20, 0x09, 0x0A, 0x0D].contains(letter) else { throw escapeError() }
      try skipFoldedLineBreak()
    }
  }

  /// A backslash at the end of a line takes the line break and the blanks after it away.
  private mutating func skipFoldedLineBreak() throws(ParseError) {
    let start = position
    position += 1
    skipBlanks()
    guard try skipLineBreak() else {
      position = start
      throw escapeError()
    }
    repeat { skipBlanks() } while try skipLineBreak()
  }

  private func escapeError() -> ParseError {
    parseError(
      at: position, expected: #"an escape such as \n, \\ or \u00E9"#,
      found: TokenExcerpt(text: text).quoted(position..<position + 2), message: #"a backslash itself is written \\"#)
  }
}
