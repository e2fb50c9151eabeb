/// What strings in quotes mean, and how texts are put in quotes.
extension BraceDialect {
  /// What a value means that is in quotes, or without any on several lines, with the place of what spells each byte.
  func meaning<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, of value: Range<Int>, quote: UInt8?
  ) -> SpelledText where Bytes.Index == Int {
    let span = quote == nil ? value : value.lowerBound + 1..<value.upperBound - 1
    var meaning = SpelledText(end: span.upperBound)
    var place = span.lowerBound
    var quoted: UInt8?
    var hasEscapedMark = false
    while place < span.upperBound {
      let start = place
      place += 1
      if joinsLines, let next = joinedLine(bytes, at: start, before: span.upperBound) {
        let isQuoted = quote != nil || quoted != nil
        place = join(bytes, at: start, to: next, before: span.upperBound, isQuoted: isQuoted, &meaning)
        continue
      }
      if quote == nil, joint.isOfWords {
        quoted = self.quote(behind: bytes[start], in: quoted, after: meaning.bytes.last)
      }
      let isEscape = bytes[start] == UInt8(ascii: "\\") && place < span.upperBound
      if let quote, let end = referenceEnd(bytes, at: start, before: span.upperBound, in: quote) {
        meaning.appendReference(bytes[start..<end], at: start)
        place = end
      } else if let quote, isEscape, escapes(in: quote), let escaped = escaped(bytes[place], quote) {
        meaning.append(CollectionOfOne(escaped), at: start)
        place += 1
      } else if quote == nil, isEscape, bytes[place] == escapedMark, lines == nil || !hasEscapedMark {
        hasEscapedMark = true
        meaning.append(CollectionOfOne(bytes[place]), at: start)
        place += 1
      } else {
        meaning.append(CollectionOfOne(bytes[start]), at: start)
      }
    }
    return meaning
  }

  /// Adds what stands for a line break and the blanks around it, and says where the text goes on.
  private func join<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, at start: Int, to next: Int, before limit: Int, isQuoted: Bool, _ meaning: inout SpelledText
  ) -> Int where Bytes.Index == Int {
    var place = next
    switch joint {
    case .nothing, .trimmed: break
    case .blank: meaning.append(CollectionOfOne(0x20), at: meaning.dropBlanks() ?? start)
    case .words, .indentedWords:
      let blank = isQuoted ? nil : meaning.dropBlanks()
      var hasBlank = blank != nil
      while place < limit, !isQuoted || joint == .words {
        if BraceLexer.isBlank(bytes[place]) {
          (place, hasBlank) = (place + 1, true)
        } else if let next = joinedLine(bytes, at: place, before: limit) {
          place = next
        } else {
          break
        }
      }
      if hasBlank, !isQuoted { meaning.append(CollectionOfOne(0x20), at: blank ?? start) }
    }
    return place
  }

  /// The quote of a word that is open behind a byte; one opens where a word begins.
  private func quote(behind byte: UInt8, in quote: UInt8?, after last: UInt8?) -> UInt8? {
    if byte == quote { return nil }
    return quote == nil && quotes.contains(byte) && last.map(BraceLexer.isBlank) ?? true ? byte : quote
  }

  /// Where the text goes on behind a `\` here that ends its line; nil where there is none.
  private func joinedLine<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, at start: Int, before limit: Int
  ) -> Int? where Bytes.Index == Int {
    guard bytes[start] == UInt8(ascii: "\\"), start + 1 < limit else { return nil }
    var place = start + 1
    if bytes[place] == 0x0D, place + 1 < limit { place += 1 }
    guard bytes[place] == 0x0A else { return nil }
    place += 1
    while joint.skipsBlanks, place < limit, BraceLexer.isBlank(bytes[place]) { place += 1 }
    return place
  }

  private func escaped(_ byte: UInt8, _ quote: UInt8) -> UInt8? {
    switch byte {
    case quote, UInt8(ascii: "\\"): byte
    case _ where escapes == .all || escapedBytes.contains(byte): byte
    case UInt8(ascii: "n") where escapes == .controls: 0x0A
    case UInt8(ascii: "t") where escapes == .controls: 0x09
    case UInt8(ascii: "r") where escapes == .controls: 0x0D
    default: nil
    }
  }

  /// Whether a backslash between these quotes takes the meaning of a byte behind it.
  func escapes(in quote: UInt8) -> Bool { escapes != .none && !verbatimQuotes.contains(quote) }

  /// Where a reference to a variable ends that begins here, between these quotes; nil where none does.
  func referenceEnd<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, at start: Int, before limit: Int, in quote: UInt8
  ) -> Int? where Bytes.Index == Int {
    guard referringQuotes.contains(quote), bytes[start] == UInt8(ascii: "$"), start + 1 < limit else { return nil }
    var end = start + 1
    if bytes[end] == UInt8(ascii: "{") {
      while end < limit, bytes[end] != UInt8(ascii: "}") { end += 1 }
      return end < limit ? end + 1 : nil
    }
    while end < limit, ByteSet.ofNames.contains(bytes[end]) { end += 1 }
    return end == start + 1 ? nil : end
  }

  /// A text as it is written between quotes; nil where it cannot be.
  ///
  /// - Parameter references: the places of what refers to variables.
  func escaped(_ text: String, in quote: UInt8, references: Set<Int> = []) -> String? {
    if !references.isEmpty, !referringQuotes.contains(quote) { return nil }
    var result: [UInt8] = []
    for (place, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "$") where referringQuotes.contains(quote) && !references.contains(place):
        result += [UInt8(ascii: "\\"), byte]
      case quote, UInt8(ascii: "\\"):
        if !escapes(in: quote) {
          if byte == quote { return nil }
          result.append(byte)
        } else {
          result += [UInt8(ascii: "\\"), byte]
        }
      case 0x0A where escapes == .controls && escapes(in: quote): result += Array("\\n".utf8)
      case 0x0D where escapes == .controls && escapes(in: quote): result += Array("\\r".utf8)
      case 0x0A where !stringsSpanLines: return nil
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
