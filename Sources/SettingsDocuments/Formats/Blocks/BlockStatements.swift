/// What a line says, once it is known how far it goes.
extension BlockLexer {
  func tag(_ content: Range<Int>) throws(Fault) -> Statement {
    guard let bracket = content.last(where: { bytes[$0] == UInt8(ascii: ">") }) else {
      throw Fault(
        offset: content.lowerBound, expected: "\">\" at the end of this line",
        message: "the < that opens here is not closed on its line")
    }
    let rest = behindBlanks(bracket + 1, content.upperBound)
    // What is behind the last bracket counts for nothing, but only a comment is sure to be meant so.
    guard rest == content.upperBound || bytes[rest] == UInt8(ascii: "#") else { throw behindTag(rest) }
    let isClose = content.count > 1 && bytes[content.lowerBound + 1] == UInt8(ascii: "/")
    let words = trimmed(content.lowerBound + (isClose ? 2 : 1)..<max(bracket, content.lowerBound + (isClose ? 2 : 1)))
    let name = firstWord(words)
    guard isName(name) else { throw noName(content.lowerBound + 1) }
    if isClose {
      guard name.upperBound == words.upperBound else { throw behindTag(name.upperBound) }
      return .close(name: name, end: bracket + 1)
    }
    try checkWords(behindBlanks(name.upperBound, words.upperBound)..<words.upperBound)
    return .open(start: content.lowerBound, words: words, end: bracket + 1)
  }

  private func behindTag(_ place: Int) -> Fault {
    Fault(offset: place, expected: "the end of the line", message: "nothing belongs behind the >")
  }

  private func noName(_ place: Int) -> Fault {
    Fault(
      offset: place, expected: "a directive's name", message: "each line holds a name and what it is set to")
  }

  private func noValue(_ key: Range<Int>, _ expected: String) -> Fault {
    Fault(offset: key.upperBound, expected: expected, message: "\(quoted(key)) has no value")
  }

  func directive(_ content: Range<Int>, isSpaced: Bool = false) throws(Fault) -> Statement {
    if dialect.separator == .equals, !isSpaced { return try assignment(content) }
    let key = firstWord(content)
    guard isName(key) else { throw noName(content.lowerBound) }
    let value = behindBlanks(key.upperBound, content.upperBound)..<content.upperBound
    if value.isEmpty {
      guard dialect.allowsKeysAlone else { throw noValue(key, "a value") }
      return .directive(key: key, value: key.upperBound..<key.upperBound)
    }
    try checkWords(value)
    return .directive(key: key, value: value)
  }

  func firstWord(_ content: Range<Int>) -> Range<Int> {
    var end = content.lowerBound
    while end < content.upperBound, !Self.isBlank(bytes[end]), behindContinuation(end, content.upperBound) == nil {
      end += 1
    }
    return content.lowerBound..<end
  }

  /// A letter, and behind it letters, digits and `_ - : .`
  func isName(_ span: Range<Int>) -> Bool {
    guard let first = span.first, Prose.isLetter(bytes[first]) else { return false }
    return span.allSatisfy { place in
      let byte = bytes[place]
      return byte.isWordByte || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
  }

  private func assignment(_ content: Range<Int>) throws(Fault) -> Statement {
    guard let sign = content.first(where: { bytes[$0] == UInt8(ascii: "=") }) else {
      throw noValue(firstWord(content), "\"=\"")
    }
    let key = trimmed(content.lowerBound..<sign)
    guard isName(key) else { throw noName(content.lowerBound) }
    let value = behindBlanks(sign + 1, content.upperBound)..<content.upperBound
    try checkWords(value)
    return .directive(key: key, value: value)
  }

  // MARK: - Blocks of words

  /// The first or last line of a block that words begin and end.
  func edge(_ content: Range<Int>, _ words: [(begin: String, end: String)]) throws(Fault) -> Statement? {
    let word = firstWord(content)
    if words.contains(where: { isWord($0.begin, word) }) {
      return .open(start: content.lowerBound, words: content, end: content.upperBound)
    }
    guard words.contains(where: { isWord($0.end, word) }) else { return nil }
    guard word == content else { throw behindTag(behindBlanks(word.upperBound, content.upperBound)) }
    return .close(name: word, end: word.upperBound)
  }

  /// Whether a tag is the one that closes a block of these words, without blanks in it.
  func isTag(_ tag: Range<Int>, closing words: Range<Int>) -> Bool {
    guard case .tags = dialect.blocks else { return false }
    let name = firstWord(words)
    return tag.count == name.count + 3 && bytes[tag.lowerBound] == UInt8(ascii: "<")
      && bytes[tag.lowerBound + 1] == UInt8(ascii: "/")
      && name.allSatisfy { place in
        let (one, other) = (bytes[place], bytes[tag.lowerBound + 2 + place - name.lowerBound])
        return one == other || (Prose.isLetter(one) && one | 0x20 == other | 0x20)
      }
  }

  /// Whether a word is one of some, or begins with one that has `-` at its end.
  func isOneOf(_ words: [String], _ word: Range<Int>) -> Bool {
    words.contains { known in
      known.hasSuffix("-")
        ? isWord(known, word.lowerBound..<min(word.upperBound, word.lowerBound + known.utf8.count))
        : isWord(known, word)
    }
  }

  /// Whether a word is this but for capitals.
  func isWord(_ known: String, _ word: Range<Int>) -> Bool {
    known.utf8.count == word.count
      && zip(known.utf8, word).allSatisfy { $0 == bytes[$1] || (Prose.isLetter($0) && $0 | 0x20 == bytes[$1] | 0x20) }
  }
}
