/// Writes changes into a table. The document's records tell where rows and columns are; the lines of assignments are
/// read again.
struct RowEditor: DialectEditor {
  typealias Lexer = RowLexer

  let storage: DocumentStorage
  let shared: Shared<RowDialect>
  let lines: LineText
  let writing: RowWriting

  init(_ storage: DocumentStorage, _ shared: Shared<RowDialect>) {
    self.storage = storage
    self.shared = shared
    lines = LineText(storage.text, commentMarks: shared.value.comments)
    writing = RowWriting(shared: shared)
  }

  // MARK: - What nodes are

  /// Whether a node is a row with columns.
  func isRow(_ node: Node) -> Bool { node.kind == .object && node.parent != nil }

  /// Whether a node is a column, or one of a column's values.
  func isInRow(_ node: Node) -> Bool {
    guard let parent = node.parent else { return false }
    return isRow(parent) || isInRow(parent)
  }

  /// Whether a node is the array below one of the dialect's groups.
  func isGroup(_ node: Node) -> Bool {
    node.kind == .array && node.parent?.parent == nil && dialect.groups.contains { $0 == node.key }
  }

  // MARK: - What nodes are written as

  func entries(of node: Node) -> [LineEntry] {
    if isInRow(node) { return [] }
    if node.kind == .array { return node.elements.flatMap(entries) }
    let isLine = isRow(node) || dialect.layout == .texts
    return [isLine ? LineEntry(range: node.span, value: node.span) : member(node)]
  }

  /// The line of an assignment, or of an object's member.
  private func member(_ node: Node) -> LineEntry {
    let key = node.keySpan ?? withLine(of: node) { lexer, line in (try? lexer.member(in: line.content))?.key }
    let start = key?.lowerBound ?? node.span.lowerBound
    return LineEntry(range: start..<max(start, node.span.upperBound), key: key, value: node.span)
  }

  /// Reads the line again that a node begins on.
  func withLine<Result>(of node: Node, _ body: (RowLexer, RowLexer.Line) -> Result?) -> Result? {
    withLexer { lexer in (try? lexer.line(at: lines.lineStart(node.span.lowerBound))).flatMap { body(lexer, $0) } }
  }

  func keySpans(of node: Node) -> [Range<Int>] { isRow(node) ? [] : entries(of: node).compactMap(\.key) }

  func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool {
    !lines.isBlank(lineAt: start) && !lines.isComment(lineAt: start)
  }

  func slots(in container: Node) throws(EditError) -> [Range<Int>] {
    // The values of a list change places; each line keeps its comment.
    if container.kind == .array, container.key != nil, !isGroup(container) { return container.elements.map(\.span) }
    return try container.children.map { child throws(EditError) in
      if isGroup(child) { throw .impossible(child.path, "its rows are between the other lines") }
      return try slot(of: child)
    }
  }

  // MARK: - Changes

  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit] {
    guard node.kind.isScalar else { throw .unsupported(node.path, "a row is changed column by column") }
    let string = try string(of: value, node.path)
    guard dialect.layout != .pairs, let row = node.parent, isRow(row), let (shape, index) = column(node.key, of: row)
    else { return [try changed(node, to: string, in: placeOfScalars)] }
    let column = shape.columns[index]
    // What would be read as the column before, which the row does not have.
    if index > 0, case let before = shape.columns[index - 1], before.isSkipped, row[before.name] == nil,
      before.check.accepts(string)
    {
      throw .unsupported(node.path, "\"\(string.prefix(24))\" would be read as the column \(before.name)")
    }
    if string.isEmpty, shape.isFirst(index), case .until(let mark) = column.kind,
      let end = text[node.span.upperBound...].firstIndex(of: mark)
    {
      return [.delete(node.span.lowerBound..<end)]
    }
    let edit = try changed(node, to: string, in: .column(column, isFirst: shape.isFirst(index)))
    return [edit] + gap(behind: node, growth: edit)
  }

  private func changed(_ node: Node, to string: String, in place: RowWriting.Place) throws(EditError) -> TextEdit {
    try withLexer { lexer throws(EditError) in
      try writing.changed(
        node.span, RowSpelling(detail: node.record.detail), to: string, in: place, lexer, node.path)
    }
  }

  /// Where scalars are written that are in no row with columns.
  var placeOfScalars: RowWriting.Place {
    switch dialect.layout {
    case .pairs: .pair
    case .texts: .column(dialect.shapes[0].columns[0], isFirst: true)
    case .rows, .members, .groups: .member
    }
  }

  func shape(of row: Node) -> RowShape? {
    withLine(of: row) { lexer, line in (try? lexer.shape(of: line)).map { dialect.shapes[$0] } }
  }

  /// The shape of a row, and the place that a column has in it.
  func column(_ key: String?, of row: Node) -> (shape: RowShape, index: Int)? {
    guard let key, let shape = shape(of: row), let index = shape.index(of: key) else { return nil }
    return (shape, index)
  }
}
