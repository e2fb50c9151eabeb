/// Words between blanks, and what holds blanks in them.
extension RowLexer {
  func word(_ kind: RowColumn.Kind, from start: Int, before end: Int) throws(Fault) -> Cell {
    if kind == .brackets, bytes[start] == UInt8(ascii: "[") {
      let last = try endOfBrackets(from: start, before: end)
      return (start..<last, .plain, last, false)
    }
    if kind == .list {
      let last = try endOfList(from: start, before: end)
      return (start..<last, linesOrPlain(start..<last), last, false)
    }
    if dialect.trailingComment == .afterLastColumn, bytes[start] == UInt8(ascii: "#") {
      throw Fault(
        start, expected: "a comment behind all columns, or above the row", "programs take one before that for a column")
    }
    let last = try endOfWord(from: start, before: end)
    return (start..<last, spelling(of: start..<last), last, false)
  }

  /// How a word is spelled that is read already.
  func spelling(of span: Range<Int>) -> RowSpelling {
    let (isQuotable, hasOctal) = (
      dialect.quoting == .double || dialect.quoting == .doubleOrOctal,
      dialect.quoting == .octal || dialect.quoting == .doubleOrOctal
    )
    if isQuotable, span.count > 1, bytes[span.lowerBound] == UInt8(ascii: "\"") { return .quoted }
    // The numbers of characters in a word are those of UTF-8.
    let isOctal = hasOctal && bytes[span].contains(UInt8(ascii: "\\"))
    return isOctal && UTF8Text.firstInvalidOffset(of: meaning(of: span, .octal).bytes) == nil ? .octal : .plain
  }

  func endOfWord(from start: Int, before end: Int) throws(Fault) -> Int {
    if let separator = dialect.separator { return firstOutside(separator, from: start, before: end) ?? end }
    var place = start
    while place < end, !Self.isBlank(bytes[place]), bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "\""), hasQuotes {
        place = try endOfQuotes(from: place, of: start, before: end)
      } else if isContinuation(at: place) {
        throw Fault(
          place, expected: "a blank before the \\",
          "programs read a word that goes on in the next line in different ways")
      } else {
        place += 1
      }
    }
    if place < end, place > start, bytes[place - 1] == UInt8(ascii: "\\"), dialect.quoting != .octal {
      throw Fault(
        place - 1, expected: "no backslash before a blank", "some programs take the blank for a part of the word then")
    }
    return place
  }

  private func endOfQuotes(from start: Int, of word: Int, before end: Int) throws(Fault) -> Int {
    if dialect.quoting != .kept, start > word {
      throw Fault(start, expected: "quotes around the whole word, or none")
    }
    let close = try closing(bytes[start], from: start, before: end)
    if dialect.quoting != .kept {
      if bytes[start..<close].contains(UInt8(ascii: "\\")) {
        throw Fault(start, expected: "a text without a backslash", "programs read one between quotes in different ways")
      }
      if close + 1 < end, !Self.isBlank(bytes[close + 1]), bytes[close + 1] != 0x0A {
        throw Fault(close + 1, expected: "a blank behind the quotes")
      }
    }
    return close + 1
  }

  private func endOfBrackets(from start: Int, before end: Int) throws(Fault) -> Int {
    let place = try closing(UInt8(ascii: "]"), from: start, before: end) { _ in true }
    if place + 1 < end, !Self.isBlank(bytes[place + 1]), bytes[place + 1] != 0x0A {
      throw Fault(place + 1, expected: "a blank behind the ]")
    }
    return place + 1
  }

  /// The place of what closes quotes or a bracket, on the line where they open.
  ///
  /// - Parameter isEscaped: whether a byte behind a backslash closes nothing.
  func closing(
    _ byte: UInt8, from start: Int, before end: Int, isEscaped: (UInt8) -> Bool = { _ in false }
  ) throws(Fault) -> Int {
    var place = start + 1
    while place < end, bytes[place] != byte, bytes[place] != 0x0A {
      place += bytes[place] == UInt8(ascii: "\\") && place + 1 < end && isEscaped(bytes[place + 1]) ? 2 : 1
    }
    if place < end, bytes[place] == byte { return place }
    if bytes[start] == byte { throw Fault(start, expected: "another \" on this line", "the quotes are not closed") }
    let (open, close) = (UnicodeScalar(bytes[start]), UnicodeScalar(byte))
    throw Fault(start, expected: "a \(close) on this line", "the \(open) that opens here is not closed")
  }

  private func endOfList(from start: Int, before end: Int) throws(Fault) -> Int {
    var last = try endOfWord(from: start, before: end)
    while true {
      let next = skipBlanks(from: last, before: end)
      let comma = UInt8(ascii: ",")
      guard next < end, bytes[last - 1] == comma || bytes[next] == comma else { return last }
      last = try endOfWord(from: next, before: end)
    }
  }
}
