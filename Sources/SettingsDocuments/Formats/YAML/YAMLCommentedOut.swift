/// Settings that are in the text as comments: `#key: value`.
extension YAMLEditor {
  struct CommentedEntry {
    let key: String
    /// From the line's start to the end of the value.
    let range: Range<Int>
    /// The whole line without its line break.
    let line: Range<Int>
    let column: Int
    /// The key, the colon and the blanks behind it.
    let head: Range<Int>
    let isTight: Bool
  }

  /// The commented-out line of a key in a mapping: the first one, tight ones before others. 0 means a text with
  /// nothing but comments.
  func commentedSetting(forKey key: String, in mapping: Int) -> CommentedEntry? {
    let found = commentedSettings(in: mapping, forKey: key)
    return found.first(where: \.isTight) ?? found.first
  }

  /// The settings that are commented out in a mapping's own column; those of one key where that is asked for.
  func commentedSettings(in mapping: Int, forKey key: String? = nil) -> [CommentedEntry] {
    guard mapping == 0 || tree[mapping].style == .block || tree[mapping].style == .empty else { return [] }
    let (region, column) = region(of: mapping)
    let found = commentedSettings(in: region, column: column, forKey: key)
    if found.allSatisfy({ $0.isTight || !isCapitalised($0.key) }) { return found }
    // As the beginning of a sentence, a key is one only where keys beside it begin with a capital.
    let hasCapitals = layout.entries(of: mapping).contains { entry in
      entry.key.map { isCapitalised(YAMLScalar.key(text, tree, $0)) } ?? false
    }
    return hasCapitals ? found : found.filter { $0.isTight || !isCapitalised($0.key) }
  }

  private func commentedSettings(in range: Range<Int>, column: Int, forKey key: String? = nil) -> [CommentedEntry] {
    var found: [CommentedEntry] = []
    /// Where a key begins that is commented out with all that is below it.
    var outerColumn: Int?
    var start = range.lowerBound
    while let comment = lines.nextComment(from: start, before: range.upperBound) {
      let line = comment..<lines.lineEnd(comment)
      if !lines.isBlank(in: start..<comment) { outerColumn = nil }
      start = lines.nextLine(comment)
      let body = body(ofComment: line)
      let bodyColumn = body.lowerBound - comment
      if let outer = outerColumn, bodyColumn > outer { continue }
      outerColumn = text[body].last == UInt8(ascii: ":") ? bodyColumn : nil
      if let key, !text[body].starts(with: key.utf8) { continue }
      if let setting = setting(commentedOutOn: line, body, column: column), key?.hasSameBytes(as: setting.key) ?? true,
        isAmongEntries(line, body, column)
      {
        found.append(setting)
      }
    }
    return found
  }

  /// Whether one of these comment lines is a commented-out setting.
  func holdsSettings(_ range: Range<Int>, column: Int) -> Bool {
    commentedSettings(in: range, column: column).contains(where: \.isTight)
  }

  /// The lines of a mapping, with the comments above and below that are in its column.
  private func region(of mapping: Int) -> (Range<Int>, column: Int) {
    guard mapping > 0 else { return (UTF8Text.start(of: text)..<text.count, 0) }
    if tree[mapping].style == .empty { return regionOfComments(below: mapping) }
    guard let first = layout.firstEntry(of: mapping), let last = layout.lastEntry(of: mapping) else {
      return (0..<0, 0)
    }
    let range = first.range.lowerBound..<last.range.upperBound
    let isWithinLine = !layout.isFirstOnLine(first.range.lowerBound)
    return (lines.surroundings(of: range, isWithinLine: isWithinLine), column(of: first))
  }

  /// The comments below a key without a value, further in than the key.
  func regionOfComments(below value: Int) -> (Range<Int>, column: Int) {
    guard let entry = layout.entry(ofValue: value), entry.key != nil else { return (0..<0, 0) }
    var start = lines.nextLine(lines.lineEnd(entry.range.upperBound))
    let end = lines.end(ofEntry: entry.range, column: column(of: entry))
    while start < end, lines.isBlank(lineAt: start) { start = lines.nextLine(start) }
    guard start < end else { return (0..<0, 0) }
    return (start..<end, lines.column(ofLineAt: start))
  }

  /// What is behind a comment's mark, without the blanks around it.
  private func body(ofComment line: Range<Int>) -> Range<Int> {
    var (start, end) = (line.lowerBound + lines.column(ofLineAt: line.lowerBound) + 1, line.upperBound)
    while start < end, YAMLBytes.isBlank(text[start]) { start += 1 }
    while end > start, YAMLBytes.isBlank(text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// A comment line as the setting it would be in a column; `nil` when it is prose, or is elsewhere.
  private func setting(commentedOutOn line: Range<Int>, _ body: Range<Int>, column: Int) -> CommentedEntry? {
    let (start, keyStart) = (line.lowerBound, body.lowerBound)
    let mark = start + lines.column(ofLineAt: start)
    let blanks = keyStart - mark - 1
    // The mark is before the line, in the place of a blank, or before the key.
    let isInColumn =
      mark - start == column
      ? blanks <= 1 : mark == start && (keyStart - start == column || keyStart - start == column + 1)
    guard isInColumn, !body.isEmpty, text[keyStart].isWordByte else { return nil }
    let isTight = blanks == 0 || mark - start != column
    let body = Array(text[body])
    guard let tree = try? YAMLReader.tree(of: body), tree.count == 5, tree[2].kind == .mapping,
      tree[2].style == .block, tree[3].kind == .scalar, tree[4].kind == .scalar, tree[3].start == 0,
      isPlausible(tree[4], in: body, isTight: isTight)
    else { return nil }
    let key = YAMLScalar.key(body, tree, 3)
    guard isPlausible(key, isTight: isTight) else { return nil }
    let value = tree[4].span
    return CommentedEntry(
      key: key, range: start..<keyStart + value.upperBound, line: line, column: column,
      head: keyStart..<keyStart + value.lowerBound, isTight: isTight)
  }

  /// Whether a comment is not inside an entry, of which the next line would go on below it; one whose mark took
  /// the place of a blank, so that it may be in two columns, is followed by an entry.
  private func isAmongEntries(_ line: Range<Int>, _ body: Range<Int>, _ column: Int) -> Bool {
    var next = lines.nextLine(line.upperBound)
    while next < text.count, lines.isBlank(lineAt: next) || lines.isComment(lineAt: next) {
      next = lines.nextLine(next)
    }
    let nextColumn = next < text.count ? lines.column(ofLineAt: next) : 0
    let isMarkFirst = column > 0 && text[line.lowerBound] == UInt8(ascii: "#")
    let isMarkInPlaceOfBlank = isMarkFirst && body.lowerBound - line.lowerBound == column
    return isMarkInPlaceOfBlank ? nextColumn == column : nextColumn <= column
  }

  /// Prose behind `# note:` is no setting; nor is a key alone, below which more is commented out.
  private func isPlausible(_ value: YAMLTree.Node, in body: [UInt8], isTight: Bool) -> Bool {
    switch value.style {
    case .plain: return body[value.span].count { $0 == 0x20 } < (isTight ? 4 : 1)
    case .singleQuoted, .doubleQuoted: return true
    default: return false
    }
  }

  /// A key of several words, or one of those that begin remarks, is none.
  private func isPlausible(_ key: String, isTight: Bool) -> Bool {
    guard !key.utf8.contains(0x20), !Self.programs.contains(key) else { return false }
    return isTight || !Self.remarks.contains(key.lowercased())
  }

  /// Whether a key begins as a sentence does: `Website` and not `website` or `WEBSITE`.
  private func isCapitalised(_ key: String) -> Bool {
    guard let first = key.first, let second = key.dropFirst().first else { return false }
    return first.isUppercase && second.isLowercase
  }

  /// What speaks to editors and other programs.
  private static let programs: Set<String> = ["yaml-language-server", "vim", "vi", "ex", "yamllint", "code"]

  private static let remarks: Set<String> = [
    "default", "defaults", "e.g.", "example", "examples", "fixme", "hint", "note", "optional", "required", "see", "tip",
    "todo", "warning",
  ]

  // MARK: - Bringing back, and commenting out again

  func uncommenting(_ setting: CommentedEntry, _ value: Value) -> TextEdit {
    let written = writer.inline(value, parentColumn: setting.column, contentColumn: setting.column + style.step)
    let head = String(bytes: text, in: setting.head)
    return TextEdit(setting.range, with: writer.blanks(setting.column) + head + written)
  }

  /// Brings back what was in a setting's place: the comment, or the null of which it made an object. Without that,
  /// the setting is removed.
  func commentingOut(_ node: Node, _ former: String?) throws(EditError) -> [TextEdit] {
    guard let former, let entry = layout.entry(ofValue: index(of: node)) else { return try removal(of: node) }
    if former.utf8.first(where: { !YAMLBytes.isBlank($0) }) != UInt8(ascii: "#") {
      if let edits = bringingBackNothing(former, inPlaceOf: entry) { return edits }
      return try removal(of: node)
    }
    guard layout.isFirstOnLine(entry.range.lowerBound), !text[entry.range].contains(0x0A) else {
      return try removal(of: node)
    }
    let start = lines.lineStart(entry.range.lowerBound)
    return [TextEdit(start..<lines.lineEnd(entry.range.upperBound), with: former)]
  }

  /// What is behind a key, a `-` or a document's mark where the value is null: what brings it back once it has members,
  /// and again none. `nil` where that would look like a comment.
  func headOfNothing(_ index: Int) -> Range<Int>? {
    guard index > 0 else { return nil }
    let head = headStart(of: index)..<tree[index].end
    return text[head].first { !YAMLBytes.isBlank($0) } == UInt8(ascii: "#") ? nil : head
  }

  /// The end of the key, the `-` or the document's mark before a value.
  private func headStart(of index: Int) -> Int {
    let document = tree[layout.parent(of: index)]
    guard let entry = layout.entry(ofValue: index) else {
      return document.style == .marked ? document.start + 3 : tree.outerStart(of: index)
    }
    return entry.key.map { tree[$0].end } ?? entry.headEnd ?? tree.outerStart(of: index)
  }

  /// - Returns: `nil` where the object has other members.
  private func bringingBackNothing(_ former: String, inPlaceOf entry: YAMLLayout.Entry) -> [TextEdit]? {
    let object = layout.parent(of: entry.value)
    guard layout.count(of: object) == 1 else { return nil }
    let (head, end) = (headStart(of: object), tree[object].end)
    let headLine = lines.lineEnd(head)
    let value = tree[entry.value]
    // A comment on the line stays there.
    let headEnd: Int?
    if tree[object].start > headLine {
      headEnd = tree.properties[object]?.end ?? layout.entry(ofValue: object)?.headEnd
    } else if value.style == .literal || value.style == .folded {
      headEnd = text[value.start...].firstIndex(where: YAMLBytes.isSpace)
    } else {
      headEnd = value.start > headLine ? entry.headEnd : nil
    }
    if let headEnd, headEnd <= headLine {
      let first = lines.lineStart(entry.range.lowerBound)
      let above = first <= headLine ? headLine : lines.lineEnd(lines.lineStart(first - 1))
      return [TextEdit(head..<headEnd, with: former), .delete(above..<lines.lineEnd(end))].merged()
    }
    let isBelow = tree[object].start > headLine
    return former.isEmpty && isBelow ? [.delete(headLine..<lines.lineEnd(end))] : [TextEdit(head..<end, with: former)]
  }
}

extension YAMLSyntax {
  var hasCommentedSettings: Bool { true }

  func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    guard container.kind == .object || container.kind == .null, let node = YAMLAliases.written(container) else {
      return nil
    }
    let editor = YAMLEditor(Document(storage: node.storage))
    let index = editor.index(of: node)
    return editor.commentedSetting(forKey: key, in: index)?.line
      ?? (container.isNull ? editor.headOfNothing(index) : nil)
  }

  func commentedLines(in document: Document) -> [CommentedLine] {
    guard document.text.contains(UInt8(ascii: "#")), let root = YAMLAliases.written(document.root) else { return [] }
    let editor = YAMLEditor(Document(storage: root.storage))
    var found: [CommentedLine] = []
    func collect(_ node: Node, _ path: Path) {
      if node.kind == .object || node.isNull {
        found += editor.commentedSettings(in: editor.index(of: node)).map { setting in
          CommentedLine(
            container: path, setting: setting.head.lowerBound..<setting.range.upperBound, line: setting.line,
            isTight: setting.isTight)
        }
      }
      for (index, child) in node.children.enumerated() {
        collect(child, node.kind == .array ? path.appending(index) : path.appending(child.key ?? ""))
      }
    }
    collect(root, .root)
    return found
  }
}
