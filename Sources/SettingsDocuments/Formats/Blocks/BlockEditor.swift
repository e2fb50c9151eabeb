/// Writes changes into a text with blocks. The document's records tell where statements are; their lines are read again.
struct BlockEditor: DialectEditor {
  typealias Lexer = BlockLexer

  let storage: DocumentStorage
  let dialect: BlockDialect
  let lines: LineText
  let writing: BlockWriting

  init(_ storage: DocumentStorage, _ dialect: BlockDialect) {
    self.storage = storage
    self.dialect = dialect
    lines = LineText(storage.text, commentMarks: [UInt8(ascii: "#")])
    writing = BlockWriting(dialect: dialect)
  }

  // MARK: - What nodes are written as

  func entries(of node: Node) -> [LineEntry] { statements(of: node.index).map { entry($0) } }

  /// The records of the directives and blocks that a node is written as.
  func statements(of index: Int) -> [Int] {
    storage.records[index].kind == .array ? Array(ChildIndices(of: index, in: storage.records)) : [index]
  }

  /// The directives and blocks of a container, in the order of the text.
  func statements(in container: Int) -> [Int] {
    let all = ChildIndices(of: container, in: storage.records).flatMap { statements(of: $0) }
    return storage.isInTextOrder ? all : all.sorted { storage.records[$0].start < storage.records[$1].start }
  }

  /// The lines of a directive, or of a block from its first to its last.
  func entry(_ index: Int) -> LineEntry {
    let span = storage.records[index].span
    if storage.records[index].kind == .object { return LineEntry(range: span, value: span, isHeader: true) }
    let key = storage.records[index].keySpan ?? keySpan(before: span)
    return LineEntry(range: key.lowerBound..<max(key.upperBound, span.upperBound), key: key, value: span)
  }

  /// The key of a directive whose value is known: on its line, or on one above that goes on with it.
  private func keySpan(before value: Range<Int>) -> Range<Int> {
    withLexer { lexer in
      var start = lines.lineStart(value.lowerBound)
      while start > 0, lines.lineEnd(start - 1) > 0, text[lines.lineEnd(start - 1) - 1] == UInt8(ascii: "\\") {
        start = lines.lineStart(start - 1)
      }
      while start <= value.lowerBound, start < text.count, let statement = try? lexer.statement(at: &start) {
        if case .directive(let key, value) = statement { return key }
      }
      return value
    }
  }

  /// The words of a block's first line, and the end of that.
  func header(_ block: Int) -> (words: Range<Int>, end: Int)? {
    var start = storage.records[block].start
    return withLexer { lexer in
      guard case .open(_, let words, let end)? = try? lexer.statement(at: &start) else { return nil }
      return (words, end)
    }
  }

  /// Where a block's last line begins, and the name in it.
  func footer(_ block: Int) -> (lineStart: Int, name: Range<Int>)? {
    let lineStart = lines.lineStart(storage.records[block].end)
    var start = lineStart
    return withLexer { lexer in
      guard case .close(let name, _)? = try? lexer.statement(at: &start) else { return nil }
      return (lineStart, name)
    }
  }

  // MARK: - Keys

  /// Of a block, what is in its first line and its name in the last.
  func keySpans(of node: Node) -> [Range<Int>] {
    statements(of: node.index).flatMap { index -> [Range<Int>] in
      guard storage.records[index].kind == .object else { return [entry(index).key].compactMap { $0 } }
      return [header(index)?.words, footer(index)?.name].compactMap { $0 }
    }
  }

  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String {
    guard isFooter(span), let footer = dialect.footer(key) else { return key }
    return if case .tags = dialect.blocks { String(footer.dropFirst(2).dropLast()) } else { footer }
  }

  /// Whether a name is in a block's last line.
  private func isFooter(_ name: Range<Int>) -> Bool {
    switch dialect.blocks {
    case .tags: text[..<name.lowerBound].suffix(2).elementsEqual("</".utf8)
    case .words(let words): withLexer { lexer in words.contains { lexer.isWord($0.end, name) } }
    case .stanzas: false
    }
  }

  func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool {
    var place = start
    return withLexer { lexer in
      if case .directive? = try? lexer.statement(at: &place) { true } else { false }
    }
  }
}
