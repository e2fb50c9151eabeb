/// The lines that a part of the tree is written on.
extension TOMLEditor {
  /// Whether a node of the tree is another, or is below it.
  func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    ancestor <= index && index < records[ancestor].next
  }

  /// The statements that a node is written with, in the order of the text: those that lead to it or below it.
  func statements(of index: Int) -> [TOMLStatement] {
    statements.filter { isInside($0.kind == .keyLine ? $0.node : $0.target, index) }
  }

  /// The key lines right under a header, or at the top of the text for the root.
  func keyLines(of table: Int) -> [TOMLStatement] {
    statements.filter { $0.kind == .keyLine && $0.target == table }
  }

  /// The header of a table.
  func header(of table: Int) -> TOMLStatement? {
    statements.first { $0.kind != .keyLine && $0.target == table }
  }

  /// The path of a table as headers spell it.
  func headerPath(of index: Int) -> String {
    var parts: [String] = []
    var node = index
    while node > 0 {
      if let key = records[node].keySpan { parts.append(String(bytes: text, in: key)) }
      node = records[node].parent
    }
    return parts.reversed().joined(separator: ".")
  }

  /// What is around `=` on the line of a statement; as usual where that cannot be told.
  func equals(like statement: TOMLStatement?) -> String {
    guard let record = statement.map({ records[$0.node] }) else { return " = " }
    let gap = String(bytes: text, in: record.keyEnd..<record.start)
    // Values set in a column say nothing about the next line.
    return gap.utf8.count <= 3 ? gap : " = "
  }

  /// From the comments above a statement to the end of its line.
  func wholeLines(_ statement: TOMLStatement) -> Range<Int> {
    let start = lines.lineStart(statement.range.lowerBound)
    let comments = commentStart(above: start, statement.kind)
    let isHeading =
      statement.kind == .keyLine
      && lines.isHeading(commentsAt: comments, aboveLine: lines.lineStart(statement.range.upperBound)) { next in
        !lines.isBlank(lineAt: next) && !lines.isComment(lineAt: next) && firstByte(ofLineAt: next) != UInt8(ascii: "[")
      }
    return (isHeading ? start : comments)..<lines.lineEnd(statement.range.upperBound)
  }

  /// Settings that are commented out right above a header belong to the table before it.
  private func commentStart(above start: Int, _ kind: TOMLStatement.Kind) -> Int {
    let comments = lines.commentStart(above: start)
    guard kind != .keyLine else { return comments }
    var line = comments
    var result = comments
    while line < start {
      let next = lines.nextLine(line)
      if isCommentedKey(lineAt: line) { result = next }
      line = next
    }
    return result
  }

  private func firstByte(ofLineAt start: Int) -> UInt8? {
    text[start...].first { $0 != 0x20 && $0 != 0x09 }
  }
}
