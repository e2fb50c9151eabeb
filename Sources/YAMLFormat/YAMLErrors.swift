import CFyaml

/// How faults say where they are and what they found.
struct YAMLErrors {
  let text: [UInt8]

  func alias(_ span: Range<Int>, _ message: String) -> ParseError {
    parseError(at: span.lowerBound, expected: "an alias of something above", found: quoted(span), message: message)
  }

  func tooManyAliases(_ span: Range<Int>, limit: Int) -> ParseError {
    parseError(
      at: span.lowerBound, expected: "aliases that mean at most \(limit) values", found: quoted(span),
      message: "what they repeat repeats aliases itself")
  }

  func noMemory() -> ParseError { parseError(at: 0, expected: "memory to read this text", found: "none") }

  func noText(at offset: Int) -> ParseError {
    parseError(at: offset, expected: "text", message: "in double quotes this character is written \\0")
  }

  /// What the library found wrong first.
  ///
  /// - Parameter bracket: the innermost bracket that is open.
  func parseError(of parser: OpaquePointer, after lastEnd: Int, openBracket bracket: Int?) -> ParseError {
    var (line, column): (Int32, Int32) = (0, 0)
    var words: UnsafePointer<CChar>?
    guard yaml_first_fault(parser, &line, &column, &words) else {
      return parseError(at: lastEnd, expected: "YAML")
    }
    let message = words.map { String(cString: $0) } ?? ""
    let place = offset(line: Int(line) - 1, column: Int(column) - 1)
    if bracket == nil, let tab = indentingTab(near: place) { return parseError(at: tab, YAMLErrorWording.tab) }
    if let bracket, message.holds("without a closing") || message.holds("missing comma") {
      let isAtEnd = YAMLBytes.skipBlanksAndComments(text, from: place) >= text.count
      if isAtEnd || message.holds("without") { return unclosed(bracket, foundAt: place) }
    }
    let sentence = YAMLErrorWording.sentence(for: message)
    return parseError(at: max(0, place - sentence.before), sentence)
  }

  /// The tab that indents the line of a fault or one of its neighbours: then what the library found is what follows
  /// from it.
  private func indentingTab(near place: Int) -> Int? {
    let start = YAMLBytes.lineStart(text, min(place, text.count))
    let above = start == 0 ? start : YAMLBytes.lineStart(text, start - 1)
    let below = YAMLBytes.afterBreak(text, YAMLBytes.lineEnd(text, start))
    return [above, start, below].lazy.compactMap { indentingTab(ofLineAt: $0) }.first
  }

  private func indentingTab(ofLineAt start: Int) -> Int? {
    var content = start
    while content < text.count, YAMLBytes.isBlank(text[content]) { content += 1 }
    guard content < text.count, !YAMLBytes.isBreak(text[content]), text[content] != UInt8(ascii: "#") else {
      return nil
    }
    return text[start..<content].firstIndex(of: 0x09)
  }

  private func parseError(at offset: Int, _ sentence: YAMLErrorWording.Sentence) -> ParseError {
    parseError(at: offset, expected: sentence.expected, message: sentence.message)
  }

  private func unclosed(_ bracket: Int, foundAt place: Int) -> ParseError {
    let opening = String(bytes: text, in: bracket..<bracket + 1)
    return parseError(
      at: bracket, expected: opening == "[" ? "\"]\"" : "\"}\"", found: TokenExcerpt(text: text).description(at: place),
      message: "the \(opening) that opens here is not closed")
  }

  private func parseError(at offset: Int, expected: String, found: String? = nil, message: String = "") -> ParseError {
    ParseError(at: min(offset, text.count), in: text, found: found, expected: expected, message: message)
  }

  private func quoted(_ span: Range<Int>) -> String { TokenExcerpt(text: text).quoted(span) }

  /// The byte at a line and column, both counted from 0 and the column in scalars.
  private func offset(line: Int, column: Int) -> Int {
    var position = 0
    for _ in 0..<max(0, line) {
      position = YAMLBytes.afterBreak(text, YAMLBytes.lineEnd(text, position))
    }
    let end = YAMLBytes.lineEnd(text, position)
    var left = max(0, column)
    while left > 0, position < end {
      position += 1
      while position < end, text[position] & 0xC0 == 0x80 { position += 1 }
      left -= 1
    }
    return position
  }
}

/// The library's words for faults, in ours. Data: the first part that fits decides.
enum YAMLErrorWording {
  struct Sentence {
    let expected: String
    let message: String
    /// How many bytes before the place that the library names the fault begins.
    var before = 0
  }

  static let tab = Sentence(expected: "blanks", message: "a tab does not indent in YAML")

  static let table: [(part: String, sentence: Sentence)] = [
    ("tab", tab), ("Indentation used tabs", tab),
    (
      "invalid multiline plain key",
      Sentence(
        expected: "a key on one line", message: "the text here goes on up to a line with \":\"; check their indentation"
      )
    ),
    (
      "nested block mapping on the same line",
      Sentence(expected: "one key on this line", message: "text with \": \" in it is in quotes")
    ),
    (
      "without closing quote",
      Sentence(expected: "a closing quote", message: "the quote that opens here is not closed", before: 1)
    ),
    (
      "plain scalar cannot start",
      Sentence(expected: "a value", message: "text that begins so is in quotes", before: 0)
    ),
    (
      "invalid trailing content",
      Sentence(expected: "the end of the quoted text", message: "more follows behind the closing quote", before: 1)
    ),
    (
      "invalid escape",
      Sentence(
        expected: "an escape that YAML knows", message: "a backslash in double quotes is written twice", before: 1)
    ),
    ("did not find expected key", Sentence(expected: "a key", message: "")),
    ("invalid value after mapping", Sentence(expected: "a key and \":\"", message: "")),
    ("extra closing", Sentence(expected: "no further bracket", message: "there is one too many")),
    ("missing comma", Sentence(expected: "\",\" between two entries", message: "")),
    ("wrongly indented", Sentence(expected: "the indentation of the lines above", message: "")),
    ("invalid indentation", Sentence(expected: "the indentation of the lines above", message: "")),
  ]

  static func sentence(for words: String) -> Sentence {
    table.first { words.holds($0.part) }?.sentence ?? Sentence(expected: "YAML", message: words)
  }
}
