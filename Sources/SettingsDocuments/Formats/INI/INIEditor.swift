/// Writes changes into a text of the INI family. The document's records and headers tell which lines nodes have; those
/// lines are read again.
struct INIEditor: SectionEditor, DialectEditor {
  typealias Lexer = INILexer

  let storage: DocumentStorage
  let shared: Shared<INIDialect>
  let lines: LineText
  let sections: TextSections
  let writing: INIWriting

  init(_ storage: DocumentStorage, _ shared: Shared<INIDialect>) {
    self.storage = storage
    self.shared = shared
    lines = LineText(storage.text, commentMarks: shared.value.comments)
    sections = TextSections(storage: storage) { container in
      ChildIndices(of: container, in: storage.records).flatMap { child -> [Int] in
        switch storage.records[child].kind {
        case .object: []
        case .array: Array(ChildIndices(of: child, in: storage.records))
        default: [child]
        }
      }
    }
    writing = INIWriting(shared: shared, text: storage.text)
  }

  // MARK: - What nodes are written as

  /// The line or lines of a scalar.
  func entry(_ index: Int) -> LineEntry {
    let record = storage.records[index]
    let span = record.span
    let key: (start: Int, span: Range<Int>)
    if let known = record.keySpan, dialect.prefix == nil, !dialect.hasInlineFiles {
      key = (known.lowerBound, known)
    } else {
      key = withLexer { $0.entry(around: span) }.map { ($0.start, $0.key) } ?? (span.lowerBound, span)
    }
    return LineEntry(range: key.start..<max(key.span.upperBound, span.upperBound), key: key.span, value: span)
  }

  func entries(of node: Node) -> [LineEntry] {
    switch node.kind {
    case .array: node.elements.flatMap { $0.kind == .object ? entries(of: $0) : [entry($0.index)] }
    case .object where dialect.isClosed: closedEntries(of: node)
    case .object: sectionsInside(node).compactMap(entry)
    default: [entry(node.index)]
    }
  }

  /// The sections of a container and of those in it.
  private func sectionsInside(_ node: Node) -> [TextSections.Section] {
    sections.sections(of: Set(node.children.filter { $0.kind == .object }.map(\.index) + [node.index]))
  }

  /// From each of a block's headers to the line that closes it.
  private func closedEntries(of node: Node) -> [LineEntry] {
    let (headers, outer) = (storage.headers, node.parent?.index ?? 0)
    return headers.indices.compactMap { number in
      let header = headers[number]
      // Below what closes a block inside it are its lines, too.
      let isBelowOuter = (number == 0 ? 0 : headers[number - 1].container) == outer
      guard header.container == node.index, isBelowOuter else { return nil }
      let end = headers[number...].first { $0.container == outer }?.end ?? header.end
      return LineEntry(range: header.start..<end, value: header.end..<end, isHeader: true)
    }
  }

  /// Of a container with several sections, one goes with its only setting.
  func emptying(_ container: Node, of node: Node) -> [TextEdit]? {
    guard container.parent != nil, container.kind == .object, !dialect.isClosed else { return nil }
    let all = sectionsInside(container)
    guard all.count > 1, let own = all.first(where: { Array($0.settings) == [node.index] }), let header = own.header,
      let whole = entry(own)
    else { return nil }
    let setting = entry(node.index).range
    let isAlone =
      lines.isBlank(in: header.upperBound..<setting.lowerBound)
      && lines.isBlank(in: setting.upperBound..<own.range.upperBound)
    return isAlone ? [lines.removal(ofLines: wholeLines(of: whole))] : nil
  }

  func slots(in container: Node) throws(EditError) -> [Range<Int>] {
    // The values of a list change places; each line keeps its comment.
    if container.kind == .array, container[0]?.kind.isScalar ?? true {
      return container.elements.map { dialect.hasInlineFiles ? entry($0.index).range : $0.span }
    }
    return try container.children.map { child throws(EditError) in try slot(of: child) }
  }

  // MARK: - Keys and names

  func keySpans(of node: Node) -> [Range<Int>] {
    guard node.kind == .object else { return entries(of: node).flatMap { keySpans(of: $0) } }
    let isSubsection = node.parent?.parent != nil
    return withLexer { lexer in
      sectionsInside(node).compactMap { section in
        let header = section.header.flatMap { $0.isEmpty ? nil : try? lexer.header(in: $0) }
        if header?.isEnd ?? false { return nil }
        return isSubsection ? header?.subsection ?? header?.name : header?.name
      }
    }
  }

  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String {
    guard node.kind == .object else { return writing.key(key) }
    return text[..<span.lowerBound].last == UInt8(ascii: "\"") ? escaped(key) : key
  }

  func escaped(_ name: String) -> String { Escapes.ini.written(name, keeping: ["\n"]) }

  // MARK: - What is commented out

  var hasSettingsAboveHeaders: Bool {
    !dialect.hasBracketedSections || Node(storage: storage, index: 0).children.contains { $0.kind != .object }
  }

  func isOnOneLine(_ value: Value) -> Bool { value.kind.isScalar && !isInlineFile(value) }

  func commentReader() -> CommentReader {
    let reader = INICommentReader(self)
    return (reader.isHeader, reader.setting)
  }

  func written(
    _ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path
  ) throws(EditError) -> String {
    let head = String(bytes: text, in: commented.key.lowerBound..<commented.value.lowerBound)
    let start = commented.value.lowerBound
    let hasSeparator = start > commented.key.upperBound
    let gap = commented.value.isEmpty ? gap(behind: commented.key, at: start) : ""
    let new = try written(value, path, behind: head, old: commented.value)
    // A comment right behind nothing would become a part of the value.
    let end = commented.value.upperBound
    let blank = commented.value.isEmpty && !lines.isBlank(in: end..<min(end + 1, commented.line.upperBound)) ? " " : ""
    return (hasSeparator ? gap : dialect.separator) + new + blank
  }

  /// Of a list, every line.
  func commentingOut(_ node: Node) throws(EditError) -> [TextEdit]? {
    guard node.kind != .object else {
      throw .unsupported(node.path, "only a setting can be commented out, no section")
    }
    return commentingOut(entries(of: node), by: String(UnicodeScalar(dialect.comments[0])))
  }
}
