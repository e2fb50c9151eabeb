/// Columns that are added to a row and taken from it.
extension RowEditor {
  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .add(let key, let value, let row) where isRow(row): return try addition(of: key, value, toRow: row)
    case .insert(let value, _, let array) where isInRow(array): return try addition(of: value, toListOf: array)
    case .remove(let node) where isInRow(node), .commentOut(let node, _) where isInRow(node):
      return [try removal(ofColumn: node)]
    case .commentOut(let node, let former) where !isRow(node) && !isGroup(node): return try commentingOut(node, former)
    case .commentOut(let node, _): return try removal(of: node)
    case .duplicate(let node, _) where isInRow(node): throw .impossible(node.path, "a row has each column once")
    case .rename(let node, let key) where isInRow(node): return try renaming(node, key)
    case .rename(let node, _) where isGroup(node):
      throw .impossible(node.path, "the rows are below this key in every file of its kind")
    case .move(let node, _) where isInRow(node): throw .impossible(node.path, "the columns have their order")
    case .replace, .add, .insert, .remove, .rename, .duplicate, .move: return try commonEdits(for: edit)
    }
  }

  // MARK: - Adding

  private func addition(of key: String, _ value: Value, toRow row: Node) throws(EditError) -> [TextEdit] {
    let path = row.path.appending(key)
    if dialect.layout == .pairs { return [.insert(", " + (try pair(key, value, path)), at: row.span.upperBound)] }
    let string = try string(of: value, path)
    guard let table = row.parent, let (shape, index) = column(key, of: row) else {
      let columns = shape(of: row)?.columns.map(\.name).joined(separator: ", ") ?? "not known"
      throw .impossible(path, "the columns of this row are \(columns)")
    }
    let present = row.members.compactMap { member in shape.index(of: member.key).map { ($0, member.value) } }
    for before in shape.columns[..<index] where !before.isSkipped && !before.name.isEmpty {
      if !present.contains(where: { shape.columns[$0.0].name == before.name }), shape.columns[index].kind != .rest {
        throw .impossible(path, "set \(before.name) first, which is before it in the row")
      }
    }
    let place = RowWriting.Place.column(shape.columns[index], isFirst: shape.isFirst(index))
    let written = try writing.written(string, in: place, path)
    guard let previous = present.last(where: { $0.0 < index })?.1 else {
      guard let next = present.first?.1 else { throw .impossible(path, "the row has no columns") }
      return [.insert(written + " ", at: next.span.lowerBound)]
    }
    let end = previous.span.upperBound
    if shape.isOnNextLine(shape.columns[index]) { return [.insert(lines.lineBreak + "\t" + written, at: end)] }
    let neighbours = RowNeighbours(of: row.indexInParent, in: table, isTaken: true)
    let line = String(bytes: text, in: lines.lineStart(end)..<end)
    return [.insert(gap(behind: line, to: key, like: neighbours) + written, at: end)]
  }

  private func addition(of value: Value, toListOf array: Node) throws(EditError) -> [TextEdit] {
    guard let last = Array(array.elements).last, let key = array.key else {
      throw .impossible(array.path, "the list has no values")
    }
    return [.insert(", " + (try pair(key, value, array.path)), at: last.span.upperBound)]
  }

  // MARK: - Pairs

  /// A pair as it is written; several for a list.
  func pair(_ key: String, _ value: Value, _ path: Path) throws(EditError) -> String {
    if case .array(let values) = storage.format.syntax.readBack(value), !values.isEmpty {
      return try values.map { value throws(EditError) in try pair(key, value, path) }.joined(separator: ", ")
    }
    let written = key + (try writing.written(try string(of: value, path), in: .pair, path))
    try checkPair(written, key, path)
    return written
  }

  private func checkPair(_ pair: String, _ key: String, _ path: Path) throws(EditError) {
    let isRead = Array(pair.utf8).withUnsafeBufferPointer { bytes in
      let lexer = RowLexer(bytes, shared)
      guard let line = try? lexer.line(at: 0), let pairs = try? lexer.pairs(in: line) else { return false }
      return pairs.count == 1 && lexer.text(of: pairs[0].key) == key
    }
    if !isRead { throw .unsupported(path, "a key of a rule ends with its operator: KERNEL==, ATTR{size}!=, RUN+=") }
  }

  private func renaming(_ node: Node, _ key: String) throws(EditError) -> [TextEdit] {
    guard dialect.layout == .pairs, let span = node.keySpan, node.kind.isScalar else {
      throw .impossible(node.path, "the columns have their names by their order")
    }
    try checkPair(key + "\"\"", key, node.path)
    return [TextEdit(span, with: key)]
  }

  // MARK: - Removing

  private func removal(ofColumn node: Node) throws(EditError) -> TextEdit {
    if dialect.layout == .pairs { return try removal(ofPair: node) }
    guard let row = node.parent, let (shape, index) = column(node.key, of: row) else {
      throw .impossible(node.path, "it is no column")
    }
    let column = shape.columns[index]
    if column.isRequired { throw .impossible(node.path, "a row has to have this column: remove the row instead") }
    let place = node.indexInParent
    guard place == row.count - 1 || column.isSkipped else {
      throw .impossible(node.path, "another column is behind it, which would take its place: remove that first")
    }
    let all = Array(row.children)
    if place == 0, all.count > 1 { return .delete(node.span.lowerBound..<all[1].span.lowerBound) }
    guard place > 0 else { throw .impossible(node.path, "it is the only column of its row") }
    let previous = all[place - 1]
    return .delete(previous.span.upperBound..<node.span.upperBound)
  }

  /// A pair with the comma behind it, or before it where it is the last.
  private func removal(ofPair node: Node) throws(EditError) -> TextEdit {
    guard node.kind.isScalar else {
      throw .impossible(node.path, "it is written in several places of the rule: remove its values one by one")
    }
    var row = node
    while let parent = row.parent, !isRow(row) { row = parent }
    let found = withLine(of: row) { lexer, line -> Range<Int>? in
      guard let pairs = try? lexer.pairs(in: line), pairs.count > 1,
        let place = pairs.firstIndex(where: { $0.value == node.span })
      else { return nil }
      if place + 1 < pairs.count { return pairs[place].key.lowerBound..<pairs[place + 1].key.lowerBound }
      return pairs[place - 1].value.upperBound..<pairs[place].value.upperBound
    }
    guard let found else { throw .impossible(node.path, "a rule has at least one key: remove the rule instead") }
    return .delete(found)
  }
}
