/// Other values in the places of old ones.
extension YAMLEditor {
  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit] {
    let index = index(of: node)
    if index == 0 {
      guard node.kind == .null else {
        throw .unsupported(node.path, "a file of several documents is changed one document at a time")
      }
      if let edit = try commentedMember(of: value, inPlaceOf: node) { return [edit] }
      // The value of a text that has none: below its comments.
      return [lines.appending(writer.lines(value, column: 0), afterBlankLine: false)]
    }
    let isInFlow = layout.isInFlow(index) || tree[index].style == .flow
    if tree[index].style == .block { return isInFlow ? [] : blockReplacement(of: index, by: value) }
    if tree[index].style == .empty, let edit = try commentedMember(of: value, inPlaceOf: node) {
      return [edit]
    }
    if !isInFlow, writer.isBlock(value) { return blockReplacement(of: index, by: value) }
    return inlineReplacement(of: index, node, by: value, isInFlow: layout.isInFlow(index))
  }

  // MARK: - On the line

  private func inlineReplacement(of index: Int, _ node: Node, by value: Value, isInFlow: Bool) -> [TextEdit] {
    let old = tree[index]
    let entry = layout.entry(ofValue: index)
    var written = inline(value, insteadOf: index, node, entry, isInFlow: isInFlow)
    var edits: [TextEdit] = []
    if let tag = obsoleteTag(of: index, for: value) { edits.append(.delete(tag)) }
    if old.style == .empty || old.span.isEmpty {
      written = lead(ofEmpty: index, entry, isInFlow: isInFlow) + written
      let place = old.start..<old.start
      return edits + (entry?.headEnd == nil ? [TextEdit(place, with: written)] : parted(written, at: place))
    }
    return edits + parted(written, at: old.span)
  }

  /// What has to come before a value where nothing was written.
  private func lead(ofEmpty index: Int, _ entry: YAMLLayout.Entry?, isInFlow: Bool) -> String {
    guard let entry, let key = entry.key, entry.headEnd == nil else { return " " }
    let isExplicit = entry.range.lowerBound < tree.outerStart(of: key)
    guard isExplicit, !isInFlow else { return tree[key].style == .empty ? " : " : ": " }
    return style.lineBreak + writer.blanks(column(of: entry)) + ": "
  }

  private func inline(
    _ value: Value, insteadOf index: Int, _ node: Node, _ entry: YAMLLayout.Entry?, isInFlow: Bool
  ) -> String {
    let old = tree[index]
    let column = entry.map { self.column(of: $0) } ?? -1
    let contentColumn = isInFlow ? nil : self.contentColumn(of: index, column: column, entry)
    switch value {
    case .boolean(let value) where node.kind == .boolean:
      return Self.cased(value ? "true" : "false", like: String(bytes: text, in: old.span))
    case .string(let string) where old.kind == .scalar && (node.kind == .string || old.style == .empty):
      let former = old.style == .plain ? String(bytes: text, in: old.span) : nil
      let preferred = old.style == .empty ? (style.quotesText ? style.quote : .plain) : old.style
      if old.style == .literal || old.style == .folded {
        return block(string, insteadOf: index, column: column, contentColumn: contentColumn)
      }
      return writer.string(
        string, preferred, inFlow: isInFlow, former: former, parentColumn: column, contentColumn: contentColumn)
    default:
      return writer.inline(value, parentColumn: column, contentColumn: contentColumn)
    }
  }

  /// Where the lines of a block below a value begin: as they do already, else a step further than the entry; `nil`
  /// where such lines would make comments below a part of the text.
  private func contentColumn(of index: Int, column: Int, _ entry: YAMLLayout.Entry?) -> Int? {
    if let known = tree.contentColumns[index], known > column { return known }
    let isElement = entry.map { $0.key == nil } ?? false
    var result = column < 0 ? style.step : column + (isElement ? 2 : style.step)
    let line = lines.lineStart(tree[index].start)
    if let entry, line > entry.range.lowerBound { result = max(result, lines.column(ofLineAt: line) + style.step) }
    let next = lines.nextLine(lines.lineEnd(tree[index].end))
    let isAboveComment = next < text.count && lines.isComment(lineAt: next)
    return isAboveComment && lines.column(ofLineAt: next) > max(column, 0) ? nil : result
  }

  /// A block in the place of another, with the comment on its header.
  private func block(_ string: String, insteadOf index: Int, column: Int, contentColumn: Int?) -> String {
    let old = tree[index]
    let scalar = YAMLBlockScalar(text, at: old.start, contentColumn: tree.contentColumns[index] ?? 0)
    let headerEnd = min(YAMLBytes.lineEnd(text, scalar.indicators.upperBound), old.end)
    let comment = String(bytes: text, in: min(scalar.indicators.upperBound, headerEnd)..<headerEnd)
    let longest = max(60, scalar.lines.map(\.count).max() ?? 80)
    if let contentColumn {
      for isFolded in old.style == .folded ? [true, false] : [false] {
        let written = YAMLSpelling.block(
          string, isFolded: isFolded, column: contentColumn, parentColumn: column, comment: comment,
          givesColumn: scalar.isIndentationGiven, lineBreak: style.lineBreak, width: longest)
        if let written { return written }
      }
    }
    return writer.string(string, .plain, inFlow: contentColumn == nil, former: nil)
  }

  /// `True` for `False`, `TRUE` for `FALSE`.
  private static func cased(_ word: String, like old: String) -> String {
    if old == old.uppercased() { return word.uppercased() }
    return old.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  /// The tag of a scalar, with the blanks behind it, where the new value would not be read with it.
  private func obsoleteTag(of index: Int, for value: Value) -> Range<Int>? {
    guard let properties = tree.properties[index], let tag = properties.tag, let name = properties.tagName else {
      return nil
    }
    let isKept =
      switch (value, YAMLScalar.coreType(of: name) ?? "") {
      case (.string, "int"), (.string, "float"), (.string, "bool"), (.string, "null"): false
      case (.string, _), (.dateTime, _), (.number, "float"), (.boolean, "bool"), (.null, "null"): true
      case (.number(let number), "int"): number.isInteger
      case (.array, _), (.object, _): tree[index].kind == .sequence || tree[index].kind == .mapping
      default: false
      }
    if isKept { return nil }
    var end = tag.upperBound
    while end < tree[index].start, YAMLBytes.isBlank(text[end]) { end += 1 }
    return tag.lowerBound..<end
  }

  // MARK: - Blocks

  /// A value where a block is, or a block where a value is that is no block.
  func blockReplacement(of index: Int, by value: Value) -> [TextEdit] {
    let parent = layout.parent(of: index)
    guard let entry = layout.entry(ofValue: index) else { return documentReplacement(of: index, parent, by: value) }
    let column = column(of: entry)
    if entry.key == nil, tree.properties[index] == nil { return elementReplacement(of: index, entry, by: value) }
    let headEnd = self.headEnd(of: index, for: value) ?? entry.headEnd ?? entry.range.upperBound
    let lead = entry.headEnd == nil ? style.lineBreak + writer.blanks(column) + ":" : ""
    let written: String
    if entry.key == nil, writer.isBlock(value) {
      written = style.lineBreak + writer.blanks(column + 2) + writer.lines(value, column: column + 2)
    } else {
      var writer = writer
      let (comments, commentColumn) = tree[index].style == .empty ? regionOfComments(below: index) : (0..<0, 0)
      if !comments.isEmpty {
        (writer.style.step, writer.style.sequenceStep) = (commentColumn - column, commentColumn - column)
      }
      written = writer.behindKey(value, column: column)
    }
    return below(headEnd, lead + written, end: tree[index].end, isBlock: tree[index].style == .block, value)
  }

  /// The end of the anchor and the tag that stay before a value; `nil` when none does.
  private func headEnd(of index: Int, for value: Value) -> Int? {
    guard let properties = tree.properties[index] else { return nil }
    if obsoleteTag(of: index, for: value) == nil { return properties.end }
    guard let anchor = properties.anchor else { return nil }
    return anchor.upperBound < properties.end ? anchor.upperBound : properties.end
  }

  /// Takes what is behind a head away, and writes a value there; a comment on the head's line stays there.
  private func below(_ headEnd: Int, _ written: String, end: Int, isBlock: Bool, _ value: Value) -> [TextEdit] {
    let headLine = lines.lineEnd(headEnd)
    let isNextLine = isBlock && end > headLine
    if isNextLine, writer.isBlock(value) {
      return [.insert(written, at: headLine), .delete(headLine..<lines.lineEnd(end))].merged()
    }
    if isNextLine { return [.insert(written, at: headEnd), .delete(headLine..<lines.lineEnd(end))] }
    if !writer.isBlock(value) { return [TextEdit(headEnd..<end, with: written)] }
    return [.delete(headEnd..<end), .insert(written, at: lines.lineEnd(end))].merged()
  }

  /// An element of a sequence begins on the line of its `-`.
  private func elementReplacement(of index: Int, _ entry: YAMLLayout.Entry, by value: Value) -> [TextEdit] {
    let old = tree[index]
    let dashColumn = column(of: entry)
    if old.style == .empty {
      let written = writer.behindDash(value, column: dashColumn)
      return parted(written, at: old.start..<old.start)
    }
    let start = old.start
    let column =
      lines.isFirstOnLine(entry.range.lowerBound) || start > entry.range.lowerBound
      ? lines.column(of: start) : dashColumn + 2
    let written =
      writer.isBlock(value)
      ? writer.lines(value, column: column)
      : writer.inline(value, parentColumn: dashColumn, contentColumn: dashColumn + 2)
    if old.style == .block { return [TextEdit(start..<lines.lineEnd(old.end), with: written)] }
    return parted(written, at: old.span)
  }

  /// The first line in a range, the others below its line and the comment there.
  private func parted(_ written: String, at range: Range<Int>) -> [TextEdit] {
    let commentEnd = lines.lineEnd(range.upperBound)
    let parts = written.utf8.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = String(parts[0]), let rest = String(parts[1]) else {
      return [TextEdit(range, with: written)]
    }
    let head = first.hasSuffix("\r") ? String(first.unicodeScalars.dropLast()) : first
    return [TextEdit(range, with: head), .insert(style.lineBreak + rest, at: commentEnd)].merged()
  }

  private func documentReplacement(of index: Int, _ document: Int, by value: Value) -> [TextEdit] {
    let old = tree[index]
    let written = writer.lines(value, column: 0)
    let end = old.style == .block ? lines.lineEnd(old.end) : old.end
    let isOnMarksLine =
      tree[document].style == .marked
      && lines.lineStart(tree.outerStart(of: index)) == lines.lineStart(tree[document].start)
    if writer.isBlock(value), isOnMarksLine || headEnd(of: index, for: value) != nil {
      let head = headEnd(of: index, for: value) ?? tree[document].start + 3
      return [.delete(head..<end), .insert(style.lineBreak + written, at: lines.lineEnd(end))].merged()
    }
    let start = writer.isBlock(value) ? tree.outerStart(of: index) : old.start
    return [TextEdit(start..<end, with: (old.style == .empty ? " " : "") + written)]
  }

  /// The only member of an object, where it is commented out in the place of a value that is not written.
  private func commentedMember(of value: Value, inPlaceOf node: Node) throws(EditError) -> TextEdit? {
    guard case .object(let members) = value, members.count == 1, let member = members.first,
      member.value.kind.isScalar, let commented = commentedEntry(forKey: member.key, in: node)
    else { return nil }
    return try uncommenting(commented, member.value, node.path.appending(member.key))
  }
}

extension [TextEdit] {
  /// Two edits of which the second begins where the first ends, as one.
  func merged() -> [TextEdit] {
    guard count == 2, self[0].range.upperBound == self[1].range.lowerBound else { return self }
    let range = self[0].range.lowerBound..<self[1].range.upperBound
    return [TextEdit(range, with: self[0].replacement + self[1].replacement)]
  }
}
