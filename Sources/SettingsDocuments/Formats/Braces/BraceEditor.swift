/// Writes changes into a text of the family of braces. The records tell where statements and blocks are.
struct BraceEditor: DialectEditor {
  typealias Lexer = BraceLexer

  let storage: DocumentStorage
  let shared: Shared<BraceDialect>
  let lines: LineText
  let source: BraceSource
  /// The lines of the block that is written, where a person wrote it.
  var typed: [String]?

  init(_ storage: DocumentStorage, _ shared: Shared<BraceDialect>) {
    self.storage = storage
    self.shared = shared
    lines = LineText(storage.text, commentMarks: shared.value.comments.map { $0.start[0] })
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

  /// Whether an object has a line of its own before what is in it.
  func hasHeader(_ index: Int) -> Bool { index > 0 && dialect.lines != nil || isSection(index) }

  /// A statement or a block with all that belongs to it.
  func entry(_ index: Int) -> LineEntry {
    let record = storage.records[index]
    let key = key(of: index)
    let start = isSection(index) || dialect.lines != nil ? min(record.start, key.lowerBound) : key.lowerBound
    return LineEntry(
      range: start..<max(start, end(of: index)), key: key, value: record.span,
      isHeader: record.kind == .object,
      record: index)
  }

  func entries(of node: Node) -> [LineEntry] { node.parent == nil ? [] : records(of: node).map(entry) }

  /// The records of a node, one by one those of an array's elements.
  private func records(of node: Node) -> [Int] { node.kind == .array ? node.elements.map(\.index) : [node.index] }

  /// The statements and blocks of a container, those of arrays among them, in the order of the text.
  func statements(of container: Int) -> [Int] {
    let flat = ChildIndices(of: container, in: storage.records).flatMap { child in
      storage.records[child].kind == .array ? Array(ChildIndices(of: child, in: storage.records)) : [child]
    }
    return storage.isInTextOrder ? flat : flat.sorted { storage.records[$0].start < storage.records[$1].start }
  }

  /// Where the last line of a block begins, and the name in it; nil where it has no such line.
  func footer(_ block: Int) -> (lineStart: Int, name: Range<Int>)? {
    guard dialect.lines != nil else { return nil }
    let lineStart = lines.lineStart(storage.records[block].end)
    var start = lineStart
    return withLexer { lexer in
      guard case .close(let name, _)? = try? lexer.lineStatement(at: &start) else { return nil }
      return (lineStart, name)
    }
  }

  /// What is inside a container: behind its brace or its header.
  func inside(_ container: Int) -> Range<Int> {
    let record = storage.records[container]
    if container == 0 { return UTF8Text.start(of: text)..<text.count }
    guard hasHeader(container) else { return record.start + 1..<max(record.start + 1, record.end - 1) }
    let start = lines.lineEnd(key(of: container).upperBound)
    if let footer = footer(container) { return start..<max(start, footer.lineStart) }
    let next = statements(of: 0).first { storage.records[$0].start > record.start }
    return start..<max(start, next.map { storage.records[$0].start } ?? text.count)
  }

  /// Whether something else is on the lines of an entry: the end of another, or another's brace.
  func sharesLines(_ entry: LineEntry) -> Bool {
    if dialect.lines != nil { return false }
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

  /// Of the children between the two places, those that are on one line or in one block change places. Where one is
  /// on several lines, the moved one goes there with all of its lines.
  func move(of node: Node, to index: Int) throws(EditError) -> [TextEdit] {
    guard let container = node.parent else { return [] }
    let (origin, children) = (node.indexInParent, Array(container.children))
    let between = children[min(origin, index)...max(origin, index)]
    let slots = try slots(in: container, between)
    if let slots { return slots.moving(from: origin - between.startIndex, to: index - between.startIndex, in: text) }
    let moved = entries(of: node).map(wholeLines)
    let block = moved.map { String(bytes: text, in: $0) + lines.lineBreak }.joined()
    let target = entries(of: children[index]).map(wholeLines)[0]
    let place = index < origin ? target.lowerBound : lines.nextLine(target.upperBound)
    let isAtEnd = place == text.count && text.last != 0x0A
    let insertion = TextEdit.insert(
      isAtEnd ? lines.lineBreak + String(block.dropLast(lines.lineBreak.count)) : block, at: place)
    let removals = moved.map { TextEdit.delete($0.lowerBound..<lines.nextLine($0.upperBound)) }
    return (removals + [insertion]).ordered { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What changes places; nil where some are on several lines that are between those of others.
  private func slots(in container: Node, _ children: ArraySlice<Node>) throws(EditError) -> [Range<Int>]? {
    let isShared = container.children.contains { entries(of: $0).contains(where: sharesLines) }
    if !isShared, children.contains(where: { entries(of: $0).count > 1 }) { return nil }
    return try children.map { child throws(EditError) in
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
    if dialect.lines != nil {
      var place = start
      return withLexer { if case .directive? = try? $0.lineStatement(at: &place) { true } else { false } }
    }
    let first = start + lines.column(ofLineAt: start)
    return text[first] != UInt8(ascii: "}") && text[first] != UInt8(ascii: "{")
      && !(dialect.hasSections && withLexer { $0.isSection(first) })
  }

  // MARK: - Keys

  func keySpans(of node: Node) -> [Range<Int>] {
    records(of: node).flatMap { index in
      storage.records[index].kind == .object
        ? [key(of: index), footer(index)?.name].compactMap { $0 } : [key(of: index)]
    }
  }

  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String {
    records(of: node).contains { self.key(of: $0) == span } ? key : dialect.lines?.footerName(key) ?? key
  }

  // MARK: - What is commented out

  /// Of a list, every line; what shares its line is removed.
  func commentingOut(_ node: Node) throws(EditError) -> [TextEdit]? {
    let entries = entries(of: node)
    guard dialect.lines != nil || node.kind != .object && entries.allSatisfy({ !$0.isHeader }) else {
      throw .unsupported(node.path, "only a setting can be commented out, no block")
    }
    if entries.contains(where: sharesLines) { return nil }
    return commentingOut(entries, by: String(decoding: dialect.lineComments.first ?? [], as: UTF8.self))
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
