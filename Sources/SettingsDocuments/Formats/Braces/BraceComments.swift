/// Comments that are settings: found between the statements of each block.
extension BraceEditor {
  func commentedEntries(in container: Node, forKey key: String?) -> [CommentedEntry] {
    container.kind == .object ? commentedEntries(in: container.index, BraceCommentReader(self)) : []
  }

  func commentedEntries(onLines range: Range<Int>, above entry: LineEntry) -> [CommentedEntry] {
    BraceCommentReader(self).settings(in: range)
  }

  func commentedLines() -> [CommentedLine] {
    let reader = BraceCommentReader(self)
    return storage.records.indices.filter { storage.records[$0].kind == .object }.flatMap { container in
      let found = commentedEntries(in: container, reader)
      let path = found.isEmpty ? Path.root : Node(storage: storage, index: container).path
      return found.map { CommentedLine($0, in: path) }
    }
  }

  private func commentedEntries(in container: Int, _ reader: BraceCommentReader) -> [CommentedEntry] {
    let inside = inside(container)
    var found: [CommentedEntry] = []
    var (start, isBelowDirective) = (inside.lowerBound, false)
    func read(upTo end: Int) {
      if start < end { found += reader.settings(in: start..<end, beginsParagraph: !isBelowDirective) }
    }
    for statement in statements(of: container) {
      let entry = entry(statement)
      read(upTo: entry.range.lowerBound)
      start = isSection(statement) ? text.count : entry.range.upperBound
      // A comment right below a directive goes on with what is there.
      isBelowDirective = dialect.lines != nil && !entry.isHeader
    }
    // Those at the end of a stanza are as well above the next one.
    if !(dialect.lines?.hasStanzas ?? false) { read(upTo: inside.upperBound) }
    return container == 0 ? found : found.map { $0.indented(in: text) }
  }
}
