/// Keys and sections taken away, with the comments that belong to them.
extension INIEditor {
  func removal(of node: Node) -> [TextEdit] {
    if node.kind == .object { return sectionsInside(node).compactMap(removal) }
    return entries(of: node).map { lines.removal(ofLines: wholeLines($0)) }
  }

  /// From the comments above an entry to the end of its line. Comments that are settings belong to nobody.
  private func wholeLines(_ entry: INILexer.Entry) -> Range<Int> {
    let start = lines.lineStart(entry.start)
    let comments = lines.commentStart(above: start)
    let isHeading = lines.isHeading(commentsAt: comments, aboveLine: lines.lineStart(entry.end)) { next in
      !lines.isBlank(lineAt: next) && !lines.isComment(lineAt: next)
    }
    let isOwn = comments < start && !isHeading && !holdsSettings(comments..<start)
    return (isOwn ? comments : start)..<lines.lineEnd(entry.end)
  }

  /// Everything from a section's header to its last line.
  private func removal(of section: TextSections.Section) -> TextEdit? {
    guard let header = section.header else { return nil }
    let start = lines.lineStart(header.lowerBound)
    let comments = lines.commentStart(above: start)
    let end = max(header.upperBound, section.settings.last.map { entry($0).end } ?? 0)
    return lines.removal(ofLines: (holdsSettings(comments..<start) ? start : comments)..<lines.lineEnd(end))
  }
}
