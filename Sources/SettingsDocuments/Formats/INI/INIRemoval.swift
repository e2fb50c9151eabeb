/// Keys and sections taken away, with the comments that belong to them.
extension INIEditor {
  func removal(of node: Node) -> [TextEdit] {
    if case .container = origin(node) { return removalOfSections(node) }
    return entries(of: node).map { lines.removal(ofLines: wholeLines($0)) }
  }

  /// From the comments above an entry to the end of its line. Comments that are settings belong to nobody.
  private func wholeLines(_ entry: INIText.Entry) -> Range<Int> {
    let start = lines.lineStart(entry.range.lowerBound)
    let comments = lines.commentStart(above: start)
    let isHeading = lines.isHeading(commentsAt: comments, aboveLine: lines.lineStart(entry.range.upperBound)) { next in
      !lines.isBlank(lineAt: next) && !lines.isComment(lineAt: next)
    }
    let isOwn = comments < start && !isHeading && !holdsSettings(comments..<start)
    return (isOwn ? comments : start)..<lines.lineEnd(entry.range.upperBound)
  }

  /// Everything from a section's header to its last line, wherever it is, and the sections below it.
  private func removalOfSections(_ node: Node) -> [TextEdit] {
    let own =
      sections(of: node)
      + node.children.flatMap { child -> [INIText.Section] in
        if case .container = origin(child) { sections(of: child) } else { [] }
      }
    let ranges = own.compactMap { section -> Range<Int>? in
      guard let header = section.header else { return nil }
      let start = lines.lineStart(header.lowerBound)
      let comments = lines.commentStart(above: start)
      let end = section.entries.last?.range.upperBound ?? header.upperBound
      return (holdsSettings(comments..<start) ? start : comments)..<lines.lineEnd(end)
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.map { lines.removal(ofLines: $0) }
  }
}
