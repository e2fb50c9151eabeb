/// Finds where words, strings, comments and statements end.
///
/// A class, as a dialect has many parts, and each copy of it would count the uses of all.
final class BraceLexer: DialectLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let shared: Shared<BraceDialect>
  let lines: BlockLines
  let sets: BraceByteSets

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ shared: Shared<BraceDialect>) {
    self.bytes = bytes
    self.shared = shared
    lines = shared.value.lines ?? BlockLines()
    sets = shared.sets
  }

  enum Stop { case newline, semicolon, comma, open, close, end }

  /// A statement up to what ends it, or the words of a block up to its brace.
  struct Statement {
    /// Without blanks and comments behind it.
    var content: Range<Int>
    var stop: Stop
    /// Where it stopped.
    var place: Int
    /// Text that is taken as it is, inside the content.
    var raw: Range<Int>?
  }

  // MARK: - Bytes

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0C }

  @inline(__always)
  func byte(_ place: Int) -> UInt8? { place >= 0 && place < bytes.count ? bytes[place] : nil }

  @inline(__always)
  func isLineStatement(_ place: Int) -> Bool { sets.lineStatements.contains(bytes[place]) }

  func holds(_ word: some Collection<UInt8>, at place: Int) -> Bool {
    place + word.count <= bytes.count && zip(word, bytes[place...]).allSatisfy { $0 == $1 }
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    trimmed(range) { Self.isBlank($0) || $0 == 0x0A }
  }

  func isFirstOnLine(_ place: Int) -> Bool {
    var place = place - 1
    while place >= 0, Self.isBlank(bytes[place]) { place -= 1 }
    return place < 0 || bytes[place] == 0x0A || (place == 2 && bytes[0] == 0xEF)
  }

  // MARK: - Comments and blanks

  /// The end of a comment that begins here: before its line feed, or behind what closes it.
  @inline(__always)
  func commentEnd(at place: Int, isWordStart: Bool) throws(Fault) -> Int? {
    sets.commentStarts.contains(bytes[place]) ? try markedCommentEnd(at: place, isWordStart: isWordStart) : nil
  }

  private func markedCommentEnd(at place: Int, isWordStart: Bool) throws(Fault) -> Int? {
    for comment in dialect.comments where bytes[place] == comment.start[0] && holds(comment.start, at: place) {
      if comment.place == .unescaped, byte(place - 1) == UInt8(ascii: "\\") { continue }
      if !isWordStart, comment.place != .anywhere, comment.place != .unescaped { continue }
      if comment.place == .line, !isFirstOnLine(place) { continue }
      if comment.start == [0x23],
        dialect.directives.contains(where: { $0.utf8.first == 0x23 && holds($0.utf8, at: place) })
      {
        continue
      }
      guard let end = comment.end else { return lineFeed(from: place) }
      var position = place + comment.start.count
      while position + end.count <= bytes.count {
        if bytes[position] == end[0], holds(end, at: position) { return position + end.count }
        position += 1
      }
      throw Fault(place, expected: "\"*/\"", "the comment that begins here is not closed")
    }
    return nil
  }

  /// The first byte that is no blank, no line break and no part of a comment.
  func skipTrivia(from start: Int) throws(Fault) -> Int {
    var place = start
    while place < bytes.count {
      if Self.isBlank(bytes[place]) || bytes[place] == 0x0A {
        place += 1
      } else if let end = try commentEnd(at: place, isWordStart: true) {
        place = end
      } else {
        break
      }
    }
    return place
  }

  // MARK: - Strings and brackets

  /// Whether a quote here begins a string: not in the middle of a word.
  @inline(__always)
  func isStringStart(_ place: Int, behind start: Int) -> Bool {
    guard sets.quotes.contains(bytes[place]) else { return false }
    guard place > start else { return true }
    let before = bytes[place - 1]
    if dialect.quotesInWords, bytes[place] == UInt8(ascii: "\"") { return before != UInt8(ascii: "\\") }
    return Self.isBlank(before) || before == 0x0A || "=([{,:;+!@<>|&~".utf8.contains(before)
  }

  /// Behind the quote that closes a string.
  func stringEnd(at start: Int) throws(Fault) -> Int {
    let quote = bytes[start]
    var place = start + 1
    while place < bytes.count {
      switch bytes[place] {
      case quote: return place + 1
      case UInt8(ascii: "\\") where dialect.escapes(in: quote): place += 1
      case 0x0A where !dialect.stringsSpanLines: place = bytes.count
      default: break
      }
      place += 1
    }
    throw Fault(start, expected: "a closing quote", "the string that begins here is not closed")
  }

  /// Behind the bracket that closes one, with all that is in it.
  func bracketEnd(at start: Int) throws(Fault) -> Int {
    var open: [UInt8] = []
    var place = start
    var isWordStart = true
    while place < bytes.count {
      let byte = bytes[place]
      let wasWordStart = isWordStart
      isWordStart = Self.isBlank(byte) || byte == 0x0A || byte == UInt8(ascii: ",")
      if sets.special.contains(byte) {
        if let end = try commentEnd(at: place, isWordStart: wasWordStart) {
          (place, isWordStart) = (end, true)
          continue
        }
        if isStringStart(place, behind: start) {
          place = try stringEnd(at: place)
          continue
        }
        if byte == UInt8(ascii: "\\"), dialect.escapesWords {
          place += 2
          continue
        }
        if byte == UInt8(ascii: "{") || sets.brackets.contains(byte) {
          open.append(BraceByteSets.closing(byte))
          isWordStart = true
        } else if sets.closingBrackets.contains(byte) {
          guard open.popLast() == byte else { throw openBracket(start) }
          if open.isEmpty { return place + 1 }
        }
      }
      place += 1
    }
    throw openBracket(start)
  }

  private func openBracket(_ start: Int) -> Fault {
    Fault(start, expected: "its closing bracket", "the bracket that opens here is not closed")
  }

  // MARK: - Statements

  /// What begins here.
  ///
  /// - Parameter isPattern: whether line breaks are blanks before the brace.
  func statement(from start: Int, isPattern: Bool = false) throws(Fault) -> Statement {
    let endsByLine = dialect.ends != .semicolon && !isPattern || isLineStatement(start)
    var place = start
    var end = start
    var isWordStart = true
    while place < bytes.count {
      let byte = bytes[place]
      if !sets.ends.contains(byte) {
        repeat { place &+= 1 } while place < bytes.count && !sets.ends.contains(bytes[place])
        end = place
        isWordStart = false
        continue
      }
      if Self.isBlank(byte) || (byte == 0x0A && !endsByLine) {
        place += 1
        isWordStart = true
        continue
      }
      if byte == 0x0A {
        if dialect.opensBelow, case let brace = try skipTrivia(from: place), self.byte(brace) == UInt8(ascii: "{") {
          return Statement(content: start..<end, stop: .open, place: brace)
        }
        return Statement(content: start..<end, stop: .newline, place: place)
      }
      if let comment = try commentEnd(at: place, isWordStart: isWordStart) {
        place = comment
        isWordStart = true
        continue
      }
      if let stop = try stop(at: place, isWordStart, start) {
        return Statement(content: start..<end, stop: stop, place: place)
      }
      if byte == UInt8(ascii: "<"), dialect.hasHereDocuments, let raw = try hereDocument(at: place) {
        return Statement(content: start..<raw.end, stop: .newline, place: raw.end, raw: raw.text)
      }
      place = try partEnd(at: place, start)
      isWordStart = false
      if end < place, place <= bytes.count { end = place }
      if byte == UInt8(ascii: "\\"), self.byte(place - 1) == 0x0A { isWordStart = true }
    }
    return Statement(content: start..<min(end, bytes.count), stop: .end, place: bytes.count)
  }

  private func stop(at place: Int, _ isWordStart: Bool, _ start: Int) throws(Fault) -> Stop? {
    switch bytes[place] {
    case UInt8(ascii: "{"): return try opens(place, isWordStart, start) ? .open : nil
    case UInt8(ascii: "}"): return try closes(place, isWordStart) ? .close : nil
    case UInt8(ascii: ";"): return dialect.ends == .newline ? nil : .semicolon
    case UInt8(ascii: ","): return dialect.ends == .any && !beginsWithDirective(start) ? .comma : nil
    default: return nil
    }
  }

  /// Whether the statement from a place on is a directive's, whose values have commas between them.
  private func beginsWithDirective(_ start: Int) -> Bool {
    // The end of the word is looked for only where it may be one: a long list without blanks has many commas.
    sets.directiveStarts.contains(bytes[start])
      && isDirective(start..<(bytes[start...].firstIndex(where: Self.isBlank) ?? bytes.count))
  }

  /// Behind a string, a list, a variable, or one byte.
  private func partEnd(at place: Int, _ start: Int) throws(Fault) -> Int {
    let byte = bytes[place]
    if isStringStart(place, behind: start) { return try stringEnd(at: place) }
    if sets.brackets.contains(byte) { return try bracketEnd(at: place) }
    if byte == UInt8(ascii: "$"), dialect.hasVariables, self.byte(place + 1) == UInt8(ascii: "{") {
      var end = place + 2
      while let next = self.byte(end), next != UInt8(ascii: "}"), next != 0x0A { end += 1 }
      guard self.byte(end) == UInt8(ascii: "}") else { throw unclearBrace(place + 1) }
      return end + 1
    }
    if byte == UInt8(ascii: "\\") {
      if let next = behindLineBreak(place + 1, bytes.count) { return dialect.joinsLines ? next : place + 1 }
      if dialect.escapesWords { return min(place + 2, bytes.count) }
    }
    return place + 1
  }

  private func hereDocument(at place: Int) throws(Fault) -> (text: Range<Int>, end: Int)? {
    guard byte(place + 1) == UInt8(ascii: "<") else { return nil }
    var end = place + 2
    while let byte = byte(end), 0x41...0x5A ~= byte { end += 1 }
    guard end > place + 2, byte(behindBlanks(end, bytes.count)) == 0x0A else { return nil }
    return try rawText(behind: end, upTo: text(of: place + 2..<end), mayBeIndented: false)
  }

  // MARK: - Braces

  private func isSpace(_ place: Int) -> Bool { byte(place).map { Self.isBlank($0) || $0 == 0x0A } ?? true }

  private func opens(_ place: Int, _ isWordStart: Bool, _ start: Int) throws(Fault) -> Bool {
    switch dialect.opens {
    case .anywhere: return true
    case .word:
      let isApart = isSpace(place + 1) || bytes[place + 1] == UInt8(ascii: "}")
      if isApart, place == start || isWordStart || endsLine(place) { return true }
      if isWordStart { throw unclearBrace(place) }
      return false
    case .lineEnd:
      if endsLine(place) || (isWordStart && isEmptyBlock(place)) { return true }
      if isWordStart, isSpace(place + 1) { throw unclearBrace(place) }
      return false
    case .lineEndOnly: return endsLine(place)
    case .nowhere: return false
    }
  }

  /// Whether the brace is closed at once, at the end of the line.
  private func isEmptyBlock(_ place: Int) -> Bool {
    let next = behindBlanks(place + 1, bytes.count)
    return byte(next) == UInt8(ascii: "}") && endsLine(next)
  }

  /// Whether nothing but a comment is behind a byte on its line.
  private func endsLine(_ place: Int) -> Bool {
    let next = behindBlanks(place + 1, bytes.count)
    guard let byte = byte(next), byte != 0x0A else { return true }
    return (try? commentEnd(at: next, isWordStart: true)) != nil
  }

  private func closes(_ place: Int, _ isWordStart: Bool) throws(Fault) -> Bool {
    switch dialect.opens {
    case .anywhere: return isWordStart || !dialect.escapesWords
    case .word: return isWordStart
    case .lineEnd:
      if isWordStart, isSpace(place + 1) { throw unclearBrace(place) }
      return false
    case .lineEndOnly, .nowhere: return false
    }
  }

  // MARK: - Faults

  func openBlock(_ brace: Int) -> Fault {
    Fault(brace, expected: "\"}\"", "the block that opens here is not closed")
  }

  func unclearBrace(_ place: Int) -> Fault {
    Fault(
      place, expected: "a brace at the end of its line", "it is not clear whether this brace is a part of the value")
  }

  func noEndAfterBlock(_ brace: Int) -> Fault {
    Fault(brace, expected: "\";\" behind this brace", "each block ends with \"};\"")
  }

  func noValue(_ key: Range<Int>) -> Fault {
    let sign = dialect.separators == .colon ? "\":\"" : "\"=\""
    return Fault(key.upperBound, expected: dialect.needsValues ? "a value" : sign, "\(quoted(key)) has no value")
  }

  func severalValues(_ value: Range<Int>) -> Fault {
    Fault(value.lowerBound, expected: "one value on this line", "\(quoted(value)) is more than one")
  }
}
