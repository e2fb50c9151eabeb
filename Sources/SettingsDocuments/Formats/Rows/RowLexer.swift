/// Reads one row's line, or lines, of a text.
struct RowLexer: DialectLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let shared: Shared<RowDialect>
  /// Whether `"…"` holds blanks and comment marks.
  let hasQuotes: Bool
  private let marks: ByteSet
  private let hasWordsThatAreNoComments: Bool
  /// The bytes at which a column may end that is plainly spelled; nil where more is to be looked at in each.
  let endsOfPlainColumns: ByteSet?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ shared: Shared<RowDialect>) {
    self.bytes = bytes
    self.shared = shared
    hasQuotes = shared.value.hasQuotes
    marks = ByteSet(shared.value.comments)
    hasWordsThatAreNoComments = !shared.value.wordsThatAreNoComments.isEmpty
    endsOfPlainColumns = shared.value.endsOfPlainColumns
  }

  /// The lines of one row, without blanks around them and without a comment behind it: empty for a blank line and for a
  /// comment.
  typealias Line = (content: Range<Int>, next: Int)

  // MARK: - Lines

  func line(at start: Int) throws(Fault) -> Line {
    var feed = lineFeed(from: start)
    let first = behindBlanks(start, feed)
    guard first < feed, !isComment(at: first, before: feed) else {
      return (first..<first, min(feed + 1, bytes.count))
    }
    switch dialect.continuation {
    case .none: break
    case .backslash: feed = try endOfJoinedLines(from: first, feed)
    case .indentation:
      if first > start {
        throw Fault(
          first, expected: "a row at the beginning of its line",
          "a line that begins with a blank goes on with the row above, and there is none")
      }
      feed = endOfIndentedLines(below: feed)
    }
    let end = try endOfContent(first..<feed)
    return (trimmed(first..<end, lineStart: start), min(feed + 1, bytes.count))
  }

  /// Whether a line whose first byte is here is a comment.
  func isComment(at first: Int, before end: Int) -> Bool {
    guard marks.contains(bytes[first]) else { return false }
    if dialect.trailingComment == .unlessNumber, isNumber(at: first + 1) { return false }
    if !hasWordsThatAreNoComments { return true }
    var last = first
    while last < end, !Self.isBlank(bytes[last]) { last += 1 }
    return !dialect.wordsThatAreNoComments.contains { $0.utf8.elementsEqual(bytes[first..<last]) }
  }

  private func endOfJoinedLines(from first: Int, _ feed: Int) throws(Fault) -> Int {
    var end = feed
    while let backslash = lastBackslash(in: first..<withoutReturn(end, from: first)) {
      guard end < bytes.count else {
        throw Fault(backslash, expected: "a line below", "the \\ at its end goes on with it")
      }
      let next = lineFeed(from: end + 1)
      let content = behindBlanks(end + 1, next)
      if content < next, isComment(at: content, before: next) {
        throw Fault(
          content, expected: "the rest of the row above",
          "programs read a comment between the lines of a row in different ways; move it above the row")
      }
      end = next
    }
    return end
  }

  private func endOfIndentedLines(below feed: Int) -> Int {
    var (end, start) = (feed, feed + 1)
    while start < bytes.count {
      let next = lineFeed(from: start)
      let first = behindBlanks(start, next)
      if first < next, !isComment(at: first, before: next) {
        if first == start { break }
        end = next
      }
      start = next + 1
    }
    return end
  }

  /// Without blanks around it, unless these are a part of the first and the last column.
  private func trimmed(_ range: Range<Int>, lineStart: Int) -> Range<Int> {
    if !dialect.trimsColumns { return lineStart..<withoutReturn(range.upperBound, from: range.lowerBound) }
    return trimmed(range) { Self.isBlank($0) || $0 == 0x0A }
  }

  /// Where a comment behind a row begins, or its lines end.
  private func endOfContent(_ range: Range<Int>) throws(Fault) -> Int {
    if dialect.trailingComment == .none || dialect.trailingComment == .afterLastColumn { return range.upperBound }
    let hash = UInt8(ascii: "#")
    guard place(of: hash, from: range.lowerBound, before: range.upperBound) != nil else { return range.upperBound }
    var isQuoted = false
    for place in range {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\""), hasQuotes { isQuoted.toggle() }
      guard byte == hash, !isQuoted, isTrailingComment(at: place, from: range.lowerBound) else { continue }
      if lineFeed(from: place) < range.upperBound {
        throw Fault(
          place, expected: "the rest of the row",
          "a comment is before the line that goes on with the row; move it above the row")
      }
      return place
    }
    return range.upperBound
  }

  /// Whether a number is here, which may have a sign.
  private func isNumber(at place: Int) -> Bool {
    let digit = place < bytes.count && bytes[place] == UInt8(ascii: "-") ? place + 1 : place
    return digit < bytes.count && 0x30...0x39 ~= bytes[digit]
  }

  private func isTrailingComment(at place: Int, from start: Int) -> Bool {
    if dialect.trailingComment == .anywhere { return place == start || bytes[place - 1] != UInt8(ascii: "\\") }
    guard place > start else { return false }
    let before = bytes[place - 1]
    if dialect.trailingComment == .afterBlank { return Self.isBlank(before) }
    return before != UInt8(ascii: "\\")
      && !(isNumber(at: place + 1) && (Self.isBlank(before) || ",%(!=:@>".utf8.contains(before)))
  }

  // MARK: - Blanks

  /// Behind blanks, the ends of lines that go on, and comments between them.
  func skipBlanks(from start: Int, before end: Int) -> Int {
    var place = start
    while place < end {
      if Self.isBlank(bytes[place]) {
        place += 1
      } else if isContinuation(at: place) {
        place = lineFeed(from: place) + 1
      } else if bytes[place] == 0x0A {
        place = skipLines(from: place + 1, before: end)
      } else {
        return place
      }
    }
    return end
  }

  /// Behind lines that are blank or comments.
  private func skipLines(from start: Int, before end: Int) -> Int {
    var line = start
    while line < end {
      let feed = lineFeed(from: line)
      let first = behindBlanks(line, feed)
      guard first >= feed || isComment(at: first, before: feed) else { return first }
      line = feed + 1
    }
    return min(line, end)
  }

  /// Whether a backslash is here that ends its line.
  func isContinuation(at place: Int) -> Bool {
    dialect.continuation == .backslash && bytes[place] == UInt8(ascii: "\\")
      && behindLineBreak(place + 1, bytes.count) != nil
  }
}
