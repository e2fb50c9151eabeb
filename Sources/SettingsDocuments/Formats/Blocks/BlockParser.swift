/// Reads one statement after another, and hands each on as it comes.
///
/// - Complexity: linear.
struct BlockParser {
  private let text: [UInt8]
  private let dialect: BlockDialect
  private var tree = TreeBuilder()
  /// The words of the open blocks, outermost first, as they are written.
  private var open: [Range<Int>] = []
  /// Where the last statement ends.
  private var end = 0

  init(_ text: [UInt8], _ dialect: BlockDialect) {
    self.text = text
    self.dialect = dialect
  }

  mutating func parse() throws(ParseError) -> TreeBuilder {
    let text = text
    return try text.withUnsafeBufferPointer { bytes throws(ParseError) in
      try read(BlockLexer(bytes, dialect))
      let keys = BlockKeys(bytes: bytes, records: tree.records, storedKeys: tree.storedKeys)
      var grouped = ListGrouping.grouped(tree, by: keys)?.tree ?? tree
      grouped.keysAreUnique = true
      if let index = grouped.firstNestedTooDeeply {
        throw .nestedTooDeeply(at: grouped.records[index].start, in: text)
      }
      return grouped
    }
  }

  private mutating func read(_ lexer: BlockLexer) throws(ParseError) {
    tree.reserve(ByteScan.countOfLines(in: lexer.bytes) + 1)
    var place = UTF8Text.start(of: text)
    tree.open(.object, at: place)
    var pace = ReadingPace()
    while place < text.count {
      try pace.step(at: place, in: text, nodes: tree.records.count)
      let statement: BlockLexer.Statement
      do throws(LexerFault) {
        statement = try lexer.statement(at: &place)
      } catch {
        throw ParseError(at: error.offset, in: text, expected: error.expected, message: error.message)
      }
      switch statement {
      case .none: break
      case .directive(let key, let value):
        if dialect.hasStanzas { try placeInStanza(key, lexer) }
        tree.key(key)
        tree.scalar(.string, at: value)
        end = max(key.upperBound, value.upperBound)
      case .open(let start, let words, let end):
        closeStanza()
        try openBlock(words, from: start, lexer)
        self.end = end
      case .close(let name, let end): try closeBlock(name, end, lexer)
      }
    }
    closeStanza()
    if let words = open.last { throw isOpen(words, at: text.count, lexer) }
    tree.close(at: text.count)
    if tree.storedKeys.isEmpty { tree.keyInset = 0 }
  }

  private mutating func closeStanza() {
    guard dialect.hasStanzas, open.popLast() != nil else { return }
    tree.close(at: end)
  }

  /// Ends the stanza before what is in none.
  private mutating func placeInStanza(_ key: Range<Int>, _ lexer: BlockLexer) throws(ParseError) {
    guard case .stanzas(let begin, let apart, _) = dialect.blocks else { return }
    if lexer.isOneOf(apart, key) { return closeStanza() }
    if !open.isEmpty { return }
    throw ParseError(
      at: key.lowerBound, in: text, expected: begin.map { "\"\($0) …\"" }.joined(separator: " or "),
      message: "\(TokenExcerpt(text: text).quoted(key)) is in no section")
  }

  private mutating func openBlock(_ words: Range<Int>, from start: Int, _ lexer: BlockLexer) throws(ParseError) {
    let name = lexer.firstWord(words)
    if !dialect.programs.isEmpty, dialect.programs.contains(where: { lexer.isWord($0, name) }) {
      throw ParseError(
        at: start, in: text, expected: "settings",
        message: "what is in <\(lexer.text(of: name))> is a program, which cannot be read as settings")
    }
    if tree.depth >= Document.nestingLimit { throw .nestedTooDeeply(at: start, in: text) }
    open.append(words)
    tree.key(words, stored: lexer.decodedHeader(words))
    tree.open(.object, at: start)
  }

  private mutating func closeBlock(_ name: Range<Int>, _ end: Int, _ lexer: BlockLexer) throws(ParseError) {
    var start = name.lowerBound
    if case .tags = dialect.blocks { start -= 2 }
    if let last = open.last, lexer.isTag(start..<end, closing: last) {
      open.removeLast()
      return tree.close(at: end)
    }
    let footer = lexer.text(of: start..<end)
    guard let last = open.popLast() else {
      throw ParseError(at: start, in: text, expected: "a directive", message: "\(footer) closes nothing")
    }
    // A blank may be before the bracket.
    let written = footer.replacing(each: " ", with: "").replacing(each: "\t", with: "").lowercased()
    guard dialect.footer(lexer.text(of: lexer.firstWord(last)))?.lowercased() == written else {
      throw isOpen(last, at: start, lexer)
    }
    tree.close(at: end)
  }

  private func isOpen(_ words: Range<Int>, at place: Int, _ lexer: BlockLexer) -> ParseError {
    let footer = dialect.footer(lexer.text(of: lexer.firstWord(words))) ?? ""
    let header = lexer.decodedHeader(words) ?? lexer.text(of: words)
    let shown = dialect.header(header.count > 40 ? header.prefix(40) + "…" : header)
    let line = LineIndex(text).position(at: words.lowerBound).line
    return ParseError(
      at: place, in: text, expected: "\"\(footer)\"", message: "\(shown) of line \(line) is not closed")
  }
}
