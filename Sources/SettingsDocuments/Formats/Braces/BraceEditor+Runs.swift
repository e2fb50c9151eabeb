extension BraceEditor: StatementPlaces {
  func start(of index: Int) -> Int { entry(index).range.lowerBound }

  func end(of index: Int) -> Int { source.end(of: index, in: storage.records) }

  func lineStart(of index: Int) -> Int? { blankStart(before: start(of: index)) }

  func edges(of block: Int) -> StatementRuns.Edges? {
    if dialect.lines != nil { return edges(ofLines: block) }
    let record = storage.records[block]
    guard let start = lineStart(of: block), let feed = text[record.start...].firstIndex(of: 0x0A), record.end > feed,
      let closing = blankStart(before: record.end - 1), closing > feed
    else { return nil }
    return StatementRuns.Edges(
      before: Array(text[start...feed]), quoted: start..<feed + 1, inner: feed + 1..<closing,
      after: Array(text[closing..<end(of: block)]))
  }

  private func edges(ofLines block: Int) -> StatementRuns.Edges? {
    guard let first = lineStart(of: block), let last = footer(block)?.lineStart else { return nil }
    let (body, end) = (lines.nextLine(key(of: block).upperBound), end(of: block))
    guard body <= last else { return nil }
    return StatementRuns.Edges(
      before: Array(text[first..<body]), quoted: first..<body, inner: body..<last,
      after: Array(text[last..<lines.nextLine(end)]))
  }

  /// The beginning of a line where nothing but blanks is before a place.
  private func blankStart(before place: Int) -> Int? {
    let start = lines.lineStart(place)
    return text[start..<place].allSatisfy(BraceLexer.isBlank) ? start : nil
  }
}
