/// Entries taken away, with the comments that belong to them.
extension YAMLEditor {
  func removal(of node: Node) throws(EditError) -> [TextEdit] {
    let index = index(of: node)
    let parent = layout.parent(of: index)
    switch (tree[parent].kind, tree[parent].style) {
    case (.document, _): return try removal(ofDocument: parent, node)
    case (_, .flow):
      let (editor, container) = try flow(parent)
      return editor.removal(of: node.indexInParent, in: container)
    case (_, .pair): return [TextEdit(tree[parent].span, with: "{}")]
    default: break
    }
    guard let entry = layout.entry(ofValue: index) else {
      throw .impossible(node.path, "no line shows how this is written")
    }
    if layout.count(of: parent) == 1 { return removalOfOnly(entry, of: parent) }
    if !layout.isFirstOnLine(entry.range.lowerBound) { return [removalOfCompact(entry, layout.next(after: entry))] }
    let (start, end) = wholeLines(of: entry)
    return [removal(ofLines: start..<end, behind: layout.previous(before: entry)?.range.upperBound ?? 0)]
  }

  /// Lines taken away, but nothing that is part of what is above: a block scalar may end in blank lines.
  private func removal(ofLines range: Range<Int>, behind end: Int) -> TextEdit {
    let edit = lines.removal(ofLines: range)
    let takesFinalBreak = edit.range.upperBound == text.count && text.last != 0x0A
    let first = takesFinalBreak ? end : lines.nextLine(end)
    guard end > 0, edit.range.lowerBound < first else { return edit }
    return .delete(min(first, range.lowerBound)..<edit.range.upperBound)
  }

  func column(of entry: YAMLLayout.Entry) -> Int { layout.column(of: entry.range.lowerBound) }

  /// From the comments above an entry to the end of its last line. Comments that head a group, and those that are
  /// settings, belong to nobody.
  func wholeLines(of entry: YAMLLayout.Entry) -> (start: Int, end: Int) {
    let column = column(of: entry)
    let start = lines.lineStart(entry.range.lowerBound)
    let end = lines.end(ofEntry: entry.range, column: column)
    let comments = lines.commentStart(above: start, column: column)
    let isHeading = lines.isHeading(commentsAt: comments, aboveLine: lines.lineStart(end)) { line in
      layout.next(after: entry).map { lines.lineStart($0.range.lowerBound) == line } ?? false
    }
    let isOwn = comments < start && !isHeading && !holdsSettings(comments..<start, column: column)
    return (isOwn ? comments : start, end)
  }

  /// An entry on the line of the `-` that it is behind.
  private func removalOfCompact(_ entry: YAMLLayout.Entry, _ next: YAMLLayout.Entry?) -> TextEdit {
    let end = lines.end(ofEntry: entry.range, column: column(of: entry))
    if let next, lines.lineStart(next.range.lowerBound) == lines.nextLine(end) {
      return .delete(entry.range.lowerBound..<next.range.lowerBound)
    }
    var start = entry.range.lowerBound
    while start > 0, YAMLBytes.isBlank(text[start - 1]) { start -= 1 }
    return .delete(start..<end)
  }

  /// The last entry of a collection leaves it empty: `{}` or `[]`; the last of a document leaves it without a value.
  private func removalOfOnly(_ entry: YAMLLayout.Entry, of collection: Int) -> [TextEdit] {
    let brackets = tree[collection].kind == .mapping ? "{}" : "[]"
    let (start, end) = wholeLines(of: entry)
    let properties = tree.properties[collection]
    let parent = layout.parent(of: collection)
    if tree[parent].kind == .document {
      let isAlone = tree[parent].style == .unmarked && tree[0].next == tree[parent].next && parent == 1
      if isAlone, properties == nil, tree[collection].kind == .mapping {
        return [lines.removal(ofLines: start..<end)]
      }
      return [TextEdit(entry.range.lowerBound..<end, with: brackets)]
    }
    guard layout.isFirstOnLine(entry.range.lowerBound) else {
      return [TextEdit(entry.range.lowerBound..<end, with: brackets)]
    }
    let head = properties?.end ?? layout.entry(ofValue: collection)?.headEnd ?? tree[collection].start
    return [.insert(" " + brackets, at: head), lines.removal(ofLines: start..<end)]
  }

  // MARK: - Documents

  private func removal(ofDocument document: Int, _ node: Node) throws(EditError) -> [TextEdit] {
    let documents = tree.children(of: 0)
    guard let place = documents.firstIndex(of: document), documents.count > 2 else {
      throw .unsupported(node.path, "the last but one document of a file stays; empty it instead")
    }
    if place + 1 < documents.count {
      guard tree[documents[place + 1]].style == .marked else {
        throw .unsupported(node.path, "no --- begins the next document")
      }
      let start = place == 0 ? UTF8Text.start(of: text) : tree[document].start
      return [.delete(start..<tree[documents[place + 1]].start)]
    }
    return [.delete(tree[document].start..<text.count)]
  }
}
