extension BraceEditor: StatementPlaces {
  func start(of index: Int) -> Int { entry(index).range.lowerBound }

  func end(of index: Int) -> Int { source.end(of: index, in: storage.records) }

  func lineStart(of index: Int) -> Int? { blankStart(before: start(of: index)) }

  func edges(of block: Int) -> StatementRuns.Edges? {
    let (isOfLines, record, end) = (dialect.lines != nil, storage.records[block], end(of: block))
    let body = lines.nextLine(isOfLines ? key(of: block).upperBound : record.start)
    let closing = isOfLines ? footer(block)?.lineStart : blankStart(before: record.end - 1)
    guard let start = lineStart(of: block), let closing, body <= closing else { return nil }
    return StatementRuns.Edges(
      before: Array(text[start..<body]), quoted: start..<body, inner: body..<closing,
      after: Array(text[closing..<(isOfLines ? lines.nextLine(end) : end)]))
  }

  /// The beginning of a line where nothing but blanks is before a place.
  private func blankStart(before place: Int) -> Int? {
    lines.isFirstOnLine(place) ? lines.lineStart(place) : nil
  }
}
