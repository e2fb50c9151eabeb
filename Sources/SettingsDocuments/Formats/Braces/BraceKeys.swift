/// A statement as key and value, and the words of a block as its key.
extension BraceLexer {
  /// - Parameter content: a statement, which is not empty.
  func member(_ content: Range<Int>) throws(Fault) -> (key: Range<Int>, value: Range<Int>) {
    var key = content.lowerBound..<(try firstWordEnd(content))
    if key.isEmpty || !isKeyStart(bytes[key.lowerBound]) { throw noWord(content.lowerBound) }
    if let end = try wordBehindPrefix(key, content) { key = key.lowerBound..<end }
    let word = key.upperBound
    if isDirective(key) || isLineStatement(key.lowerBound) {
      return (key, trimmed(word..<content.upperBound))
    }
    if dialect.keysHaveBlanks, let sign = bytes[content].firstIndex(of: UInt8(ascii: "=")) {
      key = trimmed(content.lowerBound..<sign)
      guard bytes[key].allSatisfy({ $0.isWordByte || Self.isBlank($0) || $0 == UInt8(ascii: ".") }) else {
        throw noWord(content.lowerBound)
      }
      return (key, value(sign + 1, content))
    }
    var place = word
    while place < content.upperBound, Self.isBlank(bytes[place]) || bytes[place] == 0x0A { place += 1 }
    if let end = operatorEnd(place, content) { return (key.lowerBound..<end, value(end, content)) }
    if let end = separatorEnd(place, content) { return (key, value(end, content)) }
    if dialect.needsSeparator { throw noValue(key) }
    return (key, value(word, content))
  }

  private func noWord(_ place: Int) -> Fault {
    Fault(place, expected: "a word", "each setting begins with its name")
  }

  /// Where there is no value, the place right behind the separator.
  private func value(_ start: Int, _ content: Range<Int>) -> Range<Int> {
    var value = trimmed(start..<max(start, content.upperBound))
    // The line that goes on below is none of the value that begins there.
    while !value.isEmpty, let next = behindContinuation(value.lowerBound, value.upperBound) {
      value = trimmed(next..<value.upperBound)
    }
    if dialect.hasCalls, !value.isEmpty, bytes[value.lowerBound] == UInt8(ascii: "("),
      (try? bracketEnd(at: value.lowerBound)) == value.upperBound
    {
      let inside = trimmed(value.lowerBound + 1..<value.upperBound - 1)
      return inside.isEmpty ? value.lowerBound + 1..<value.lowerBound + 1 : inside
    }
    return value.isEmpty ? start..<start : value
  }

  private func wordBehindPrefix(_ key: Range<Int>, _ content: Range<Int>) throws(Fault) -> Int? {
    guard sets.prefixStarts.contains(bytes[key.lowerBound]),
      dialect.prefixes.contains(where: { $0.utf8.elementsEqual(bytes[key]) })
    else { return nil }
    let rest = trimmed(key.upperBound..<content.upperBound)
    return rest.isEmpty ? nil : try firstWordEnd(rest)
  }

  private static let keyMarks = ByteSet("!/$@*.:\"'(<>&^~+%#,\\".utf8)

  private func isKeyStart(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte >= 0x80 || Self.keyMarks.contains(byte)
  }

  func isDirective(_ key: Range<Int>) -> Bool {
    sets.directiveStarts.contains(bytes[key.lowerBound])
      && dialect.directives.contains { $0.utf8.elementsEqual(bytes[key]) }
  }

  /// The end of the first word: before a blank, a separator or an operator.
  private func firstWordEnd(_ content: Range<Int>) throws(Fault) -> Int {
    var place = content.lowerBound
    if isStringStart(place, behind: place) { return try stringEnd(at: place) }
    while place < content.upperBound {
      let byte = bytes[place]
      guard sets.keyEnds.contains(byte) else {
        place += 1
        continue
      }
      if let next = behindJoint(place) {
        place = next
        continue
      }
      if Self.isBlank(byte) || byte == 0x0A { break }
      if place > content.lowerBound, operatorEnd(place, content) != nil || separatorEnd(place, content) != nil { break }
      if dialect.hasCalls, byte == UInt8(ascii: "(") { break }
      if dialect.brackets.contains(byte), place > content.lowerBound {
        place = try bracketEnd(at: place)
      } else if dialect.ends == .semicolon, dialect.decodesQuotes, place > content.lowerBound,
        byte == UInt8(ascii: "\"")
      {
        break
      } else {
        place += 1
      }
    }
    return min(place, content.upperBound)
  }

  /// Where a word goes on in the line below.
  private func behindJoint(_ place: Int) -> Int? {
    guard dialect.joinsWords, bytes[place] == UInt8(ascii: "\\") else { return nil }
    return behindLineBreak(place + 1, bytes.count).map { behindBlanks($0, bytes.count) }
  }

  /// Behind an operator that begins here.
  private func operatorEnd(_ place: Int, _ content: Range<Int>) -> Int? {
    guard place < content.upperBound else { return nil }
    for sign in sets.operators where sign[0] == bytes[place] && holds(sign, at: place) {
      return min(place + sign.count, content.upperBound)
    }
    return nil
  }

  /// Behind a separator that begins here.
  private func separatorEnd(_ place: Int, _ content: Range<Int>) -> Int? {
    guard place < content.upperBound else { return nil }
    let (isEquals, isColon) = (bytes[place] == UInt8(ascii: "="), bytes[place] == UInt8(ascii: ":"))
    switch dialect.separators {
    case .blanks: return nil
    case .equals: return isEquals ? place + 1 : nil
    case .colon: return isColon ? place + 1 : nil
    case .equalsOrColon: return isEquals || isColon ? place + 1 : nil
    }
  }

  /// The words of a block without a separator before its brace.
  func header(_ content: Range<Int>) -> Range<Int> {
    guard !content.isEmpty, separatorEnd(content.upperBound - 1, content) != nil else { return content }
    return dialect.endsWithOperator(bytes[content]) ? content : trimmed(content.lowerBound..<content.upperBound - 1)
  }

  // MARK: - Keys of several words

  /// A key with one blank between its words; nil where it is written so.
  func normalised(_ key: Range<Int>) -> String? {
    var isBehindBlank = false
    var plainEnd = key.lowerBound
    while plainEnd < key.upperBound, bytes[plainEnd] > 0x20 || (bytes[plainEnd] == 0x20 && !isBehindBlank) {
      isBehindBlank = bytes[plainEnd] == 0x20
      plainEnd += 1
    }
    if plainEnd == key.upperBound { return nil }
    var words: [UInt8] = []
    var place = key.lowerBound
    while place < key.upperBound {
      if let next = behindJoint(place) {
        place = next
        continue
      }
      let isBlank = Self.isBlank(bytes[place]) || bytes[place] == 0x0A
      let comment = words.last == 0x20 ? try? commentEnd(at: place, isWordStart: true) : nil
      if let next = isBlank ? place + 1 : behindContinuation(place, key.upperBound) ?? comment {
        if words.last != 0x20 { words.append(0x20) }
        place = next
      } else if isStringStart(place, behind: key.lowerBound), let end = try? stringEnd(at: place) {
        words += bytes[place..<end]
        place = end
      } else {
        words.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  // MARK: - Values

  /// The quote around a whole value; nil where there is none.
  func quote(_ value: Range<Int>) -> UInt8? {
    guard dialect.decodesQuotes, value.count >= 2, case let first = bytes[value.lowerBound],
      sets.quotes.contains(first), (try? stringEnd(at: value.lowerBound)) == value.upperBound
    else { return nil }
    return first
  }

  /// What a value means that is in quotes or goes over lines.
  func meaning(of value: Range<Int>) -> SpelledText {
    dialect.meaning(bytes, of: value, quote: quote(value))
  }

  /// Whether a value is one word, one string or one list.
  func isSingle(_ value: Range<Int>) -> Bool {
    guard let first = bytes[value].first else { return true }
    if dialect.quotes.contains(first) { return (try? stringEnd(at: value.lowerBound)) == value.upperBound }
    if dialect.brackets.contains(first) { return (try? bracketEnd(at: value.lowerBound)) == value.upperBound }
    return !bytes[value].contains {
      Self.isBlank($0) || $0 == 0x0A || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "=")
    }
  }
}
