/// Takes the lines apart of a text whose blocks have lines of their own for their beginning and end.
extension BraceLexer {
  /// What a line holds, with the lines that go on with it.
  enum LineStatement {
    case none
    /// A value is empty, right behind its key, where there is none.
    case directive(key: Range<Int>, value: Range<Int>)
    /// The words of a block's first line, without brackets; where it begins and ends.
    case open(start: Int, words: Range<Int>, end: Int)
    case close(name: Range<Int>, end: Int)
  }

  // MARK: - Lines

  /// A line's end without its break, and whether the next one goes on with it.
  private func end(ofLineAt start: Int) -> (end: Int, feed: Int, goesOn: Bool) {
    let feed = lineFeed(from: start)
    let end = withoutReturn(feed, from: start)
    // A text may end in a backslash, which is then one.
    let goesOn = dialect.joinsLines && feed < bytes.count && end > start && bytes[end - 1] == UInt8(ascii: "\\")
    return (end, feed, goesOn)
  }

  /// Where a line break that a backslash joins is passed by; `nil` at anything else.
  @inline(__always)
  func behindContinuation(_ place: Int, _ end: Int) -> Int? {
    dialect.joinsLines && bytes[place] == UInt8(ascii: "\\") ? behindLineBreak(place + 1, end) : nil
  }

  /// Behind blanks, and line breaks that are joined.
  func behindJoinedBlanks(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, let next = Self.isBlank(bytes[place]) ? place + 1 : behindContinuation(place, end) {
      place = next
    }
    return place
  }

  /// Without blanks at its end, and line breaks that are joined.
  private func withoutBlanksBehind(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, case let byte = bytes[end - 1],
      Self.isBlank(byte) || byte == 0x0A || behindContinuation(end - 1, range.upperBound) != nil
    { end -= 1 }
    return range.lowerBound..<end
  }

  // MARK: - Statements

  /// What the line at a place holds; afterwards the place is that of the line below.
  func lineStatement(at place: inout Int) throws(Fault) -> LineStatement {
    let start = place
    var first = end(ofLineAt: start)
    place = min(first.feed + 1, bytes.count)
    let content = behindBlanks(start, first.end)
    if content == first.end { return .none }
    if bytes[content] == UInt8(ascii: "#") {
      while first.goesOn, lines.commentsContinue {
        first = end(ofLineAt: place)
        place = min(first.feed + 1, bytes.count)
      }
      return .none
    }
    let range = try joined(from: content, next: &place)
    switch lines.delimiters {
    case .tags where bytes[content] == UInt8(ascii: "<"): return try tag(range)
    case .words(let words):
      if let edge = try edge(range, words) { return edge }
    case .stanzas(let stanzas):
      let (isFirst, isApart) = (content == start, isOneOf(stanzas.apart, firstWord(range)))
      let isBeginning = stanzas.begin.contains { isWord($0.utf8, firstWord(range)) } && (isFirst || !stanzas.isIndented)
      if isBeginning { return .open(start: content, words: range, end: range.upperBound) }
      if stanzas.isIndented, isFirst != isApart {
        throw Fault(content, expected: "a section's first line", "the lines of a section are indented, and no others")
      }
      if isApart { return try directive(range, isSpaced: true) }
    default: break
    }
    return try directive(range)
  }

  /// A statement with all lines that go on with it, without the comment behind it.
  private func joined(from start: Int, next: inout Int) throws(Fault) -> Range<Int> {
    var (line, scan) = (start, Scan())
    var comment: Int?
    while true {
      let (end, feed, goesOn) = end(ofLineAt: line)
      next = min(feed + 1, bytes.count)
      if comment == nil {
        comment = try self.comment(in: line..<(goesOn ? end - 1 : end), isFirst: line == start, &scan)
        // The backslash is then a part of the comment.
        if comment != nil, lines.trailingComments == .anywhere { break }
      }
      if !goesOn { break }
      if next == bytes.count {
        throw Fault(end - 1, expected: "another line", "the \\ goes on with a line that is not there")
      }
      line = next
    }
    if let quote = scan.quote, lines.trailingComments != .line {
      throw Fault(quote, expected: "a quote at the end of this text", "the quote that opens here is not closed")
    }
    return withoutBlanksBehind(start..<(comment ?? next))
  }

  /// How far a statement was looked at, from line to line.
  private struct Scan {
    /// Where the quote began that is open.
    var quote: Int?
    var isBetweenWords = true
    /// Whether a comment's mark was spelled with a backslash: the next ones begin none.
    var hasEscapedMark = false
  }

  /// Where a comment begins on a line of a statement.
  private func comment(in line: Range<Int>, isFirst: Bool, _ scan: inout Scan) throws(Fault) -> Int? {
    if lines.trailingComments == .line { return nil }
    if lines.trailingComments == .word, !isFirst, scan.quote == nil,
      bytes[line].first(where: { !Self.isBlank($0) }) == UInt8(ascii: "#")
    {
      throw Fault(
        line.lowerBound, expected: "the rest of the directive above", "a comment between the lines of one directive")
    }
    var place = line.lowerBound
    while place < line.upperBound {
      let byte = bytes[place]
      if let open = scan.quote {
        if byte == UInt8(ascii: "\\"), dialect.escapes != .none {
          place += 1
        } else if byte == bytes[open] {
          (scan.quote, scan.isBetweenWords) = (nil, false)
        }
      } else if byte == UInt8(ascii: "#"), beginsComment(place, &scan) {
        return place
      } else if sets.quotes.contains(byte), scan.isBetweenWords || lines.bareWords == .plain {
        scan.quote = place
      } else {
        scan.isBetweenWords = Self.isBlank(byte)
      }
      place += 1
    }
    return nil
  }

  private func beginsComment(_ place: Int, _ scan: inout Scan) -> Bool {
    switch lines.trailingComments {
    case .line: return false
    case .word: return scan.isBetweenWords
    case .anywhere: return true
    case .unescaped:
      let isFirst = !scan.hasEscapedMark
      scan.hasEscapedMark = true
      return isFirst && bytes[place - 1] != UInt8(ascii: "\\")
    }
  }

  // MARK: - What a line says

  private func tag(_ content: Range<Int>) throws(Fault) -> LineStatement {
    guard let bracket = content.last(where: { bytes[$0] == UInt8(ascii: ">") }) else {
      throw Fault(
        content.lowerBound, expected: "\">\" at the end of this line",
        "the < that opens here is not closed on its line")
    }
    let rest = behindJoinedBlanks(bracket + 1, content.upperBound)
    // What is behind the last bracket counts for nothing, but only a comment is sure to be meant so.
    guard rest == content.upperBound || bytes[rest] == UInt8(ascii: "#") else { throw behindTag(rest) }
    let isClose = content.count > 1 && bytes[content.lowerBound + 1] == UInt8(ascii: "/")
    let words = withoutBlanksBehind(
      content.lowerBound + (isClose ? 2 : 1)..<max(bracket, content.lowerBound + (isClose ? 2 : 1)))
    let name = firstWord(words)
    guard isName(name) else { throw noName(content.lowerBound + 1) }
    if isClose {
      guard name.upperBound == words.upperBound else { throw behindTag(name.upperBound) }
      return .close(name: name, end: bracket + 1)
    }
    try checkWords(behindJoinedBlanks(name.upperBound, words.upperBound)..<words.upperBound)
    return .open(start: content.lowerBound, words: words, end: bracket + 1)
  }

  private func behindTag(_ place: Int) -> Fault {
    Fault(place, expected: "the end of the line", "nothing belongs behind the >")
  }

  private func noName(_ place: Int) -> Fault {
    Fault(place, expected: "a directive's name", "each line holds a name and what it is set to")
  }

  private func directive(_ content: Range<Int>, isSpaced: Bool = false) throws(Fault) -> LineStatement {
    if dialect.separators == .equals, !isSpaced { return try assignment(content) }
    let key = firstWord(content)
    guard isName(key) else { throw noName(content.lowerBound) }
    let value = behindJoinedBlanks(key.upperBound, content.upperBound)..<content.upperBound
    if value.isEmpty {
      if dialect.needsValues { throw noValue(key) }
      return .directive(key: key, value: key.upperBound..<key.upperBound)
    }
    try checkWords(value)
    return .directive(key: key, value: value)
  }

  /// Up to the first blank, or to the line that goes on.
  func firstWord(_ content: Range<Int>) -> Range<Int> {
    var end = content.lowerBound
    while end < content.upperBound, !Self.isBlank(bytes[end]), behindContinuation(end, content.upperBound) == nil {
      end += 1
    }
    return content.lowerBound..<end
  }

  /// A letter, and behind it letters, digits and `_ - : .`
  private func isName(_ span: Range<Int>) -> Bool {
    guard let first = span.first, Prose.isLetter(bytes[first]) else { return false }
    return span.allSatisfy { bytes[$0].isWordByte || bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: ".") }
  }

  private func assignment(_ content: Range<Int>) throws(Fault) -> LineStatement {
    guard let sign = content.first(where: { bytes[$0] == UInt8(ascii: "=") }) else {
      throw noValue(firstWord(content))
    }
    let key = withoutBlanksBehind(content.lowerBound..<sign)
    guard isName(key) else { throw noName(content.lowerBound) }
    let value = behindJoinedBlanks(sign + 1, content.upperBound)..<content.upperBound
    try checkWords(value)
    return .directive(key: key, value: value)
  }

  // MARK: - Blocks of words

  /// The first or last line of a block that words begin and end.
  private func edge(_ content: Range<Int>, _ words: [WordPair]) throws(Fault) -> LineStatement? {
    let word = firstWord(content)
    if words.contains(where: { isWord($0.begin.utf8, word) }) {
      return .open(start: content.lowerBound, words: content, end: content.upperBound)
    }
    guard words.contains(where: { isWord($0.end.utf8, word) }) else { return nil }
    guard word == content else { throw behindTag(behindJoinedBlanks(word.upperBound, content.upperBound)) }
    return .close(name: word, end: word.upperBound)
  }

  /// Whether the name in a last line is that of a block with these words.
  func closes(_ name: Range<Int>, _ words: Range<Int>) -> Bool {
    let first = firstWord(words)
    switch lines.delimiters {
    case .tags: return isWord(bytes[first], name)
    case .words(let known): return known.contains { isWord($0.begin.utf8, first) && isWord($0.end.utf8, name) }
    case .stanzas: return false
    }
  }

  /// Whether a word is one of some, or begins with one that has `-` at its end.
  func isOneOf(_ words: [String], _ word: Range<Int>) -> Bool {
    words.contains { known in
      let end = known.hasSuffix("-") ? min(word.upperBound, word.lowerBound + known.utf8.count) : word.upperBound
      return isWord(known.utf8, word.lowerBound..<end)
    }
  }

  /// Whether a word is this but for capitals.
  func isWord(_ known: some Collection<UInt8>, _ word: Range<Int>) -> Bool {
    known.count == word.count
      && zip(known, bytes[word]).allSatisfy { $0 == $1 || (Prose.isLetter($0) && $0 | 0x20 == $1 | 0x20) }
  }
}
