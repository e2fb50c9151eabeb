/// Keys that are commented out, as `#key = value` or `# key = value`: found, brought back, commented out again.
extension TOMLEditor {
  /// A comment that would be a key line.
  struct CommentedKey {
    let key: String
    /// From the comment's mark to the value's end.
    let range: Range<Int>
    /// The whole line without its line break.
    let line: Range<Int>
    /// The key with what is up to the value.
    let head: Range<Int>
    let isTight: Bool
  }

  /// The lines below a header, up to the next, and the key lines among them.
  struct Region {
    let table: Int
    let range: Range<Int>
    let keyLines: ArraySlice<TOMLStatement>
  }

  /// The commented-out line of a key among the lines of a table: the first one, tight ones before others.
  func commentedLine(forKey key: String, in table: Int) -> CommentedKey? {
    guard let region = regions.first(where: { $0.table == table }) else { return nil }
    let found = commentedKeys(in: region).filter { $0.key.hasSameBytes(as: key) }
    return found.first(where: \.isTight) ?? found.first
  }

  /// The parts of the text, from the root's on.
  var regions: [Region] {
    let headers = statements.indices.filter { statements[$0].kind != .keyLine }
    let first = headers.first ?? statements.count
    func start(_ statement: Int?) -> Int { statement.map { statements[$0].range.lowerBound } ?? text.count }
    let root = Region(
      table: 0, range: UTF8Text.start(of: text)..<start(headers.first), keyLines: statements[..<first])
    return [root]
      + headers.enumerated().map { place, header in
        let next = place + 1 < headers.count ? headers[place + 1] : nil
        let top = lines.nextLine(statements[header].range.upperBound)
        return Region(
          table: statements[header].target, range: top..<max(top, start(next)),
          keyLines: statements[(header + 1)..<(next ?? statements.count)])
      }
  }

  /// The keys that are commented out in a part of the text, up to a header that is commented out as well: what is
  /// below that belongs to it.
  func commentedKeys(in region: Region) -> [CommentedKey] {
    var found: [CommentedKey] = []
    var keyLines = region.keyLines
    var start = region.range.lowerBound
    while start < region.range.upperBound {
      let line = start..<lines.lineEnd(start)
      start = lines.nextLine(start)
      while let first = keyLines.first, first.range.upperBound <= line.lowerBound { keyLines.removeFirst() }
      // Inside a value over several lines, `#` may be text.
      if let first = keyLines.first, first.range.lowerBound <= line.lowerBound { continue }
      guard let mark = text[line].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), text[mark] == UInt8(ascii: "#"),
        let statement = statement(mark + 1..<line.upperBound)
      else { continue }
      guard case .key(let key, let value) = statement else { break }
      found.append(commentedKey(key, value, mark, line))
    }
    return found
  }

  /// What a comment's text says: a key with its value, or a header.
  private enum Commented {
    case key(Range<Int>, value: Range<Int>)
    case header
  }

  /// The one statement that a comment's text is.
  private func statement(_ range: Range<Int>) -> Commented? {
    // A word of prose is passed over without reading it as TOML.
    guard
      ByteScan.contains(UInt8(ascii: "="), in: text, range) || ByteScan.contains(UInt8(ascii: "["), in: text, range),
      let tree = try? TOMLParser.parse(Array(text[range]), version: .toml11)
    else { return nil }
    if !tree.headers.isEmpty { return .header }
    // Of a key with dots, the first record is a table that has no span of its own.
    guard tree.records[0].detail == 1, let key = tree.records[1].keySpan, let first = body(tree.records[1], range),
      tree.records[1].kind.isScalar || first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    else { return nil }
    func moved(_ span: Range<Int>) -> Range<Int> {
      span.lowerBound + range.lowerBound..<span.upperBound + range.lowerBound
    }
    return .key(moved(key), value: moved(tree.records[1].span))
  }

  /// Whether a line is a comment that would be a key with its value.
  func isCommentedKey(lineAt start: Int) -> Bool {
    let line = start..<lines.lineEnd(start)
    guard let mark = line.first(where: { text[$0] != 0x20 && text[$0] != 0x09 }), text[mark] == UInt8(ascii: "#"),
      case .key? = statement(mark + 1..<line.upperBound)
    else { return false }
    return true
  }

  private func body(_ record: NodeRecord, _ range: Range<Int>) -> UInt8? {
    text[range].dropFirst(record.start).first
  }

  private func commentedKey(_ key: Range<Int>, _ value: Range<Int>, _ mark: Int, _ line: Range<Int>) -> CommentedKey {
    CommentedKey(
      key: String(decoding: TOMLKey.bytes(text, key), as: UTF8.self), range: mark..<value.upperBound, line: line,
      head: key.lowerBound..<value.lowerBound, isTight: key.lowerBound == mark + 1)
  }

  func uncommenting(_ commented: CommentedKey, _ value: Value, _ writer: TOMLWriter) throws(EditError) -> TextEdit {
    TextEdit(commented.range, with: String(bytes: text, in: commented.head) + (try writer.inline(value)))
  }

  /// The text that was there before in the place of a key's line; nil where the key is not written on one line of
  /// its own.
  func commentingOut(_ node: Node, _ former: String) -> TextEdit? {
    let own = statements(of: node.index)
    guard bracketContainer(of: node) == nil, own.count == 1, own[0].kind == .keyLine,
      !text[own[0].range].contains(0x0A)
    else { return nil }
    return TextEdit(lines.lineStart(own[0].range.lowerBound)..<lines.lineEnd(own[0].range.upperBound), with: former)
  }
}

extension TOMLSyntax {
  func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    guard container.storage.text.contains(UInt8(ascii: "#")) else { return nil }
    return TOMLEditor(Document(storage: container.storage)).commentedLine(forKey: key, in: container.index)?.line
  }

  func commentedLines(in document: Document) -> [CommentedLine] {
    guard document.text.contains(UInt8(ascii: "#")) else { return [] }
    let editor = TOMLEditor(document)
    return editor.regions.flatMap { region in
      let keys = editor.commentedKeys(in: region)
      let container = keys.isEmpty ? .root : Node(storage: document.storage, index: region.table).path
      return keys.map { key in
        CommentedLine(
          container: container, setting: key.head.lowerBound..<key.range.upperBound, line: key.line,
          isTight: key.isTight)
      }
    }
  }
}
