/// A header or a key with its value: what a line says, found from the records of the document.
struct TOMLStatement {
  enum Kind {
    case header, arrayHeader, keyLine
    /// A key and its value in an inline table.
    case inlinePair
  }

  let kind: Kind
  /// From the bracket or the first key to the bracket or the end of the value.
  let range: Range<Int>
  /// The value; of a header its table, or its array of tables.
  let node: Int
  /// The table that is opened, or that the line belongs to.
  let target: Int
}

extension TOMLEditor {
  /// All headers and key lines in the order of the text.
  ///
  /// - Complexity: a look at each record.
  static func statements(of storage: DocumentStorage) -> [TOMLStatement] {
    let (records, text) = (storage.records, storage.text)
    var statements: [TOMLStatement] = []
    var headers = storage.headers[...]
    var table = 0
    func takeHeaders(before offset: Int) {
      while let header = headers.first, header.start < offset {
        headers.removeFirst()
        table = header.container
        let isElement = !records[table].hasKey
        statements.append(
          TOMLStatement(
            kind: isElement ? .arrayHeader : .header, range: header.span,
            node: isElement ? records[table].parent : table, target: table))
      }
    }
    for value in writtenValues(in: 0..<records.count, of: storage) {
      let record = records[value]
      takeHeaders(before: record.keyStart)
      var start = record.keyStart
      if record.parent != table {
        start = TextLines.start(at: start, in: text)
        while text[start] == 0x20 || text[start] == 0x09 { start += 1 }
      }
      statements.append(
        TOMLStatement(kind: .keyLine, range: start..<record.end, node: value, target: table))
    }
    takeHeaders(before: text.count)
    return statements
  }

  /// The pairs of a table in braces in the order of the text.
  func pairs(in table: Int) -> [TOMLStatement] {
    var end = records[table].start + 1
    return Self.writtenValues(in: table + 1..<records[table].next, of: document.storage).map { value in
      let record = records[value]
      let start = record.parent == table ? record.keyStart : startOfPair(from: end)
      end = record.end
      return TOMLStatement(kind: .inlinePair, range: start..<end, node: value, target: table)
    }
  }

  /// The nodes that are written behind `=`, in the order of the text.
  private static func writtenValues(in range: Range<Int>, of storage: DocumentStorage) -> [Int] {
    let records = storage.records
    var values: [Int] = []
    var (index, last, isInOrder) = (range.lowerBound, -1, true)
    while index < range.upperBound {
      let record = records[index]
      guard isWritten(record, in: storage.text) else {
        index += 1
        continue
      }
      if record.keyStart < last { isInOrder = false }
      last = record.keyStart
      values.append(index)
      index = record.next
    }
    return isInOrder ? values : values.sorted { records[$0].keyStart < records[$1].keyStart }
  }

  /// Whether a node with a key is a value, and no table that headers or dotted keys made.
  private static func isWritten(_ record: NodeRecord, in text: [UInt8]) -> Bool {
    if record.kind.isScalar { return true }
    guard record.hasKey, record.keyStart < record.start else { return false }
    return text[record.start] == UInt8(ascii: "[") || text[record.start] == UInt8(ascii: "{")
  }

  /// Where the pair begins that comes behind a brace or another pair.
  private func startOfPair(from end: Int) -> Int {
    var position = end
    while position < text.count {
      switch text[position] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","): position += 1
      case UInt8(ascii: "#"): position = lines.lineEnd(position)
      default: return position
      }
    }
    return position
  }

  // MARK: - Keys

  /// The parts of a statement's key.
  func keys(of statement: TOMLStatement) -> [Range<Int>] {
    var position = statement.range.lowerBound
    var keys: [Range<Int>] = []
    func skip(_ isSkipped: (UInt8) -> Bool) { while isSkipped(text[position]) { position += 1 } }
    if statement.kind == .header || statement.kind == .arrayHeader { skip { $0 == UInt8(ascii: "[") } }
    while true {
      skip { $0 == 0x20 || $0 == 0x09 }
      let end = TOMLKey.end(text, from: position)
      keys.append(position..<end)
      position = end
      skip { $0 == 0x20 || $0 == 0x09 }
      guard text[position] == UInt8(ascii: ".") else { return keys }
      position += 1
    }
  }

  /// What each part of a statement's key leads to; in a header through an array of tables its element, at the end the
  /// array.
  func nodes(of statement: TOMLStatement) -> [Int] {
    let isHeader = statement.kind == .header || statement.kind == .arrayHeader
    let top = isHeader ? 0 : statement.target
    var nodes = [statement.node]
    var parent = records[statement.node].parent
    while parent > top {
      nodes.append(parent)
      let isElement = !records[parent].hasKey
      parent = records[isElement ? records[parent].parent : parent].parent
    }
    return nodes.reversed()
  }

  /// Where a node is among the parts of a statement's key.
  func place(of index: Int, in statement: TOMLStatement) -> Int? {
    nodes(of: statement).firstIndex(of: index)
  }

  // MARK: - Definitions

  /// How a node came to be, as its record and the headers tell.
  func definition(of index: Int) -> TOMLDefinition {
    let record = records[index]
    if record.kind.isScalar { return .value }
    if index == 0 { return .header }
    let isInBraces = text[record.start] == UInt8(ascii: "{")
    if !record.hasKey { return record.kind == .array ? .value : isInBraces ? .inline : .header }
    if record.keyStart < record.start { return record.kind == .array ? .value : isInBraces ? .inline : .dotted }
    if record.kind == .array { return .tableArray }
    if hasHeader(index) { return .header }
    // A line may have gone on with a table that was only part of a header.
    let isOnLine = ChildIndices(of: index, in: records).contains { records[$0].keyStart < records[$0].start }
    return isOnLine ? .dotted : .implicit
  }

  /// Whether a table begins with a header of its own.
  private func hasHeader(_ table: Int) -> Bool {
    let (headers, start) = (document.storage.headers, records[table].start)
    var range = headers.indices
    while let low = range.first {
      let middle = low + range.count / 2
      if headers[middle].start == start { return headers[middle].container == table }
      range = headers[middle].start < start ? middle + 1..<range.upperBound : low..<middle
    }
    return false
  }
}
