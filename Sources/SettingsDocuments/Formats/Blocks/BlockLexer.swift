/// Takes the lines of a text with blocks apart, as a dialect has them: the parser all of them, an edit those that it
/// asks about.
struct BlockLexer: DialectLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: BlockDialect
  let quotes: ByteSet

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ dialect: BlockDialect) {
    self.bytes = bytes
    self.dialect = dialect
    quotes = ByteSet(dialect.quotes)
  }

  /// What a line holds, with the lines that go on with it.
  enum Statement {
    case none
    /// A value is empty, right behind its key, where there is none.
    case directive(key: Range<Int>, value: Range<Int>)
    /// The words of a block's first line, without brackets; where it begins and ends.
    case open(start: Int, words: Range<Int>, end: Int)
    case close(name: Range<Int>, end: Int)
  }

  // MARK: - Lines

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// A line's end without its break, and whether the next one goes on with it.
  private func end(ofLineAt start: Int) -> (end: Int, feed: Int, goesOn: Bool) {
    let feed = lineFeed(from: start)
    let end = feed > start && bytes[feed - 1] == 0x0D ? feed - 1 : feed
    // A text may end in a backslash, which is then one.
    let goesOn =
      dialect.hasContinuation && feed < bytes.count && end > start && bytes[end - 1] == UInt8(ascii: "\\")
    return (end, feed, goesOn)
  }

  /// Where a line break that a backslash joins is passed by; `nil` at anything else.
  @inline(__always)
  func behindContinuation(_ place: Int, _ end: Int) -> Int? {
    guard bytes[place] == UInt8(ascii: "\\"), dialect.hasContinuation, place + 1 < end else { return nil }
    if bytes[place + 1] == 0x0A { return place + 2 }
    return bytes[place + 1] == 0x0D && place + 2 < end && bytes[place + 2] == 0x0A ? place + 3 : nil
  }

  /// Behind blanks, and line breaks that are joined.
  func behindBlanks(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end {
      if Self.isBlank(bytes[place]) {
        place += 1
      } else if let next = behindContinuation(place, end) {
        place = next
      } else {
        break
      }
    }
    return place
  }

  /// Without blanks at its end, and line breaks that are joined.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      if Self.isBlank(bytes[end - 1]) || bytes[end - 1] == 0x0A {
        end -= 1
      } else if bytes[end - 1] == UInt8(ascii: "\\"), end < range.upperBound,
        behindContinuation(end - 1, range.upperBound) != nil
      {
        end -= 1
      } else {
        break
      }
    }
    return range.lowerBound..<end
  }

  // MARK: - Statements

  /// What the line at a place holds; afterwards the place is that of the line below.
  func statement(at place: inout Int) throws(Fault) -> Statement {
    let start = place
    var first = end(ofLineAt: start)
    place = min(first.feed + 1, bytes.count)
    var content = start
    while content < first.end, Self.isBlank(bytes[content]) { content += 1 }
    if content == first.end { return .none }
    if bytes[content] == UInt8(ascii: "#") {
      while first.goesOn, dialect.commentsContinue {
        first = end(ofLineAt: place)
        place = min(first.feed + 1, bytes.count)
      }
      return .none
    }
    let range = try joined(from: content, next: &place)
    switch dialect.blocks {
    case .tags where bytes[content] == UInt8(ascii: "<"): return try tag(range)
    case .words(let words):
      if let edge = try edge(range, words) { return edge }
    case .stanzas(let begin, let apart, let isIndented):
      let isBeginning = begin.contains { isWord($0, firstWord(range)) } && (content == start || !isIndented)
      if isBeginning { return .open(start: content, words: range, end: range.upperBound) }
      if isIndented, (content == start) != isOneOf(apart, firstWord(range)) {
        throw Fault(
          offset: content, expected: "a section's first line",
          message: "the lines of a section are indented, and no others")
      }
      if isOneOf(apart, firstWord(range)) { return try directive(range, isSpaced: true) }
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
        if comment != nil, dialect.trailingComments == .outsideQuotes { break }
      }
      if !goesOn { break }
      if next == bytes.count {
        throw Fault(
          offset: end - 1, expected: "another line", message: "the \\ goes on with a line that is not there")
      }
      line = next
    }
    if let quote = scan.quote, dialect.trailingComments != .none {
      throw Fault(
        offset: quote, expected: "a quote at the end of this text", message: "the quote that opens here is not closed")
    }
    return trimmed(start..<(comment ?? max(line, min(next, endOfLine(before: next)))))
  }

  private func endOfLine(before next: Int) -> Int {
    next > 0 && bytes[next - 1] == 0x0A ? next - 1 : next
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
    if dialect.trailingComments == .none { return nil }
    if dialect.trailingComments == .words, !isFirst, scan.quote == nil,
      line.first(where: { !Self.isBlank(bytes[$0]) }).map({ bytes[$0] == UInt8(ascii: "#") }) ?? false
    {
      throw Fault(
        offset: line.lowerBound, expected: "the rest of the directive above",
        message: "a comment between the lines of one directive")
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
      } else if quotes.contains(byte), scan.isBetweenWords || dialect.bareWords == .plain {
        scan.quote = place
      } else {
        scan.isBetweenWords = Self.isBlank(byte)
      }
      place += 1
    }
    return nil
  }

  private func beginsComment(_ place: Int, _ scan: inout Scan) -> Bool {
    switch dialect.trailingComments {
    case .none: return false
    case .words: return scan.isBetweenWords
    case .outsideQuotes: return true
    case .unescaped:
      let isFirst = !scan.hasEscapedMark
      scan.hasEscapedMark = true
      return isFirst && bytes[place - 1] != UInt8(ascii: "\\")
    }
  }
}
