extension INIDialect {
  /// Whether a value means what it is, byte for byte: on one line, without quotes and escapes.
  func isPlain(_ value: some Sequence<UInt8>) -> Bool {
    let hasNone = quoting == .none
    let marks = quoting.marks.utf8
    return value.allSatisfy { $0 != 0x0A && (hasNone || ($0 != UInt8(ascii: "\\") && !marks.contains($0))) }
  }
}

/// What values mean, as a dialect spells them.
extension INILexer {
  @inline(__always)
  func isQuote(_ byte: UInt8) -> Bool { sets.quotes.contains(byte) }

  /// The quote around a whole value; `nil` where there is none.
  func quote(_ span: Range<Int>) -> UInt8? {
    guard !isWholeLine(span), span.count >= 2, let first = bytes[span].first, isQuote(first), bytes[span].last == first,
      dialect.trailingPlace != .unlessAllQuoted || trimmed(span.upperBound..<lineFeed(from: span.upperBound)).isEmpty
    else { return nil }
    // `"a" "b"` begins and ends with quotes but is not one quoted value.
    var position = span.lowerBound + 1
    while position < span.upperBound - 1 {
      if bytes[position] == UInt8(ascii: "\\"), escapes(in: first) {
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

  /// Whether the key before a value takes all that is behind it as it stands.
  func isWholeLine(_ value: Range<Int>) -> Bool {
    !dialect.wholeLines.isEmpty && dialect.wholeLines.contains(keyInSmallLetters(before: value))
  }

  /// Whether a value in quotes is one of the words that its key may have: `AllowGroups "domain users"`.
  func isWordOfSeveral(_ value: Range<Int>) -> Bool {
    bytes[value].contains(where: Self.isBlank) && dialect.takesSeveralWords(keyInSmallLetters(before: value))
  }

  /// The key on the line of a value, also of one that is commented out.
  private func keyInSmallLetters(before value: Range<Int>) -> String {
    var start = value.lowerBound
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    let line = trimmed(start..<value.lowerBound).drop { Self.isBlank(bytes[$0]) || sets.marks.contains(bytes[$0]) }
    let key = line.prefix { !Self.isBlank(bytes[$0]) && bytes[$0] != UInt8(ascii: "=") }
    return text(of: key).lowercased()
  }

  /// Whether a backslash between these quotes takes the meaning of the byte behind it.
  func escapes(in quote: UInt8) -> Bool {
    switch dialect.quoting {
    case .single, .double: true
    case .parts(let parts): !parts.verbatim.utf8.contains(quote) || !parts.escapedInVerbatim.isEmpty
    case .none, .verbatim, .properties: false
    }
  }

  /// The text that a value means.
  func decoded(_ span: Range<Int>) -> String {
    if dialect.isPlain(bytes[span]) { return text(of: span) }
    return String(decoding: meaning(of: span).bytes, as: UTF8.self)
  }

  func meaning(of span: Range<Int>) -> SpelledText {
    let quote = quote(span)
    let content = quote == nil ? span : span.lowerBound + 1..<span.upperBound - 1
    var meaning = SpelledText(end: content.upperBound)
    if isInlineFile(span) {
      readInlineFile(span, &meaning)
    } else if let parts = dialect.quoting.parts {
      read(parts, span, &meaning)
    } else if isOfLines(span, quote) {
      readLines(content, &meaning)
    } else {
      readQuoted(content, quote, &meaning)
    }
    return meaning
  }

  private func readQuoted(_ content: Range<Int>, _ quote: UInt8?, _ meaning: inout SpelledText) {
    let escapes = quote == nil && dialect.quoting != .properties ? nil : dialect.quoting.escapes
    var position = content.lowerBound
    while position < content.upperBound {
      let place = position
      position += 1
      if let escapes, bytes[place] == UInt8(ascii: "\\"), position < content.upperBound {
        if let escape = escapes.read(bytes, at: place, before: content.upperBound) {
          meaning.append(Character(escape.scalar ?? "\u{FFFD}").utf8, at: place)
          position = escape.end
          continue
        }
        if dialect.quoting == .properties, bytes[position] == 0x0A || bytes[position] == 0x0D {
          while position < content.upperBound, Self.isBlank(bytes[position]) || bytes[position] == 0x0A {
            position += 1
          }
          continue
        }
        if dialect.continuation == .backslash, dialect.joint != .blank,
          let next = behindLineBreak(position, content.upperBound)
        {
          position = dialect.joint == .nothing ? next : behindBlanks(next, content.upperBound)
          continue
        }
        position += 1
      } else if dialect.quoting == .single, bytes[place] == quote, position < content.upperBound,
        bytes[position] == quote
      {
        position += 1
      }
      meaning.append(CollectionOfOne(bytes[position - 1]), at: place)
    }
  }

  /// Whether a value is what is on its lines, without quotes.
  private func isOfLines(_ span: Range<Int>, _ quote: UInt8?) -> Bool {
    quote == nil && dialect.quoting.parts == nil && dialect.quoting != .properties && bytes[span].contains(0x0A)
      && !isInlineFile(span)
  }

  /// Whether comments are between the lines of a value.
  func hasComments(_ span: Range<Int>) -> Bool {
    guard isOfLines(span, quote(span)) else { return false }
    let lines = lines(of: span)
    return zip(lines, lines.dropFirst()).contains { line, next in
      bytes[line.upperBound..<next.lowerBound].contains {
        !Self.isBlank($0) && $0 != 0x0A && $0 != UInt8(ascii: "\\")
      }
    }
  }

  /// What continuation lines mean: a blank or nothing is in their place, in plain INI a line break.
  private func readLines(_ content: Range<Int>, _ meaning: inout SpelledText) {
    let hasBackslashes = dialect.continuation == .backslash
    var end: Int?
    for line in lines(of: content) {
      if let end, !hasBackslashes || dialect.joint == .blank {
        meaning.append(CollectionOfOne(hasBackslashes ? 0x20 : 0x0A), at: end)
      }
      for place in line { meaning.append(CollectionOfOne(bytes[place]), at: place) }
      end = line.upperBound
    }
  }

  /// The lines of a value without the comments between and behind them; an empty one is where its line begins.
  func lines(of content: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = content.lowerBound
    let hasBackslashes = dialect.continuation == .backslash
    let hasComments = dialect.hasCommentsWithinValues || dialect.continuation == .indentationPastGaps
    while start <= content.upperBound {
      let feed = min(lineFeed(from: start), content.upperBound)
      let lineStart = start
      var line = trimmed(start..<feed)
      start = feed + 1
      if hasComments, !lines.isEmpty, isComment(line) { continue }
      if hasBackslashes, !lines.isEmpty, dialect.joint == .nothing {
        line = lineStart..<max(lineStart, line.upperBound)
      }
      if hasBackslashes, let last = line.last, bytes[last] == UInt8(ascii: "\\") {
        line = line.dropLast()
      } else if !hasBackslashes, !dialect.trailingComments.isEmpty {
        line = withoutComment(line)
      }
      lines.append(line.isEmpty ? lineStart..<lineStart : line)
    }
    return lines
  }
}
