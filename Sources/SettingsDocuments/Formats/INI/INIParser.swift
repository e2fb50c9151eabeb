/// Reads one line after another.
///
/// - Complexity: linear.
struct INIParser {
  let text: [UInt8]
  let dialect: INIDialect
  private var position: Int
  private var result: INIText

  init(_ text: [UInt8], dialect: INIDialect) {
    self.text = text
    self.dialect = dialect
    position = UTF8Text.start(of: text)
    result = INIText(dialect: dialect)
  }

  mutating func parse() throws(ParseError) -> INIText {
    var pace = ReadingPace()
    while position < text.count {
      try pace.step(at: position, in: text)
      let line = position..<lineEnd(position)
      position = nextLine(line)
      let content = trimmed(line)
      guard let first = text[content].first else { continue }
      if dialect.isComment(first) { continue }
      if first == UInt8(ascii: "["), dialect.hasBracketedSections {
        try takeHeader(content)
      } else if let header = blockHeader(content) {
        result.sections.append(INIText.Section(header: content, names: [(header, content)]))
      } else {
        try takeEntry(content, line)
      }
    }
    return result
  }

  // MARK: - Lines

  private func lineEnd(_ start: Int) -> Int {
    let end = text[start...].firstIndex(of: 0x0A) ?? text.count
    return end > start && end < text.count && text[end - 1] == 0x0D ? end - 1 : end
  }

  private func nextLine(_ line: Range<Int>) -> Int {
    (text[line.upperBound...].firstIndex(of: 0x0A) ?? text.count - 1) + 1
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isBlank(text[start]) { start += 1 }
    while end > start, Self.isBlank(text[end - 1]) { end -= 1 }
    return start..<end
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private func parseError(at offset: Int, expected: String, message: String) -> ParseError {
    ParseError(
      at: offset, in: text, found: TokenExcerpt(text: text).description(at: offset), expected: expected,
      message: message)
  }

  // MARK: - Headers

  private mutating func takeHeader(_ content: Range<Int>) throws(ParseError) {
    let inner = content.lowerBound + 1
    guard let end = closingBracket(content) else {
      throw parseError(
        at: content.lowerBound, expected: "\"]\" at the end of this header",
        message: "the [ that opens here is not closed on its line")
    }
    let header = content.lowerBound..<end + 1
    let rest = trimmed(end + 1..<content.upperBound)
    if dialect.sections == .subsections, !rest.isEmpty, !dialect.isComment(text[rest.lowerBound]) {
      // git lets a key follow its header on the same line.
      result.sections.append(INIText.Section(header: header, names: names(inner..<end)))
      return try takeEntry(rest, content)
    }
    result.sections.append(INIText.Section(header: header, names: names(inner..<end)))
  }

  private func closingBracket(_ content: Range<Int>) -> Int? {
    guard dialect.sections == .subsections else {
      return text[content].lastIndex(of: UInt8(ascii: "]"))
    }
    var isQuoted = false
    var position = content.lowerBound
    while position < content.upperBound {
      switch text[position] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: position += 1
      case UInt8(ascii: "]") where !isQuoted: return position
      default: break
      }
      position += 1
    }
    return nil
  }

  private func names(_ inner: Range<Int>) -> [(text: String, span: Range<Int>)] {
    let inner = trimmed(inner)
    guard dialect.sections == .subsections, let quote = text[inner].firstIndex(of: UInt8(ascii: "\"")) else {
      return [(String(bytes: text, in: inner), inner)]
    }
    let name = trimmed(inner.lowerBound..<quote)
    let subsection = quote..<inner.upperBound
    return [
      (String(bytes: text, in: name), name),
      (INIValue.decoded(text, subsection, dialect), subsection),
    ]
  }

  /// The words of a block's line, with one blank between them.
  private func blockHeader(_ content: Range<Int>) -> String? {
    guard case .blocks(let words) = dialect.sections else { return nil }
    let parts = text[content].split(whereSeparator: Self.isBlank).map { String(decoding: $0, as: UTF8.self) }
    guard let first = parts.first, words.contains(where: { $0.lowercased() == first.lowercased() }) else { return nil }
    return parts.joined(separator: " ")
  }

  // MARK: - Keys and values

  private mutating func takeEntry(_ content: Range<Int>, _ line: Range<Int>) throws(ParseError) {
    if let entry = directive(content) {
      result.sections[result.sections.count - 1].entries.append(entry)
      return
    }
    let start = content.lowerBound
    let key = self.key(in: keyRegion(content))
    guard !key.isEmpty else {
      throw parseError(at: start, expected: "a key", message: "each line holds a key and its value")
    }
    var value = self.value(behind: key, in: content)
    if value == nil {
      guard dialect.allowsKeysAlone else {
        throw parseError(
          at: key.upperBound, expected: dialect.separators == .blanks ? "a value" : "\"=\"",
          message: "the key \(TokenExcerpt(text: text).quoted(key)) has no value")
      }
      value = key.upperBound..<key.upperBound
    }
    guard var value else { return }
    value = takeContinuation(of: value, line)
    value = withoutComment(value)
    let section = result.sections.count - 1
    result.sections[section].entries.append(
      INIText.Entry(key: key, value: value, range: start..<max(key.upperBound, value.upperBound)))
  }

  /// One of the dialect's words with all that is behind it on its line.
  private func directive(_ content: Range<Int>) -> INIText.Entry? {
    guard !dialect.directives.isEmpty, let blank = text[content].firstIndex(where: Self.isBlank),
      dialect.directives.contains(where: { $0.utf8.elementsEqual(text[content.lowerBound..<blank]) })
    else { return nil }
    return INIText.Entry(
      key: content.lowerBound..<blank, value: trimmed(blank..<content.upperBound), range: content)
  }

  /// The content without the word that may come before a key.
  private func keyRegion(_ content: Range<Int>) -> Range<Int> {
    guard let prefix = dialect.prefix, text[content].starts(with: (prefix + " ").utf8) else { return content }
    return trimmed(content.lowerBound + prefix.utf8.count..<content.upperBound)
  }

  private func key(in content: Range<Int>) -> Range<Int> {
    var end = content.lowerBound
    while end < content.upperBound, !isKeyEnd(text[end]) {
      if dialect.quoting == .properties, text[end] == UInt8(ascii: "\\") { end += 1 }
      end += 1
    }
    end = min(end, content.upperBound)
    while end > content.lowerBound, Self.isBlank(text[end - 1]) { end -= 1 }
    return content.lowerBound..<end
  }

  private func isKeyEnd(_ byte: UInt8) -> Bool {
    switch dialect.separators {
    case .equals: byte == UInt8(ascii: "=") || (dialect.quoting == .double && dialect.trailingComments.contains(byte))
    case .equalsOrColon: byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":")
    case .blanks: byte == UInt8(ascii: "=") || Self.isBlank(byte)
    case .any: byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || Self.isBlank(byte)
    }
  }

  /// What follows the separator; `nil` when there is none.
  private func value(behind key: Range<Int>, in content: Range<Int>) -> Range<Int>? {
    var position = key.upperBound
    while position < content.upperBound, Self.isBlank(text[position]) { position += 1 }
    let hasBlanks = position > key.upperBound
    guard position < content.upperBound else { return nil }
    let isSign =
      text[position] == UInt8(ascii: "=")
      || (text[position] == UInt8(ascii: ":") && (dialect.separators == .equalsOrColon || dialect.separators == .any))
    if isSign {
      position += 1
      while position < content.upperBound, Self.isBlank(text[position]) { position += 1 }
    } else if !hasBlanks || !(dialect.separators == .blanks || dialect.separators == .any) {
      return nil
    }
    return position..<content.upperBound
  }

  private mutating func takeContinuation(of value: Range<Int>, _ line: Range<Int>) -> Range<Int> {
    var end = value.upperBound
    switch dialect.continuation {
    case .none: break
    case .backslash:
      var last = line.upperBound
      while last > value.lowerBound, endsInBackslash(value.lowerBound..<last), position < text.count {
        let next = position..<lineEnd(position)
        position = nextLine(next)
        last = next.upperBound
        end = max(end, trimmed(next).upperBound)
      }
    case .indentation:
      // As deep as the key itself is the next key.
      let depth = trimmed(line).lowerBound - line.lowerBound
      while position < text.count, text[position...].prefix(depth + 1).allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        let next = position..<lineEnd(position)
        let content = trimmed(next)
        guard let first = text[content].first, !dialect.isComment(first) else { return value.lowerBound..<end }
        position = nextLine(next)
        end = content.upperBound
      }
    }
    return value.lowerBound..<end
  }

  private func endsInBackslash(_ range: Range<Int>) -> Bool {
    text[range].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  /// The value up to a comment behind it; what is in quotes begins none.
  private func withoutComment(_ value: Range<Int>) -> Range<Int> {
    if dialect.trailingComments.isEmpty { return value }
    var quote: UInt8?
    var position = value.lowerBound
    while position < value.upperBound {
      let byte = text[position]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), dialect.quoting != .single, open == UInt8(ascii: "\"") { position += 1 }
        if byte == open { quote = nil }
      } else if INIValue.isQuote(byte, dialect) {
        quote = byte
      } else if dialect.trailingComments.contains(byte),
        position == value.lowerBound || Self.isBlank(text[position - 1])
      {
        return trimmed(value.lowerBound..<position).isEmpty
          ? value.lowerBound..<value.lowerBound : value.lowerBound..<trimmed(value.lowerBound..<position).upperBound
      }
      position += 1
    }
    return value
  }
}
