/// Tells a comment that is a setting at its default from one that is prose.
///
/// Prose must never become a setting, so a comment has to look like one in every way: one word for a key, a separator
/// of the dialect, and behind it a value and no sentence.
struct INICommentReader {
  private let lexer: INILexer
  private let dialect: INIDialect
  private let lines: LineText
  /// Whether settings of this text have a colon behind their keys.
  private let hasColons: Bool
  /// Whether keys of this text's settings have capitals.
  private let hasCapitals: Bool

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// - Complexity: a look at the settings of the text, up to the first with a colon and the first with a capital.
  init(_ lexer: INILexer, _ storage: DocumentStorage, _ lines: LineText) {
    self.lexer = lexer
    self.lines = lines
    dialect = lexer.dialect
    let settings = storage.records.lazy.filter(\.kind.isScalar)
    let mayHaveColons = dialect.separators == .equalsOrColon || dialect.separators == .any
    hasColons =
      mayHaveColons
      && settings.contains { record in
        record.hasKey && lexer.bytes[record.keyEnd..<record.start].contains(UInt8(ascii: ":"))
      }
    hasCapitals =
      dialect.separators == .blanks
      && storage.records.contains { record in
        record.hasKey && record.kind != .object
          && lexer.bytes[record.keyStart..<record.keyEnd].contains(where: Prose.isCapital)
      }
  }

  /// The settings that are commented out on the lines of a range, down to the first header that is.
  ///
  /// - Parameter values: those over several lines; what looks like a comment inside one is a part of it.
  func settings(in range: Range<Int>, besides values: [Range<Int>]) -> [CommentedEntry] {
    lines.settings(in: range, besides: values, isEnd: isHeader, setting: setting)
  }

  // MARK: - Headers

  /// Whether a comment is the header of a section that is commented out as a whole.
  private func isHeader(_ comment: LineText.Comment) -> Bool {
    let content = lexer.trimmed(comment.body)
    guard let header = try? lexer.header(in: content) else { return false }
    let rest = lexer.trimmed(header.span.upperBound..<content.upperBound)
    if dialect.sections == .subsections, !rest.isEmpty, !lexer.isMark(lexer.bytes[rest.lowerBound]) { return false }
    guard case .blocks = dialect.sections else { return true }
    let words = lexer.bytes[comment.body]
    return comment.isSetOff
      || (comment.beginsParagraph && Prose.wordCount(words) <= 3 && !Prose.isSentence(words))
  }

  // MARK: - Settings

  /// A comment line as the setting it would be; `nil` when it is prose.
  private func setting(_ comment: LineText.Comment) -> CommentedEntry? {
    guard comment.isTight || dialect.commentedOut != .tight else { return nil }
    // The line without its mark, read as if it were alone.
    let content = lexer.trimmed(comment.body)
    var next = comment.body.upperBound
    guard (try? lexer.header(in: content)) == nil,
      let entry = try? lexer.entry(in: content, lineStart: comment.body.lowerBound, next: &next, limit: next),
      isKey(lexer.bytes[entry.key]), isSetting(entry, comment)
    else { return nil }
    return CommentedEntry(
      line: comment.line, range: comment.body.lowerBound - 1..<entry.end, key: entry.key, value: entry.value,
      isTight: comment.isTight)
  }

  /// As many words as the dialect's keys have, the first of which begins with a letter.
  private func isKey(_ bytes: Bytes) -> Bool {
    guard let first = bytes.first, Prose.isLetter(first) || first == UInt8(ascii: "_") else { return false }
    let others = dialect.wordsInKey > 1 ? " ./*:" : "./*"
    let isWordLike = bytes.allSatisfy { $0.isWordByte || others.utf8.contains($0) }
    return isWordLike && bytes.split(separator: 0x20).count <= dialect.wordsInKey
  }

  private func isSetting(_ entry: INILexer.Entry, _ comment: LineText.Comment) -> Bool {
    let (key, value) = (lexer.bytes[entry.key], lexer.bytes[entry.value])
    let separator = lexer.bytes[entry.key.upperBound..<entry.value.lowerBound]
    if separator.contains(UInt8(ascii: "=")) {
      let isOneWord = !key.contains(0x20)
      let hasCapitals = key.contains(where: Prose.isCapital) && !key.contains(UInt8(ascii: ":"))
      guard isOneWord || (!hasCapitals && (comment.isSetOff || comment.beginsParagraph)) else { return false }
      return Prose.wordCount(value) <= (comment.isSetOff ? 16 : 3) && !Prose.isSentence(value)
    }
    if separator.contains(UInt8(ascii: ":")) {
      return hasColons && separator.last == 0x20 && Prose.wordCount(value) <= (comment.isSetOff ? 3 : 1)
    }
    if value.isEmpty {
      return comment.isTight && Prose.isCompoundWord(key) && !key.contains(where: Prose.isCapital)
    }
    return dialect.separators == .blanks && isSettingByBlanks(key, value, comment)
  }

  /// Where only blanks part key and value, few words tell a setting from a sentence, and a paragraph of its own.
  private func isSettingByBlanks(_ key: Bytes, _ value: Bytes, _ comment: LineText.Comment) -> Bool {
    let isIndented = if case .blocks = dialect.sections { comment.isSetOff } else { false }
    if !comment.isTight, !isIndented {
      // A name in capitals among keys without is prose, and words with options are a command.
      let isCommand = value.first == UInt8(ascii: "-") && Prose.wordCount(value) > 1
      let isNamedAlike = hasCapitals || !key.contains(where: Prose.isCapital)
      guard comment.beginsParagraph, isNamedAlike, !isCommand else { return false }
    }
    let isCapitalised = Prose.isCapital(key[key.startIndex]) && !key.dropFirst().contains(where: Prose.isCapital)
    let most = isCapitalised ? (comment.isTight ? 3 : 2) : 5
    let words = lexer.bytes[comment.body]
    return Prose.wordCount(words) <= most && !Prose.isSentence(words)
      && !Prose.isBeginning(String(decoding: key, as: UTF8.self))
  }
}
