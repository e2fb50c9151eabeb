/// Settings that stand in the text as comments: `#key: value`.
extension YAMLEditor {
  struct CommentedSetting {
    /// From the line's start to the end of the value.
    let range: Range<Int>
    /// The whole line without its line break.
    let line: Range<Int>
    let column: Int
    /// The key, the colon and the blanks behind it.
    let head: Range<Int>
    let isTight: Bool
  }

  /// The commented-out line of a key in a mapping: the first one, tight ones before others. 0 stands for a text with
  /// nothing but comments.
  func commentedSetting(forKey key: String, in mapping: Int) -> CommentedSetting? {
    let (region, column) = region(of: mapping)
    var found: CommentedSetting?
    var line = region.lowerBound
    while line < region.upperBound {
      if lines.lines.isComment(lineAt: line), let (name, setting) = setting(commentedOutAt: line, column: column),
        name.hasSameBytes(as: key)
      {
        if setting.isTight { return setting }
        if found == nil { found = setting }
      }
      line = lines.lines.nextLine(line)
    }
    return found
  }

  /// Whether one of these comment lines is a commented-out setting.
  func holdsSettings(_ range: Range<Int>, column: Int) -> Bool {
    var line = range.lowerBound
    while line < range.upperBound {
      if let (_, setting) = setting(commentedOutAt: line, column: column), setting.isTight { return true }
      line = lines.lines.nextLine(line)
    }
    return false
  }

  /// The lines of a mapping, with the comments above and below that stand in its column.
  private func region(of mapping: Int) -> (Range<Int>, column: Int) {
    guard mapping > 0 else { return (UTF8Text.start(of: text)..<text.count, 0) }
    if tree[mapping].style == .empty { return regionOfComments(below: mapping) }
    let entries = layout.entries(of: mapping)
    guard let first = entries.first, let last = entries.last else { return (0..<0, 0) }
    let column = column(of: first)
    var start = lines.lineStart(first.range.lowerBound)
    if layout.isFirstOnLine(first.range.lowerBound) {
      while start > UTF8Text.start(of: text) {
        let previous = lines.lineStart(start - 1)
        guard lines.lines.isComment(lineAt: previous) || lines.lines.isBlank(lineAt: previous) else { break }
        start = previous
      }
    }
    var end = lines.lineEnd(last.range.upperBound)
    var line = lines.lines.nextLine(end)
    while line < text.count, lines.lines.isComment(lineAt: line) || lines.lines.isBlank(lineAt: line) {
      end = lines.lineEnd(line)
      line = lines.lines.nextLine(end)
    }
    return (start..<min(text.count, max(start, end)), column)
  }

  /// The comments below a key without a value, further in than the key.
  private func regionOfComments(below value: Int) -> (Range<Int>, column: Int) {
    guard let entry = layout.entry(ofValue: value), entry.key != nil else { return (0..<0, 0) }
    let start = lines.lines.nextLine(lines.lineEnd(entry.range.upperBound))
    let end = lines.end(ofEntry: entry.range, column: column(of: entry))
    guard start < end else { return (0..<0, 0) }
    return (start..<end, lines.column(ofLineAt: start))
  }

  /// A comment line as the setting it would be in a column, with its key; `nil` when it is prose, or stands elsewhere.
  private func setting(commentedOutAt start: Int, column: Int) -> (key: String, CommentedSetting)? {
    let line = start..<lines.lineEnd(start)
    let mark = start + lines.column(ofLineAt: start)
    guard mark < line.upperBound, text[mark] == UInt8(ascii: "#") else { return nil }
    var keyStart = mark + 1
    while keyStart < line.upperBound, YAMLBytes.isBlank(text[keyStart]) { keyStart += 1 }
    let blanks = keyStart - mark - 1
    // The mark stands before the line, in the place of a blank, or before the key.
    let isInColumn =
      mark - start == column
      ? blanks <= 1 : mark == start && (keyStart - start == column || keyStart - start == column + 1)
    guard isInColumn, keyStart < line.upperBound, TOMLKey.isBareByte(text[keyStart]) else { return nil }
    let isTight = blanks == 0 || mark - start != column
    let body = Array(text[keyStart..<line.upperBound])
    guard let tree = try? YAMLReader.tree(of: body), tree.nodes.count == 5, tree[2].kind == .mapping,
      tree[2].style == .block, tree[3].kind == .scalar, tree[4].kind == .scalar, tree[3].start == 0,
      isPlausible(tree[4], in: body, isTight: isTight)
    else { return nil }
    let value = tree[4].span
    let setting = CommentedSetting(
      range: start..<keyStart + value.upperBound, line: line, column: column,
      head: keyStart..<keyStart + value.lowerBound, isTight: isTight)
    return (YAMLScalar.key(body, tree, 3), setting)
  }

  /// Prose behind `# note:` is no setting; nor is a key alone, below which more is commented out.
  private func isPlausible(_ value: YAMLTree.Node, in body: [UInt8], isTight: Bool) -> Bool {
    switch value.style {
    case .plain: return body[value.span].count { $0 == 0x20 } < (isTight ? 4 : 1)
    case .singleQuoted, .doubleQuoted: return true
    default: return false
    }
  }

  // MARK: - Bringing back, and commenting out again

  func uncommenting(_ setting: CommentedSetting, _ value: Value) -> TextEdit {
    let written = writer.inline(value, parentColumn: setting.column, contentColumn: setting.column + style.step)
    let head = String(bytes: text, in: setting.head)
    return TextEdit(setting.range, with: writer.blanks(setting.column) + head + written)
  }

  /// Brings back the comment that stood in a setting's place; without one, the setting is removed.
  func commentingOut(_ node: Node, _ former: String?) throws(EditError) -> [TextEdit] {
    guard let former, let entry = layout.entry(ofValue: index(of: node)),
      layout.isFirstOnLine(entry.range.lowerBound), !text[entry.range].contains(0x0A)
    else { return try removal(of: node) }
    let start = lines.lineStart(entry.range.lowerBound)
    return [TextEdit(start..<lines.lineEnd(entry.range.upperBound), with: former)]
  }
}

extension YAMLSyntax {
  var hasCommentedSettings: Bool { true }

  func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    let document = Document(storage: container.storage)
    guard container.kind == .object || container.kind == .null,
      let (written, node) = try? YAMLAliases(document).written(container), let editor = try? YAMLEditor(written)
    else { return nil }
    return editor.commentedSetting(forKey: key, in: editor.index(of: node))?.line
  }
}
