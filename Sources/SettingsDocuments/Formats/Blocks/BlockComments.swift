/// Settings that are commented out, each in the block that its comment is in.
extension BlockEditor {
  func commentedEntries(in container: Node, forKey key: String?) -> [CommentedEntry] {
    commentedEntries(in: container.index, BlockCommentReader(self))
  }

  func commentedEntries(onLines range: Range<Int>, above entry: LineEntry) -> [CommentedEntry] {
    var outline = CommentedBlocks(self)
    let reader = BlockCommentReader(self)
    return lines.settings(in: range) { comment in outline.isInside(comment) ? nil : reader.setting(comment) }
  }

  func commentedLines() -> [CommentedLine] {
    let reader = BlockCommentReader(self)
    let blocks = storage.records.indices.filter { storage.records[$0].kind == .object }
    return blocks.flatMap { block in
      let path = Node(storage: storage, index: block).path
      return commentedEntries(in: block, reader).map { CommentedLine($0, in: path) }
    }.sorted { $0.line.lowerBound < $1.line.lowerBound }
  }

  /// Those between the statements of a container. What is in a block that is commented out belongs to that.
  private func commentedEntries(in container: Int, _ reader: BlockCommentReader) -> [CommentedEntry] {
    var outline = CommentedBlocks(self)
    let isRoot = container == 0
    var start = isRoot ? UTF8Text.start(of: text) : header(container).map { lines.nextLine($0.end) } ?? text.count
    var found: [CommentedEntry] = []
    func read(upTo end: Int) {
      guard start < end else { return }
      found += lines.settings(in: start..<end) { comment in
        outline.isInside(comment) ? nil : reader.setting(comment)
      }
    }
    for statement in statements(in: container) {
      let entry = entry(statement)
      read(upTo: lines.lineStart(entry.range.lowerBound))
      // A comment right below a directive goes on with what is there; below a block a paragraph begins. Those below a
      // stanza are its own.
      let last = entry.range.upperBound
      start = !entry.isHeader ? lines.lineStart(last) : dialect.hasStanzas ? text.count : lines.nextLine(last)
    }
    if !dialect.hasStanzas { read(upTo: isRoot ? text.count : footer(container)?.lineStart ?? 0) }
    return isRoot ? found : found.map { $0.indented(in: text) }
  }

  func written(_ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path) throws(EditError) -> String {
    let quote = withLexer { $0.quote(commented.value) }
    let new = try written(value, path, oldQuote: quote)
    let isAlone = commented.value.lowerBound == commented.key.upperBound
    return (isAlone && !new.isEmpty ? dialect.separator.rawValue : "") + new
  }

  /// Every line, of a block as well.
  func commentingOut(_ node: Node) throws(EditError) -> [TextEdit]? {
    commentingOut(entries(of: node), by: "#")
  }
}

/// The blocks that are commented out as a whole, while comments are read one after another.
struct CommentedBlocks {
  private let editor: BlockEditor
  private var depth = 0
  private var goesOn = false

  init(_ editor: BlockEditor) { self.editor = editor }

  /// Whether a comment is in such a block, begins or ends one, or goes on with the comment above.
  mutating func isInside(_ comment: LineText.Comment) -> Bool {
    let isFurther = goesOn
    goesOn = editor.dialect.hasContinuation && editor.text[comment.line].last == UInt8(ascii: "\\")
    if isFurther || goesOn { return true }
    switch statement(comment) {
    case .open: depth = editor.dialect.hasStanzas ? 1 : depth + 1
    case .close:
      depth = max(0, depth - 1)
      return true
    default: break
    }
    return depth > 0
  }

  private func statement(_ comment: LineText.Comment) -> BlockLexer.Statement {
    let body = editor.text[comment.body].drop { Prose.isBlank($0) }
    return Array(body).withUnsafeBufferPointer { bytes in
      var place = 0
      return (try? BlockLexer(bytes, editor.dialect).statement(at: &place)) ?? .none
    }
  }
}
