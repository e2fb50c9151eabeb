/// Tells a comment that is a setting at its default from one that is prose.
///
/// Prose must never become a setting, so a comment has to look like one in every way: one word for a key, a separator
/// of the dialect, and behind it a value and no sentence.
struct INICommentReader {
  let text: [UInt8]
  let dialect: INIDialect
  /// Whether settings of this text have a colon behind their keys.
  let hasColons: Bool
  /// Whether keys of this text's settings have capitals.
  let hasCapitals: Bool

  /// What is known of a comment line before it is read.
  struct Place {
    /// The line without its line break.
    let line: Range<Int>
    /// Whether nothing, an empty comment, a header or another commented-out setting is above.
    let beginsParagraph: Bool
  }

  /// - Complexity: one look at all entries of the text, so one reader serves a whole document.
  init(_ text: [UInt8], _ content: INIText) {
    self.text = text
    dialect = content.dialect
    let entries = content.sections.lazy.flatMap(\.entries)
    hasColons = entries.contains { text[$0.key.upperBound..<$0.value.lowerBound].contains(UInt8(ascii: ":")) }
    hasCapitals = entries.contains { text[$0.key].contains(where: Self.isCapital) }
  }

  /// A comment's text apart from its mark.
  private struct Body {
    let bytes: [UInt8]
    /// Where it begins in the text, right behind the mark.
    let offset: Int
    /// The blanks it begins with.
    let blanks: Int
    let isTight: Bool
    /// Whether it is set off from the comments that explain: by where it is or by another mark.
    let isSetOff: Bool
  }

  private func body(of line: Range<Int>) -> Body? {
    guard let mark = text[line].firstIndex(where: { !INIParser.isBlank($0) }), dialect.isComment(text[mark]) else {
      return nil
    }
    let bytes = Array(text[mark + 1..<line.upperBound])
    guard let first = bytes.firstIndex(where: { !INIParser.isBlank($0) }), !dialect.isComment(bytes[first]) else {
      return nil
    }
    let isSetOff =
      first != 1 || bytes[0] == 0x09 || (text[mark] == UInt8(ascii: ";") && dialect.isComment(UInt8(ascii: "#")))
    return Body(bytes: bytes, offset: mark + 1, blanks: first, isTight: first == 0, isSetOff: isSetOff)
  }

  // MARK: - Headers

  /// Whether a comment is the header of a section that is commented out as a whole.
  func isHeader(at place: Place) -> Bool {
    guard let body = body(of: place.line) else { return false }
    var parser = INIParser(body.bytes, dialect: dialect)
    guard let sections = try? parser.parse().sections, sections.count == 2, sections[1].entries.isEmpty else {
      return false
    }
    guard case .blocks = dialect.sections else { return true }
    let words = wordCount(body.bytes[...])
    return body.isSetOff || (place.beginsParagraph && words <= 3 && !isSentence(body.bytes[...]))
  }

  // MARK: - Settings

  /// A comment line as the setting it would be; `nil` when it is prose.
  func setting(at place: Place) -> INICommentedLine? {
    guard let body = body(of: place.line), body.isTight || dialect.commentedOut != .tight else { return nil }
    // The line without its mark, read as if it were alone.
    var parser = INIParser(body.bytes, dialect: dialect)
    guard let sections = try? parser.parse().sections, sections.count == 1, let entry = sections[0].entries.first,
      isKey(body.bytes[entry.key]), isSetting(entry, body, place)
    else { return nil }
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + body.offset..<range.upperBound + body.offset }
    return INICommentedLine(
      range: body.offset - 1..<body.offset + entry.range.upperBound, line: place.line, key: moved(entry.key),
      value: moved(entry.value), isTight: body.isTight)
  }

  /// As many words as the dialect's keys have, the first of which begins with a letter.
  private func isKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, Self.isLetter(first) || first == UInt8(ascii: "_") else { return false }
    let others = dialect.wordsInKey > 1 ? " ./*:" : "./*"
    let isWordLike = bytes.allSatisfy { $0.isWordByte || others.utf8.contains($0) }
    return isWordLike && bytes.split(separator: 0x20).count <= dialect.wordsInKey
  }

  private func isSetting(_ entry: INIText.Entry, _ body: Body, _ place: Place) -> Bool {
    let key = body.bytes[entry.key]
    let value = body.bytes[entry.value]
    let separator = body.bytes[entry.key.upperBound..<entry.value.lowerBound]
    if separator.contains(UInt8(ascii: "=")) {
      let isOneWord = !key.contains(0x20)
      let hasCapitals = key.contains(where: Self.isCapital) && !key.contains(UInt8(ascii: ":"))
      guard isOneWord || (!hasCapitals && (body.isSetOff || place.beginsParagraph)) else { return false }
      return wordCount(value) <= (body.isSetOff ? 16 : 3) && !isSentence(value)
    }
    if separator.contains(UInt8(ascii: ":")) {
      return hasColons && separator.last == 0x20 && wordCount(value) <= (body.isSetOff ? 3 : 1)
    }
    if value.isEmpty { return body.isTight && isCompoundWord(key) && !key.contains(where: Self.isCapital) }
    return dialect.separators == .blanks && isSettingByBlanks(key, value, body, place)
  }

  /// Where only blanks part key and value, few words tell a setting from a sentence, and a paragraph of its own.
  private func isSettingByBlanks(
    _ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, _ body: Body, _ place: Place
  ) -> Bool {
    let isIndented = if case .blocks = dialect.sections { body.isSetOff } else { false }
    if !body.isTight, !isIndented {
      // A name in capitals among keys without is prose, and words with options are a command.
      let isCommand = value.starts(with: [UInt8(ascii: "-")]) && wordCount(value) > 1
      let isNamedAlike = hasCapitals || !key.contains(where: Self.isCapital)
      guard place.beginsParagraph, isNamedAlike, !isCommand else { return false }
    }
    let isCapitalised = Self.isCapital(key[key.startIndex]) && !key.dropFirst().contains(where: Self.isCapital)
    let most = isCapitalised ? (body.isTight ? 3 : 2) : 5
    return wordCount(body.bytes[...]) <= most && !isSentence(body.bytes[...])
      && !Self.beginnings.contains(String(decoding: key, as: UTF8.self).lowercased())
  }

  /// Words that begin explanations.
  private static let beginnings: Set<String> = [
    "a", "all", "also", "an", "and", "any", "be", "by", "change", "default", "defaults", "example", "examples", "for",
    "from", "how", "if", "in", "it", "note", "now", "of", "on", "or", "see", "set", "so", "the", "then", "there",
    "these", "this", "to", "todo", "uncomment", "use", "used", "warning", "when", "where", "with", "you", "your",
  ]

  /// Whether some words end as a sentence does.
  private func isSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard wordCount(bytes) > 2, let last = bytes.last(where: { !INIParser.isBlank($0) }) else { return false }
    return ".!?:,".utf8.contains(last) && bytes.dropLast().last != 0x20
  }

  /// What is in quotes counts as one.
  private func wordCount(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isInWord = false
    var quote: UInt8?
    for byte in bytes {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), !isInWord {
        quote = byte
      }
      let isBlank = INIParser.isBlank(byte) && quote == nil
      if !isBlank, !isInWord { count += 1 }
      isInWord = !isBlank
    }
    return count
  }

  /// `skip-networking`, and not any word.
  private func isCompoundWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return parts.count > 1 && parts.allSatisfy { $0.first.map(Self.isLetter) ?? false }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
}

/// A comment line that is a setting.
struct INICommentedLine {
  /// From the comment's mark to the end of the value.
  let range: Range<Int>
  /// The whole line without its line break.
  let line: Range<Int>
  let key: Range<Int>
  let value: Range<Int>
  let isTight: Bool
}
