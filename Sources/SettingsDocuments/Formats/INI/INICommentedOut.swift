/// Settings that stand in the text as comments: at their default, as `#SystemMaxUse=`.
extension INIEditor {
  struct CommentedSetting {
    /// From the comment's mark to the end of the value.
    let range: Range<Int>
    /// The whole line without its line break.
    let line: Range<Int>
    let key: Range<Int>
    let value: Range<Int>
    let isTight: Bool
  }

  /// The commented-out line of a key in a container: the first one, tight ones before others.
  func commentedLine(forKey key: String, in container: Node) -> CommentedSetting? {
    var found: CommentedSetting?
    for region in regions(of: container) {
      var start = region.lowerBound
      while start < region.upperBound {
        if lines.isComment(lineAt: start), let setting = commentedSetting(onLineAt: start),
          content.identity(INIKey.decoded(text, setting.key, dialect)) == content.identity(key)
        {
          if setting.isTight { return setting }
          if found == nil { found = setting }
        }
        start = lines.nextLine(start)
      }
    }
    return found
  }

  /// The lines of a container's sections, from each header to the next.
  private func regions(of container: Node) -> [Range<Int>] {
    let own = sections(of: container)
    let starts = content.sections.map { $0.header.map { lines.nextLine($0.upperBound) } ?? UTF8Text.start(of: text) }
    return content.sections.indices.compactMap { index in
      let header = content.sections[index].header
      guard own.contains(where: { $0.header == header }) else { return nil }
      let next = index + 1 < starts.count ? content.sections[index + 1].header?.lowerBound : nil
      return starts[index]..<max(starts[index], next ?? text.count)
    }
  }

  /// A comment line as the setting it would be; `nil` when it is prose.
  func commentedSetting(onLineAt start: Int) -> CommentedSetting? {
    let line = start..<lines.lineEnd(start)
    guard let mark = text[line].firstIndex(where: { !INIParser.isBlank($0) }), dialect.isComment(text[mark]) else {
      return nil
    }
    let isTight = mark + 1 < line.upperBound && !INIParser.isBlank(text[mark + 1])
    if dialect.commentedOut == .tight, !isTight { return nil }
    // The line without its mark, read as if it stood alone.
    let body = Array(text[mark + 1..<line.upperBound])
    guard let first = body.first(where: { !INIParser.isBlank($0) }), !dialect.isComment(first) else { return nil }
    var parser = INIParser(body, dialect: dialect)
    guard let sections = try? parser.parse().sections, sections.count == 1, let entry = sections[0].entries.first,
      isKey(body[entry.key])
    else { return nil }
    let offset = mark + 1
    if dialect.separators == .blanks, !isTight, !isParagraph(start, isPlausible(body[entry.key], body)) {
      return nil
    }
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + offset..<range.upperBound + offset }
    return CommentedSetting(
      range: mark..<offset + entry.range.upperBound, line: line, key: moved(entry.key), value: moved(entry.value),
      isTight: isTight)
  }

  /// One word, or in smb.conf a few plain ones; no sentence.
  private func isKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, TOMLKey.isBareByte(first) else { return false }
    let words = bytes.split(separator: 0x20)
    let isWordLike = bytes.allSatisfy { TOMLKey.isBareByte($0) || [0x20, 0x2E, 0x2F, 0x2A, 0x3A].contains($0) }
    return isWordLike && words.count <= (dialect.name == "smb" ? 6 : 1)
  }

  /// Where only blanks part key and value, a setting stands as a paragraph of its own among the comments.
  private func isParagraph(_ start: Int, _ isPlausible: Bool) -> Bool {
    guard isPlausible, start > UTF8Text.start(of: text) else { return isPlausible }
    let above = lines.lineStart(start - 1)
    let isEmptyAbove = text[above..<lines.lineEnd(above)].allSatisfy { INIParser.isBlank($0) || dialect.isComment($0) }
    return isEmptyAbove || (lines.isComment(lineAt: above) && commentedSetting(onLineAt: above) != nil)
  }

  /// Few words, and not the beginning of a sentence.
  private func isPlausible(_ key: ArraySlice<UInt8>, _ body: [UInt8]) -> Bool {
    let words = body.split(whereSeparator: INIParser.isBlank).count
    let capitals = key.count { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    let isCapitalised = capitals == 1 && key.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    return words <= (isCapitalised ? 2 : 5)
  }

  // MARK: - Bringing back, and commenting out again

  func uncommenting(_ setting: CommentedSetting, _ value: Value, _ path: Path) throws(EditError) -> TextEdit {
    let hasSeparator = setting.value.lowerBound > setting.key.upperBound
    let head =
      String(bytes: text, in: setting.key.lowerBound..<setting.value.lowerBound)
      + (hasSeparator ? "" : dialect.separator)
    let quote = INIValue.quote(text, setting.value, dialect)
    return TextEdit(setting.range, with: head + (try text(of: value, path, oldQuote: quote)))
  }

  /// Makes a setting's line a comment: with the text that stood there before, else as it stands. Of a list, every line.
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
