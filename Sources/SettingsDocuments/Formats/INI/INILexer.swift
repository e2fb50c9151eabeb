/// Takes the lines of an INI text apart, as a dialect has them: the parser all of them, an edit those that it asks
/// about.
struct INILexer: DialectLexer {
  let shared: Shared<INIDialect>
  let bytes: UnsafeBufferPointer<UInt8>
  let sets: INIByteSets

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ shared: Shared<INIDialect>) {
    self.bytes = bytes
    self.shared = shared
    sets = shared.sets
  }

  /// A setting as it is written.
  struct Entry {
    /// The key, or the word before it.
    let start: Int
    let key: Range<Int>
    /// With its quotes; empty, behind the separator, where there is none.
    var value: Range<Int>

    var end: Int { max(key.upperBound, value.upperBound) }
  }

  struct Header {
    /// From the bracket or the first word to the end of the header.
    let span: Range<Int>
    let name: Range<Int>
    /// Between the quotes, where it has them.
    var subsection: Range<Int>?
    /// Whether it ends a block.
    var isEnd = false
  }

  // MARK: - Lines

  @inline(__always)
  func isMark(_ byte: UInt8) -> Bool { sets.marks.contains(byte) }

  func equal(_ range: Range<Int>, _ word: String) -> Bool { bytes[range].elementsEqual(word.utf8) }

  // MARK: - Headers

  /// The header that a line's content begins with; `nil` for other lines.
  @inline(__always)
  func header(in content: Range<Int>) throws(Fault) -> Header? {
    let first = bytes[content.lowerBound]
    if first == UInt8(ascii: "["), sets.hasBrackets { return try bracketedHeader(content) }
    return sets.blockInitials.contains(first) ? try blockHeader(content) : nil
  }

  private func bracketedHeader(_ content: Range<Int>) throws(Fault) -> Header {
    guard let end = closingBracket(content) else {
      throw Fault(
        content.lowerBound, expected: "\"]\" at the end of this header",
        "the [ that opens here is not closed on its line")
    }
    let span = content.lowerBound..<end + 1
    let inner = trimmed(content.lowerBound + 1..<end)
    guard dialect.sections == .subsections, let quote = bytes[inner].firstIndex(of: UInt8(ascii: "\""))
    else { return Header(span: span, name: inner) }
    let subsection = quote..<inner.upperBound
    return Header(
      span: span, name: trimmed(inner.lowerBound..<quote),
      subsection: self.quote(subsection) == nil ? subsection : quote + 1..<subsection.upperBound - 1)
  }

  private func closingBracket(_ content: Range<Int>) -> Int? {
    guard dialect.sections == .subsections else { return content.last { bytes[$0] == UInt8(ascii: "]") } }
    var isQuoted = false
    var position = content.lowerBound
    while position < content.upperBound {
      switch bytes[position] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: position += 1
      case UInt8(ascii: "]") where !isQuoted: return position
      default: break
      }
      position += 1
    }
    return nil
  }

  private func blockHeader(_ content: Range<Int>) throws(Fault) -> Header? {
    if case .clauses = dialect.sections { return try clauseHeader(content) }
    let end = bytes[content].firstIndex(where: Self.isBlank) ?? content.upperBound
    let word = text(of: content.lowerBound..<end).lowercased()
    if case .closed(let blocks) = dialect.sections, blocks.contains(where: { $0.alternative == word }) {
      throw Fault(
        content.lowerBound, expected: "a setting or the end of this block",
        "what is behind \(quoted(content.lowerBound..<end)) holds where the lines above do not, which cannot be "
          + "shown")
    }
    guard dialect.headerWords.contains(where: { $0.lowercased() == word }) else { return nil }
    let isEnd = if case .closed(let blocks) = dialect.sections { blocks.contains { $0.closing == word } } else { false }
    let span = sets.hasTrailing ? withoutComment(content) : content
    return Header(span: span, name: span, isEnd: isEnd)
  }

  /// `name:` with nothing behind it.
  private func clauseHeader(_ content: Range<Int>) throws(Fault) -> Header? {
    guard let colon = bytes[content].firstIndex(of: UInt8(ascii: ":")),
      case let name = content.lowerBound..<colon, dialect.headerWords.contains(where: { equal(name, $0) })
    else { return nil }
    let rest = withoutComment(trimmed(colon + 1..<content.upperBound))
    guard rest.isEmpty else {
      throw Fault(rest.lowerBound, expected: "the end of the line", "settings are on lines of their own here")
    }
    return Header(span: content.lowerBound..<colon + 1, name: name)
  }

  /// The name that a span of a header means, where it spells that otherwise.
  func decodedName(_ span: Range<Int>) -> String? {
    switch dialect.sections {
    case .subsections:
      return span.contains { bytes[$0] == UInt8(ascii: "\\") } && span.lowerBound > 0
        && bytes[span.lowerBound - 1] == UInt8(ascii: "\"") ? decoded(span.lowerBound - 1..<span.upperBound + 1) : nil
    case .blocks, .closed:
      let words = bytes[span].split(whereSeparator: Self.isBlank).map { String(decoding: $0, as: UTF8.self) }
      let name = words.joined(separator: " ")
      return equal(span, name) ? nil : name
    case .none, .brackets, .clauses, .stanzas: return nil
    }
  }

  // MARK: - Settings

  /// The setting that a line's content is.
  ///
  /// - Parameters:
  ///   - lineStart: where the line begins, before its indentation.
  ///   - next: the line below; afterwards the line below the value.
  ///   - limit: where no line follows any more.
  func entry(
    in content: Range<Int>, lineStart: Int, next: inout Int, limit: Int
  ) throws(Fault) -> Entry {
    if sets.hasDirectives, let directive = directive(content) { return directive }
    if let file = try inlineFile(in: content, next: &next, limit: limit) { return file }
    var start = content.lowerBound
    if sets.hasPrefix, let prefix = dialect.prefix { start = behindPrefix(prefix, content) }
    var end = sets.hasQuotedKeys ? behindQuotes(start, content.upperBound) : start
    while end < content.upperBound, !sets.keyEnds.contains(bytes[end]) {
      if sets.hasEscapedKeys, bytes[end] == UInt8(ascii: "\\") { end += 1 }
      end += 1
    }
    end = min(end, content.upperBound)
    var position = end
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    if end == start {
      throw Fault(content.lowerBound, expected: "a key", "each line holds a key and its value")
    }
    if !areKeyBytes(start..<end) {
      guard sets.hasQuotedKeys, bytes[start] == UInt8(ascii: "\""), bytes[end - 1] == UInt8(ascii: "\"") else {
        throw Fault(start, expected: "a key of one word", "\(quoted(start..<end)) is none of \(dialect.name) files")
      }
    }
    position = behindBlanks(position, content.upperBound)
    let isAssigned = position < content.upperBound && sets.signs.contains(bytes[position])
    let isCommand = dialect.prefixedValuesAreWords && start == content.lowerBound
    if isCommand, isAssigned, position == end { throw noText(end) }
    if isAssigned, !isCommand {
      position = behindBlanks(position + 1, content.upperBound)
    } else if position == content.upperBound || position == end || !sets.areBlanksSeparators {
      guard dialect.allowsKeysAlone else { throw noValue(start..<end) }
      position = end
    }
    let isAlone = position == end
    if sets.isShell, !isAlone {
      let value = try shellValue(from: position, next: &next, limit: limit)
      return Entry(start: content.lowerBound, key: start..<end, value: value)
    }
    var value = position..<(isAlone ? end : content.upperBound)
    if dialect.continuation != .none {
      value = try continued(value, content, lineStart: lineStart, next: &next, limit: limit)
    }
    if sets.hasTrailing { value = withoutLastComment(value) }
    if dialect.trailingPlace == .evenInQuotes, let quote = loneQuote(value) { throw openQuote(quote) }
    if let parts = dialect.quoting.parts, parts.areChecked { try check(parts, value) }
    if dialect.prefixedValuesAreWords, let place = endOfCommand(value, isAssigned: isAssigned, isCommand: isCommand) {
      throw noText(place)
    }
    return Entry(start: content.lowerBound, key: start..<end, value: value)
  }

  /// The setting on the line that holds an offset of it, with the value that is known.
  func entry(around value: Range<Int>) -> Entry? {
    var lineStart = value.lowerBound
    while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
    if lineStart == 0 { lineStart = bytes.starts(with: UTF8Text.byteOrderMark) ? 3 : 0 }
    let feed = lineFeed(from: value.lowerBound)
    var content = trimmed(lineStart..<max(lineStart, feed))
    if content.isEmpty { return nil }
    if let header = try? header(in: content) { content = trimmed(header.span.upperBound..<content.upperBound) }
    var next = min(feed + 1, bytes.count)
    return try? entry(in: content, lineStart: lineStart, next: &next, limit: bytes.count)
  }

  func areKeyBytes(_ key: Range<Int>) -> Bool {
    sets.keyBytes.map { keyBytes in key.allSatisfy { keyBytes.contains(bytes[$0]) } } ?? true
  }

  /// Where more follows than one command, or than a word that is assigned, or what has an open quote; nil where nothing
  /// does.
  private func endOfCommand(_ value: Range<Int>, isAssigned: Bool, isCommand: Bool) -> Int? {
    if value.isEmpty { return nil }
    if !isCommand {
      if !isAssigned { return value.lowerBound }
      if quote(value) != nil || isOutput(value) { return nil }
      return value.first { Self.isBlank(bytes[$0]) || "\"'`;\\".utf8.contains(bytes[$0]) }
    }
    var position = value.lowerBound
    while position < value.upperBound {
      switch bytes[position] {
      case UInt8(ascii: ";"): return position
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        guard let end = try? behindShellQuote(position, value.upperBound) else { return value.lowerBound }
        position = end
      default: position += 1
      }
    }
    return nil
  }

  /// Whether a value is the output of a command, between backquotes.
  private func isOutput(_ value: Range<Int>) -> Bool {
    let marks = value.filter { bytes[$0] == UInt8(ascii: "`") }
    return marks == [value.lowerBound, value.upperBound - 1]
  }

  /// The end of a key in quotes; the start where there are none.
  private func behindQuotes(_ start: Int, _ end: Int) -> Int {
    guard start < end, bytes[start] == UInt8(ascii: "\"") else { return start }
    var position = start + 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position < end ? position + 1 : start
  }

  /// One of the dialect's words with all that is behind it on its line.
  private func directive(_ content: Range<Int>) -> Entry? {
    guard let blank = bytes[content].firstIndex(where: Self.isBlank),
      dialect.directives.contains(where: { equal(content.lowerBound..<blank, $0) })
    else { return nil }
    return Entry(start: content.lowerBound, key: content.lowerBound..<blank, value: trimmed(blank..<content.upperBound))
  }

  private func behindPrefix(_ prefix: String, _ content: Range<Int>) -> Int {
    let end = content.lowerBound + prefix.utf8.count
    guard end < content.upperBound, bytes[end] == 0x20, equal(content.lowerBound..<end, prefix) else {
      return content.lowerBound
    }
    return behindBlanks(end, content.upperBound)
  }

  // MARK: - Faults

  func noValue(_ key: Range<Int>) -> Fault {
    let sign = dialect.separators.areBlanks ? "a value" : "\"\(dialect.separators.marks.signs.prefix(1))\""
    return Fault(key.upperBound, expected: sign, "the key \(quoted(key)) has no value")
  }

  func openQuote(_ place: Int) -> Fault {
    Fault(place, expected: "the other quote", "what opens here is not closed")
  }

  func openBlock(_ header: Range<Int>, closing: String) -> Fault {
    Fault(header.lowerBound, expected: "\"\(closing)\" below", "\(quoted(header)) is not closed")
  }

  func closesNothing(_ header: Range<Int>) -> Fault {
    Fault(header.lowerBound, expected: "the end of what is open", "\(quoted(header)) closes nothing that is open")
  }

  func noText(_ place: Int) -> Fault {
    Fault(place, expected: "the end of the value", "this is more than an assignment, and only these are read")
  }
}
