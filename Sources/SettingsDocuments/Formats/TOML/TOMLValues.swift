/// Values: scalars, arrays and inline tables.
extension TOMLParser {
  /// Takes a value as a child of `parent`, and says which node it is.
  mutating func takeValue(key: Range<Int>?, in parent: Int) throws(ParseError) -> Int {
    guard let byte else { throw parseError(at: position, expected: "a value") }
    switch byte {
    case UInt8(ascii: "["): return try takeArray(key: key, in: parent)
    case UInt8(ascii: "{"): return try takeInlineTable(key: key, in: parent)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = position
      try skipString()
      return tree.add(.string, .value, at: start..<position, key: key, to: parent)
    default: return try takeWord(key: key, in: parent)
    }
  }

  private mutating func takeArray(key: Range<Int>?, in parent: Int) throws(ParseError) -> Int {
    let start = position
    let array = try addContainer(.array, .value, at: start..<start, key: key, to: parent)
    position += 1
    try skipBlankLines()
    while byte != UInt8(ascii: "]") {
      try checkOpen(start, "]")
      _ = try takeValue(key: nil, in: array)
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
    tree[array].end = Int32(position)
    return array
  }

  private mutating func takeInlineTable(key: Range<Int>?, in parent: Int) throws(ParseError) -> Int {
    let start = position
    let table = try addContainer(.object, .inline, at: start..<start, key: key, to: parent)
    position += 1
    try skipInlineBlanks(start)
    while byte != UInt8(ascii: "}") {
      try checkOpen(start, "}")
      try takeInlinePair(into: table)
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
    tree[table].end = Int32(position)
    return table
  }

  private mutating func takeInlinePair(into table: Int) throws(ParseError) {
    let start = position
    let (keys, nodes) = try takeKeyAndValue(into: table)
    if collectsStatements {
      inlinePairs[table, default: []].append(
        TOMLStatement(kind: .inlinePair, range: start..<position, keys: keys, nodes: nodes, target: table))
    }
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
    if position >= text.count {
      throw parseError(
        at: start, expected: "\"\(closing)\"", found: "the end of the file",
        message: "the bracket that opens here is not closed")
    }
  }

  // MARK: - Words

  /// Takes a boolean, a number, or a date.
  private mutating func takeWord(key: Range<Int>?, in parent: Int) throws(ParseError) -> Int {
    let start = position
    while let byte, Self.isWordByte(byte) { position += 1 }
    let dateEnd = start + 10
    // A blank may come between the date and the time.
    if position == dateEnd, byte == 0x20, let digit = next(1), 0x30...0x39 ~= digit,
      TOMLDate.isDate(text[start..<dateEnd])
    {
      position += 1
      while let byte, Self.isWordByte(byte) { position += 1 }
    }
    let word = text[start..<position]
    let span = start..<position
    if word.elementsEqual("true".utf8) { return tree.add(.boolean, .value, at: span, key: key, to: parent, detail: 1) }
    if word.elementsEqual("false".utf8) { return tree.add(.boolean, .value, at: span, key: key, to: parent) }
    if Self.isPlainInteger(word) || TOMLNumber(word) != nil {
      return tree.add(.number, .value, at: span, key: key, to: parent)
    }
    if TOMLDate.parts(of: word, version) != nil {
      return tree.add(.dateTime, .value, at: span, key: key, to: parent)
    }
    throw wordError(word, at: start)
  }

  /// Digits alone, without a zero in front: most numbers, seen at once.
  private static func isPlainInteger(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, first != 0x30 || word.count == 1 else { return false }
    return word.allSatisfy { 0x30...0x39 ~= $0 }
  }

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
