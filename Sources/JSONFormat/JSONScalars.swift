/// Strings, numbers and words.
extension JSONParser {
  /// Moves behind a word with a separator behind it.
  @inline(__always)
  func skipPlainWord(_ here: inout ByteCursor) -> (kind: Kind, detail: Int)? {
    guard here.position &+ 6 <= bytes.count else { return nil }
    let word = here.word(UInt32.self, at: here.position)
    let (length, kind, detail): (Int, Kind, Int)
    switch word {
    case 0x6575_7274: (length, kind, detail) = (4, .boolean, 1)
    case 0x736C_6166 where bytes[here.position &+ 4] == UInt8(ascii: "e"): (length, kind, detail) = (5, .boolean, 0)
    case 0x6C6C_756E: (length, kind, detail) = (4, .null, 0)
    default: return nil
    }
    guard Self.endsNumber(bytes[here.position &+ length]) else { return nil }
    here.position &+= length
    return (kind, detail)
  }

  /// Takes what is neither a plain string nor a plain number, from `position` on.
  mutating func takeOtherScalar() throws(ParseError) -> (kind: Kind, detail: Int) {
    if dialect.isJSON5, let kind = try takeJSON5Scalar() { return (kind, 0) }
    switch text[position] {
    case UInt8(ascii: "t") where takeWord("true"): return (.boolean, 1)
    case UInt8(ascii: "f") where takeWord("false"): return (.boolean, 0)
    case UInt8(ascii: "n") where takeWord("null"): return (.null, 0)
    default: throw scalarError()
    }
  }

  @inline(__always)
  private mutating func takeWord(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, end == bytes.count || !TokenExcerpt.isWordByte(bytes[end]) else { return false }
    let here = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[position..<end]))
    guard word.withUTF8Buffer({ ByteScan.areSame(UnsafeRawBufferPointer($0), here) }) else { return false }
    position = end
    return true
  }

  private func scalarError() -> ParseError {
    let word = excerpt(at: position)
    let message =
      switch (text[position], word) {
      case (UInt8(ascii: "'"), _): "JSON writes strings in double quotes"
      case (UInt8(ascii: "+"), _): "JSON numbers have no plus sign"
      case (UInt8(ascii: "."), _): "JSON numbers have a digit before the point"
      case (_, "None"), (_, "nil"), (_, "undefined"): "JSON spells this null"
      case (_, "NaN"), (_, "Infinity"): "JSON has no such number"
      case _ where ["true", "false", "null"].contains(word.lowercased()): "JSON spells this \(word.lowercased())"
      case (let byte, _) where byte >= 0x80 || TokenExcerpt.isWordByte(byte): "strings are in double quotes"
      default: ""
      }
    return parseError(at: position, expected: "a value", message: message)
  }

  // MARK: - Strings

  /// Moves from the opening quote to behind the closing one.
  ///
  /// - Returns: whether the string is what is between them, byte for byte.
  @inline(__always) @discardableResult
  mutating func skipString(_ here: inout ByteCursor) throws(ParseError) -> Bool {
    let end = ByteScan.endOfPlainString(in: here.bytes, from: here.position &+ 1)
    if !dialect.isJSON5, end < here.bytes.count, here.bytes[end] == UInt8(ascii: "\"") {
      here.position = end &+ 1
      return true
    }
    position = here.position
    try skipUnplainString()
    here.position = position
    return false
  }

  /// The same for strings with escapes and for those of JSON5, where a backslash before a line break goes on on the
  /// next line.
  mutating func skipUnplainString() throws(ParseError) {
    let start = position
    let quote = text[start]
    position += 1
    while true {
      if !dialect.isJSON5 { position = ByteScan.endOfPlainString(in: bytes, from: position) }
      guard position < text.count else { break }
      switch text[position] {
      case quote:
        position += 1
        return
      case UInt8(ascii: "\\"):
        try skipEscape()
      case 0x0A, 0x0D:
        throw parseError(
          at: start, expected: "a closing quote", foundAt: position,
          message: "the string that opens here is not closed before its line ends; a line break is written \\n")
      case ..<0x20 where !dialect.isJSON5:
        throw parseError(
          at: position, expected: "text", message: "control characters are escaped in JSON, a tab as \\t")
      default:
        position += 1
      }
    }
    throw parseError(
      at: start, expected: "a closing quote", foundAt: position, message: "the string that opens here is not closed")
  }

  private mutating func skipEscape() throws(ParseError) {
    let start = position
    guard start + 1 < text.count else { return position += 1 }
    let letter = text[start + 1]
    // Nearly all are a letter that means a character.
    if !dialect.isJSON5, Escapes.json.isMeaningful(letter) { return position += 2 }
    if dialect.isJSON5, 0x30...0x39 ~= letter {
      guard letter == 0x30, !(start + 2 < text.count && 0x30...0x39 ~= text[start + 2]) else {
        throw escapeError("an escape such as \\n or \\x41", length: 2, message: "JSON5 has no octal escapes")
      }
    }
    if let escape = dialect.escapes.read(bytes, at: start, before: bytes.count) {
      position = escape.end
      if escape.scalar == nil, !dialect.isJSON5 { notes.append(Note(.loneSurrogate, at: start..<position)) }
    } else if letter == UInt8(ascii: "u") {
      throw escapeError("four hexadecimal digits after \\u", length: 6)
    } else if !dialect.isJSON5 {
      throw escapeError(
        #"an escape such as \n, \\ or \u00e9"#, length: 2, message: #"a backslash itself is written \\"#)
    } else if letter == UInt8(ascii: "x") {
      throw escapeError("two hexadecimal digits after \\x", length: 4)
    } else {
      position = JSON5Blanks.endOfLineBreak(text, at: start + 1, before: text.count) ?? start + 2
    }
  }

  private func escapeError(_ expected: String, length: Int, message: String = "") -> ParseError {
    parseError(
      at: position, expected: expected, found: quotedExcerpt(position..<position + length), message: message)
  }

  // MARK: - Numbers

  @inline(__always)
  static func beginsNumber(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte || byte == UInt8(ascii: "-") }

  /// Moves behind a number; one of digits alone is seen at once.
  @inline(__always)
  mutating func skipNumber(_ here: inout ByteCursor) throws(ParseError) {
    let start = here.position
    here.skipDigits()
    let isPlain = here.position == start &+ 1 || (here.position > start && here.bytes[start] != UInt8(ascii: "0"))
    if isPlain, !here.isAtEnd, Self.endsNumber(here.byte) { return }
    position = start
    try skipUnplainNumber()
    here.position = position
  }

  @inline(__always)
  private static func endsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte <= 0x20 || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  private mutating func skipUnplainNumber() throws(ParseError) {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") {
      position += 1
      if let byte, 0x30...0x39 ~= byte {
        throw parseError(at: start, expected: "a number without leading zeros")
      }
    } else {
      try skipDigits(of: start)
    }
    if byte == UInt8(ascii: ".") {
      position += 1
      try skipDigits(of: start)
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try skipDigits(of: start)
    }
    if let byte, TokenExcerpt.isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") {
      throw parseError(at: start, expected: "a number", message: "strings are in double quotes")
    }
  }

  private mutating func skipDigits(of start: Int) throws(ParseError) {
    let first = position
    while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
    if position == first {
      throw parseError(at: position, expected: "a digit", message: "in the number \(quotedExcerpt(start..<position))")
    }
  }
}
