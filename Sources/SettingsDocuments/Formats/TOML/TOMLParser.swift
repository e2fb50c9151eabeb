/// Reads TOML 1.0 and 1.1 (toml.io). One pass.
struct TOMLParser {
  let text: [UInt8]
  let version: TOMLVersion
  var position: Int
  var tree: TOMLTree
  /// The headers and key lines in the order of the text, when they are asked for.
  var statements: [TOMLStatement] = []
  /// The pairs of each inline table, when they are asked for.
  var inlinePairs: [Int: [TOMLStatement]] = [:]
  let collectsStatements: Bool
  /// The table that key lines belong to now.
  private var table = 0

  init(_ text: [UInt8], version: TOMLVersion, collectsStatements: Bool = false) {
    self.text = text
    self.version = version
    self.collectsStatements = collectsStatements
    position = UTF8Text.start(of: text)
    tree = TOMLTree(text)
  }

  mutating func parse() throws(ParseError) {
    tree[0].start = Int32(position)
    var pace = ReadingPace()
    while true {
      try pace.step(at: position, in: text)
      try skipBlankLines()
      guard let byte else { return }
      if byte == UInt8(ascii: "[") { try takeHeader() } else { try takeKeyLine() }
      try expectEndOfLine()
    }
  }

  var byte: UInt8? { position < text.count ? text[position] : nil }

  func next(_ distance: Int) -> UInt8? {
    position + distance < text.count ? text[position + distance] : nil
  }

  // MARK: - Headers

  private mutating func takeHeader() throws(ParseError) {
    let start = position
    let isArray = next(1) == UInt8(ascii: "[")
    position += isArray ? 2 : 1
    skipBlanks()
    let parts = try takeKey()
    let closing = isArray ? "]]" : "]"
    guard byte == UInt8(ascii: "]"), !isArray || next(1) == UInt8(ascii: "]") else {
      throw parseError(at: position, expected: "\"\(closing)\" at the end of this header")
    }
    position += closing.utf8.count
    let header = start..<position
    var path: [Int] = []
    var parent = 0
    for part in parts.dropLast() {
      parent = try enter(part, of: parent, header)
      path.append(parent)
    }
    guard let last = parts.last else { return }
    table = isArray ? try appendElement(last, to: parent, header) : try openTable(last, in: parent, header)
    path.append(isArray ? Int(tree[table].parent) : table)
    if collectsStatements {
      statements.append(
        TOMLStatement(kind: isArray ? .arrayHeader : .header, range: header, keys: parts, nodes: path, target: table))
    }
  }

  /// The table that a part of a header before its last leads to; of an array of tables, the last element.
  private mutating func enter(_ key: Range<Int>, of parent: Int, _ header: Range<Int>) throws(ParseError) -> Int {
    guard let child = tree.child(of: parent, key: key) else {
      return try addContainer(.object, .implicit, at: header, key: key, to: parent)
    }
    switch tree[child].definition {
    case .header, .dotted, .implicit: return child
    case .tableArray: return Int(tree[child].lastChild)
    case .inline, .value: throw takenError(key, child, "a table can be opened only below a table")
    }
  }

  private mutating func openTable(_ key: Range<Int>, in parent: Int, _ header: Range<Int>) throws(ParseError) -> Int {
    guard let child = tree.child(of: parent, key: key) else {
      return try addContainer(.object, .header, at: header, key: key, to: parent)
    }
    guard tree[child].definition == .implicit else {
      throw takenError(key, child, "each table is defined once; add its keys there")
    }
    tree[child].definition = .header
    tree[child].start = Int32(header.lowerBound)
    tree[child].end = Int32(header.upperBound)
    tree[child].keyStart = Int32(key.lowerBound)
    tree[child].keyEnd = Int32(key.upperBound)
    return child
  }

  private mutating func appendElement(
    _ key: Range<Int>, to parent: Int, _ header: Range<Int>
  ) throws(ParseError) -> Int {
    let array: Int
    if let child = tree.child(of: parent, key: key) {
      guard tree[child].definition == .tableArray else {
        throw takenError(key, child, "only what [[ ]] began can be continued by it")
      }
      array = child
      tree[array].end = Int32(header.upperBound)
    } else {
      array = try addContainer(.array, .tableArray, at: header, key: key, to: parent)
    }
    return try addContainer(.object, .header, at: header, key: nil, to: array)
  }

  // MARK: - Keys and their values

  private mutating func takeKeyLine() throws(ParseError) {
    let start = position
    let (parts, nodes) = try takeKeyAndValue(into: table)
    tree[table].end = max(tree[table].end, Int32(position))
    let parent = Int(tree[table].parent)
    if parent >= 0, tree[parent].definition == .tableArray { tree[parent].end = Int32(position) }
    if collectsStatements {
      statements.append(
        TOMLStatement(kind: .keyLine, range: start..<position, keys: parts, nodes: nodes, target: table))
    }
  }

  /// Takes `a.b = value`; says the parts of the key, and the nodes they lead to.
  mutating func takeKeyAndValue(into table: Int) throws(ParseError) -> ([Range<Int>], [Int]) {
    let parts = try takeKey()
    guard byte == UInt8(ascii: "=") else {
      throw parseError(at: position, expected: "\"=\" after this key")
    }
    position += 1
    skipBlanks()
    var parent = table
    var nodes: [Int] = []
    for (key, following) in zip(parts, parts.dropFirst()) {
      parent = try enterDotted(key, of: parent, at: following.lowerBound)
      nodes.append(parent)
    }
    let key = parts[parts.count - 1]
    if let child = tree.child(of: parent, key: key) { throw takenError(key, child, "each key is given one value") }
    let value = try takeValue(key: key, in: parent)
    for node in nodes where tree[node].start >= Int32(parts[0].lowerBound) { tree[node].end = Int32(position) }
    return (parts, nodes + [value])
  }

  private mutating func enterDotted(_ key: Range<Int>, of parent: Int, at start: Int) throws(ParseError) -> Int {
    guard let child = tree.child(of: parent, key: key) else {
      return try addContainer(.object, .dotted, at: start..<start, key: key, to: parent)
    }
    switch tree[child].definition {
    case .dotted: return child
    case .implicit:
      tree[child].definition = .dotted
      return child
    case .header, .tableArray: throw takenError(key, child, "its keys belong below its own header")
    case .inline: throw takenError(key, child, "an inline table is complete where it is written")
    case .value: throw takenError(key, child, "it is no table")
    }
  }

  /// One or more parts with dots between them, up to what follows.
  private mutating func takeKey() throws(ParseError) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    while true {
      if parts.count >= Document.nestingLimit { throw .nestedTooDeeply(at: position, in: text) }
      parts.append(try takeKeyPart())
      skipBlanks()
      guard byte == UInt8(ascii: ".") else { return parts }
      position += 1
      skipBlanks()
    }
  }

  private mutating func takeKeyPart() throws(ParseError) -> Range<Int> {
    let start = position
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if next(1) == byte, next(2) == byte {
        throw parseError(at: start, expected: "a key", message: "a key is on one line, in single quotes of its kind")
      }
      try skipString()
    default:
      while let byte, byte.isWordByte { position += 1 }
    }
    guard position > start else {
      let isText = byte.map { $0 >= 0x80 } ?? false
      throw parseError(
        at: start, expected: "a key", message: isText ? "a key with other letters than a to z is in quotes" : "")
    }
    return start..<position
  }

  /// Adds a table or an array as the last child of a table or an array.
  mutating func addContainer(
    _ kind: Kind, _ definition: TOMLTree.Definition, at span: Range<Int>, key: Range<Int>?, to parent: Int
  ) throws(ParseError) -> Int {
    let index = tree.add(kind, definition, at: span, key: key, to: parent)
    if tree[index].depth >= Document.nestingLimit {
      throw .nestedTooDeeply(at: key?.lowerBound ?? span.lowerBound, in: text)
    }
    return index
  }

  private func takenError(_ key: Range<Int>, _ child: Int, _ message: String) -> ParseError {
    let node = tree[child]
    let line = LineIndex(text).position(at: Int(node.keyStart >= 0 ? node.keyStart : node.start)).line
    return parseError(
      at: key.lowerBound, expected: "a key that is not taken", found: TokenExcerpt(text: text).quoted(key),
      message: "it is on line \(line) already, and \(message)")
  }
}

/// TOML's versions, as far as they differ in what they allow.
enum TOMLVersion: Sendable, Hashable {
  case toml10, toml11
}

/// A header or a key with its value, for editing.
struct TOMLStatement {
  enum Kind {
    case header, arrayHeader, keyLine
    /// A key and its value in an inline table.
    case inlinePair
  }

  let kind: Kind
  /// From the bracket or the first key to the bracket or the end of the value.
  let range: Range<Int>
  let keys: [Range<Int>]
  /// What each of the keys leads to; in a header through an array of tables, its element, at the end the array.
  let nodes: [Int]
  /// The table that is opened, or that the line belongs to.
  let target: Int
}
