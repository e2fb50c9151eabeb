/// Keys and tables taken away, with the comments that belong to them.
extension TOMLEditor {
  func removal(of node: Node) throws(EditError) -> [TextEdit] {
    let index = node.index
    let own = statements(of: index)
    guard !own.isEmpty, let parent = node.parent else {
      throw .impossible(node.path, "no line shows how this is written")
    }
    if parent.count == 1, let edits = try removalOfOnly(index, in: parent.index, own, node.path) { return edits }
    var edits = blocks(own).map { lines.removal(ofLines: $0) }
    if let header = superfluousHeader(without: own, in: parent.index) {
      let range = wholeLines(header).lowerBound..<lines.lineEnd(own[0].range.upperBound)
      edits = [lines.removal(ofLines: range)]
    }
    return edits
  }

  /// Runs of statements with none of others between them, from the first's comments to the last's line end.
  private func blocks(_ own: [TOMLStatement]) -> [Range<Int>] {
    let starts = Set(own.map(\.range.lowerBound))
    var blocks: [Range<Int>] = []
    var isOpen = false
    for statement in statements {
      let isOwn = starts.contains(statement.range.lowerBound)
      if isOwn {
        let whole = wholeLines(statement)
        if isOpen {
          blocks[blocks.count - 1] = blocks[blocks.count - 1].lowerBound..<whole.upperBound
        } else {
          blocks.append(whole)
        }
      }
      isOpen = isOwn
    }
    return blocks
  }

  /// The last thing in a table that no line of its own defines: the table must stay, empty.
  private func removalOfOnly(
    _ index: Int, in parent: Int, _ own: [TOMLStatement], _ path: Path
  ) throws(EditError) -> [TextEdit]? {
    switch definition(of: parent) {
    case .dotted:
      guard let line = own.first, own.count == 1, let place = place(of: parent, in: line) else { return nil }
      return [TextEdit(keys(of: line)[place].upperBound..<line.range.upperBound, with: " = {}")]
    case .implicit:
      guard let block = blocks(own).first, blocks(own).count == 1 else { return nil }
      let start = lines.lineStart(own[0].range.lowerBound)
      return [TextEdit(max(start, block.lowerBound)..<block.upperBound, with: "[\(headerPath(of: parent))]")]
    case .tableArray: return try emptying(parent, own, path)
    default: return nil
    }
  }

  /// The last `[[ ]]` table goes, and its array stays as one in brackets without anything in it.
  private func emptying(_ array: Int, _ own: [TOMLStatement], _ path: Path) throws(EditError) -> [TextEdit] {
    let table = records[array].parent
    guard definition(of: table) == .header, let key = path.parent?.last?.key else {
      throw .unsupported(path, "the last [[ ]] table is removed with its array")
    }
    let line = try keyLine(key, .array([]), in: table, writer(path))
    var edits = blocks(own).map { lines.removal(ofLines: $0) }
    if let index = edits.firstIndex(where: { $0.range.lowerBound...$0.range.upperBound ~= line.range.lowerBound }) {
      edits[index] = TextEdit(edits[index].range, with: line.replacement)
      return edits
    }
    return (edits + [line]).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The header of a table whose only key goes, where headers above it name the table all the same.
  private func superfluousHeader(without own: [TOMLStatement], in table: Int) -> TOMLStatement? {
    guard own.count == 1, own[0].kind == .keyLine, own[0].target == table, keyLines(of: table).count == 1,
      let header = header(of: table), header.kind == .header,
      let place = statements.firstIndex(where: { $0.range.lowerBound == header.range.lowerBound }), place > 0,
      isInside(statements[place - 1].target, table)
    else { return nil }
    let headerEnd = lines.lineEnd(header.range.upperBound)
    let lineStart = lines.lineStart(own[0].range.lowerBound)
    return lines.nextLine(headerEnd) == lineStart && text[header.range.upperBound..<headerEnd].isEmpty ? header : nil
  }
}
