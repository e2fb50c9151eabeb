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
        offset: start, expected: "a comment behind all columns, or above the row",
        message: "programs take one before that for a column")
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
    if hasOctal, bytes[span].contains(UInt8(ascii: "\\")), isOctal(span) { return .octal }
    return .plain
  }

  /// Whether the numbers of characters in a word are those of UTF-8.
  private func isOctal(_ span: Range<Int>) -> Bool {
    UTF8Text.firstInvalidOffset(of: meaning(of: span, .octal).bytes) == nil
  }

  func endOfWord(from start: Int, before end: Int) throws(Fault) -> Int {
    if let separator = dialect.separator { return firstOutside(separator, from: start, before: end) ?? end }
    var place = start
    while place < end, !Self.isBlank(bytes[place]), bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "\""), hasQuotes {
        place = try endOfQuotes(from: place, of: start, before: end)
      } else if isContinuation(at: place) {
        throw Fault(
          offset: place, expected: "a blank before the \\",
          message: "programs read a word that goes on in the next line in different ways")
      } else {
        place += 1
      }
    }
    if place < end, place > start, bytes[place - 1] == UInt8(ascii: "\\"), dialect.quoting != .octal {
      throw Fault(
        offset: place - 1, expected: "no backslash before a blank",
        message: "some programs take the blank for a part of the word then")
    }
    return place
  }

  private func endOfQuotes(from start: Int, of word: Int, before end: Int) throws(Fault) -> Int {
    if dialect.quoting != .kept, start > word {
      throw Fault(offset: start, expected: "quotes around the whole word, or none")
    }
    guard let close = bytes[(start + 1)..<end].firstIndex(of: UInt8(ascii: "\"")),
      lineFeed(from: start) > close
    else { throw Fault(offset: start, expected: "another \" on this line", message: "the quotes are not closed") }
    if dialect.quoting != .kept {
      if bytes[start..<close].contains(UInt8(ascii: "\\")) {
        throw Fault(
          offset: start, expected: "a text without a backslash",
          message: "programs read one between quotes in different ways")
      }
      if close + 1 < end, !Self.isBlank(bytes[close + 1]), bytes[close + 1] != 0x0A {
        throw Fault(offset: close + 1, expected: "a blank behind the quotes")
      }
    }
    return close + 1
  }

  private func endOfBrackets(from start: Int, before end: Int) throws(Fault) -> Int {
    var place = start + 1
    while place < end, bytes[place] != UInt8(ascii: "]"), bytes[place] != 0x0A {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < end, bytes[place] == UInt8(ascii: "]") else {
      throw Fault(offset: start, expected: "a ] on this line", message: "the [ that opens here is not closed")
    }
    if place + 1 < end, !Self.isBlank(bytes[place + 1]), bytes[place + 1] != 0x0A {
      throw Fault(offset: place + 1, expected: "a blank behind the ]")
    }
    return place + 1
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
