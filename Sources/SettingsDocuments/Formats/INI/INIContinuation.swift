/// Values that go over several lines, and comments behind them.
extension INILexer {
  /// A value with the lines that go on with it.
  func continued(
    _ value: Range<Int>, _ content: Range<Int>, lineStart: Int, next: inout Int, limit: Int
  ) throws(Fault) -> Range<Int> {
    if dialect.continuation == .brackets { return try bracketed(value, next: &next, limit: limit) }
    var end = value.upperBound
    if dialect.continuation == .backslash {
      var last = endOfLine(above: next)
      while lastBackslash(in: value.lowerBound..<max(value.lowerBound, last)) != nil, next < limit {
        let start = next
        next = min(lineFeed(from: start) + 1, bytes.count)
        if dialect.hasCommentsWithinValues, isComment(start..<next) {
          // Whatever follows would still belong to the value.
          if next >= limit { end = max(end, trimmed(start..<endOfLine(above: next)).upperBound) }
          continue
        }
        last = max(start, endOfLine(above: next))
        end = max(end, trimmed(start..<last).upperBound)
      }
      return value.lowerBound..<end
    }
    // As deep as the key itself is the next key.
    let depth = content.lowerBound - lineStart
    let isPastGaps = dialect.continuation == .indentationPastGaps
    var line = next
    while line < limit {
      let feed = lineFeed(from: line)
      let words = trimmed(line..<feed)
      if words.isEmpty || isMark(bytes[words.lowerBound]) {
        guard isPastGaps else { break }
      } else {
        guard (line...min(line + depth, limit - 1)).allSatisfy({ bytes[$0] == 0x20 || bytes[$0] == 0x09 }) else {
          break
        }
        end = words.upperBound
        next = min(feed + 1, bytes.count)
      }
      line = min(feed + 1, bytes.count)
    }
    return value.lowerBound..<end
  }

  private func bracketed(_ value: Range<Int>, next: inout Int, limit: Int) throws(Fault) -> Range<Int> {
    guard let first = value.first, bytes[first] == UInt8(ascii: "[") else { return value }
    var end = withoutComment(value).upperBound
    while bytes[end - 1] != UInt8(ascii: "]") {
      guard next < limit else { throw openQuote(first) }
      let feed = lineFeed(from: next)
      let line = trimmed(next..<feed)
      if !line.isEmpty, !isMark(bytes[line.lowerBound]) { end = max(end, withoutComment(line).upperBound) }
      next = min(feed + 1, bytes.count)
    }
    return first..<end
  }

  /// Whether a line is a comment.
  func isComment(_ line: Range<Int>) -> Bool {
    line.first { !Self.isBlank(bytes[$0]) }.map { isMark(bytes[$0]) } ?? false
  }

  /// The end of the line above the one that begins here, before its line break.
  private func endOfLine(above next: Int) -> Int {
    next > 0 && bytes[next - 1] == 0x0A ? withoutReturn(next - 1, from: 0) : next
  }

  /// Whether a comment takes the line below with it, and that is none.
  func goesOnWithSetting(_ comment: Range<Int>, below next: Int) -> Bool {
    guard lastBackslash(in: comment) != nil, next < bytes.count else { return false }
    let line = trimmed(next..<lineFeed(from: next))
    return !line.isEmpty && !isMark(bytes[line.lowerBound])
  }

  /// The value up to a comment on its last line.
  @inline(__always)
  func withoutLastComment(_ value: Range<Int>) -> Range<Int> {
    // A list over lines ends with its bracket.
    if dialect.continuation == .brackets, bytes[value].contains(0x0A) { return value }
    guard dialect.continuation.isByIndentation, let feed = value.last(where: { bytes[$0] == 0x0A })
    else { return withoutComment(value) }
    let last = trimmed(feed + 1..<value.upperBound)
    return value.lowerBound..<withoutComment(last).upperBound
  }

  /// Quotes that nothing is escaped in are around a whole value; others may be inside one.
  private func mayBeginQuotes(_ position: Int, in value: Range<Int>) -> Bool {
    if [.evenInQuotes, .unlessAllQuoted].contains(dialect.trailingPlace) { return false }
    guard case .verbatim = dialect.quoting, dialect.continuation != .brackets else { return true }
    return position == value.lowerBound
  }

  /// A quote at one end of a value, which its program takes away though it is around nothing; with it a `;` at the end.
  func loneQuote(_ value: Range<Int>) -> Int? {
    guard let first = value.first, let last = value.last, quote(value) == nil else { return nil }
    if isQuote(bytes[first]) { return first }
    if isQuote(bytes[last]) { return last }
    return bytes[last] == UInt8(ascii: ";") && last > first && isQuote(bytes[last - 1]) ? last - 1 : nil
  }

  /// Whether a mark begins a comment here.
  private func isCommentPlace(_ position: Int, in value: Range<Int>) -> Bool {
    if position == value.lowerBound, dialect.trailingPlace != .evenInQuotes { return true }
    switch dialect.trailingPlace {
    case .behindBlanks, .evenInQuotes: return position > 0 && Self.isBlank(bytes[position - 1])
    case .anywhere, .unlessAllQuoted: return true
    case .unescaped: return bytes[position - 1] != UInt8(ascii: "\\")
    }
  }

  private func endOfInnerComment(_ position: Int, in value: Range<Int>) -> Int? {
    guard dialect.hasCommentsWithinValues,
      let before = bytes[value.lowerBound..<position].last(where: { !Self.isBlank($0) }), before == 0x0A
    else { return nil }
    return bytes[position..<value.upperBound].firstIndex(of: 0x0A)
  }

  /// The value up to a comment behind it; what is in quotes begins none.
  func withoutComment(_ value: Range<Int>) -> Range<Int> {
    if isWholeLine(value) { return value }
    let mayBeAllQuoted = dialect.trailingPlace == .unlessAllQuoted
    if mayBeAllQuoted, value.count > 1, let mark = bytes[value].first, isQuote(mark), bytes[value].last == mark {
      return value
    }
    var quote: UInt8?
    var position = value.lowerBound
    while position < value.upperBound {
      let byte = bytes[position]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), escapes(in: open) { position += 1 }
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\\"), mayBeAllQuoted || dialect.quoting.parts.map({ !$0.isWhole }) ?? false {
        position += 1
      } else if isQuote(byte), mayBeginQuotes(position, in: value) {
        quote = byte
      } else if sets.trailing.contains(byte), isCommentPlace(position, in: value) {
        // A comment between the lines of a value ends nothing but its own line.
        if let feed = endOfInnerComment(position, in: value) {
          position = feed
          continue
        }
        let rest = trimmed(value.lowerBound..<position)
        return value.lowerBound..<(rest.isEmpty ? value.lowerBound : rest.upperBound)
      }
      position += 1
    }
    return value
  }
}
