/// Keeps columns below each other, where those of the rows around are.
extension RowEditor {
  /// The change of the blanks behind a column whose value changes, so that the next column stays where it is.
  ///
  /// Only where the blanks are just those that make the columns of other rows be below each other, and stay so: then
  /// setting the value back gives the same text.
  func gap(behind node: Node, growth edit: TextEdit) -> [TextEdit] {
    guard let row = node.parent, let table = row.parent,
      let next = Array(row.children).dropFirst(node.indexInParent + 1).first, next.keySpan != nil
    else { return [] }
    let gap = node.span.upperBound..<next.span.lowerBound
    let neighbours = RowNeighbours(of: row.indexInParent, in: table, isTaken: true)
    guard let key = next.key, let target = commonColumn(of: key, in: neighbours.rows) else { return [] }
    let oldEnd = column(at: node.span.upperBound)
    let old = String(bytes: text, in: gap)
    guard blanks(like: old, from: oldEnd, to: target) == old else { return [] }
    let (head, tail) = (node.span.lowerBound..<edit.range.lowerBound, edit.range.upperBound..<node.span.upperBound)
    let newEnd = column(at: node.span.lowerBound) + width(of: text[head] + edit.replacement + text[tail])
    guard let new = blanks(like: old, from: newEnd, to: target), new != old else { return [] }
    return [TextEdit(gap, with: new)]
  }

  /// What is between the line so far and a column, as the rows around have it.
  func gap(behind line: String, to column: String, like neighbours: RowNeighbours) -> String {
    let model = neighbours.cell(of: column) ?? neighbours.taken.flatMap { Array($0.children).last }
    if dialect.separator != nil {
      return (dialect.trimsColumns ? model.flatMap(separatorWithBlanks) : nil) ?? dialect.separatorText
    }
    let isTabbed = model.map { $0.indexInParent > 0 && text[$0.span.lowerBound - 1] == 0x09 } ?? false
    let plain = isTabbed ? "\t" : " "
    let own = neighbours.row(with: column).flatMap { paddedColumn(of: column, in: $0) }
    let usual = commonColumn(of: column, in: neighbours.rows) ?? usualColumn(of: column, in: neighbours.rows)
    guard let target = usual ?? own else { return plain }
    return blanks(like: plain, from: width(of: line.utf8), to: target) ?? plain
  }

  /// The separator before a column as it is written, with blanks around it that do not make columns.
  private func separatorWithBlanks(before cell: Node) -> String? {
    guard let row = cell.parent, cell.indexInParent > 0 else { return nil }
    let previous = Array(row.children)[cell.indexInParent - 1]
    let gap = text[previous.span.upperBound..<cell.span.lowerBound]
    guard gap.allSatisfy({ $0 == 0x20 || $0 == dialect.separator }) else { return nil }
    return gap.count <= 3 ? String(bytes: text, in: gap.startIndex..<gap.endIndex) : " \(dialect.separatorText) "
  }

  /// The column of the screen that some rows have a value in, where blanks make it so; nil where one of them is
  /// otherwise, though it has room.
  private func commonColumn(of key: String, in rows: [Node]) -> Int? {
    let places = rows.compactMap { row in row.kind == .object ? row[key].flatMap(place) : nil }
    guard let target = places.filter(\.isPadded).map(\.column).max(),
      places.count(where: { $0.column == target }) > 1,
      places.allSatisfy({ $0.column == target || (!$0.isPadded && $0.column > target) })
    else { return nil }
    return target
  }

  /// The column of the screen that most rows have a value in: one that is long is no model.
  private func usualColumn(of key: String, in rows: [Node]) -> Int? {
    let columns = rows.compactMap { row in paddedColumn(of: key, in: row) }
    return columns.first { column in columns.count { $0 == column } * 2 > columns.count && columns.count > 1 }
  }

  /// The column of the screen that a row has a value in, where more than one blank is before it, or where that is so of
  /// the columns on both sides: one that is long leaves no room.
  private func paddedColumn(of key: String, in row: Node) -> Int? {
    guard row.kind == .object, let cell = row[key], let place = place(of: cell) else { return nil }
    let (cells, own) = (Array(row.children), cell.indexInParent)
    func isPadded(_ index: Int) -> Bool { cells.indices ~= index && self.place(of: cells[index])?.isPadded == true }
    return place.isPadded || isPadded(own - 1) && isPadded(own + 1) ? place.column : nil
  }

  /// Where a value is on the screen, and whether more than one blank is before it.
  private func place(of cell: Node) -> (column: Int, isPadded: Bool)? {
    guard cell.kind.isScalar, cell.indexInParent > 0 else { return nil }
    let start = cell.span.lowerBound
    let isPadded = start > 1 && (text[start - 1] == 0x09 || (text[start - 1] == 0x20 && text[start - 2] == 0x20))
    return (column(at: start), isPadded)
  }

  // MARK: - Columns of the screen

  /// Blanks or tabs up to a column, at least one; nil where the model is of neither alone.
  func blanks(like model: String, from start: Int, to target: Int) -> String? {
    guard !model.isEmpty else { return nil }
    if model.utf8.allSatisfy({ $0 == 0x20 }) { return String(repeating: " ", count: max(1, target - start)) }
    guard model.utf8.allSatisfy({ $0 == 0x09 }) else { return nil }
    let stop = Self.tabStop
    guard target % stop == 0 else { return target > start ? nil : "\t" }
    return String(repeating: "\t", count: max(1, (target - start + stop - 1) / stop))
  }

  static let tabStop = 8

  func column(at offset: Int) -> Int {
    width(of: text[lines.lineStart(offset)..<offset])
  }

  func width(of bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { column, byte in
      if byte == 0x09 { return (column / Self.tabStop + 1) * Self.tabStop }
      return byte & 0xC0 == 0x80 ? column : column + 1
    }
  }
}
