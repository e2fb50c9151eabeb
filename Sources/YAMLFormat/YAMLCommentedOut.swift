/// Settings that are in the text as comments, `#key: value`, and values that are in it as nothing.
extension YAMLEditor {
  /// The settings that are commented out in a mapping's own column, or in a text with nothing but comments.
  func commentedEntries(in container: Node, forKey key: String?) -> [CommentedEntry] {
    let mapping = index(of: container)
    guard mapping == 0 || tree[mapping].style == .block || tree[mapping].style == .empty else { return [] }
    let (region, column) = region(of: mapping)
    let found = commentedEntries(in: region, column: column, forKey: key)
    func isCapitalised(_ entry: CommentedEntry) -> Bool { !entry.isTight && self.isCapitalised(entry.key) }
    guard found.contains(where: isCapitalised) else { return found }
    // As the beginning of a sentence, a key is one only where keys beside it begin with a capital.
    let hasCapitals = layout.entries(of: mapping).contains { entry in
      entry.key.map { self.isCapitalised(YAMLScalar.content(of: tree[$0].span, in: text)) } ?? false
    }
    return hasCapitals ? found : found.filter { !isCapitalised($0) }
  }

  func commentedLines() -> [CommentedLine] {
    func collect(_ node: Node, _ path: Path) -> [CommentedLine] {
      let own = node.kind == .object || node.isNull ? commentedEntries(in: node, forKey: nil) : []
      return own.map { CommentedLine($0, in: path) }
        + node.children.enumerated().flatMap { index, child in
          collect(child, node.kind == .array ? path.appending(index) : path.appending(child.key ?? ""))
        }
    }
    return collect(Node(storage: storage, index: 0), .root)
  }

  /// Those whose keys follow their marks at once; others may be words. Above an element, elements.
  func commentedEntries(onLines range: Range<Int>, above entry: LineEntry) -> [CommentedEntry] {
    guard text[entry.range].starts(with: "- ".utf8) else {
      return commentedEntries(in: range, column: lines.column(of: entry.range.lowerBound)).filter(\.isTight)
    }
    return lines.settings(in: range) { comment in
      let body = trimmed(comment.body)
      guard text[body].starts(with: "- ".utf8) else { return nil }
      return CommentedEntry(line: comment.line, range: body, key: body, value: body, isTight: true)
    }
  }

  private func commentedEntries(in range: Range<Int>, column: Int, forKey key: String? = nil) -> [CommentedEntry] {
    /// Where a key begins that is commented out with all that is below it, and the end of its line.
    var outer: (column: Int, end: Int)?
    return lines.settings(in: range) { comment in
      let body = trimmed(comment.body)
      let bodyColumn = body.lowerBound - comment.line.lowerBound
      if let above = outer, lines.isBlank(in: above.end..<comment.line.lowerBound), bodyColumn > above.column {
        outer?.end = comment.line.upperBound
        return nil
      }
      outer = text[body].last == UInt8(ascii: ":") ? (bodyColumn, comment.line.upperBound) : nil
      if let key, !text[body].starts(with: key.utf8) { return nil }
      return setting(comment, body, column: column)
    }
  }

  /// The lines of a mapping, with the comments above and below that are in its column.
  private func region(of mapping: Int) -> (Range<Int>, column: Int) {
    guard mapping > 0 else { return (UTF8Text.start(of: text)..<text.count, 0) }
    if tree[mapping].style == .empty { return regionOfComments(below: mapping) }
    guard let first = layout.firstEntry(of: mapping), let last = layout.lastEntry(of: mapping) else {
      return (0..<0, 0)
    }
    let range = first.range.lowerBound..<last.range.upperBound
    let isWithinLine = !lines.isFirstOnLine(first.range.lowerBound)
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

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let rest = text[range].drop(while: YAMLBytes.isBlank)
    return rest.startIndex..<(rest.lastIndex { !YAMLBytes.isBlank($0) }.map { $0 + 1 } ?? rest.startIndex)
  }

  /// A comment as the setting it would be in a column; `nil` when it is prose, or is elsewhere.
  private func setting(_ comment: LineText.Comment, _ body: Range<Int>, column: Int) -> CommentedEntry? {
    let (mark, keyColumn) = (comment.body.lowerBound - 1, body.lowerBound - comment.line.lowerBound)
    let markColumn = mark - comment.line.lowerBound
    // The mark is before the line, in the place of a blank, or before the key.
    let isInColumn =
      markColumn == column
      ? keyColumn - markColumn <= 2 : markColumn == 0 && (keyColumn == column || keyColumn == column + 1)
    guard isInColumn, !body.isEmpty, text[body.lowerBound].isWordByte else { return nil }
    guard var entry = entry(readFrom: comment) else { return nil }
    entry.isTight = comment.isTight || markColumn != column
    entry.indentation = writer.blanks(column - markColumn)
    let isSetting =
      entry.key.lowerBound == body.lowerBound && isPlausible(value: entry) && isPlausible(key: entry)
      && isAmongEntries(comment, keyColumn, column)
    return isSetting ? entry : nil
  }

  /// Whether a comment is not inside an entry, of which the next line would go on below it; one whose mark took
  /// the place of a blank, so that it may be in two columns, is followed by an entry.
  private func isAmongEntries(_ comment: LineText.Comment, _ keyColumn: Int, _ column: Int) -> Bool {
    var next = lines.nextLine(comment.line.upperBound)
    while next < text.count, lines.isBlank(lineAt: next) || lines.isComment(lineAt: next) {
      next = lines.nextLine(next)
    }
    let nextColumn = next < text.count ? lines.column(ofLineAt: next) : 0
    let isMarkFirst = column > 0 && text[comment.line.lowerBound] == UInt8(ascii: "#")
    return isMarkFirst && keyColumn == column ? nextColumn == column : nextColumn <= column
  }

  /// Prose behind `# note:` is no setting; nor is a key alone, below which more is commented out.
  private func isPlausible(value entry: CommentedEntry) -> Bool {
    switch text[entry.value].first {
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"): false
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: text[entry.value].count { $0 == 0x20 } < (entry.isTight ? 4 : 1)
    }
  }

  /// A key of several words, or one of those that begin remarks, is none.
  private func isPlausible(key entry: CommentedEntry) -> Bool {
    let key = String(bytes: text, in: entry.key)
    guard !key.utf8.contains(0x20), !Self.programs.contains(key) else { return false }
    return entry.isTight || !Self.remarks.contains(key.lowercased())
  }

  /// Whether a key begins as a sentence does: `Website` and not `website` or `WEBSITE`.
  private func isCapitalised(_ key: Range<Int>) -> Bool {
    key.count > 1 && Prose.isCapital(text[key.lowerBound]) && Prose.isLetter(text[key.lowerBound + 1])
      && !Prose.isCapital(text[key.lowerBound + 1])
  }

  /// What speaks to editors and other programs.
  private static let programs: Set<String> = ["yaml-language-server", "vim", "vi", "ex", "yamllint", "code"]

  private static let remarks: Set<String> = [
    "default", "defaults", "e.g.", "example", "examples", "fixme", "hint", "note", "optional", "required", "see", "tip",
    "todo", "warning",
  ]

  func written(_ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path) -> String {
    let column = commented.range.lowerBound - commented.line.lowerBound + commented.indentation.utf8.count
    return writer.inline(value, parentColumn: column, contentColumn: column + style.step)
  }

  // MARK: - Values that are not written

  /// What is behind a key, a `-` or a document's mark where the value is null: what brings it back once it has members,
  /// and again none. `nil` where that would look like a comment.
  func headOfNothing(_ index: Int) -> Range<Int>? {
    guard index > 0 else { return nil }
    let head = headStart(of: index)..<tree[index].end
    return isComment(text[head]) ? nil : head
  }

  func isComment(_ words: some Collection<UInt8>) -> Bool {
    words.first { !YAMLBytes.isBlank($0) } == UInt8(ascii: "#")
  }

  /// The end of the key, the `-` or the document's mark before a value.
  private func headStart(of index: Int) -> Int {
    let document = tree[layout.parent(of: index)]
    guard let entry = layout.entry(ofValue: index) else {
      return document.style == .marked ? document.start + 3 : tree.outerStart(of: index)
    }
    return entry.key.map { tree[$0].end } ?? entry.headEnd ?? tree.outerStart(of: index)
  }

  /// Brings back the null that became an object with a setting.
  ///
  /// - Returns: `nil` where the object has other members.
  func bringingBackNothing(_ former: String, inPlaceOf node: Node) -> [TextEdit]? {
    guard let entry = layout.entry(ofValue: index(of: node)) else { return nil }
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
