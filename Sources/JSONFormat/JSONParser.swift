/// Reads JSON as a dialect has it; what that has not is noted, or refused when reading strictly. It works without
/// recursion, and points at the fault itself where there is one.
struct JSONParser {
  let text: [UInt8]
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: JSONDialect
  private let isStrict: Bool
  var position: Int
  var tree = TreeBuilder()
  private var hasEscapedKeys = false

  static func parse(
    _ text: [UInt8], _ dialect: JSONDialect, isStrict: Bool
  ) throws(ParseError) -> TreeBuilder {
    try text.withUnsafeBufferPointer { bytes throws(ParseError) in
      var parser = JSONParser(text, bytes, dialect, isStrict: isStrict)
      return try parser.parse()
    }
  }

  private init(
    _ text: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ dialect: JSONDialect, isStrict: Bool
  ) {
    self.text = text
    self.bytes = bytes
    self.dialect = dialect
    self.isStrict = isStrict
    position = UTF8Text.start(of: text)
    // No more values than commas and opening brackets, and one; where most of those are in strings, room is made later.
    tree.reserve(min(ByteScan.countOfCommasAndBrackets(in: bytes) + 1, bytes.count / 4 + 4))
  }

  private mutating func parse() throws(ParseError) -> TreeBuilder {
    try readText()
    if !dialect.isJSON5, !hasEscapedKeys { tree.keyInset = 1 }
    return tree
  }

  private mutating func readText() throws(ParseError) {
    // What comes again and again is read from here on; the rest looks for `position`.
    var here = ByteCursor(bytes, at: position)
    try skipBlanks(&here)
    if here.isAtEnd { return try takeEmptyText() }
    var pace = ReadingPace()
    repeat {
      try pace.step(at: here.position, in: text, nodes: tree.count)
      if tree.isInObject { try takeKey(&here) }
      if try takeValueOrOpening(&here) { try closeFinishedContainers(&here) }
    } while tree.isOpen
    try skipBlanks(&here)
    guard here.isAtEnd else {
      throw parseError(
        at: here.position, expected: "the end of the file", message: "one value is all a JSON file holds")
    }
  }

  /// Whether a comment, or a comma behind the last value, is a fault.
  var areExtrasRefused: Bool { isStrict && !dialect.hasComments }

  var isAtEnd: Bool { position >= bytes.count }
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func takeEmptyText() throws(ParseError) {
    if isStrict {
      throw parseError(at: text.count, expected: "a value", message: "there is nothing in this file")
    }
    let start = UTF8Text.start(of: text)
    tree.notes.append(Note(.empty, at: start..<start))
    tree.scalar(.null, at: text.count..<text.count)
  }

  // MARK: - Values and containers

  /// Takes a scalar or an opening bracket; false where something is behind the bracket.
  @inline(__always)
  private mutating func takeValueOrOpening(_ here: inout ByteCursor) throws(ParseError) -> Bool {
    guard !here.isAtEnd else { throw unclosedError() }
    switch here.byte {
    case UInt8(ascii: "{"): return try takeOpening(.object, closing: UInt8(ascii: "}"), &here)
    case UInt8(ascii: "["): return try takeOpening(.array, closing: UInt8(ascii: "]"), &here)
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      throw parseError(at: here.position, expected: "a value")
    default:
      try takeScalar(&here)
      return true
    }
  }

  @inline(__always)
  private mutating func takeOpening(
    _ kind: Kind, closing: UInt8, _ here: inout ByteCursor
  ) throws(ParseError) -> Bool {
    guard tree.depth < Document.nestingLimit else { throw .nestedTooDeeply(at: here.position, in: text) }
    tree.open(kind, at: here.position)
    here.advance()
    try skipBlanks(&here)
    return here.isAt(closing)
  }

  /// After a value: its comma and the blanks behind that, or the brackets that end here.
  @inline(__always)
  private mutating func closeFinishedContainers(_ here: inout ByteCursor) throws(ParseError) {
    while tree.isOpen {
      let end = here.position
      try skipBlanks(&here)
      let closing = tree.isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if here.isAt(UInt8(ascii: ",")) {
        if try takeComma(before: closing, &here) { continue }
        return
      }
      guard here.isAt(closing) else { throw separatorError(at: here.position, after: end) }
      here.advance()
      tree.close(at: here.position)
    }
  }

  /// Takes a comma; true when nothing but the closing bracket follows.
  @inline(__always)
  private mutating func takeComma(before closing: UInt8, _ here: inout ByteCursor) throws(ParseError) -> Bool {
    let comma = here.position
    here.advance()
    try skipBlanks(&here)
    guard here.isAt(closing) else { return false }
    try takeTrailingComma(at: comma)
    return true
  }

  private mutating func takeTrailingComma(at comma: Int) throws(ParseError) {
    if areExtrasRefused {
      throw parseError(at: comma, expected: "no comma after the last value", message: "JSON allows none; take it out")
    }
    if !dialect.hasComments { tree.notes.append(Note(.trailingComma, at: comma..<comma + 1)) }
  }

  @inline(__always)
  private mutating func takeKey(_ here: inout ByteCursor) throws(ParseError) {
    let start = here.position
    if here.isAt(UInt8(ascii: "\"")) {
      if try !skipString(&here) { hasEscapedKeys = true }
    } else {
      here.position = try endOfUnquotedKey(at: start)
    }
    let key = start..<here.position
    tree.key(key)
    try skipBlanks(&here)
    guard here.isAt(UInt8(ascii: ":")) else { throw colonError(at: here.position, key) }
    here.advance()
    try skipBlanks(&here)
  }

  private mutating func endOfUnquotedKey(at start: Int) throws(ParseError) -> Int {
    position = start
    guard dialect.isJSON5, !isAtEnd, try skipJSON5Key() else { throw keyError() }
    return position
  }

  // MARK: - Faults of structure

  private func keyError() -> ParseError {
    if isAtEnd { return unclosedError() }
    if dialect.isJSON5 { return parseError(at: position, expected: "a key: a name, or text in quotes") }
    switch text[position] {
    case UInt8(ascii: "'"):
      return parseError(at: position, expected: "a key in double quotes", message: "JSON knows no single quotes")
    case UInt8(ascii: ","):
      return parseError(at: position, expected: "a key in double quotes", message: "there is one comma too many")
    default:
      return parseError(at: position, expected: "a key in double quotes")
    }
  }

  private func colonError(at here: Int, _ key: Range<Int>) -> ParseError {
    let place = here >= bytes.count ? key.upperBound : here
    return parseError(at: place, expected: "\":\" after the key \(excerpt(at: key.lowerBound))")
  }

  private func separatorError(at here: Int, after end: Int) -> ParseError {
    guard here < bytes.count, let (kind, start) = tree.innermost else { return unclosedError() }
    let byte = bytes[here]
    let closing = kind == .object ? "}" : "]"
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let opening = LineIndex(text).position(at: start)
      return parseError(
        at: here, expected: "\"\(closing)\"",
        message: "it would close the \(excerpt(at: start, length: 1)) of line \(opening.line)")
    case UInt8(ascii: ":") where kind == .array:
      return parseError(
        at: here, expected: "\",\" or \"]\"", message: "only the members of an object { } have keys")
    default:
      return parseError(at: end, expected: "\",\" or \"\(closing)\" after this value", foundAt: here)
    }
  }

  private func unclosedError() -> ParseError {
    guard let (kind, start) = tree.innermost else { return parseError(at: text.count, expected: "a value") }
    let (opening, closing) = kind == .object ? ("{", "}") : ("[", "]")
    return parseError(
      at: start, expected: "\"\(closing)\"", foundAt: text.count,
      message: "the \(opening) that opens here is not closed")
  }
}
