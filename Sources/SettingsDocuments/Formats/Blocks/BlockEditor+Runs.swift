extension BlockEditor: StatementPlaces {
  /// The beginning of its first line, as each statement is on lines of its own.
  func start(of index: Int) -> Int {
    let record = storage.records[index]
    var start = lines.lineStart(record.itemStart)
    while dialect.hasContinuation, start > 1, text[start - 1] == 0x0A {
      let end = start > 1 && text[start - 2] == 0x0D ? start - 2 : start - 1
      guard end > 0, text[end - 1] == UInt8(ascii: "\\") else { break }
      start = lines.lineStart(end - 1)
    }
    return start
  }

  func end(of index: Int) -> Int { storage.records[index].end }

  func lineStart(of index: Int) -> Int? { start(of: index) }

  func edges(of block: Int) -> StatementRuns.Edges? {
    let first = start(of: block)
    let end = storage.records[block].end
    let last = lines.lineStart(end)
    return withLexer { lexer in
      var (body, behind) = (first, last)
      guard case .open? = try? lexer.statement(at: &body), case .close(_, end)? = try? lexer.statement(at: &behind),
        body <= last
      else { return nil }
      return StatementRuns.Edges(
        before: Array(text[first..<body]), quoted: first..<body, inner: body..<last, after: Array(text[last..<behind]))
    }
  }
}
