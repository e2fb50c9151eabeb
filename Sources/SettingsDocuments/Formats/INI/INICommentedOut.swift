/// Settings that are in the text as comments: at their default, as `#SystemMaxUse=`.
extension INIEditor {
  /// The commented-out line of a key in a container: the first one, tight ones before others.
  func commentedLine(forKey key: String, in container: Node) -> INICommentedLine? {
    let identity = content.identity(key)
    let found = sectionIndices(of: container).flatMap(commentedLines(inSection:)).filter { line in
      content.identity(INIKey.decoded(text, line.key, dialect)) == identity
    }
    return found.first(where: \.isTight) ?? found.first
  }

  /// The commented-out settings from a section's header to the next, or to the first header that is commented out:
  /// what is below that belongs to it.
  func commentedLines(inSection index: Int) -> [INICommentedLine] {
    let section = content.sections[index]
    // Above the first header is what is said of the file.
    if index == 0, section.entries.isEmpty, content.sections.count > 1, dialect.hasBracketedSections { return [] }
    let start = section.header.map { lines.nextLine($0.upperBound) } ?? UTF8Text.start(of: text)
    let next = index + 1 < content.sections.count ? content.sections[index + 1].header : nil
    return commentedLines(in: start..<max(start, next?.lowerBound ?? text.count), around: section.entries)
  }

  private func commentedLines(in range: Range<Int>, around entries: [INIText.Entry]) -> [INICommentedLine] {
    var found: [INICommentedLine] = []
    var beginsParagraph = true
    var entries = entries[...]
    var start = range.lowerBound
    while start < range.upperBound {
      let line = start..<lines.lineEnd(start)
      start = lines.nextLine(start)
      // A comment inside a value over several lines is a part of it.
      while let entry = entries.first, entry.range.upperBound <= line.lowerBound { entries.removeFirst() }
      if let entry = entries.first, entry.range.lowerBound < line.upperBound {
        beginsParagraph = false
        continue
      }
      let place = INICommentReader.Place(line: line, beginsParagraph: beginsParagraph)
      if comments.isHeader(at: place) { break }
      let setting = comments.setting(at: place)
      if let setting { found.append(setting) }
      beginsParagraph = setting != nil || text[line].allSatisfy { INIParser.isBlank($0) || dialect.isComment($0) }
    }
    return found
  }

  /// Whether one of these comment lines is a commented-out setting.
  func holdsSettings(_ range: Range<Int>) -> Bool {
    !commentedLines(in: range, around: []).isEmpty
  }

  // MARK: - Bringing back, and commenting out again

  func uncommenting(_ setting: INICommentedLine, _ value: Value, _ path: Path) throws(EditError) -> TextEdit {
    let hasSeparator = setting.value.lowerBound > setting.key.upperBound
    let head =
      String(bytes: text, in: setting.key.lowerBound..<setting.value.lowerBound)
      + (hasSeparator ? "" : dialect.separator)
    let quote = INIValue.quote(text, setting.value, dialect)
    return TextEdit(setting.range, with: head + (try text(of: value, path, oldQuote: quote)))
  }

  /// Makes a setting's line a comment: with the text that was there before, else as it is. Of a list, every line.
  func commentingOut(_ node: Node, _ former: String?) throws(EditError) -> [TextEdit] {
    let own = entries(of: node)
    guard let first = own.first else {
      throw .unsupported(node.path, "only a setting can be commented out, no section")
    }
    if let former, own.count == 1 {
      let start = lines.lineStart(first.range.lowerBound)
      return [TextEdit(start..<lines.lineEnd(first.range.upperBound), with: former)]
    }
    let mark = String(decoding: [dialect.comments[0]], as: UTF8.self)
    return own.flatMap { entry in lineStarts(of: entry).map { TextEdit.insert(mark, at: $0) } }
  }

  /// Where the lines of a setting begin: the first after its indentation.
  private func lineStarts(of entry: INIText.Entry) -> [Int] {
    var starts = [entry.range.lowerBound]
    var next = lines.nextLine(entry.range.lowerBound)
    while next < entry.range.upperBound {
      starts.append(next)
      next = lines.nextLine(next)
    }
    return starts
  }
}
