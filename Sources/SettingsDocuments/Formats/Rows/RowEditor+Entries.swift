/// Rows that were written as their lines: as they are, with their columns below those of the rows around them.
extension RowEditor {
  func edits(for edit: NodeEdit, writtenAs entry: WrittenEntry) throws(EditError) -> [TextEdit]? {
    switch edit {
    case .insert(_, let index, let table) where table.parent == nil || isGroup(table):
      return placed(line(of: entry, like: RowNeighbours(of: index, in: table)), at: index, of: table)
    case .replace(let row, _) where isRow(row) || dialect.layout == .texts:
      guard let table = row.parent else { return nil }
      let neighbours = RowNeighbours(of: row.indexInParent, in: table, isTaken: true)
      return [TextEdit(try place(of: row, entry), with: line(of: entry, like: neighbours))]
    default: return nil
    }
  }

  /// What goes for a row that takes the place of another: also the comment behind that, where it has one of its own.
  private func place(of row: Node, _ entry: WrittenEntry) throws(EditError) -> Range<Int> {
    if text[row.span].contains(0x0A), text[row.span].contains(where: dialect.comments.contains) {
      throw .losingComments(of: "row", row.path)
    }
    guard entry.hasComment else { return row.span }
    let line = row.span.upperBound..<lines.lineEnd(row.span.upperBound)
    return row.span.lowerBound..<(text[line].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? row.span.upperBound)
  }

  /// The line as it was written. Where nothing but blanks or a separator is between two columns, that is as in the rows
  /// around.
  private func line(of entry: WrittenEntry, like neighbours: RowNeighbours) -> String {
    let written = entry.text
    var (line, place) = ("", entry.range.lowerBound)
    for cell in isRow(entry.node) && dialect.layout != .pairs ? Array(entry.node.children) : [] {
      let gap = written[place..<cell.span.lowerBound]
      if place > entry.range.lowerBound, isPlain(gap), let key = cell.key, neighbours.cell(of: key) != nil {
        line += self.gap(behind: line, to: key, like: neighbours)
      } else {
        line += String(bytes: written, in: place..<cell.span.lowerBound)
      }
      line += String(bytes: written, in: cell.span)
      place = cell.span.upperBound
    }
    line += String(bytes: written, in: place..<entry.range.upperBound)
    return line.replacing(each: "\n", with: lines.lineBreak)
  }

  private func isPlain(_ gap: ArraySlice<UInt8>) -> Bool {
    if let separator = dialect.separator {
      return dialect.trimsColumns && gap.count { $0 == separator } == 1
        && gap.allSatisfy { $0 == separator || RowLexer.isBlank($0) }
    }
    return !gap.isEmpty && gap.allSatisfy(RowLexer.isBlank)
  }
}
