/// An editor of a text with headers: below each are the settings of one container.
package protocol SectionEditor: FormatEditor {
  var sections: TextSections { get }

  /// What is between a key and its value where no neighbour shows it.
  var separator: String { get }

  /// The indentation of settings below a header where none shows it.
  var indentation: String { get }

  /// Whether comments above the first header are settings, rather than words about the file.
  var hasSettingsAboveHeaders: Bool { get }

  /// The line of a setting, by its record.
  func entry(_ setting: Int) -> LineEntry

  /// The first setting of the text, for a new one to be like it.
  func firstSetting(where isWanted: (Int) -> Bool) -> Int?

  /// What tells comments that are headers, and those that are settings, from prose.
  func commentReader() -> CommentReader
}

package typealias CommentReader = (
  isHeader: (LineText.Comment) -> Bool, setting: (LineText.Comment) -> CommentedEntry?
)

extension SectionEditor {
  /// From a section's header to its last setting.
  package func entry(_ section: TextSections.Section) -> LineEntry? {
    section.header.map { header in
      let end = max(header.upperBound, section.settings.last.map { entry($0).range.upperBound } ?? 0)
      return LineEntry(range: header.lowerBound..<end, value: header.upperBound..<end, isHeader: true)
    }
  }

  // MARK: - New lines

  /// New settings of a container: below the last of its settings that is alike, or below its header; written as most of
  /// those are.
  ///
  /// - Parameter spelled: the lines, behind their indentation, for a separator.
  package func insertion(
    into container: Int, isAlike: (Int) -> Bool = { _ in true },
    _ spelled: (_ head: (indentation: String, model: LineEntry?)) throws(EditError) -> [String]
  ) throws(EditError) -> TextEdit {
    let own = sections.sections(of: [container])
    let last = own.last { $0.settings.contains(where: isAlike) }?.settings.last(where: isAlike).map(entry)
    let alike = last.map { _ in own.flatMap(\.settings).filter(isAlike).suffix(Self.mostLookedAt).map(entry) }
    let model = alike.flatMap(mostUsual) ?? firstSetting(where: isAlike).map(entry)
    let indentation =
      last.map { lines.indentation(at: $0.range.lowerBound) }
      ?? (container == 0 ? "" : indentation(below: own.last?.header))
    let block = try spelled((indentation, model)).joined(separator: lines.lineBreak)
    if let place = last?.range ?? own.last?.header { return lines.insertion(of: block, below: place.upperBound) }
    return firstLines(block)
  }

  /// How many settings tell how another one is written.
  private static var mostLookedAt: Int { 256 }

  /// The last of some entries that have what most have between key and value.
  private func mostUsual(_ entries: [LineEntry]) -> LineEntry? {
    var counts: [String: Int] = [:]
    for entry in entries { counts[separator(like: entry), default: 0] += 1 }
    let most = counts.values.max()
    return entries.last { counts[separator(like: $0)] == most }
  }

  /// The first lines of the part above all headers: above the first of them, or at the end of the text.
  package func firstLines(_ block: String) -> TextEdit {
    guard let header = storage.headers.first else { return lines.appending(block, afterBlankLine: true) }
    let start = lines.commentStart(above: lines.lineStart(header.start))
    // Where words for programs are right above the header, it is as close to the new lines.
    let isClose = start > UTF8Text.start(of: text) && !lines.isBlank(lineAt: lines.lineStart(start - 1))
    return .insert(block + lines.lineBreak + (isClose ? "" : lines.lineBreak), at: start)
  }

  /// As much further in than their header as the first setting below a header is.
  package func indentation(below header: Range<Int>?) -> String {
    guard let header else { return "" }
    let outer = lines.indentation(at: header.lowerBound)
    guard let place = storage.headers.firstIndex(where: { firstLine(below: $0) != nil }),
      let first = firstLine(below: storage.headers[place])
    else { return outer + indentation }
    let (inner, modelOuter) = (lines.indentation(at: first), lines.indentation(at: storage.headers[place].start))
    return inner.hasPrefix(modelOuter) ? outer + inner.dropFirst(modelOuter.count) : inner
  }

  /// The first byte below a header that is no blank, no comment and no other header.
  private func firstLine(below header: HeaderRecord) -> Int? {
    var line = lines.nextLine(header.end)
    while line < text.count, lines.isBlank(lineAt: line) || lines.isComment(lineAt: line) {
      line = lines.nextLine(line)
    }
    let first = line + lines.indentation(at: lines.lineEnd(line)).utf8.count
    return first < text.count && !isHeader(first) ? first : nil
  }

  private func isHeader(_ offset: Int) -> Bool {
    let place = storage.headers.partitioningIndex { $0.start >= offset }
    return place < storage.headers.count && storage.headers[place].start == offset
  }

  package func separator(like entry: LineEntry?) -> String { separator(like: entry, else: separator) }

  // MARK: - New sections

  /// A new section below all others.
  package func appending(section lines: [String]) -> TextEdit {
    self.lines.appending(lines.joined(separator: self.lines.lineBreak), afterBlankLine: hasBlankLines)
  }

  /// Whether there are blank lines above this text's headers; whatever is above all settings says nothing.
  package var hasBlankLines: Bool {
    let isFirst = storage.headers.first.map { lines.isFree(UTF8Text.start(of: text)..<$0.start) } ?? false
    let headers = storage.headers.dropFirst(isFirst ? 1 : 0)
    return headers.count { lines.hasBlankLine(above: $0.start) } * 2 >= headers.count
  }

  package func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool {
    !lines.isBlank(lineAt: start) && !lines.isComment(lineAt: start)
      && !isHeader(start + lines.column(ofLineAt: start))
  }

  // MARK: - What is commented out

  package func commentedEntries(in container: Node, forKey key: String?) -> [CommentedEntry] {
    let reader = commentReader()
    let setting = { comment in reader.setting(comment) ?? key.flatMap { self.word($0, alone: comment) } }
    return commentedEntries(in: sections.sections(of: [container.index]), (reader.isHeader, setting)).map(\.entry)
  }

  /// A comment that is a key and no more, for a format with keys alone.
  private func word(_ key: String, alone comment: LineText.Comment) -> CommentedEntry? {
    guard comment.body.count <= key.utf8.count + 1, var entry = entry(readFrom: comment), entry.value.isEmpty,
      isKey(key, at: entry.key)
    else { return nil }
    entry.isWordAlone = true
    return entry
  }

  /// Those of some sections: below a header that is commented out, they belong to that.
  package func commentedEntries(
    in sections: [TextSections.Section], _ own: CommentReader? = nil
  ) -> [(container: Int, entry: CommentedEntry)] {
    let reader = own ?? commentReader()
    return sections.flatMap { section -> [(container: Int, entry: CommentedEntry)] in
      if storage.records[section.container].kind == .array { return [] }
      let start = section.header.map { lines.nextLine($0.upperBound) } ?? section.range.lowerBound
      let isRead = section.header != nil || hasSettingsAboveHeaders || storage.headers.isEmpty
      let range = start..<(isRead ? max(start, section.range.upperBound) : start)
      let values = self.sections.valuesOverLines(in: [section])
      return lines.settings(in: range, besides: values, isEnd: reader.isHeader, setting: reader.setting)
        .map { (section.container, $0) }
    }
  }

  package func commentedEntries(onLines range: Range<Int>, above entry: LineEntry) -> [CommentedEntry] {
    let reader = commentReader()
    return lines.settings(in: range, isEnd: reader.isHeader, setting: reader.setting)
  }

  /// Those that may have a key, in a text without headers.
  package func commentedLines(mentioning key: [UInt8]) -> [CommentedLine] {
    let reader = commentReader()
    let values = sections.valuesOverLines(in: sections.all)
    return lines.paragraphs(holding: key).flatMap { paragraph in
      lines.settings(in: paragraph, besides: values, setting: reader.setting).map { CommentedLine($0, in: .root) }
    }
  }

  /// Every setting of the text that is commented out.
  package func commentedLines() -> [CommentedLine] {
    commentedEntries(in: sections.all).map { container, entry in
      CommentedLine(entry, in: Node(storage: storage, index: container).path)
    }
  }
}

extension CommentedLine {
  package init(_ entry: CommentedEntry, in container: Path) {
    self.init(container: container, setting: entry.setting, line: entry.line, doubt: entry.doubt)
  }
}
