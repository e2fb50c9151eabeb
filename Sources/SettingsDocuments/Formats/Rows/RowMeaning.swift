/// What values mean, as they are spelled.
extension RowLexer {
  func decoded(_ span: Range<Int>, _ spelling: RowSpelling) -> String {
    if spelling == .plain { return text(of: span) }
    return String(decoding: meaning(of: span, spelling).bytes, as: UTF8.self)
  }

  func meaning(of span: Range<Int>, _ spelling: RowSpelling) -> SpelledText {
    let content = spelling == .quoted ? span.lowerBound + 1..<span.upperBound - 1 : span
    var meaning = SpelledText(end: content.upperBound)
    switch spelling {
    case .plain: for place in content { meaning.append(CollectionOfOne(bytes[place]), at: place) }
    case .quoted: readQuoted(content, &meaning)
    case .octal: readOctal(content, &meaning)
    case .lines: readLines(content, &meaning)
    }
    return meaning
  }

  /// Only the pairs of udev escape anything: their quotes.
  private func readQuoted(_ content: Range<Int>, _ meaning: inout SpelledText) {
    var place = content.lowerBound
    while place < content.upperBound {
      let isEscape =
        dialect.layout == .pairs && bytes[place] == UInt8(ascii: "\\") && place + 1 < content.upperBound
        && bytes[place + 1] == UInt8(ascii: "\"")
      meaning.append(CollectionOfOne(bytes[isEscape ? place + 1 : place]), at: place)
      place += isEscape ? 2 : 1
    }
  }

  private func readOctal(_ content: Range<Int>, _ meaning: inout SpelledText) {
    var place = content.lowerBound
    while place < content.upperBound {
      let digits = bytes[min(place + 1, content.upperBound)..<min(place + 4, content.upperBound)]
      if bytes[place] == UInt8(ascii: "\\"), digits.count == 3, digits.allSatisfy({ 0x30...0x37 ~= $0 }) {
        let number = digits.reduce(0) { $0 << 3 | Int($1 & 7) }
        meaning.append(CollectionOfOne(UInt8(truncatingIfNeeded: number)), at: place)
        place += 4
      } else {
        meaning.append(CollectionOfOne(bytes[place]), at: place)
        place += 1
      }
    }
  }

  /// The lines of a value with a blank between them, without comments that are among them.
  private func readLines(_ content: Range<Int>, _ meaning: inout SpelledText) {
    var start = content.lowerBound
    while start < content.upperBound {
      var end = min(lineFeed(from: start), content.upperBound)
      let next = end + 1
      if end < content.upperBound, dialect.continuation == .backslash {
        while end > start, bytes[end - 1] != UInt8(ascii: "\\") { end -= 1 }
        end = max(start, end - 1)
      }
      while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
      for place in start..<end { meaning.append(CollectionOfOne(bytes[place]), at: place) }
      guard next < content.upperBound else { break }
      start = skipBlanks(from: next - 1, before: content.upperBound)
      if start < content.upperBound { meaning.append(CollectionOfOne(0x20), at: end) }
    }
  }
}
