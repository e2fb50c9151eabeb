/// Writes changes into a text of the family of braces. The records tell where statements and blocks are.
struct BraceEditor: DialectEditor {
  typealias Lexer = BraceLexer

  let storage: DocumentStorage
  let dialect: BraceDialect
  let lines: LineText
  let source: BraceSource

  init(_ storage: DocumentStorage, _ dialect: BraceDialect) {
    self.storage = storage
    self.dialect = dialect
    lines = LineText(storage.text, commentMarks: dialect.comments.map { $0.start[0] })
    source = storage.syntaxTree as? BraceSource ?? BraceSource()
  }

  // MARK: - What nodes are written as

  func key(of index: Int) -> Range<Int> {
    let start = storage.records[index].start
    return source.key(ofElement: index) ?? storage.records[index].keySpan ?? start..<start
  }

  /// Whether an object is a section, which has no braces.
  func isSection(_ index: Int) -> Bool {
    dialect.hasSections && index > 0 && storage.records[index].kind == .object
      && text[storage.records[index].start] != UInt8(ascii: "{")
  }

  /// A statement or a block with all that belongs to it.
  func entry(_ index: Int) -> LineEntry {
    let record = storage.records[index]
    let key = key(of: index)
    let start = isSection(index) ? record.start : key.lowerBound
    return LineEntry(
      range: start..<max(start, source.end(of: index, in: storage.records)), key: key, value: record.span,
      isHeader: record.kind == .object,
      record: index)
  }

  func entries(of node: Node) -> [LineEntry] {
    switch node.kind {
    case .array: node.elements.map { entry($0.index) }
    default: node.parent == nil ? [] : [entry(node.index)]
    }
  }

  /// The statements and blocks of a container, those of arrays among them, in the order of the text.
  func statements(of container: Int) -> [Int] {
    let flat = ChildIndices(of: container, in: storage.records).flatMap { child in
      storage.records[child].kind == .array ? Array(ChildIndices(of: child, in: storage.records)) : [child]
    }
    return storage.isInTextOrder ? flat : flat.sorted { storage.records[$0].start < storage.records[$1].start }
  }

  /// What is inside a container: behind its brace or its header.
  func inside(_ container: Int) -> Range<Int> {
    let record = storage.records[container]
    if container == 0 { return UTF8Text.start(of: text)..<text.count }
    guard isSection(container) else {
      return record.start + 1..<max(record.start + 1, record.end - 1)
    }
    let next = statements(of: 0).first { isSection($0) && storage.records[$0].start > record.start }
    let start = lines.lineEnd(key(of: container).upperBound)
    return start..<max(start, next.map { storage.records[$0].start } ?? text.count)
  }

  /// Whether something else is on the lines of an entry: the end of another, or another's brace.
  func sharesLines(_ entry: LineEntry) -> Bool {
    guard lines.isFirstOnLine(entry.range.lowerBound) else { return true }
    var place = entry.range.upperBound
    while place < text.count, BraceLexer.isBlank(text[place]) { place += 1 }
    guard place < text.count, text[place] != 0x0A else { return false }
    return !dialect.comments.contains { text[place...].starts(with: $0.start) }
  }

  // MARK: - Removing and moving

  /// What shares its lines goes alone.
  func emptying(_ container: Node, of node: Node) -> [TextEdit]? {
    let entries = entries(of: node)
    guard entries.contains(where: sharesLines) else { return nil }
    return entries.map { entry in
      guard sharesLines(entry) else { return lines.removal(ofLines: wholeLines(of: entry)) }
      var (start, end) = (entry.range.lowerBound, entry.range.upperBound)
      while end < text.count, BraceLexer.isBlank(text[end]) { end += 1 }
      let endsLine = end >= text.count || text[end] == 0x0A || text[end] == UInt8(ascii: "}")
      if endsLine {
        end = entry.range.upperBound
        while start > 0, BraceLexer.isBlank(text[start - 1]), !lines.isFirstOnLine(start) { start -= 1 }
      }
      return .delete(start..<end)
    }
  }

  func slots(in container: Node) throws(EditError) -> [Range<Int>] {
    let isShared = container.children.contains { entries(of: $0).contains(where: sharesLines) }
    return try container.children.map { child throws(EditError) in
      guard isShared else { return try slot(of: child) }
      let entries = entries(of: child)
      guard let entry = entries.first, entries.count == 1 else {
        throw .impossible(child.path, "its lines are between those of others")
      }
      return entry.range
    }
  }

  func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool {
    guard !lines.isBlank(lineAt: start), !lines.isComment(lineAt: start) else { return false }
    let first = start + lines.column(ofLineAt: start)
    return text[first] != UInt8(ascii: "}") && text[first] != UInt8(ascii: "{")
      && !(dialect.hasSections && withLexer { $0.isSection(first) })
  }

  // MARK: - Keys

  func keySpans(of node: Node) -> [Range<Int>] {
    node.kind == .array ? node.elements.map { key(of: $0.index) } : [key(of: node.index)]
  }

  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String { key }

  // MARK: - What is commented out

  /// The mark that makes a line a comment.
  var commentMark: String { String(decoding: dialect.lineComments.first ?? [], as: UTF8.self) }

  /// Of a list, every line; what shares its line is removed.
  func commentingOut(_ node: Node) throws(EditError) -> [TextEdit]? {
    let entries = entries(of: node)
    guard node.kind != .object, entries.allSatisfy({ !$0.isHeader }) else {
      throw .unsupported(node.path, "only a setting can be commented out, no block")
    }
    if entries.contains(where: sharesLines) { return nil }
    return commentingOut(entries, by: commentMark)
  }

  /// The value with what ends the setting.
  func written(
    _ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path
  ) throws(EditError) -> String {
    let head = String(bytes: text, in: commented.key.lowerBound..<commented.value.lowerBound)
    let end = String(bytes: text, in: commented.value.upperBound..<commented.range.upperBound)
    let string = try string(of: value, path)
    if commented.value.isEmpty, string.isEmpty { return end }
    let gap = commented.value.isEmpty ? self.gap(behind: commented.key, commented.value) : ""
    let new = try spelled(string, BraceWriting.Place(head: head + gap, old: commented.value, key: path.last?.key), path)
    return gap + new + end
  }
}
