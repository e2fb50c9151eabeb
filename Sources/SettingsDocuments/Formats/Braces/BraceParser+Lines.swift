/// Reads a line of a text whose blocks have lines of their own for their beginning and end.
extension BraceParser {
  /// - Parameter place: where the line begins; afterwards the line below, and below those that go on with it.
  mutating func readLine(at place: inout Int, _ lexer: BraceLexer) throws(Fault) {
    switch try lexer.lineStatement(at: &place) {
    case .none: break
    case .directive(let key, let value):
      if lexer.lines.hasStanzas { try placeInStanza(key, lexer) }
      add(key, value, end: value.upperBound, detail: detail(of: value, lexer))
    case .open(let start, let words, let end): try open(words, from: start, end, lexer)
    case .close(let name, let end): try close(name, end, lexer)
    }
  }

  /// Ends the stanza before what is in none.
  private mutating func placeInStanza(_ key: Range<Int>, _ lexer: BraceLexer) throws(Fault) {
    guard case .stanzas(let stanzas) = lexer.lines.delimiters else { return }
    if lexer.isOneOf(stanzas.apart, key) { return closeSection() }
    if tree.depth > 1 { return }
    throw Fault(
      key.lowerBound, expected: stanzas.begin.map { "\"\($0) …\"" }.joined(separator: " or "),
      "\(lexer.quoted(key)) is in no section")
  }

  private mutating func open(
    _ words: Range<Int>, from start: Int, _ end: Int, _ lexer: BraceLexer
  ) throws(Fault) {
    let name = lexer.firstWord(words)
    if dialect.programBlocks.contains(where: { lexer.isWord($0.utf8, name) }) {
      throw Fault(
        start, expected: "settings",
        "what is in <\(lexer.text(of: name))> is a program, which cannot be read as settings")
    }
    if lexer.lines.hasStanzas { closeSection() }
    try open(words, at: start, lexer)
    if lexer.lines.hasStanzas { sectionEnd = end }
  }

  private mutating func close(_ name: Range<Int>, _ end: Int, _ lexer: BraceLexer) throws(Fault) {
    var start = name.lowerBound
    if case .tags = lexer.lines.delimiters { start -= 2 }
    guard let words = openWords else {
      throw Fault(start, expected: "a directive", "\(lexer.text(of: start..<end)) closes nothing")
    }
    guard lexer.closes(name, words) else { throw isOpen(words, at: start, lexer) }
    tree.close(at: end)
  }

  /// The words of the innermost open block.
  var openWords: Range<Int>? { tree.depth > 1 ? tree.records[tree.innermostIndex].keySpan : nil }

  func isOpen(_ words: Range<Int>, at place: Int, _ lexer: BraceLexer) -> Fault {
    let header = lexer.normalised(words) ?? lexer.text(of: words)
    let shown = lexer.lines.header(header.count > 40 ? header.prefix(40) + "…" : header)
    let line = LineIndex(text).position(at: words.lowerBound).line
    return Fault(place, expected: "\"\(lexer.lines.footer(header) ?? "")\"", "\(shown) of line \(line) is not closed")
  }
}
