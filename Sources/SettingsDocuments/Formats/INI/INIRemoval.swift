/// Keys and sections taken away, with the comments that belong to them.
extension INIEditor {
  func removal(of node: Node) -> [TextEdit] {
    if node.kind == .object { return sectionsInside(node).compactMap(removal) }
    if let section = section(endingWith: node) { return [section].compactMap(removal) }
    return entries(of: node).map { lines.removal(ofLines: wholeLines($0)) }
  }

  /// The section that has nothing but this setting, of a container that has others: its header goes too.
  private func section(endingWith node: Node) -> TextSections.Section? {
    guard let container = node.parent, container.parent != nil, container.kind == .object else { return nil }
    let all = sectionsInside(container)
    guard all.count > 1, let own = all.first(where: { Array($0.settings) == [node.index] }), let header = own.header
    else { return nil }
    let entry = entry(node.index)
    let isAlone =
      lines.isBlank(in: header.upperBound..<entry.start) && lines.isBlank(in: entry.end..<own.range.upperBound)
    return isAlone ? own : nil
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
