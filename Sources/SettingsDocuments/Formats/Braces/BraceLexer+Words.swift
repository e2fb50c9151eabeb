/// The words of a statement, and which of them need quotes.
extension BraceLexer {
  /// The word that begins at a place, with its quotes.
  func word(from start: Int, to end: Int) -> Range<Int> {
    guard start < end, sets.quotes.contains(bytes[start]) else { return firstWord(start..<end) }
    var place = start + 1
    while place < end, bytes[place] != bytes[start] {
      if bytes[place] == UInt8(ascii: "\\"), dialect.escapes != .none { place += 1 }
      place += 1
    }
    return start..<min(end, place + 1)
  }

  /// The words of a part of a statement, with their quotes.
  func words(in span: Range<Int>) -> [Range<Int>] {
    var (words, place): ([Range<Int>], Int) = ([], span.lowerBound)
    while place < span.upperBound {
      let word = word(from: place, to: span.upperBound)
      words.append(word)
      place = behindJoinedBlanks(word.upperBound, span.upperBound)
    }
    return words
  }

  private func isQuoted(_ word: Range<Int>) -> Bool { sets.quotes.contains(bytes[word.lowerBound]) }

  /// Whether each quote that begins a word ends with it.
  func areQuotesClosed(in span: Range<Int>) -> Bool {
    words(in: span).allSatisfy { word in
      !isQuoted(word) || word.count >= 2 && bytes[word.upperBound - 1] == bytes[word.lowerBound]
    }
  }

  // MARK: - Words without quotes

  /// Throws where a word needs quotes that it has not.
  func checkWords(_ span: Range<Int>) throws(Fault) {
    if lines.bareWords == .any { return }
    for word in words(in: span) {
      let mayBeSo = isQuoted(word) ? maySayBackslashes(word) && endsWord(word.upperBound, span) : mayBeBare(word)
      if !mayBeSo {
        throw Fault(word.lowerBound, expected: "\"…\" around this value", "\(quoted(word)) needs quotes")
      }
    }
  }

  private func endsWord(_ place: Int, _ span: Range<Int>) -> Bool {
    place == span.upperBound || behindJoinedBlanks(place, span.upperBound) > place
  }

  private func mayBeBare(_ word: Range<Int>) -> Bool {
    if lines.bareWords == .plain { return isPlain(word) || isNumber(word) || isAddress(word) }
    return !word.contains { "\"#=".utf8.contains(bytes[$0]) }
  }

  private func maySayBackslashes(_ word: Range<Int>) -> Bool {
    lines.bareWords != .unmarked || !word.contains { bytes[$0] == UInt8(ascii: "\\") }
  }

  private func isPlain(_ word: Range<Int>) -> Bool {
    word.allSatisfy { ByteSet.ofNames.contains(bytes[$0]) }
  }

  private func isNumber(_ word: Range<Int>) -> Bool {
    let isSigned = bytes[word.lowerBound] == UInt8(ascii: "-") || bytes[word.lowerBound] == UInt8(ascii: "+")
    let digits = isSigned ? word.dropFirst() : word
    let parts = bytes[digits].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let last = parts.last, !last.isEmpty, parts.count <= 2 else { return false }
    return parts.allSatisfy { $0.allSatisfy { 0x30...0x39 ~= $0 } }
  }

  /// An address of IPv4 or IPv6, with a port or without.
  private func isAddress(_ word: Range<Int>) -> Bool {
    let (dot, colon) = (UInt8(ascii: "."), UInt8(ascii: ":"))
    let parts = bytes[word].split(separator: colon, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: dot, omittingEmptySubsequences: false)
    if parts.count <= 2, numbers.count == 4 {
      return numbers.allSatisfy { 1...3 ~= $0.count && $0.allSatisfy { 0x30...0x39 ~= $0 } }
        && parts.dropFirst().allSatisfy { 1...5 ~= $0.count && $0.allSatisfy { 0x30...0x39 ~= $0 } }
    }
    return parts.count > 2
      && word.allSatisfy { place in
        let byte = bytes[place]
        return 0x30...0x39 ~= byte || byte == colon || 0x61...0x66 ~= byte | 0x20 || "[].".utf8.contains(byte)
      }
  }
}
