/// What values mean, as a dialect spells them.
extension INILexer {
  func text(of span: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[span]), as: UTF8.self)
  }

  func isASCII(_ span: Range<Int>) -> Bool { bytes[span].allSatisfy { $0 < 0x80 } }

  @inline(__always)
  func isQuote(_ byte: UInt8) -> Bool {
    switch dialect.quoting {
    case .none, .properties: false
    case .double: byte == UInt8(ascii: "\"")
    case .single: byte == UInt8(ascii: "'")
    case .shell: byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
  }

  /// The quote around a whole value; `nil` where there is none.
  func quote(_ span: Range<Int>) -> UInt8? {
    guard span.count >= 2, let first = bytes[span].first, isQuote(first), bytes[span].last == first else { return nil }
    // `"a" "b"` begins and ends with quotes but is not one quoted value.
    var position = span.lowerBound + 1
    while position < span.upperBound - 1 {
      if bytes[position] == UInt8(ascii: "\\"), first == UInt8(ascii: "\"") {
        position += 1
      } else if bytes[position] == first {
        guard dialect.quoting == .single, bytes[position + 1] == first, position + 1 < span.upperBound - 1 else {
          return nil
        }
        position += 1
      }
      position += 1
    }
    return position == span.upperBound - 1 ? first : nil
  }

  /// The text that a value means.
  func decoded(_ span: Range<Int>) -> String {
    let isPlain = dialect.quoting == .none || !(bytes[span].contains { isQuote($0) || $0 == UInt8(ascii: "\\") })
    if isPlain, !bytes[span].contains(0x0A) { return text(of: span) }
    return String(decoding: meaning(of: span).bytes, as: UTF8.self)
  }

  func meaning(of span: Range<Int>) -> SpelledText {
    let quote = quote(span)
    let content = quote == nil ? span : span.lowerBound + 1..<span.upperBound - 1
    var meaning = SpelledText(end: content.upperBound)
    if dialect.quoting == .properties {
      readEscapes(content, &meaning)
    } else if quote == nil, bytes[span].contains(0x0A) {
      readLines(content, &meaning)
    } else {
      readQuoted(content, quote, &meaning)
    }
    return meaning
  }

  private func readQuoted(_ content: Range<Int>, _ quote: UInt8?, _ meaning: inout SpelledText) {
    var position = content.lowerBound
    while position < content.upperBound {
      let place = position
      var byte = bytes[position]
      if position + 1 < content.upperBound {
        if quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
          position += 1
          byte =
            bytes[position] == UInt8(ascii: "n") ? 0x0A : bytes[position] == UInt8(ascii: "t") ? 0x09 : bytes[position]
        } else if quote == UInt8(ascii: "'"), dialect.quoting == .single, byte == quote, bytes[position + 1] == quote {
          position += 1
        }
      }
      meaning.append(CollectionOfOne(byte), at: place)
      position += 1
    }
  }

  /// What continuation lines mean: systemd and the rest put a blank in their place, plain INI a line break.
  private func readLines(_ content: Range<Int>, _ meaning: inout SpelledText) {
    var start = content.lowerBound
    let hasBackslashes = dialect.continuation == .backslash
    while start <= content.upperBound {
      let feed = min(lineFeed(from: start), content.upperBound)
      var line = trimmed(start..<feed)
      if hasBackslashes, let last = line.last, bytes[last] == UInt8(ascii: "\\") { line = line.dropLast() }
      for place in line { meaning.append(CollectionOfOne(bytes[place]), at: place) }
      if feed == content.upperBound { break }
      meaning.append(CollectionOfOne(hasBackslashes ? 0x20 : 0x0A), at: line.isEmpty ? start : line.upperBound)
      start = feed + 1
    }
  }

  /// `\` escapes of Java's properties: java.util.Properties.load.
  private func readEscapes(_ content: Range<Int>, _ meaning: inout SpelledText) {
    var rest = content
    while let place = rest.popFirst() {
      guard bytes[place] == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        meaning.append(CollectionOfOne(bytes[place]), at: place)
        continue
      }
      switch bytes[next] {
      case UInt8(ascii: "n"): meaning.append([0x0A], at: place)
      case UInt8(ascii: "t"): meaning.append([0x09], at: place)
      case UInt8(ascii: "r"): meaning.append([0x0D], at: place)
      case UInt8(ascii: "f"): meaning.append([0x0C], at: place)
      case 0x0A, 0x0D: rest = rest.drop { Self.isBlank(bytes[$0]) || bytes[$0] == 0x0A }
      case UInt8(ascii: "u"): meaning.append(readScalar(&rest).utf8, at: place)
      default: meaning.append([bytes[next]], at: place)
      }
    }
  }

  /// The four digits behind `\u`, with the second half of a pair.
  private func readScalar(_ rest: inout Range<Int>) -> String {
    func unit(_ digits: Range<Int>) -> UInt16? {
      digits.count == 4 ? UInt16(text(of: digits), radix: 16) : nil
    }
    guard let first = unit(rest.prefix(4)) else { return "" }
    rest = rest.dropFirst(4)
    let pair = rest.prefix(6)
    if UTF16.isLeadSurrogate(first), text(of: pair).hasPrefix("\\u"), let second = unit(pair.dropFirst(2)) {
      rest = rest.dropFirst(6)
      return String(decoding: [first, second], as: UTF16.self)
    }
    return String(decoding: [first], as: UTF16.self)
  }
}
