import Libc

/// Takes the lines of an INI text apart, as a dialect has them: the parser all of them, an edit those that it asks
/// about.
struct INILexer {
  let dialect: INIDialect
  let bytes: UnsafeBufferPointer<UInt8>
  private let marks, trailing, keyEnds, signs, blockInitials: ByteSet
  private let areBlanksSeparators, hasEscapedKeys, hasDirectives, hasTrailing, hasPrefix, hasBrackets: Bool
  private let continuation: INIDialect.Continuation

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ dialect: INIDialect) {
    self.bytes = bytes
    self.dialect = dialect
    marks = ByteSet(dialect.comments)
    trailing = ByteSet(dialect.trailingComments)
    let hasColon = dialect.separators == .equalsOrColon || dialect.separators == .any
    signs = ByteSet((hasColon ? "=:" : "=").utf8)
    areBlanksSeparators = dialect.separators == .blanks || dialect.separators == .any
    let comments = dialect.separators == .equals && dialect.quoting == .double ? dialect.trailingComments : []
    keyEnds = ByteSet(comments + ((hasColon ? "=:" : "=") + (areBlanksSeparators ? " \t\r" : "")).utf8)
    hasEscapedKeys = dialect.quoting == .properties
    hasDirectives = !dialect.directives.isEmpty
    hasTrailing = !dialect.trailingComments.isEmpty
    hasPrefix = dialect.prefix != nil
    hasBrackets = dialect.hasBracketedSections
    continuation = dialect.continuation
    blockInitials = ByteSet(dialect.blockWords.flatMap { ($0.lowercased() + $0.uppercased()).utf8 })
  }

  /// A setting as it is written.
  struct Entry {
    /// The key, or the word before it.
    let start: Int
    let key: Range<Int>
    /// With its quotes; empty, behind the separator, where there is none.
    var value: Range<Int>

    var end: Int { max(key.upperBound, value.upperBound) }
    /// Whether the key has no separator; lines further in may be its value all the same.
    var isAlone: Bool { value.lowerBound == key.upperBound }
  }

  struct Header {
    /// From the bracket or the first word to the end of the header.
    let span: Range<Int>
    let name: Range<Int>
    /// Between the quotes, where it has them.
    var subsection: Range<Int>?
  }

  enum Fault: Error {
    case openHeader(Int)
    case noKey(Int)
    case noValue(key: Range<Int>)
  }

  // MARK: - Lines

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  @inline(__always)
  func isMark(_ byte: UInt8) -> Bool { marks.contains(byte) }

  /// The line feed that ends a line, or the end of the text.
  @inline(__always)
  func lineFeed(from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func firstIndex(in range: Range<Int>, where isWanted: (UInt8) -> Bool) -> Int? {
    range.first { isWanted(bytes[$0]) }
  }

  func equal(_ range: Range<Int>, _ word: String) -> Bool {
    range.count == word.utf8.count && zip(range, word.utf8).allSatisfy { bytes[$0] == $1 }
  }

  // MARK: - Headers

  /// The header that a line's content begins with; `nil` for other lines.
  @inline(__always)
  func header(in content: Range<Int>) throws(Fault) -> Header? {
    let first = bytes[content.lowerBound]
    if first == UInt8(ascii: "["), hasBrackets { return try bracketedHeader(content) }
    return blockInitials.contains(first) ? blockHeader(content) : nil
  }

  private func bracketedHeader(_ content: Range<Int>) throws(Fault) -> Header {
    guard let end = closingBracket(content) else { throw .openHeader(content.lowerBound) }
    let span = content.lowerBound..<end + 1
    let inner = trimmed(content.lowerBound + 1..<end)
    guard dialect.sections == .subsections, let quote = firstIndex(in: inner, where: { $0 == UInt8(ascii: "\"") })
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

  private func blockHeader(_ content: Range<Int>) -> Header? {
    let end = firstIndex(in: content, where: Self.isBlank) ?? content.upperBound
    let word = text(of: content.lowerBound..<end).lowercased()
    return dialect.blockWords.contains { $0.lowercased() == word } ? Header(span: content, name: content) : nil
  }

  /// The name that a span of a header means, where it spells that otherwise.
  func decodedName(_ span: Range<Int>) -> String? {
    switch dialect.sections {
    case .subsections:
      return span.contains { bytes[$0] == UInt8(ascii: "\\") } && span.lowerBound > 0
        && bytes[span.lowerBound - 1] == UInt8(ascii: "\"") ? decoded(span.lowerBound - 1..<span.upperBound + 1) : nil
    case .blocks:
      let words = bytes[span].split(whereSeparator: Self.isBlank).map { String(decoding: $0, as: UTF8.self) }
      let name = words.joined(separator: " ")
      return equal(span, name) ? nil : name
    case .none, .brackets: return nil
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
    if hasDirectives, let directive = directive(content) { return directive }
    var start = content.lowerBound
    if hasPrefix, let prefix = dialect.prefix { start = behindPrefix(prefix, content) }
    var end = start
    while end < content.upperBound, !keyEnds.contains(bytes[end]) {
      if hasEscapedKeys, bytes[end] == UInt8(ascii: "\\") { end += 1 }
      end += 1
    }
    end = min(end, content.upperBound)
    var position = end
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    if end == start { throw .noKey(content.lowerBound) }
    position = behindBlanks(position, content.upperBound)
    if position < content.upperBound, signs.contains(bytes[position]) {
      position = behindBlanks(position + 1, content.upperBound)
    } else if position == content.upperBound || position == end || !areBlanksSeparators {
      guard dialect.allowsKeysAlone else { throw .noValue(key: start..<end) }
      position = end
    }
    let isAlone = position == end
    var value = position..<(isAlone ? end : content.upperBound)
    if continuation != .none {
      value = continued(value, content, lineStart: lineStart, next: &next, limit: limit)
    }
    if hasTrailing { value = withoutComment(value) }
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

  @inline(__always)
  private func behindBlanks(_ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
    return position
  }

  /// One of the dialect's words with all that is behind it on its line.
  private func directive(_ content: Range<Int>) -> Entry? {
    guard let blank = firstIndex(in: content, where: Self.isBlank),
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

  private func continued(
    _ value: Range<Int>, _ content: Range<Int>, lineStart: Int, next: inout Int, limit: Int
  ) -> Range<Int> {
    var end = value.upperBound
    if continuation == .backslash {
      var last = withoutReturn(next)
      while endsInBackslash(value.lowerBound..<max(value.lowerBound, last)), next < limit {
        let start = next
        next = min(lineFeed(from: start) + 1, bytes.count)
        last = max(start, withoutReturn(next))
        end = max(end, trimmed(start..<last).upperBound)
      }
      return value.lowerBound..<end
    }
    // As deep as the key itself is the next key.
    let depth = content.lowerBound - lineStart
    while next < limit, (next...min(next + depth, limit - 1)).allSatisfy({ bytes[$0] == 0x20 || bytes[$0] == 0x09 }) {
      let line = trimmed(next..<lineFeed(from: next))
      if line.isEmpty || isMark(bytes[line.lowerBound]) { break }
      end = line.upperBound
      next = min(lineFeed(from: end) + 1, bytes.count)
    }
    return value.lowerBound..<end
  }

  /// The end of the line above the one that begins here, before its line break.
  private func withoutReturn(_ next: Int) -> Int {
    guard next > 0, bytes[next - 1] == 0x0A else { return next }
    return next > 1 && bytes[next - 2] == 0x0D ? next - 2 : next - 1
  }

  private func endsInBackslash(_ range: Range<Int>) -> Bool {
    guard let last = range.last, bytes[last] == UInt8(ascii: "\\") else { return false }
    return range.reversed().prefix { bytes[$0] == UInt8(ascii: "\\") }.count % 2 == 1
  }

  /// The value up to a comment behind it; what is in quotes begins none.
  private func withoutComment(_ value: Range<Int>) -> Range<Int> {
    var quote: UInt8?
    var position = value.lowerBound
    while position < value.upperBound {
      let byte = bytes[position]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), dialect.quoting != .single, open == UInt8(ascii: "\"") { position += 1 }
        if byte == open { quote = nil }
      } else if isQuote(byte) {
        quote = byte
      } else if trailing.contains(byte), position == value.lowerBound || Self.isBlank(bytes[position - 1]) {
        let rest = trimmed(value.lowerBound..<position)
        return value.lowerBound..<(rest.isEmpty ? value.lowerBound : rest.upperBound)
      }
      position += 1
    }
    return value
  }
}
