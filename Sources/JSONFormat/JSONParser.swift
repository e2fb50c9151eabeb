/// Reads JSON as a dialect has it; what that has not is noted, or refused when reading strictly. It works without
/// recursion, and points at the fault itself where there is one.
struct JSONParser {
  let text: [UInt8]
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: JSONDialect
  private let isStrict: Bool
  var position: Int
  var notes: [Note] = []
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
  }

  private mutating func parse() throws(ParseError) -> TreeBuilder {
    try skipBlanks()
    var tree = TreeBuilder(records: position < bytes.count ? try readText() : try emptyText())
    tree.notes = notes
    if !dialect.isJSON5, !hasEscapedKeys { tree.keyInset = 1 }
    return tree
  }

  private mutating func readText() throws(ParseError) -> [NodeRecord] {
    var records: [NodeRecord] = []
    var nodes = NodeWriter()
    var fault: ParseError?
    // No more values than commas and opening brackets, and one; where most of those are in strings, room is made later.
    var room = min(ByteScan.countOfCommasAndBrackets(in: bytes) + 1, bytes.count / 4 + 4)
    repeat {
      records = nodes.records(after: records, room: room) { nodes in
        do throws(ParseError) { try takeValues(&nodes) } catch { fault = error }
      }
      if let fault { throw fault }
      room *= 2
    } while nodes.isOpen
    try skipBlanks()
    guard isAtEnd else {
      throw parseError(at: position, expected: "the end of the file", message: "one value is all a JSON file holds")
    }
    return records
  }

  /// Takes values until the first one is whole, or until there is no more room.
  private mutating func takeValues(_ lent: inout NodeWriter) throws(ParseError) {
    // What comes again and again is read from here on, with both kept in registers; the rest looks for `position`.
    var (here, nodes) = (ByteCursor(bytes, at: position), lent)
    defer { (position, lent) = (here.position, nodes) }
    var pace = ReadingPace()
    repeat {
      guard nodes.hasRoom else { return }
      try pace.step(at: here.position, in: text, nodes: nodes.count)
      let key = nodes.isInObject ? try takeKey(&here, in: nodes) : NodeRecord.noKey
      if try takeValueOrOpening(&here, key, &nodes) { try closeFinishedContainers(&here, &nodes) }
    } while nodes.isOpen
  }

  /// Whether a comment, or a comma behind the last value, is a fault.
  var areExtrasRefused: Bool { isStrict && !dialect.hasComments }

  var isAtEnd: Bool { position >= bytes.count }
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func emptyText() throws(ParseError) -> [NodeRecord] {
    if isStrict {
      throw parseError(at: text.count, expected: "a value", message: "there is nothing in this file")
    }
    let start = UTF8Text.start(of: text)
    notes.append(Note(.empty, at: start..<start))
    return [NodeRecord(kind: .null, span: text.count..<text.count, index: 0, parent: -1)]
  }

  // MARK: - Values and containers

  /// Takes a scalar or an opening bracket; false where something is behind the bracket.
  @inline(always)
  private mutating func takeValueOrOpening(
    _ here: inout ByteCursor, _ key: Range<Int>, _ nodes: inout NodeWriter
  ) throws(ParseError) -> Bool {
    while true {
      guard !here.isAtEnd else { throw unclosedError(nodes.innermost) }
      let start = here.position
      let byte = here.byte
      if byte == UInt8(ascii: "\""), !dialect.isJSON5 {
        try skipString(&here)
        nodes.scalar(.string, from: start, to: here.position, key: key)
        return true
      }
      if Self.beginsNumber(byte), !dialect.isJSON5 {
        try skipNumber(&here)
        nodes.scalar(.number, from: start, to: here.position, key: key)
        return true
      }
      if let (kind, detail) = skipPlainWord(&here) {
        nodes.scalar(kind, from: start, to: here.position, key: key, detail: detail)
        return true
      }
      switch byte {
      case UInt8(ascii: "{"): return try takeOpening(.object, closing: UInt8(ascii: "}"), &here, key, &nodes)
      case UInt8(ascii: "["): return try takeOpening(.array, closing: UInt8(ascii: "]"), &here, key, &nodes)
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
        throw parseError(at: start, expected: "a value")
      default:
        try skipBlanks(&here)
        if here.position > start { continue }
        position = start
        let (kind, detail) = try takeOtherScalar()
        here.position = position
        nodes.scalar(kind, from: start, to: position, key: key, detail: detail)
        return true
      }
    }
  }

  @inline(always)
  private mutating func takeOpening(
    _ kind: Kind, closing: UInt8, _ here: inout ByteCursor, _ key: Range<Int>, _ nodes: inout NodeWriter
  ) throws(ParseError) -> Bool {
    guard nodes.depth < Document.nestingLimit else { throw .nestedTooDeeply(at: here.position, in: text) }
    nodes.open(kind, at: here.position, key: key)
    here.advance()
    try skipBlanks(&here)
    return here.isAt(closing)
  }

  /// After a value: its comma and the blanks behind that, or the brackets that end here.
  @inline(always)
  private mutating func closeFinishedContainers(
    _ here: inout ByteCursor, _ nodes: inout NodeWriter
  ) throws(ParseError) {
    while nodes.isOpen {
      let end = here.position
      var isAtComma = here.isAt(UInt8(ascii: ","))
      if !isAtComma {
        try skipBlanks(&here)
        isAtComma = here.isAt(UInt8(ascii: ","))
      }
      if isAtComma {
        let comma = here.position
        here.advance()
        try skipBlanks(&here)
        guard here.isAt(Self.closing(nodes)) else { return }
        try takeTrailingComma(at: comma)
      }
      guard here.isAt(Self.closing(nodes)) else {
        throw separatorError(at: here.position, after: end, nodes.innermost)
      }
      here.advance()
      nodes.close(at: here.position)
    }
  }

  /// What ends the innermost open container.
  @inline(always)
  private static func closing(_ nodes: NodeWriter) -> UInt8 {
    nodes.isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func takeTrailingComma(at comma: Int) throws(ParseError) {
    if areExtrasRefused {
      throw parseError(at: comma, expected: "no comma after the last value", message: "JSON allows none; take it out")
    }
    if !dialect.hasComments { notes.append(Note(.trailingComma, at: comma..<comma + 1)) }
  }

  /// - Returns: where the key is, with its quotes.
  @inline(always)
  private mutating func takeKey(_ here: inout ByteCursor, in nodes: NodeWriter) throws(ParseError) -> Range<Int> {
    let start = here.position
    if here.isAt(UInt8(ascii: "\"")) {
      if try !skipString(&here) { hasEscapedKeys = true }
    } else {
      here.position = try endOfUnquotedKey(at: start, in: nodes.innermost)
    }
    let key = Range(uncheckedBounds: (start, here.position))
    if !here.isAt(UInt8(ascii: ":")) {
      try skipBlanks(&here)
      guard here.isAt(UInt8(ascii: ":")) else { throw colonError(at: here.position, key) }
    }
    here.advance()
    here.skip(0x20)
    return key
  }

  private mutating func endOfUnquotedKey(
    at start: Int, in container: NodeWriter.Container?
  ) throws(ParseError) -> Int {
    position = start
    guard dialect.isJSON5, !isAtEnd, try skipJSON5Key() else { throw keyError(container) }
    return position
  }

  // MARK: - Faults of structure

  private func keyError(_ container: NodeWriter.Container?) -> ParseError {
    if isAtEnd { return unclosedError(container) }
    if dialect.isJSON5 { return parseError(at: position, expected: "a key: a name, or text in quotes") }
    let message =
      switch text[position] {
      case UInt8(ascii: "'"): "JSON knows no single quotes"
      case UInt8(ascii: ","): "there is one comma too many"
      default: ""
      }
    return parseError(at: position, expected: "a key in double quotes", message: message)
  }

  private func colonError(at here: Int, _ key: Range<Int>) -> ParseError {
    let place = here >= bytes.count ? key.upperBound : here
    return parseError(at: place, expected: "\":\" after the key \(excerpt(at: key.lowerBound))")
  }

  private func separatorError(at here: Int, after end: Int, _ container: NodeWriter.Container?) -> ParseError {
    guard here < bytes.count, let (kind, start) = container else { return unclosedError(container) }
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

  private func unclosedError(_ container: NodeWriter.Container?) -> ParseError {
    guard let (kind, start) = container else { return parseError(at: text.count, expected: "a value") }
    let (opening, closing) = kind == .object ? ("{", "}") : ("[", "]")
    return parseError(
      at: start, expected: "\"\(closing)\"", foundAt: text.count,
      message: "the \(opening) that opens here is not closed")
  }
}
