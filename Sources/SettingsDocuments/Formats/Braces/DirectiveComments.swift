/// Tells a comment that is a setting at its default from one that is prose.
///
/// Prose must never become a setting. The names of directives are mostly of several words with capitals
/// (`ServerName`), which prose hardly begins with; of the others a dialect lists some, or the text has them. What
/// follows must not be words of a sentence.
struct DirectiveComments {
  private let editor: BraceEditor
  private var text: [UInt8] { editor.text }
  /// The names of the text's directives, in small letters.
  private let known: Set<String>

  private typealias Bytes = ArraySlice<UInt8>

  /// - Complexity: linear in the text's directives.
  init(_ editor: BraceEditor, _ lines: BlockLines) {
    self.editor = editor
    let storage = editor.storage
    let names = storage.records.lazy.filter { $0.hasKey && $0.kind == .string }.map {
      String(bytes: storage.text, in: $0.keyStart..<$0.keyEnd).lowercased()
    }
    known = Set(names).union(lines.words)
  }

  func isSetting(_ entry: CommentedEntry, _ comment: LineText.Comment) -> Bool {
    let key = text[entry.key]
    // A frame of marks is around a heading.
    guard text[comment.body].last != UInt8(ascii: "#"), key.allSatisfy(ByteSet.ofNames.contains),
      let words = words(entry.value)
    else {
      return false
    }
    let name = String(decoding: key, as: UTF8.self)
    if Self.isOfSeveralWords(key) {
      if comment.isTight { return true }
      return words.contains(where: isTelling) || (words.count == 1 && comment.beginsParagraph)
    }
    if words.isEmpty || Prose.isBeginning(name) { return false }
    if known.contains(name.lowercased()) { return comment.isTight || words.contains(where: isTelling) }
    let mayBeName = Prose.isCapital(key[key.startIndex]) || key.contains(UInt8(ascii: "_"))
    return comment.isTight && mayBeName && words.allSatisfy(isTelling)
  }

  /// `ServerName`, `SSLEngine` and the like.
  private static func isOfSeveralWords(_ key: Bytes) -> Bool {
    Prose.isCapital(key[key.startIndex]) && key.dropFirst().contains(where: Prose.isCapital)
      && key.contains { Prose.isLetter($0) && !Prose.isCapital($0) }
  }

  // MARK: - What follows a name

  /// The words of a value; `nil` where they are a sentence's.
  private func words(_ value: Range<Int>) -> [Bytes]? {
    let words = editor.withLexer { lexer in lexer.words(in: value).map { text[$0] } }
    let isSentence = words.indices.contains { index in
      Self.sentenceWords.contains(String(decoding: words[index], as: UTF8.self).lowercased())
        || endsSentence(words[index], isLast: index == words.count - 1)
    }
    return isSentence ? nil : words
  }

  /// Whether a word of letters has a mark behind it, as words of sentences do.
  private func endsSentence(_ word: Bytes, isLast: Bool) -> Bool {
    guard let last = word.last, (isLast ? ".:,;!?" : ".,;!?").utf8.contains(last) else { return false }
    return word.dropLast().allSatisfy { Prose.isLetter($0) || "()'\"-".utf8.contains($0) }
  }

  /// Whether a word is hardly one of a sentence: it is in quotes, a number, a path, an option, a switch.
  private func isTelling(_ word: Bytes) -> Bool {
    guard let first = word.first else { return false }
    if first == UInt8(ascii: "\""), word.count > 1 { return true }
    if Self.switches.contains(String(decoding: word, as: UTF8.self).lowercased()) { return true }
    return first != UInt8(ascii: "(") && !word.contains(UInt8(ascii: "'"))
      && word.contains { 0x30...0x39 ~= $0 || "/._+=*%~@$:^{".utf8.contains($0) }
  }

  private static let switches: Set<String> = [
    "all", "any", "auto", "default", "false", "no", "none", "off", "on", "true", "yes",
  ]

  private static let sentenceWords: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can", "cannot", "directive", "directives", "does",
    "example", "for", "has", "have", "how", "if", "in", "is", "it", "its", "may", "must", "of", "only", "option",
    "or", "see", "should", "so", "than", "that", "the", "their", "them", "these", "they", "this", "to", "was", "we",
    "when", "where", "which", "will", "with", "would", "you", "your",
  ]
}
