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
    case .plain: read(content, &meaning) { _ in nil }
    case .quoted: read(content, &meaning, escape: dialect.layout == .pairs ? escapedQuote : { _ in nil })
    case .octal: read(content, &meaning, escape: octalNumber)
    case .lines: readLines(content, &meaning)
    }
    return meaning
  }

  /// - Parameter escape: what bytes that a backslash begins mean, and how many they are; nil for a backslash alone.
  private func read(
    _ content: Range<Int>, _ meaning: inout SpelledText, escape: (Slice<UnsafeBufferPointer<UInt8>>) -> (UInt8, Int)?
  ) {
    var place = content.lowerBound
    while place < content.upperBound {
      let escaped = bytes[place] == UInt8(ascii: "\\") ? escape(bytes[place + 1..<content.upperBound]) : nil
      meaning.append(CollectionOfOne(escaped?.0 ?? bytes[place]), at: place)
      place += 1 + (escaped?.1 ?? 0)
    }
  }

  /// Only the pairs of udev escape anything: their quotes.
  private func escapedQuote(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (UInt8, Int)? {
    bytes.first == UInt8(ascii: "\"") ? (UInt8(ascii: "\""), 1) : nil
  }

  private func octalNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (UInt8, Int)? {
    let digits = bytes.prefix(3)
    guard digits.count == 3, digits.allSatisfy({ 0x30...0x37 ~= $0 }) else { return nil }
    return (UInt8(truncatingIfNeeded: digits.reduce(0) { $0 << 3 | Int($1 & 7) }), 3)
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
