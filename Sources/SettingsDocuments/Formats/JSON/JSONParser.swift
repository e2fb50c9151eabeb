/// Reads JSON with the allowances of a dialect, without recursion, and points at the fault itself where there is one.
struct JSONParser {
  let text: [UInt8]
  let rules: JSONDialect
  var position: Int
  var tree = TreeBuilder()
  /// The end of the last value, key or comma: where something missing should have been.
  private var lastEnd = 0
  /// How many escapes there were in the strings so far.
  var escapeCount = 0
  private var hasEscapedKeys = false

  /// Of smaller texts the count of values is guessed: growing costs little there, and counting as much as reading.
  private static let smallSize = 1 << 18

  init(_ text: [UInt8], rules: JSONDialect) {
    self.text = text
    self.rules = rules
    position = UTF8Text.start(of: text)
    // No more values than commas and opening brackets, and one.
    tree.reserve(
      text.count < Self.smallSize ? text.count / 24 + 4 : ByteScan.countOfCommasAndBrackets(in: text) + 1)
  }

  mutating func parse() throws(ParseError) -> TreeBuilder {
    try readText()
    if !rules.isJSON5, !hasEscapedKeys { tree.keyInset = 1 }
    return tree
  }

  private mutating func readText() throws(ParseError) {
    try skipBlanks()
    if isAtEnd {
      return try takeEmptyText()
    }
    var pace = ReadingPace()
    repeat {
      try pace.step(at: position, in: text, nodes: tree.records.count)
      try takeValue()
      try closeFinishedContainers()
    } while tree.depth > 0
    try skipBlanks()
    guard isAtEnd else {
      throw parseError(at: position, expected: "the end of the file", message: "one value is all a JSON file holds")
    }
  }

  var isAtEnd: Bool { position >= text.count }
  var byte: UInt8? { position < text.count ? text[position] : nil }

  private mutating func takeEmptyText() throws(ParseError) {
    if rules.emptyText == .refused {
      throw parseError(at: position, expected: "a value", message: "there is nothing in this file")
    }
    let start = UTF8Text.start(of: text)
    tree.notes.append(Note(.empty, at: start..<start))
    tree.scalar(.null, at: text.count..<text.count)
  }

  // MARK: - Values and containers

  /// Takes the brackets that open here, and the scalar or the empty container behind them.
  private mutating func takeValue() throws(ParseError) {
    while true {
      switch text[position] {
      case UInt8(ascii: "{"):
        guard try openContainer(.object, closedBy: UInt8(ascii: "}")) else { return }
      case UInt8(ascii: "["):
        guard try openContainer(.array, closedBy: UInt8(ascii: "]")) else { return }
      default:
        try takeScalar()
        lastEnd = position
        return
      }
    }
  }

  /// Moves to the container's first value; false when it has none.
  private mutating func openContainer(_ kind: Kind, closedBy closing: UInt8) throws(ParseError) -> Bool {
    guard tree.depth < Document.nestingLimit else { throw .nestedTooDeeply(at: position, in: text) }
    tree.open(kind, at: position)
    position += 1
    lastEnd = position
    try skipBlanks()
    if byte == closing { return false }
    if kind == .object { try takeKey() }
    try expectValue()
    return true
  }

  /// After a value: its comma and what leads to the next value, or the brackets that end here.
  private mutating func closeFinishedContainers() throws(ParseError) {
    while let (kind, start) = tree.innermost {
      try skipBlanks()
      let closing = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if byte == closing {
        position += 1
        lastEnd = position
        tree.close(at: position)
      } else if byte == UInt8(ascii: ",") {
        if try takeComma(before: closing) { continue }
        if kind == .object { try takeKey() }
        return try expectValue()
      } else {
        throw separatorError(kind, openedAt: start)
      }
    }
  }

  /// Takes a comma; true when nothing but the closing bracket follows.
  @inline(__always)
  private mutating func takeComma(before closing: UInt8) throws(ParseError) -> Bool {
    let comma = position
    position += 1
    lastEnd = position
    try skipBlanks()
    guard byte == closing else { return false }
    try takeTrailingComma(at: comma)
    return true
  }

  private mutating func takeTrailingComma(at comma: Int) throws(ParseError) {
    switch rules.trailingCommas {
    case .allowed: break
    case .noted: tree.notes.append(Note(.trailingComma, at: comma..<comma + 1))
    case .refused:
      throw parseError(at: comma, expected: "no comma after the last value", message: "JSON allows none; take it out")
    }
  }

  private mutating func takeKey() throws(ParseError) {
    let start = position
    if byte == UInt8(ascii: "\"") {
      let escapesBefore = escapeCount
      try skipString()
      if escapeCount > escapesBefore { hasEscapedKeys = true }
    } else {
      guard rules.isJSON5, !isAtEnd, try skipJSON5Key() else { throw keyError() }
    }
    let key = start..<position
    lastEnd = position
    try skipBlanks()
    guard byte == UInt8(ascii: ":") else {
      throw parseError(at: isAtEnd ? lastEnd : position, expected: "\":\" after the key \(excerpt(at: start))")
    }
    position += 1
    lastEnd = position
    try skipBlanks()
    tree.key(key)
  }

  @inline(__always)
  private mutating func expectValue() throws(ParseError) {
    guard !isAtEnd else { throw unclosedError() }
    switch text[position] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      throw parseError(at: position, expected: "a value")
    default: break
    }
  }

  // MARK: - Faults of structure

  private func keyError() -> ParseError {
    if isAtEnd { return unclosedError() }
    if rules.isJSON5 { return parseError(at: position, expected: "a key: a name, or text in quotes") }
    switch text[position] {
    case UInt8(ascii: "'"):
      return parseError(at: position, expected: "a key in double quotes", message: "JSON knows no single quotes")
    case UInt8(ascii: ","):
      return parseError(at: position, expected: "a key in double quotes", message: "there is one comma too many")
    default:
      return parseError(at: position, expected: "a key in double quotes")
    }
  }

  private func separatorError(_ kind: Kind, openedAt start: Int) -> ParseError {
    let closing = kind == .object ? "}" : "]"
    guard let byte else { return unclosedError() }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let opening = LineIndex(text).position(at: start)
      return parseError(
        at: position, expected: "\"\(closing)\"",
        message: "it would close the \(excerpt(at: start, length: 1)) of line \(opening.line)")
    case UInt8(ascii: ":") where kind == .array:
      return parseError(
        at: position, expected: "\",\" or \"]\"", message: "only the members of an object { } have keys")
    default:
      return parseError(at: lastEnd, expected: "\",\" or \"\(closing)\" after this value", foundAt: position)
    }
  }

  private func unclosedError() -> ParseError {
    guard let (kind, start) = tree.innermost else { return parseError(at: position, expected: "a value") }
    let (opening, closing) = kind == .object ? ("{", "}") : ("[", "]")
    return parseError(
      at: start, expected: "\"\(closing)\"", foundAt: position,
      message: "the \(opening) that opens here is not closed")
  }
}
