/// Reads TOML 1.0 and 1.1 (toml.io). One pass.
struct TOMLParser {
  let text: [UInt8]
  let bytes: UnsafeBufferPointer<UInt8>
  let version: TOMLVersion
  var position: Int
  var tree: TOMLTree
  /// The table that key lines belong to now, and the array of tables that it is an element of.
  private var table = 0
  private var tableArray: Int?
  private var pace = ReadingPace()

  static func parse(_ text: [UInt8], version: TOMLVersion) throws(ParseError) -> TreeBuilder {
    try text.withUnsafeBufferPointer { bytes throws(ParseError) in
      var parser = TOMLParser(text, bytes, version)
      try parser.parse()
      return parser.tree.finished()
    }
  }

  private init(_ text: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ version: TOMLVersion) {
    self.text = text
    self.bytes = bytes
    self.version = version
    position = UTF8Text.start(of: text)
    tree = TOMLTree(bytes, start: position)
  }

  private mutating func parse() throws(ParseError) {
    while true {
      try keepPace()
      try skipBlankLines()
      guard let byte else { return }
      if byte == UInt8(ascii: "[") { try takeHeader() } else { try takeKeyLine() }
      try expectEndOfLine()
    }
  }

  /// Once for each line and for each value in brackets.
  @inline(__always)
  mutating func keepPace() throws(ParseError) { try pace.step(at: position, in: text, nodes: tree.count) }

  @inline(__always)
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  @inline(__always)
  func next(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  // MARK: - Headers

  private mutating func takeHeader() throws(ParseError) {
    let start = position
    let isArray = next(1) == UInt8(ascii: "[")
    position += isArray ? 2 : 1
    skipBlanks()
    var last = try takeKeyPart()
    skipBlanks()
    let outer = byte == UInt8(ascii: ".") ? try takeFurtherParts(after: &last) : []
    let closing = isArray ? "]]" : "]"
    guard byte == UInt8(ascii: "]"), !isArray || next(1) == UInt8(ascii: "]") else {
      throw parseError(at: position, expected: "\"\(closing)\" at the end of this header")
    }
    position += closing.utf8.count
    let header = start..<position
    var parent = 0
    for part in outer { parent = try enter(part, of: parent, header) }
    table = isArray ? try appendElement(last, to: parent, header) : try openTable(last, in: parent, header)
    tableArray = isArray ? tree[table].parent : nil
    tree.addHeader(header, of: table)
  }

  /// The table that a part of a header before its last leads to; of an array of tables, the last element.
  private mutating func enter(_ key: Range<Int>, of parent: Int, _ header: Range<Int>) throws(ParseError) -> Int {
    guard let child = tree.child(of: parent, key: key) else {
      return try addTable(.object, .implicit, at: header, key: key, to: parent)
    }
    switch tree.definition(of: child) {
    case .header, .dotted, .implicit: return child
    case .tableArray: return tree.lastElement(of: child)
    case .inline, .value: throw takenError(key, child, "a table can be opened only below a table")
    }
  }

  private mutating func openTable(_ key: Range<Int>, in parent: Int, _ header: Range<Int>) throws(ParseError) -> Int {
    guard let child = tree.child(of: parent, key: key) else {
      return try addTable(.object, .header, at: header, key: key, to: parent)
    }
    guard tree.definition(of: child) == .implicit else {
      throw takenError(key, child, "each table is defined once; add its keys there")
    }
    tree.define(child, as: .header)
    tree.move(child, to: header, key: key)
    return child
  }

  private mutating func appendElement(
    _ key: Range<Int>, to parent: Int, _ header: Range<Int>
  ) throws(ParseError) -> Int {
    let array: Int
    if let child = tree.child(of: parent, key: key) {
      guard tree.definition(of: child) == .tableArray else {
        throw takenError(key, child, "only what [[ ]] began can be continued by it")
      }
      array = child
      tree.end(array, at: header.upperBound)
    } else {
      array = try addTable(.array, .tableArray, at: header, key: key, to: parent)
    }
    return try addTable(.object, .header, at: header, key: nil, to: array)
  }

  // MARK: - Keys and their values

  private mutating func takeKeyLine() throws(ParseError) {
    try takeKeyAndValue(into: table)
    if position > tree[table].end { tree.end(table, at: position) }
    if let tableArray { tree.end(tableArray, at: position) }
  }

  /// Takes `key = value` or `a.b = value`.
  @inline(__always)
  mutating func takeKeyAndValue(into table: Int) throws(ParseError) {
    let key = try takeKeyPart()
    skipBlanks()
    guard byte == UInt8(ascii: "=") else { return try takeDottedKeyAndValue(from: key, into: table) }
    position += 1
    skipBlanks()
    try takeValue(ofNew: key, in: table)
  }

  @inline(__always)
  private mutating func takeValue(ofNew key: Range<Int>, in table: Int) throws(ParseError) {
    if let child = tree.child(of: table, key: key) { throw takenError(key, child, "each key is given one value") }
    try takeValue(key: key, in: table, depth: tree.depth(of: table) + 1)
  }

  private mutating func takeDottedKeyAndValue(from first: Range<Int>, into table: Int) throws(ParseError) {
    var last = first
    let outer = byte == UInt8(ascii: ".") ? try takeFurtherParts(after: &last) : []
    guard byte == UInt8(ascii: "=") else { throw parseError(at: position, expected: "\"=\" after this key") }
    position += 1
    skipBlanks()
    var parent = table
    var made: [Int] = []
    for (place, key) in outer.enumerated() {
      let following = place + 1 < outer.count ? outer[place + 1] : last
      parent = try enterDotted(key, of: parent, at: following.lowerBound)
      if tree[parent].start >= first.lowerBound { made.append(parent) }
    }
    try takeValue(ofNew: last, in: parent)
    for table in made { tree.end(table, at: position) }
  }

  private mutating func enterDotted(_ key: Range<Int>, of parent: Int, at start: Int) throws(ParseError) -> Int {
    guard let child = tree.child(of: parent, key: key) else {
      return try addTable(.object, .dotted, at: start..<start, key: key, to: parent)
    }
    switch tree.definition(of: child) {
    case .dotted: return child
    case .implicit:
      tree.define(child, as: .dotted)
      return child
    case .header, .tableArray: throw takenError(key, child, "its keys belong below its own header")
    case .inline: throw takenError(key, child, "an inline table is complete where it is written")
    case .value: throw takenError(key, child, "it is no table")
    }
  }

  /// The parts of a key after its first: `last` becomes the last one, and the others are returned.
  private mutating func takeFurtherParts(after last: inout Range<Int>) throws(ParseError) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    while byte == UInt8(ascii: ".") {
      position += 1
      skipBlanks()
      parts.append(last)
      if parts.count >= Document.nestingLimit { throw .nestedTooDeeply(at: position, in: text) }
      last = try takeKeyPart()
      skipBlanks()
    }
    return parts
  }

  @inline(__always)
  private mutating func takeKeyPart() throws(ParseError) -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position].isWordByte { position += 1 }
    return position > start ? start..<position : try takeQuotedKeyPart()
  }

  private mutating func takeQuotedKeyPart() throws(ParseError) -> Range<Int> {
    let start = position
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
      let isText = byte.map { $0 >= 0x80 } ?? false
      throw parseError(
        at: start, expected: "a key", message: isText ? "a key with other letters than a to z is in quotes" : "")
    }
    if next(1) == byte, next(2) == byte {
      throw parseError(at: start, expected: "a key", message: "a key is on one line, in single quotes of its kind")
    }
    try skipString()
    tree.noteQuotedKey()
    return start..<position
  }

  /// Adds a table or an array of tables as the last child of another.
  private mutating func addTable(
    _ kind: Kind, _ definition: TOMLDefinition, at span: Range<Int>, key: Range<Int>?, to parent: Int
  ) throws(ParseError) -> Int {
    let depth = tree.depth(of: parent) + 1
    if depth >= Document.nestingLimit {
      throw .nestedTooDeeply(at: key?.lowerBound ?? span.lowerBound, in: text)
    }
    return tree.addTable(kind, definition, at: span, key: key, to: parent, depth: depth)
  }

  private func takenError(_ key: Range<Int>, _ child: Int, _ message: String) -> ParseError {
    let node = tree[child]
    let line = LineIndex(text).position(at: node.hasKey ? node.keyStart : node.start).line
    return parseError(
      at: key.lowerBound, expected: "a key that is not taken", found: TokenExcerpt(text: text).quoted(key),
      message: "it is on line \(line) already, and \(message)")
  }
}

/// TOML's versions, as far as they differ in what they allow.
enum TOMLVersion: Sendable, Hashable {
  case toml10, toml11
}
