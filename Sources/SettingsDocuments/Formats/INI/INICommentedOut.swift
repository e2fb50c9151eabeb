/// Settings that are in the text as comments: at their default, as `#SystemMaxUse=`.
extension INIEditor {
  /// The commented-out line of a key in a container: the first one, tight ones before others.
  func commentedLine(forKey key: String, in container: Node) -> INICommentedLine? {
    let wanted = identity(key)
    return withLexer { lexer in
      let found = commentedLines(in: sections.sections(of: container.index), lexer).map(\.line).filter { line in
        identity(INISyntax(dialect: dialect).key(in: text, span: line.key)) == wanted
      }
      return found.first(where: \.isTight) ?? found.first
    }
  }

  private func identity(_ key: String) -> String { dialect.ignoresCase ? key.lowercased() : key }

  /// The commented-out settings of some sections, each from its header to the next, or to the first header that is
  /// commented out: what is below that belongs to it.
  func commentedLines(
    in sections: [TextSections.Section], _ lexer: INILexer
  ) -> [(section: TextSections.Section, line: INICommentedLine)] {
    let reader = INICommentReader(lexer, storage)
    let values = self.sections.valuesOverLines
    return sections.flatMap { section in
      // Above the first header is what is said of the file.
      if section.header == nil, dialect.hasBracketedSections, !storage.headers.isEmpty, !hasSettingsAboveSections {
        return [(TextSections.Section, INICommentedLine)]()
      }
      let start = section.header.map { lines.nextLine($0.upperBound) } ?? section.range.lowerBound
      let range = start..<max(start, section.range.upperBound)
      return reader.settings(in: range, besides: values).map { (section, $0) }
    }
  }

  private var hasSettingsAboveSections: Bool {
    Node(storage: storage, index: 0).children.contains { $0.kind != .object }
  }

  /// Whether one of these comment lines is a commented-out setting.
  func holdsSettings(_ range: Range<Int>) -> Bool {
    !range.isEmpty && withLexer { !INICommentReader($0, storage).settings(in: range, besides: []).isEmpty }
  }

  // MARK: - Bringing back, and commenting out again

  func uncommenting(_ setting: INICommentedLine, _ value: Value, _ path: Path) throws(EditError) -> TextEdit {
    let hasSeparator = setting.value.lowerBound > setting.key.upperBound
    let head =
      String(bytes: text, in: setting.key.lowerBound..<setting.value.lowerBound)
      + (hasSeparator ? "" : dialect.separator)
    return TextEdit(setting.range, with: head + (try written(value, path, behind: head, inPlaceOf: setting.value)))
  }

  /// Makes a setting's line a comment: with the text that was there before, else as it is. Of a list, every line.
  func commentingOut(_ node: Node, _ former: String?) throws(EditError) -> [TextEdit] {
    let own = entries(of: node)
    guard let first = own.first else {
      throw .unsupported(node.path, "only a setting can be commented out, no section")
    }
    if let former, own.count == 1 {
      return [TextEdit(lines.lineStart(first.start)..<lines.lineEnd(first.end), with: former)]
    }
    let mark = String(decoding: [dialect.comments[0]], as: UTF8.self)
    return own.flatMap { entry in lineStarts(of: entry).map { TextEdit.insert(mark, at: $0) } }
  }

  /// Where the lines of a setting begin: the first after its indentation.
  private func lineStarts(of entry: INILexer.Entry) -> [Int] {
    Array(sequence(first: entry.start) { lines.nextLine($0) }.prefix { $0 < max(entry.end, entry.start + 1) })
  }
}
