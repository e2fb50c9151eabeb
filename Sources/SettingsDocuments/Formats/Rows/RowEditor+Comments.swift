/// Assignments that are commented out, and comments that belong to no row.
extension RowEditor {
  func commentedEntries(in container: Node, forKey key: String?) -> [CommentedEntry] {
    guard dialect.hasAssignments, container.parent == nil else { return [] }
    let start = UTF8Text.start(of: text)
    return lines.settings(in: start..<text.count, setting: assignment)
  }

  func commentedLines() -> [CommentedLine] {
    let root = Node(storage: storage, index: 0)
    return commentedEntries(in: root, forKey: nil).map { CommentedLine($0, in: .root) }
  }

  /// A comment as the assignment that it would be; `nil` where it is prose, or a row.
  private func assignment(_ comment: LineText.Comment) -> CommentedEntry? {
    guard comment.isTight else { return nil }
    return withLexer { lexer in
      guard let found = try? lexer.member(in: comment.body), found.key.upperBound < text.count,
        text[found.key.upperBound] == UInt8(ascii: "="), !Prose.isSentence(text[found.value]),
        Prose.wordCount(text[found.value]) <= 3
      else { return nil }
      return CommentedEntry(
        line: comment.line, range: comment.body.lowerBound - 1..<found.value.upperBound, key: found.key,
        value: found.value, isTight: true)
    }
  }

  func written(
    _ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path
  ) throws(EditError) -> String {
    try writing.written(try string(of: value, path), in: .member, path)
  }

  func commentingOut(_ node: Node) throws(EditError) -> [TextEdit]? {
    guard dialect.hasAssignments, !isInRow(node), !isRow(node), !isGroup(node) else { return nil }
    let mark = String(decoding: [dialect.comments[0]], as: UTF8.self)
    return entries(of: node).map { .insert(mark, at: $0.range.lowerBound) }
  }

  /// Comments above a row that are no words about it: what is at the top of the text, as the names of the columns are,
  /// and rows and assignments that are commented out.
  func commentedEntries(onLines range: Range<Int>, above entry: LineEntry) -> [CommentedEntry] {
    var found: [CommentedEntry] = []
    var start = range.lowerBound
    let isTop = range.lowerBound <= UTF8Text.start(of: text)
    while start < range.upperBound {
      let line = start..<lines.lineEnd(start)
      if isTop || isCommentedRow(line) {
        found.append(CommentedEntry(line: line, range: line, key: line, value: line, isTight: true))
      }
      start = lines.nextLine(start)
    }
    return found
  }

  /// Whether a comment is a row of this table, or of more columns than words that explain would be.
  private func isCommentedRow(_ line: Range<Int>) -> Bool {
    guard let mark = line.first(where: { !Prose.isBlank(text[$0]) }), mark + 1 < line.upperBound,
      !Prose.isBlank(text[mark + 1])
    else { return false }
    let content = Array(text[mark + 1..<line.upperBound])
    if Prose.isSentence(content) { return false }
    // A group without rows is an array all the same.
    return (try? RowParser.parse(content, shared))?.records.dropFirst().contains { $0.kind != .array } ?? false
  }
}
