/// Values: scalars, arrays and inline tables.
extension TOMLParser {
  /// Takes a value as a child of `parent`, in so many containers.
  @inline(__always)
  mutating func takeValue(key: Range<Int>?, in parent: Int, depth: Int) throws(ParseError) {
    guard let byte else { throw parseError(at: position, expected: "a value") }
    switch byte {
    case UInt8(ascii: "["): try takeArray(key: key, in: parent, depth: depth)
    case UInt8(ascii: "{"): try takeInlineTable(key: key, in: parent, depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = position
      try skipString()
      _ = tree.add(.string, at: start..<position, key: key, to: parent)
    default: try takeWord(key: key, in: parent)
    }
  }

  private mutating func takeArray(key: Range<Int>?, in parent: Int, depth: Int) throws(ParseError) {
    let start = position
    try checkDepth(depth, key)
    let array = tree.add(.array, at: start..<start, key: key, to: parent)
    position += 1
    try skipBlankLines()
    while byte != UInt8(ascii: "]") {
      try checkOpen(start, "]")
      try keepPace()
      try takeValue(key: nil, in: array, depth: depth + 1)
      try skipBlankLines()
      if byte == UInt8(ascii: ",") {
        position += 1
        try skipBlankLines()
      } else if byte != UInt8(ascii: "]") {
        try checkOpen(start, "]")
        throw parseError(at: position, expected: "\",\" or \"]\" after this value")
      }
    }
    position += 1
    tree.end(array, at: position)
  }

  private mutating func takeInlineTable(key: Range<Int>?, in parent: Int, depth: Int) throws(ParseError) {
    let start = position
    try checkDepth(depth, key)
    let table = tree.addTable(.object, .inline, at: start..<start, key: key, to: parent, depth: depth)
    position += 1
    try skipInlineBlanks(start)
    while byte != UInt8(ascii: "}") {
      try checkOpen(start, "}")
      try keepPace()
      try takeKeyAndValue(into: table)
      try skipInlineBlanks(start)
      if byte == UInt8(ascii: ",") {
        let comma = position
        position += 1
        try skipInlineBlanks(start)
        if byte == UInt8(ascii: "}"), version == .toml10 {
          throw parseError(at: comma, expected: "no comma after the last value", message: "TOML 1.0 allows none here")
        }
      } else if byte != UInt8(ascii: "}") {
        try checkOpen(start, "}")
        throw parseError(at: position, expected: "\",\" or \"}\" after this value")
      }
    }
    position += 1
    tree.end(table, at: position)
  }

  private func checkDepth(_ depth: Int, _ key: Range<Int>?) throws(ParseError) {
    if depth >= Document.nestingLimit { throw .nestedTooDeeply(at: key?.lowerBound ?? position, in: text) }
  }

  /// In TOML 1.0, an inline table is on one line.
  private mutating func skipInlineBlanks(_ start: Int) throws(ParseError) {
    if version == .toml11 { return try skipBlankLines() }
    skipBlanks()
    if byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "#") {
      throw parseError(
        at: start, expected: "\"}\" on the same line", found: TokenExcerpt(text: text).description(at: position),
        message: "in TOML 1.0 a table in braces is on one line")
    }
  }

  private func checkOpen(_ start: Int, _ closing: String) throws(ParseError) {
    if position >= bytes.count {
      throw parseError(
        at: start, expected: "\"\(closing)\"", found: "the end of the file",
        message: "the bracket that opens here is not closed")
    }
  }

  // MARK: - Words

  /// Takes a boolean, a number, or a date.
  private mutating func takeWord(key: Range<Int>?, in parent: Int) throws(ParseError) {
    let start = position
    skipWord()
    let dateEnd = start + 10
    // A blank may come between the date and the time.
    if position == dateEnd, byte == 0x20, let digit = next(1), 0x30...0x39 ~= digit,
      DateTimeText.isDate(text[start..<dateEnd])
    {
      position += 1
      skipWord()
    }
    let span = start..<position
    if isWord("true", span) {
      _ = tree.add(.boolean, at: span, key: key, to: parent, detail: 1)
    } else if isWord("false", span) {
      _ = tree.add(.boolean, at: span, key: key, to: parent)
    } else if isPlainNumber(span) {
      _ = tree.add(.number, at: span, key: key, to: parent)
    } else if DateTimeText.parts(of: text[span], needsSeconds: version == .toml10) != nil {
      _ = tree.add(.dateTime, at: span, key: key, to: parent)
    } else if TOMLNumber(text[span]) != nil {
      _ = tree.add(.number, at: span, key: key, to: parent)
    } else {
      throw wordError(text[span], at: start)
    }
  }

  private mutating func skipWord() {
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
  }

  @inline(__always)
  private func isWord(_ word: StaticString, _ span: Range<Int>) -> Bool {
    guard span.count == word.utf8CodeUnitCount else { return false }
    return span.allSatisfy { bytes[$0] == word.utf8Start[$0 - span.lowerBound] }
  }

  /// Digits without a zero in front, and perhaps a point and digits: most numbers, seen at once.
  private func isPlainNumber(_ span: Range<Int>) -> Bool {
    var position = span.lowerBound
    func digits() -> Int {
      let start = position
      while position < span.upperBound, 0x30...0x39 ~= bytes[position] { position += 1 }
      return position - start
    }
    if !span.isEmpty, bytes[position] == UInt8(ascii: "-") { position += 1 }
    let first = position
    let whole = digits()
    guard whole > 0, bytes[first] != 0x30 || whole == 1 else { return false }
    if position == span.upperBound { return true }
    guard bytes[position] == UInt8(ascii: ".") else { return false }
    position += 1
    return digits() > 0 && position == span.upperBound
  }

  @inline(__always)
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }

  private func wordError(_ word: ArraySlice<UInt8>, at start: Int) -> ParseError {
    guard let first = word.first else { return parseError(at: start, expected: "a value") }
    let found = TokenExcerpt(text: text).quoted(start..<start + word.count)
    if 0x30...0x39 ~= first || first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      let looksLikeDate = word.count >= 8 && word.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") }
      return parseError(at: start, expected: looksLikeDate ? "a date or a time" : "a number", found: found)
    }
    return parseError(at: start, expected: "a value", found: found, message: "strings are in quotes")
  }
}
