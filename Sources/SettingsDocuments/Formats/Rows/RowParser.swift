/// Reads one row after another, and hands each on as it comes; in tables with groups at the end.
///
/// - Complexity: linear.
struct RowParser: DialectParser {
  let text: [UInt8]
  let shared: Shared<RowDialect>
  private var tree = TreeBuilder()
  private var groups: RowGroups
  /// The columns of the row that is read.
  private var cells: [RowCell] = []
  /// The number that the first column of each shape has among all; see ``Syntax/columnNames``.
  private let firstColumns: [Int]

  init(_ text: [UInt8], _ shared: Shared<RowDialect>) {
    self.text = text
    self.shared = shared
    groups = RowGroups(shared.value)
    firstColumns = shared.value.firstColumns
  }

  func tree(_ bytes: UnsafeBufferPointer<UInt8>) -> TreeBuilder {
    var tree = tree
    if dialect.hasAssignments || dialect.layout == .pairs {
      let keys = WrittenKeys(
        bytes: bytes, records: tree.records, storedKeys: tree.storedKeys, ignoresCase: false, lists: nil)
      let containers = dialect.layout == .pairs ? tree.records.indices : 0..<1
      tree = Grouping.lists(in: tree, by: keys, of: containers)?.tree ?? tree
    }
    // Names of columns are in no text.
    if tree.storedKeys.isEmpty, dialect.layout != .rows, !dialect.isGrouped { tree.keyInset = 0 }
    if dialect.layout == .rows { tree.keysAreUnique = true }
    return tree
  }

  mutating func read(_ lexer: RowLexer) throws(Fault) -> ParseError? {
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
      if let stop = pace.stop(at: place, in: text, nodes: tree.count + groups.count) { return stop }
      let line = try lexer.line(at: place)
      place = line.next
      if !line.content.isEmpty { try take(line, lexer) }
    }
    if dialect.isGrouped { groups.emit(into: &tree, end: text.count) }
    tree.close(at: text.count)
    return nil
  }

  /// How many nodes a text has about: by its lines, as each is a row.
  private func capacity(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let lines = ByteScan.countOfLines(in: bytes) + 1
    guard dialect.layout == .rows || dialect.groups.count == 1 else { return lines }
    let columns = dialect.shapes.map(\.columns.count).max() ?? 0
    return min(lines * (columns + 1), text.count / 2 + 2)
  }

  private mutating func take(_ line: RowLexer.Line, _ lexer: RowLexer) throws(Fault) {
    switch dialect.layout {
    case .rows:
      let row = try lexer.read(line, into: &cells)
      tree.add(row, cells, from: firstColumns[row.shape])
    case .texts:
      _ = try lexer.read(line, into: &cells)
      for cell in cells {
        tree.scalar(.string, at: cell.span, detail: cell.spelling.rawValue)
      }
    case .pairs: tree.add(try lexer.pairs(in: line), lexer)
    case .members, .groups:
      if let member = try lexer.member(in: line.content) {
        tree.add(member)
      } else {
        let row = try lexer.read(line, into: &cells)
        groups.add(row, cells, from: firstColumns[row.shape])
      }
    }
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

  fileprivate mutating func add(_ member: RowMember, stored: String? = nil) {
    key(member.key, stored: stored)
    scalar(.string, at: member.value, detail: member.spelling.rawValue)
  }

  fileprivate mutating func add(_ pairs: [RowMember], _ lexer: RowLexer) {
    guard let first = pairs.first, let last = pairs.last else { return }
    open(.object, at: first.key.lowerBound)
    for pair in pairs { add(pair, stored: pair.isSpaced ? lexer.key(of: pair) : nil) }
    close(at: last.value.upperBound)
  }
}
