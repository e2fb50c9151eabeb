/// Settings that are commented out: found, brought back, and made comments again.
extension FormatEditor {
  /// The setting that is brought back when a key is set: one that has the value, else the first that reads most like one.
  package func commentedEntry(forKey key: String, in container: Node, for value: Value? = nil) -> CommentedEntry? {
    let found = commentedEntries(in: container, forKey: key).filter { entry in
      isKey(key, at: entry.key) && (!entry.isWordAlone || value.map { says(entry.setting, $0) } ?? false)
    }
    let alike = value.flatMap { value in found.count > 1 ? found.first { says($0.setting, value) } : nil }
    return alike ?? found.min { $0.doubt < $1.doubt }
  }

  package func isKey(_ key: String, at span: Range<Int>) -> Bool {
    let syntax = storage.format.syntax
    let written = syntax.key(in: text, span: span)
    return syntax.ignoresCase ? written.lowercased() == key.lowercased() : written.hasSameBytes(as: key)
  }

  package func uncommenting(_ commented: CommentedEntry, _ value: Value, _ path: Path) throws(EditError) -> TextEdit {
    let setting = commented.key.lowerBound..<commented.range.upperBound
    if says(commented.setting, value) {
      return TextEdit(commented.range, with: commented.indentation + String(bytes: text, in: setting))
    }
    let head = String(bytes: text, in: commented.key.lowerBound..<commented.value.lowerBound)
    return TextEdit(
      commented.range, with: commented.indentation + head + (try written(value, inPlaceOf: commented, path)))
  }

  /// Whether a comment has the value already, which then comes back in its own spelling.
  private func says(_ setting: Range<Int>, _ value: Value) -> Bool {
    let alone = try? Document(parsing: Array(text[setting]), as: storage.format)
    return alone?.root.members.first?.value.value == value
  }

  /// Makes a setting a comment again: with the text that was there before, else as the format has it.
  package func commentingOut(_ node: Node, _ former: String?) throws(EditError) -> [TextEdit] {
    let own = try brackets(around: node) == nil ? entries(of: node) : []
    if let former, let entry = own.first, own.count == 1, !entry.isHeader,
      lines.isFirstOnLine(entry.range.lowerBound)
    {
      return [TextEdit(lines.lineStart(entry.range.lowerBound)..<lines.lineEnd(entry.range.upperBound), with: former)]
    }
    if let edits = try commentingOut(node) { return edits }
    return try removal(of: node)
  }

  /// Makes every line of some entries a comment.
  package func commentingOut(_ entries: [LineEntry], by mark: String) -> [TextEdit] {
    entries.flatMap { entry in
      sequence(first: entry.range.lowerBound) { lines.nextLine($0) }
        .prefix { $0 < max(entry.range.upperBound, entry.range.lowerBound + 1) }
        .filter { !lines.isBlank(lineAt: $0) }.map { TextEdit.insert(mark, at: $0) }
    }
  }

  /// A comment's text, read as if it were alone, as the setting it would be; `nil` where it is anything else.
  package func entry(readFrom comment: LineText.Comment) -> CommentedEntry? {
    guard let start = comment.body.first(where: { !Prose.isBlank(text[$0]) }),
      let tree = try? storage.format.syntax.parse(Array(text[start..<comment.body.upperBound]), strictness: .tolerant)
    else { return nil }
    // Where a text is a list of objects, the line is one of these.
    let object = tree.records[0].kind == .array ? 1 : 0
    guard tree.headers.count == object, tree.records.count > object + 1, tree.records[object].kind == .object,
      tree.records[object].detail == 1, let key = tree.records[object + 1].keySpan,
      key.upperBound <= tree.records[object + 1].start
    else { return nil }
    let value = tree.records[object + 1].span
    return CommentedEntry(
      line: comment.line, range: comment.body.lowerBound - 1..<start + value.upperBound,
      key: key.moved(by: start), value: value.moved(by: start), isTight: comment.isTight)
  }
}
