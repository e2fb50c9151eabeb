/// Keys that stand commented out, as `#key = value` or `# key = value`: found, brought back, commented out again.
extension TOMLEditor {
  /// A comment that would be a key line.
  struct CommentedKey {
    /// From the comment's mark to the value's end.
    let range: Range<Int>
    /// The whole line without its line break.
    let line: Range<Int>
    /// The key with what stands up to the value.
    let head: Range<Int>
    let isTight: Bool
  }

  /// The commented-out line of a key among the lines of a table: the first one, tight ones before others.
  func commentedLine(forKey key: String, in table: Int) -> CommentedKey? {
    guard let region = region(of: table) else { return nil }
    var found: CommentedKey?
    var start = region.lowerBound
    while start < region.upperBound {
      if lines.isComment(lineAt: start), let commented = commentedKey(onLineAt: start, key) {
        if commented.isTight { return commented }
        found = found ?? commented
      }
      start = lines.nextLine(start)
    }
    return found
  }

  /// The lines from a table's header, or the text's start for the root, to the next header.
  private func region(of table: Int) -> Range<Int>? {
    let headers = statements.filter { $0.kind != .keyLine }
    guard table > 0 else { return UTF8Text.start(of: text)..<(headers.first?.range.lowerBound ?? text.count) }
    guard let place = headers.firstIndex(where: { $0.target == table }) else { return nil }
    let end = place + 1 < headers.count ? headers[place + 1].range.lowerBound : text.count
    let start = lines.nextLine(headers[place].range.upperBound)
    return start < end ? start..<end : nil
  }

  private func commentedKey(onLineAt start: Int, _ key: String) -> CommentedKey? {
    let line = start..<lines.lineEnd(start)
    guard let mark = text[line].firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let body = Array(text[(mark + 1)..<line.upperBound])
    // A word of prose is passed over without reading it as TOML.
    guard body.contains(UInt8(ascii: "=")) else { return nil }
    var parser = TOMLParser(body, version: .toml11, collectsStatements: true)
    guard (try? parser.parse()) != nil, parser.statements.count == 1, let statement = parser.statements.first,
      statement.kind == .keyLine, statement.keys.count == 1, let value = statement.nodes.last,
      TOMLKey.bytes(body, statement.keys[0]).elementsEqual(key.utf8), !isInsideValue(start)
    else { return nil }
    let offset = mark + 1
    return CommentedKey(
      range: mark..<offset + statement.range.upperBound, line: line,
      head: offset + statement.range.lowerBound..<offset + Int(parser.tree[value].start),
      isTight: statement.range.lowerBound == 0)
  }

  /// Whether a line lies inside a value over several lines, where `#` may be text.
  private func isInsideValue(_ offset: Int) -> Bool {
    statements.contains { $0.range.contains(offset) }
  }

  func uncommenting(_ commented: CommentedKey, _ value: Value, _ writer: TOMLWriter) throws(EditError) -> TextEdit {
    TextEdit(commented.range, with: String(bytes: text, in: commented.head) + (try writer.inline(value)))
  }

  /// The text that stood there before in the place of a key's line; nil where the key is not written on one line of
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
}
