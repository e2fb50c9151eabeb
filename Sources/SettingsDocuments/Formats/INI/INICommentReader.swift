/// Tells a comment that is a setting at its default from one that is prose.
///
/// Prose must never become a setting, so a comment has to look like one in every way: one word for a key, a separator
/// of the dialect, and behind it a value and no sentence.
struct INICommentReader {
  private let editor: INIEditor
  private var text: [UInt8] { editor.text }
  private var dialect: INIDialect { editor.dialect }
  /// Whether settings of this text have a colon behind their keys.
  private let hasColons: Bool
  /// Whether keys of this text's settings have capitals.
  private let hasCapitals: Bool

  /// - Complexity: a look at the settings of the text, up to the first with a colon and the first with a capital.
  init(_ editor: INIEditor) {
    self.editor = editor
    let (separators, text) = (editor.dialect.separators, editor.text)
    let settings = editor.storage.records.lazy.filter { $0.hasKey && $0.kind.isScalar }
    hasColons =
      separators == .colon
      || (separators == .equalsOrColon || separators == .any)
        && settings.contains { text[$0.keyEnd..<$0.start].contains(UInt8(ascii: ":")) }
    hasCapitals = separators.areBlanks && separators != .any && editor.hasCapitals
  }

  /// Whether a comment is the header of a section that is commented out as a whole.
  func isHeader(_ comment: LineText.Comment) -> Bool {
    let header = editor.withLexer { lexer in
      let content = lexer.trimmed(comment.body)
      return (try? lexer.header(in: content)).map { lexer.trimmed($0.span.upperBound..<content.upperBound) }
    }
    guard let rest = header else { return false }
    if dialect.sections == .subsections, let first = text[rest].first, !dialect.comments.contains(first) {
      return false
    }
    guard case .blocks = dialect.sections else { return true }
    let words = text[comment.body]
    return comment.isSetOff
      || (comment.beginsParagraph && Prose.wordCount(words) <= 3 && !Prose.isSentence(words))
  }

  // MARK: - Settings

  /// A comment line as the setting it would be; `nil` when it is prose.
  func setting(_ comment: LineText.Comment) -> CommentedEntry? {
    guard comment.isTight || dialect.commentedOut != .tight, var entry = editor.entry(readFrom: comment),
      isKey(text[entry.key]), isSetting(entry, comment)
    else { return nil }
    // A word before the key comes back with it.
    if dialect.prefix != nil, let start = comment.body.first(where: { !Prose.isBlank(text[$0]) }) {
      entry.indentation = String(bytes: text, in: start..<entry.key.lowerBound)
    }
    return entry
  }

  /// As many words as the dialect's keys have, the first of which begins with a letter.
  private func isKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, Prose.isLetter(first) || first == UInt8(ascii: "_") else { return false }
    let others = dialect.wordsInKey > 1 ? " ./*:[]" : "./*[]"
    let isWordLike = bytes.allSatisfy { $0.isWordByte || others.utf8.contains($0) }
    return isWordLike && bytes.split(separator: 0x20).count <= dialect.wordsInKey
  }

  private func isSetting(_ entry: CommentedEntry, _ comment: LineText.Comment) -> Bool {
    let (key, value) = (text[entry.key], text[entry.value])
    let separator = text[entry.key.upperBound..<entry.value.lowerBound]
    if separator.contains(UInt8(ascii: "=")) {
      let isOneWord = !key.contains(0x20)
      let hasCapitals = key.contains(where: Prose.isCapital) && !key.contains(UInt8(ascii: ":"))
      guard isOneWord || (!hasCapitals && (comment.isSetOff || comment.beginsParagraph)) else { return false }
      return Prose.wordCount(value) <= (comment.isSetOff ? 16 : 3) && !Prose.isSentence(value)
    }
    if separator.contains(UInt8(ascii: ":")) {
      return hasColons && separator.last == 0x20 && Prose.wordCount(value) <= (comment.isSetOff ? 3 : 1)
    }
    guard value.isEmpty || dialect.separators.areBlanks && dialect.separators != .any else { return false }
    let isIndented = if case .blocks = dialect.sections { comment.isSetOff } else { false }
    return comment.isSettingByBlanks(key, value, in: text, isIndented: isIndented, hasCapitals: hasCapitals)
  }
}
