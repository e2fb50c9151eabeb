/// New members and elements.
extension FlowEditor {
  func insertion(into container: FlowContainer, at index: Int, _ render: Render) throws(EditError) -> [TextEdit] {
    if container.items.isEmpty { return [try firstItem(of: container, render)] }
    if index == container.items.count { return try append(to: container, render) }
    return [try insertion(before: index, in: container, render)]
  }

  // MARK: - Into an empty container

  private func firstItem(of container: FlowContainer, _ render: Render) throws(EditError) -> TextEdit {
    let inner = container.span.lowerBound + 1..<container.span.upperBound - 1
    let gap = FlowGap(text, inner, comments)
    let outer = TextLines.indentation(at: container.span.lowerBound, in: text)
    let indentation = outer + style.indentation
    if gap.hasComments {
      // Behind the comments on the bracket's line, above all others: under none that is about something else.
      let end = gap.trailingComments.last?.range.upperBound ?? inner.lowerBound
      if gap.hasLineBreak {
        return .insert(style.lineBreak + indentation + (try render(.lines(indentation: indentation))), at: end)
      }
      return .insert(" " + (try render(.oneLine)), at: end)
    }
    let isOnLines = gap.hasLineBreak || (inner.isEmpty && (style.isMultiline || container.isRoot))
    guard isOnLines else {
      // The blanks that are there stay, so that taking the item away leaves them.
      return .insert((try render(.oneLine)) + (inner.isEmpty ? "" : " "), at: inner.upperBound)
    }
    let item = try render(.lines(indentation: indentation))
    return TextEdit(inner, with: style.lineBreak + indentation + item + style.lineBreak + outer)
  }

  // MARK: - At the end

  private func append(to container: FlowContainer, _ render: Render) throws(EditError) -> [TextEdit] {
    let item = FlowItem(container.items.count - 1, of: container, text, comments)
    let last = item.range
    let gap = item.after
    var separator =
      separator(before: item)
      ?? (item.isFirst && item.after.hasLineBreak ? "," + newLine(in: container) : style.separator)
    let endsInLineComment = gap.trailingComments.last?.kind == .lineComment
    if endsInLineComment, TextLines.indentation(afterLineBreakIn: separator) == nil {
      separator = "," + newLine(in: container)
    }
    let new = try render(layout(behind: separator, last))
    if let comma = gap.comma {
      let blanks = separator.replacingFirstComma()
      return [.insert(blanks + new + ",", at: max(gap.trailingEnd, comma.range.upperBound))]
    }
    let isOnNewLine = TextLines.indentation(afterLineBreakIn: separator) != nil
    if isOnNewLine, separator.hasPrefix(","), gap.trailingEnd > last.upperBound {
      return [
        .insert(",", at: last.upperBound), .insert(String(separator.dropFirst()) + new, at: gap.trailingEnd),
      ]
    }
    return [.insert(separator + new, at: gap.trailingEnd)]
  }

  /// What to write between an item and a new neighbour: as between it and the one before it; nil where neither that
  /// nor a line break behind the bracket shows it.
  private func separator(before item: FlowItem) -> String? {
    if !item.isFirst, !item.before.hasComments {
      return String(bytes: text, in: item.before.range).withoutBlankLines(style.lineBreak)
    }
    guard item.before.hasLineBreak else { return nil }
    return "," + style.lineBreak + TextLines.indentation(at: item.range.lowerBound, in: text)
  }

  private func newLine(in container: FlowContainer) -> String {
    style.lineBreak + TextLines.indentation(at: container.span.lowerBound, in: text) + style.indentation
  }

  private func layout(behind separator: String, _ last: Range<Int>) -> FlowLayout {
    if let indentation = TextLines.indentation(afterLineBreakIn: separator) { return .lines(indentation: indentation) }
    // Items such as `}, {` are on lines of their own although what separates them is not.
    guard text[last].contains(0x0A) else { return .oneLine }
    return .lines(indentation: TextLines.indentation(at: last.upperBound - 1, in: text))
  }

  // MARK: - Before another element

  private func insertion(before index: Int, in container: FlowContainer, _ render: Render) throws(EditError) -> TextEdit
  {
    let item = FlowItem(index, of: container, text, comments)
    let separator = separator(before: item) ?? style.separator
    let new = try render(layout(behind: separator, item.range))
    return .insert(new + separator, at: item.before.leadingStart)
  }
}

extension String {
  /// With the first comma taken out.
  fileprivate func replacingFirstComma() -> String {
    guard let comma = firstIndex(of: ",") else { return self }
    var result = self
    result.remove(at: comma)
    return result
  }

  /// With runs of line breaks made one.
  fileprivate func withoutBlankLines(_ lineBreak: String) -> String {
    let bytes = Array(utf8)
    guard bytes.count(where: { $0 == 0x0A }) > 1, let last = bytes.lastIndex(of: 0x0A) else { return self }
    let blanks = String(decoding: bytes[(last + 1)...], as: UTF8.self)
    let comma = bytes[..<last].contains(UInt8(ascii: ",")) ? "," : ""
    return comma + lineBreak + blanks
  }
}
