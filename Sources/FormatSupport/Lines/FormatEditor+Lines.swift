/// Lines taken away, copied and put in another order, with the comments that belong to them.
extension FormatEditor {
  // MARK: - Removing

  package func removal(of node: Node) throws(EditError) -> [TextEdit] {
    if let container = node.parent, let edits = try emptying(container, of: node) { return edits }
    if let (brackets, place) = try brackets(around: node) {
      return brackets.editor.removal(of: place, in: brackets.container)
    }
    return try removalOfLines(of: node)
  }

  package func removalOfLines(of node: Node) throws(EditError) -> [TextEdit] {
    let entries = try entries(of: node)
    if entries.isEmpty { throw .impossible(node.path, "no line shows how this is written") }
    return entries.map { lines.removal(ofLines: wholeLines(of: $0), behind: endOfPrevious(to: $0)) }
  }

  /// One value for what stands on several lines: on the first of them. Of the others nothing goes but themselves.
  package func replacement(ofAllLinesOf list: Node, by value: Value) throws(EditError) -> [TextEdit] {
    guard let first = list.elements.first else { return [] }
    let others = try list.elements.dropFirst().map { element throws(EditError) in
      if let edits = try emptying(list, of: element) { return edits }
      return try entries(of: element).map { entry in
        let start = lines.lineStart(entry.range.lowerBound)
        return lines.removal(ofLines: start..<lines.lineEnd(entry.range.upperBound), keepsBlankLines: true)
      }
    }
    return try replacement(of: first, by: value) + others.flatMap(\.self)
  }

  /// From the comments above an entry to the end of its last line. Comments that head a group belong to nobody, nor do
  /// those that are settings, with all that is above them.
  package func wholeLines(of entry: LineEntry) -> Range<Int> {
    let start = lines.lineStart(entry.range.lowerBound)
    let column = entry.range.lowerBound - start
    let end = lines.end(ofEntry: entry.range, column: column)
    let comments = lines.commentStart(above: start, column: column)
    let isHeading =
      !entry.isHeader
      && lines.isHeading(commentsAt: comments, aboveLine: lines.lineStart(end)) { isSetting(lineAt: $0, below: entry) }
    if comments == start || isHeading { return start..<end }
    let setting = commentedEntries(onLines: comments..<start, above: entry).last
    return (setting.map { lines.nextLine($0.line.upperBound) } ?? comments)..<end
  }

  // MARK: - Layout

  /// What is between key and value in another line; columns say nothing about the next line.
  ///
  /// - Parameters:
  ///   - separator: where the other line shows none.
  ///   - width: how many bytes are no columns.
  package func separator(like entry: LineEntry?, else separator: String, atMost width: Int = 3) -> String {
    guard let entry, let key = entry.key, !entry.isAlone, case let gap = key.upperBound..<entry.value.lowerBound,
      gap.count <= width, !text[gap].contains(0x0A), text[entry.value].first != 0x0A
    else { return separator }
    return String(bytes: text, in: gap)
  }

  /// How much further in than its block a statement is, both first on their lines; nil where that shows nothing.
  package func step(from block: LineEntry, to statement: LineEntry) -> String? {
    let (outer, inner) = (block.range.lowerBound, statement.range.lowerBound)
    guard lines.isFirstOnLine(outer), lines.isFirstOnLine(inner) else { return nil }
    let (indentation, own) = (lines.indentation(at: inner), lines.indentation(at: outer))
    return indentation.hasPrefix(own) ? String(indentation.dropFirst(own.count)) : nil
  }

  // MARK: - Copying

  /// A copy of what a node is written as, right behind it; the comments above it stay its own.
  package func copying(_ node: Node, to key: String?) throws(EditError) -> [TextEdit] {
    if let (brackets, place) = try brackets(around: node) {
      let copy = copy(of: node, in: brackets.container.items[place], to: key)
      return try brackets.editor.insertion(into: brackets.container, at: place + 1) { _ throws(EditError) in copy }
    }
    let entries = try entries(of: node)
    guard let first = entries.first, let last = entries.last else {
      throw .impossible(node.path, "no line shows how this is written")
    }
    let blocks = entries.map { entry in
      let start = entry.range.lowerBound
      let blanks = String(repeating: " ", count: lines.column(of: start))
      let indentation = lines.isFirstOnLine(start) ? lines.indentation(at: start) : blanks
      return indentation + copy(of: node, in: start..<wholeLines(of: entry).upperBound, to: key)
    }
    let above = lines.commentStart(above: lines.lineStart(first.range.lowerBound))
    let isSpaced = first.isHeader && (above == 0 || lines.isBlank(lineAt: lines.lineStart(above - 1)))
    let block = blocks.joined(separator: lines.lineBreak)
    return [.insert(lines.lineBreak + (isSpaced ? lines.lineBreak : "") + block, at: wholeLines(of: last).upperBound)]
  }

  private func copy(of node: Node, in range: Range<Int>, to key: String?) -> String {
    let keys = key == nil ? [] : keySpans(of: node).filter { range.contains($0.lowerBound) }
    func inCopy(_ span: Range<Int>) -> Range<Int> { span.moved(by: -range.lowerBound) }
    let renamed = keys.map { TextEdit(inCopy($0), with: written(key ?? "", inPlaceOf: $0, of: node)) }
    let edits = (renamed + namesGivenOnce(in: range).map { .delete(inCopy($0)) })
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    return String(decoding: edits.applied(to: Array(text[range])), as: UTF8.self)
  }
}

extension [Range<Int>] {
  /// What is written in these places in another order.
  package func moving(from origin: Int, to index: Int, in text: [UInt8]) -> [TextEdit] {
    indices.moved(from: origin, to: index).map { place, content in
      TextEdit(self[place], with: Array<UInt8>(text[self[content]]))
    }
  }
}

extension Range<Int> {
  /// The places whose content changes when one is moved, each with the one that it comes from.
  package func moved(from origin: Int, to index: Int) -> [(place: Int, content: Int)] {
    var order = Array(self)
    order.insert(order.remove(at: origin), at: index)
    return zip(self, order).filter { $0 != $1 }.map { ($0, $1) }
  }
}
