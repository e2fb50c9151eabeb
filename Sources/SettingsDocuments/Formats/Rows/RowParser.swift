/// Reads one row after another, and hands each on as it comes; in tables with groups at the end.
///
/// - Complexity: linear.
struct RowParser: DialectParser {
  let text: [UInt8]
  let dialect: RowDialect
  private var tree = TreeBuilder()
  private var groups: RowGroups
  /// The columns of the row that is read.
  private var cells: [RowCell] = []
  /// The number that the first column of each shape has among all; see ``Syntax/columnNames``.
  private let firstColumns: [Int]

  init(_ text: [UInt8], _ dialect: RowDialect) {
    self.text = text
    self.dialect = dialect
    groups = RowGroups(dialect)
    firstColumns = dialect.firstColumns
  }

  func tree(_ bytes: UnsafeBufferPointer<UInt8>) -> TreeBuilder { tree }

  mutating func read(_ lexer: RowLexer) throws(RowLexer.Fault) -> ParseError? {
    var place = UTF8Text.start(of: text)
    let isObject = if case .members = dialect.layout { true } else { dialect.isGrouped }
    if dialect.isGrouped {
      groups.reserve(capacity(of: lexer.bytes))
    } else {
      tree.reserve(capacity(of: lexer.bytes))
    }
    tree.open(isObject ? .object : .array, at: place)
    var pace = ReadingPace()
    while place < text.count {
      do throws(ParseError) {
        try pace.step(at: place, in: text, nodes: tree.count + groups.count)
      } catch {
        return error
      }
      let line = try lexer.line(at: place)
      place = line.next
      if !line.content.isEmpty { try take(line, lexer) }
    }
    if dialect.isGrouped { groups.emit(into: &tree, end: text.count) }
    tree.close(at: text.count)
    if tree.storedKeys.isEmpty, dialect.areKeysWritten { tree.keyInset = 0 }
    if dialect.layout == .rows { tree.keysAreUnique = true }
    return nil
  }

  /// How many nodes a text has about: by its lines, as each is a row.
  private func capacity(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let lines = ByteScan.countOfLines(in: bytes) + 1
    guard dialect.layout == .rows || dialect.groups.count == 1 else { return lines }
    let columns = dialect.shapes.map(\.columns.count).max() ?? 0
    return min(lines * (columns + 1), text.count / 2 + 2)
  }

  private mutating func take(_ line: RowLexer.Line, _ lexer: RowLexer) throws(RowLexer.Fault) {
    switch dialect.layout {
    case .rows:
      let row = try lexer.read(line, into: &cells)
      tree.add(row, cells, from: firstColumns[row.shape])
    case .texts:
      _ = try lexer.read(line, into: &cells)
      for cell in cells {
        tree.scalar(.string, at: cell.span, detail: cell.spelling.rawValue)
      }
    case .members(let mark):
      let member = try lexer.member(in: line.content, mark)
      tree.key(member.key)
      tree.scalar(.string, at: member.value, detail: member.spelling.rawValue)
    case .pairs: tree.add(try lexer.pairs(in: line), lexer)
    case .groups:
      if dialect.hasAssignments, let assignment = try lexer.assignment(in: line.content) {
        groups.add(assignment, named: lexer.text(of: assignment.key))
      } else {
        let row = try lexer.read(line, into: &cells)
        groups.add(row, cells, from: firstColumns[row.shape])
      }
    }
  }
}

extension RowLexer {
  /// A line as a key and its value, which may be empty.
  func member(in content: Range<Int>, _ mark: UInt8) throws(Fault) -> RowAssignment {
    guard let place = firstOutside(mark, from: content.lowerBound, before: content.upperBound) else {
      let written = "\"\(UnicodeScalar(mark))\""
      throw Fault(offset: content.lowerBound, expected: "a key, \(written) and a value")
    }
    var end = place
    while end > content.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
    guard end > content.lowerBound, !bytes[content.lowerBound..<end].contains(0x0A) else {
      throw Fault(offset: content.lowerBound, expected: "a key before the \"\(UnicodeScalar(mark))\"")
    }
    let value = skipBlanks(from: place + 1, before: content.upperBound)..<content.upperBound
    let isOverLines = lineFeed(from: value.lowerBound) < value.upperBound
    return RowAssignment(key: content.lowerBound..<end, value: value, spelling: isOverLines ? .lines : .plain)
  }
}

extension TreeBuilder {
  /// - Parameter first: the number of the first column of the row's shape.
  mutating func add(_ row: RowSpan, _ cells: [RowCell], from first: Int) {
    object(at: row.span, count: cells.count) { place in
      let cell = cells[place]
      return (cell.span, cell.spelling.rawValue | (first + cell.column + 1) << 8)
    }
  }

  /// A key that is repeated is a list, where it is first.
  mutating func add(_ pairs: [RowPair], _ lexer: RowLexer) {
    guard let first = pairs.first, let last = pairs.last else { return }
    open(.object, at: first.key.lowerBound)
    let keys = pairs.map(lexer.key)
    var places: [String: [Int]] = [:]
    for (place, key) in keys.enumerated() { places[key, default: []].append(place) }
    for (place, key) in keys.enumerated() {
      guard let own = places[key], own[0] == place else { continue }
      self.key(pairs[place].key, stored: pairs[place].isSpaced ? key : nil)
      addList(own.map { (pairs[$0].value, .quoted) })
    }
    close(at: last.value.upperBound)
  }

  /// The values of one key: several are a list.
  mutating func addList(_ values: [(span: Range<Int>, spelling: RowSpelling)]) {
    guard let first = values.first, let last = values.last else { return }
    if values.count > 1 {
      open(.array, at: first.span.lowerBound)
      isInTextOrder = false
    }
    for value in values { scalar(.string, at: value.span, detail: value.spelling.rawValue) }
    if values.count > 1 { close(at: last.span.upperBound) }
  }
}
