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
        let (statement, value) = statement(mark + 1..<line.upperBound)
      else { continue }
      guard let value else { break }
      found.append(commentedKey(statement, value, mark, line))
    }
    return found
  }

  /// The one statement that a comment's text is; without a value it is a header.
  private func statement(_ range: Range<Int>) -> (TOMLStatement, value: Int?)? {
    let body = Array(text[range])
    // A word of prose is passed over without reading it as TOML.
    guard body.contains(UInt8(ascii: "=")) || body.contains(UInt8(ascii: "[")) else { return nil }
    var parser = TOMLParser(body, version: .toml11, collectsStatements: true)
    guard (try? parser.parse()) != nil, parser.statements.count == 1, let statement = parser.statements.first else {
      return nil
    }
    if statement.kind != .keyLine { return (statement, nil) }
    guard statement.keys.count == 1, let value = statement.nodes.last else { return nil }
    return (statement, Int(parser.tree[value].start))
  }

  private func commentedKey(_ statement: TOMLStatement, _ value: Int, _ mark: Int, _ line: Range<Int>) -> CommentedKey {
    let offset = mark + 1
    let key = statement.keys[0].lowerBound + offset..<statement.keys[0].upperBound + offset
    return CommentedKey(
      key: String(decoding: TOMLKey.bytes(text, key), as: UTF8.self),
      range: mark..<offset + statement.range.upperBound, line: line,
      head: offset + statement.range.lowerBound..<offset + value, isTight: statement.range.lowerBound == 0)
  }

  func uncommenting(_ commented: CommentedKey, _ value: Value, _ writer: TOMLWriter) throws(EditError) -> TextEdit {
    TextEdit(commented.range, with: String(bytes: text, in: commented.head) + (try writer.inline(value)))
  }

  /// The text that was there before in the place of a key's line; nil where the key is not written on one line of
  /// its own.
  func commentingOut(_ node: Node, _ former: String) -> TextEdit? {
    let own = statements(of: treeIndex(node))
    guard bracketContainer(of: node) == nil, own.count == 1, own[0].kind == .keyLine,
      !text[own[0].range].contains(0x0A)
    else { return nil }
    return TextEdit(lines.lineStart(own[0].range.lowerBound)..<lines.lineEnd(own[0].range.upperBound), with: former)
  }
}

extension TOMLSyntax {
  func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    guard let editor = try? TOMLEditor(Document(storage: container.storage)) else { return nil }
    return editor.commentedLine(forKey: key, in: editor.treeIndex(container))?.line
  }

  func commentedLines(in document: Document) -> [CommentedLine] {
    guard document.text.contains(UInt8(ascii: "#")), let editor = try? TOMLEditor(document) else { return [] }
    return editor.regions.flatMap { region in
      let keys = editor.commentedKeys(in: region)
      let container = keys.isEmpty ? .root : editor.path(of: region.table)
      return keys.map { key in
        CommentedLine(
          container: container, setting: key.head.lowerBound..<key.range.upperBound, line: key.line,
          isTight: key.isTight)
      }
    }
  }
}
