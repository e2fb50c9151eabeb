/// Reads one line after another, and hands each on as it comes.
///
/// - Complexity: linear.
struct INIParser: DialectParser {
  let text: [UInt8]
  let shared: Shared<INIDialect>
  var tree = TreeBuilder()
  /// The name of the outer section that is open, and where the part of it ends that is its span.
  private var outer: (name: Range<Int>, end: Int)?
  /// Where the innermost open section ends.
  private var end = 0
  /// The blocks that are open and have to be closed, with the word that does.
  private var blocks: [(header: Range<Int>, container: Int, closing: String)] = []

  init(_ text: [UInt8], _ shared: Shared<INIDialect>) {
    self.text = text
    self.shared = shared
  }

  func tree(_ bytes: UnsafeBufferPointer<UInt8>) -> TreeBuilder {
    var tree = tree
    if dialect.sections == .stanzas { return tree }
    let hasEscapedKeys =
      dialect.quoting == .properties
      && tree.records.contains { $0.keySpan.map { bytes[$0].contains(UInt8(ascii: "\\")) } ?? false }
    if tree.storedKeys.isEmpty, !hasEscapedKeys { tree.keyInset = 0 }
    let keys = WrittenKeys(
      bytes: bytes, records: tree.records, storedKeys: tree.storedKeys, ignoresCase: dialect.ignoresCase,
      innerGroupsKeepCase: dialect.sections == .subsections, lists: dialect.repeatsAreLists ? nil : dialect.lists)
    return Grouping.sections(in: tree, by: keys, arrays: dialect.arraysOfSections)
  }

  mutating func read(_ lexer: INILexer) throws(Fault) -> ParseError? {
    let bytes = lexer.bytes
    tree.reserve(ByteScan.countOfLines(in: bytes) + 1)
    var position = UTF8Text.start(of: text)
    let hasStanzas = dialect.sections == .stanzas
    tree.open(hasStanzas ? .array : .object, at: position)
    var pace = ReadingPace()
    while position < bytes.count {
      if let stop = pace.stop(at: position, in: text, nodes: tree.records.count) { return stop }
      let line = position
      let feed = lexer.lineFeed(from: line)
      position = min(feed + 1, bytes.count)
      var content = lexer.trimmed(line..<feed)
      if content.isEmpty || lexer.isMark(bytes[content.lowerBound]) {
        if hasStanzas, content.isEmpty { closeStanza(line) }
        if dialect.commentsGoOn, lexer.goesOnWithSetting(content, below: position) {
          throw Fault(
            content.upperBound - 1, expected: "another end of this comment",
            "\(dialect.name) files go on with a comment below the \\ at its end, so that the line there is no "
              + "setting")
        }
        continue
      }
      if let header = try lexer.header(in: content) {
        try open(header, lexer)
        // git lets a setting follow a header on its line.
        if dialect.sections != .subsections { continue }
        content = lexer.trimmed(header.span.upperBound..<content.upperBound)
        if content.isEmpty || lexer.isMark(bytes[content.lowerBound]) { continue }
      }
      let entry = try lexer.entry(in: content, lineStart: line, next: &position, limit: bytes.count)
      if hasStanzas, tree.depth == 1 { openStanza(entry.start) }
      tree.key(entry.key)
      tree.scalar(.string, at: entry.value)
      end = entry.end
    }
    if let open = blocks.last { throw lexer.openBlock(open.header, closing: open.closing) }
    closeSection()
    closeOuter()
    tree.close(at: text.count)
    return nil
  }

  // MARK: - Sections

  private mutating func open(_ header: INILexer.Header, _ lexer: INILexer) throws(Fault) {
    if case .closed(let words) = dialect.sections { return try openOrClose(header, lexer, words) }
    closeSection()
    if let outer, header.subsection != nil, lexer.bytes[outer.name].elementsEqual(lexer.bytes[header.name]) {
    } else {
      closeOuter()
      openContainer(header.name, header, lexer)
      if header.subsection != nil { outer = (header.name, -1) }
    }
    if let subsection = header.subsection { openContainer(subsection, header, lexer) }
    tree.headers.append(
      HeaderRecord(
        start: header.span.lowerBound, end: header.span.upperBound, container: tree.records.count - 1))
    end = header.span.upperBound
  }

  /// A block is closed by a line of its own, behind which the settings are those of what is around it.
  private mutating func openOrClose(
    _ header: INILexer.Header, _ lexer: INILexer, _ words: [INIDialect.ClosedBlock]
  ) throws(Fault) {
    let span = header.span
    let word = lexer.text(of: span).prefix { !$0.isWhitespace }.lowercased()
    if header.isEnd {
      guard let last = blocks.popLast(), last.closing == word else { throw lexer.closesNothing(span) }
      tree.close(at: span.upperBound)
    } else {
      guard let block = words.first(where: { $0.opening == word }), blocks.count < Document.nestingLimit else {
        throw lexer.closesNothing(span)
      }
      openContainer(header.name, header, lexer)
      blocks.append((span, tree.records.count - 1, block.closing))
    }
    let container = blocks.last?.container ?? 0
    tree.headers.append(HeaderRecord(start: span.lowerBound, end: span.upperBound, container: container))
  }

  private mutating func openStanza(_ start: Int) {
    tree.open(.object, at: start)
    tree.headers.append(HeaderRecord(start: start, end: start, container: tree.records.count - 1))
  }

  /// What is below a blank line belongs to no stanza as yet.
  private mutating func closeStanza(_ blankLine: Int) {
    guard tree.depth > 1 else { return }
    tree.close(at: end)
    tree.headers.append(HeaderRecord(start: blankLine, end: blankLine, container: 0))
  }

  private mutating func openContainer(_ name: Range<Int>, _ header: INILexer.Header, _ lexer: INILexer) {
    tree.key(name, stored: lexer.decodedName(name))
    tree.open(.object, at: header.span.lowerBound)
  }

  private mutating func closeSection() {
    guard tree.depth > (outer == nil ? 1 : 2) else { return }
    tree.close(at: end)
    if let name = outer?.name, outer?.end == -1 { outer = (name, end) }
  }

  private mutating func closeOuter() {
    guard let outer else { return }
    tree.close(at: outer.end)
    self.outer = nil
  }
}
