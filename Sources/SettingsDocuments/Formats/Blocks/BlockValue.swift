/// What values mean, as a dialect spells them.
extension BlockLexer {
  /// The quote around a value that is one quoted word; `nil` for others.
  func quote(_ span: Range<Int>) -> UInt8? {
    guard span.count >= 2, quotes.contains(bytes[span.lowerBound]),
      bytes[span.upperBound - 1] == bytes[span.lowerBound],
      word(from: span.lowerBound, to: span.upperBound) == span, isClosed(span)
    else { return nil }
    return bytes[span.lowerBound]
  }

  /// Whether the last quote is none that a backslash makes a character.
  private func isClosed(_ span: Range<Int>) -> Bool {
    var place = span.lowerBound + 1
    while place < span.upperBound - 1 {
      place += bytes[place] == UInt8(ascii: "\\") && dialect.escapes != .none ? 2 : 1
    }
    return place == span.upperBound - 1
  }

  /// The text that a value means.
  func decoded(_ span: Range<Int>) -> String {
    let isPlain = !bytes[span].contains { quotes.contains($0) || $0 == UInt8(ascii: "\\") }
    return isPlain ? text(of: span) : String(decoding: meaning(of: span).bytes, as: UTF8.self)
  }

  func meaning(of span: Range<Int>) -> SpelledText {
    if let quote = quote(span) {
      let content = span.lowerBound + 1..<span.upperBound - 1
      var meaning = SpelledText(end: content.upperBound)
      readQuoted(content, quote, &meaning)
      return meaning
    }
    var meaning = SpelledText(end: span.upperBound)
    readWords(span, &meaning)
    return meaning
  }

  private func readQuoted(_ content: Range<Int>, _ quote: UInt8, _ meaning: inout SpelledText) {
    var place = content.lowerBound
    while place < content.upperBound {
      if let next = behindContinuation(place, content.upperBound) {
        place = dialect.keepsIndentationInQuotes ? next : behindBlanks(next, content.upperBound)
        continue
      }
      let isEscape = bytes[place] == UInt8(ascii: "\\") && place + 1 < content.upperBound && isEscape(place + 1, quote)
      meaning.append(CollectionOfOne(bytes[place + (isEscape ? 1 : 0)]), at: place)
      place += isEscape ? 2 : 1
    }
  }

  private func isEscape(_ place: Int, _ quote: UInt8) -> Bool {
    switch dialect.escapes {
    case .none: false
    case .quotesAndBackslashes: bytes[place] == quote || bytes[place] == UInt8(ascii: "\\")
    case .all: true
    }
  }

  /// Several words, or one without quotes: as they are written, but for the line breaks between them.
  private func readWords(_ span: Range<Int>, _ meaning: inout SpelledText) {
    var place = span.lowerBound
    var hasEscapedMark = dialect.trailingComments != .unescaped
    while place < span.upperBound {
      if Self.isBlank(bytes[place]) || behindContinuation(place, span.upperBound) != nil {
        let end = behindBlanks(place, span.upperBound)
        readGap(place..<end, &meaning)
        place = end
        continue
      }
      let word = word(from: place, to: span.upperBound)
      while place < word.upperBound {
        let isEscape =
          !hasEscapedMark && bytes[place] == UInt8(ascii: "\\") && place + 1 < word.upperBound
          && bytes[place + 1] == UInt8(ascii: "#")
        if isEscape { hasEscapedMark = true }
        if let next = behindContinuation(place, word.upperBound) {
          place = dialect.keepsIndentationInQuotes ? next : behindBlanks(next, word.upperBound)
          continue
        }
        meaning.append(CollectionOfOne(bytes[place + (isEscape ? 1 : 0)]), at: place)
        place += isEscape ? 2 : 1
      }
    }
  }

  /// What is between words: as it is, or one blank where a line break is in it.
  private func readGap(_ gap: Range<Int>, _ meaning: inout SpelledText) {
    guard gap.contains(where: { bytes[$0] == 0x0A }) else {
      for place in gap { meaning.append(CollectionOfOne(bytes[place]), at: place) }
      return
    }
    if gap.contains(where: { Self.isBlank(bytes[$0]) && bytes[$0] != 0x0D }) {
      meaning.append(CollectionOfOne(0x20), at: gap.lowerBound)
    }
  }
}
