/// Values of parts side by side, as they are written.
extension INIWriting {
  func referenceEnd(in text: [UInt8], at place: Int) -> Int? {
    guard text[place].beginsReference else { return nil }
    return text.withUnsafeBufferPointer { INILexer($0, shared).referenceEnd(at: place, before: text.count) }
  }

  /// A part of a text as it is written between these quotes, or outside any; `nil` where it cannot be.
  ///
  /// - Parameter references: the places in the part of what refers.
  func escaped(_ string: String, _ parts: INIParts, in quote: UInt8?, references: Set<Int>) -> String? {
    let text = Array(string.utf8)
    let isVerbatim = quote.map { parts.verbatim.utf8.contains($0) } ?? false
    if let quote, !references.isEmpty, !parts.referring.utf8.contains(quote) { return nil }
    // Where a comment behind a value takes the meaning of its quotes, what escapes does for all.
    let mayEscape = dialect.trailingPlace == .unlessAllQuoted
    if quote == nil, references.isEmpty, !parts.quotes.isEmpty, !mayEscape, !isPlain(text, parts) { return nil }
    let others = text.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
    if others.contains(where: { byte in !parts.letters.contains { $0.value == byte } }) { return nil }
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      if references.contains(place), let end = referenceEnd(in: text, at: place) {
        result += text[place..<end]
        place = end
        continue
      }
      let byte = text[place]
      let isBlank = INILexer.isBlank(byte)
      if quote == nil, isBlank, parts.isShellWord || place == 0 || place == text.count - 1 {
        return nil
      }
      let isLetter = byte != 0x20 && (quote == nil || (parts.hasLettersInQuotes && !isVerbatim))
      if isLetter, let letter = parts.letters.first(where: { $0.value == byte }) {
        result += [UInt8(ascii: "\\"), letter.key]
      } else if isVerbatim || !hasMeaning(byte, parts, in: quote) {
        if isVerbatim, byte == quote, !parts.escapedInVerbatim.utf8.contains(byte) { return nil }
        if byte == 0x0A, !parts.isShellWord { return nil }
        // Outside of quotes a carriage return may be read as a blank.
        if byte == 0x0D, quote == nil, !parts.quotes.isEmpty { return nil }
        result.append(byte)
      } else if mayEscape, quote == nil, parts.escaped(byte, in: nil) == nil {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "\\"), byte]
      }
      place += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a byte would not be read as itself.
  private func hasMeaning(_ byte: UInt8, _ parts: INIParts, in quote: UInt8?) -> Bool {
    if byte == quote { return true }
    if byte == UInt8(ascii: "\\") { return parts.escaped(byte, in: quote) != nil }
    let refers = parts.references != nil && quote.map { parts.referring.utf8.contains($0) } ?? true
    if refers, byte.beginsReference { return true }
    guard quote == nil else { return false }
    return parts.quotes.utf8.contains(byte) || dialect.trailingComments.contains(byte)
  }

  /// Whether a text needs neither quotes nor escapes.
  private func isPlain(_ text: [UInt8], _ parts: INIParts) -> Bool {
    if parts.isShellWord {
      return text.allSatisfy { $0.isWordByte || "./:@,+%".utf8.contains($0) || $0 >= 0x80 }
    }
    return !text.contains { hasMeaning($0, parts, in: nil) || $0 == 0x0A }
  }
}
