/// New members, elements and documents.
extension YAMLEditor {
  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let collection = index(of: container)
    let last = layout.lastEntry(of: collection)
    let writer = writer(beside: container.children)
    let keyStyle = self.keyStyle(last?.key.map { tree[$0].style } ?? .plain)
    switch tree[collection].style {
    case .pair:
      let pair = ", " + writer.flowPair(key, value, keyStyle: keyStyle)
      let span = tree[collection].span
      return [.insert("{", at: span.lowerBound), .insert(pair + "}", at: span.upperBound)]
    case .flow where isOpenedAsBlock(collection):
      return openedAsBlock(collection, .object(ObjectMembers([(key, value)])))
    case .flow:
      let (editor, brackets) = try flow(collection)
      // No comma can follow a lone `?`.
      let isBehind = last.map { !$0.range.isEmpty && text[$0.range.upperBound - 1] != UInt8(ascii: "?") } ?? true
      return try editor.insertion(into: brackets, at: brackets.items.count - (isBehind ? 0 : 1)) {
        _ throws(EditError) in
        writer.flowPair(key, value, keyStyle: keyStyle)
      }
    default: break
    }
    if value.kind.isScalar, let commented = commentedSetting(forKey: key, in: collection) {
      return [uncommenting(commented, value)]
    }
    guard let last else { throw .impossible(container.path, "no line shows how it is written") }
    let column = layout.column(of: tree[collection].start)
    return [append(writer.entry(key, value, column: column, keyStyle: keyStyle), behind: last, column: column)]
  }

  /// A new entry below another, with a blank line between where all of the text's main parts have one.
  private func append(_ written: String, behind last: YAMLLayout.Entry, column: Int) -> TextEdit {
    let end = lines.end(ofEntry: last.range, column: column)
    let isSpaced = column == 0 && written.utf8.contains(0x0A) && hasBlankLinesBetweenAll(before: last)
    let lead = isSpaced ? style.lineBreak + style.lineBreak : style.lineBreak
    return .insert(lead + writer.blanks(column) + written, at: end)
  }

  /// Whether an entry is not the first, and a blank line is before it and before all others above it but the first.
  private func hasBlankLinesBetweenAll(before last: YAMLLayout.Entry) -> Bool {
    var entry = last
    guard layout.previous(before: last) != nil else { return false }
    while let previous = layout.previous(before: entry) {
      let start = lines.commentStart(above: lines.lineStart(entry.range.lowerBound), column: 0)
      guard start > 0, lines.isBlank(lineAt: lines.lineStart(start - 1)) else { return false }
      entry = previous
    }
    return true
  }

  /// Writes as what is beside it is written: in quotes where all text there has them; in an object, where none of it
  /// would need them.
  private func writer(beside siblings: NodeChildren) -> YAMLWriter {
    var writer = writer
    let styles = siblings.prefix(Self.siblingSample).filter { $0.kind == .string }.compactMap { sibling in
      let style = YAMLTree.Style(rawValue: UInt8(sibling.record.detail & 7))
      let isNeeded = sibling.keySpan != nil && !YAMLSpelling.isPlain(sibling.string ?? "", inFlow: false)
      return style.flatMap { $0 == .literal || $0 == .folded || $0 != .plain && isNeeded ? nil : $0 }
    }
    guard let quote = styles.first else { return writer }
    writer.style.quotesText = styles.allSatisfy { $0 == .singleQuoted || $0 == .doubleQuoted }
    if writer.style.quotesText { writer.style.quote = quote }
    return writer
  }

  private static let siblingSample = 16

  // MARK: - Elements

  func insertion(of value: Value, at place: Int, in array: Node) throws(EditError) -> [TextEdit] {
    if isStream(array) { return [try insertion(ofDocument: value, at: place, in: array)] }
    let collection = index(of: array)
    let writer = writer(beside: array.children)
    if tree[collection].style == .flow {
      if isOpenedAsBlock(collection), writer.isBlock(.array([value])) {
        return openedAsBlock(collection, .array([value]))
      }
      let (editor, brackets) = try flow(collection)
      return try editor.insertion(into: brackets, at: place) { _ throws(EditError) in
        writer.flow(value)
      }
    }
    let column = layout.column(of: tree[collection].start)
    let written = "-" + writer.behindDash(value, column: column)
    guard let element = array[place], let entry = layout.entry(ofValue: index(of: element)) else {
      guard let last = layout.lastEntry(of: collection) else {
        throw .impossible(array.path, "no line shows how it is written")
      }
      return [append(written, behind: last, column: column)]
    }
    let start = entry.range.lowerBound
    guard layout.isFirstOnLine(start) else {
      return [.insert(written + style.lineBreak + writer.blanks(column), at: start)]
    }
    let above = lines.commentStart(above: lines.lineStart(start), column: column)
    return [.insert(writer.blanks(column) + written + style.lineBreak, at: above)]
  }

  // MARK: - Empty collections

  /// Whether `{}` or `[]` becomes a block once something is in it: where it is a value among blocks.
  private func isOpenedAsBlock(_ collection: Int) -> Bool {
    let span = tree[collection].span
    let parent = tree[layout.parent(of: collection)]
    return layout.count(of: collection) == 0 && span.count == 2 && parent.style == .block && parent.kind != .document
  }

  private func openedAsBlock(_ collection: Int, _ value: Value) -> [TextEdit] {
    blockReplacement(of: collection, by: value)
  }

  // MARK: - Documents

  private func insertion(ofDocument value: Value, at place: Int, in array: Node) throws(EditError) -> TextEdit {
    guard place == array.count else {
      throw .unsupported(array.path.appending(place), "a new document goes to the end of the file")
    }
    let isEnded = text.last.map(YAMLBytes.isBreak) ?? true
    let written = "---" + style.lineBreak + writer.lines(value, column: 0)
    return .insert((isEnded ? "" : style.lineBreak) + written + (isEnded ? style.lineBreak : ""), at: text.count)
  }
}
