/// A line of bash up to the cursor, parted into words as bash and readline do.
///
/// Readline replaces only a part of the word at the cursor: what is behind the last break, such as `=`, or what is in
/// quotes that are still open. What completes the word has to be in the place of that part, and quoted as it is.
struct BashLine {
  /// The words, without their quotes; the last one is at the cursor, and may be empty.
  private(set) var words: [String] = []
  /// What is of the last word before the part that is replaced.
  private var kept = ""
  /// The quotes that are open at the cursor.
  private var quote: Character?

  /// - Parameters:
  ///   - line: the line from its first word to the cursor.
  ///   - breaks: the characters at which readline breaks words (`COMP_WORDBREAKS`).
  init(_ line: String, breaks: String) {
    var word = ""
    var isInWord = false
    var isEscaped = false
    var keptBeforeQuote = ""
    for character in line {
      switch character {
      case _ where isEscaped:
        // In double quotes most backslashes are what they are.
        if quote != nil, !"\"\\$`".contains(character) { word.append("\\") }
        word.append(character)
        isEscaped = false
      case "\\" where quote != "'":
        isEscaped = true
        isInWord = true
      case _ where character == quote:
        quote = nil
        kept = keptBeforeQuote
      case _ where quote != nil: word.append(character)
      case "'", "\"":
        quote = character
        isInWord = true
        (keptBeforeQuote, kept) = (kept, word)
      case " ", "\t":
        if isInWord { words.append(word) }
        (word, kept, isInWord) = ("", "", false)
      default:
        word.append(character)
        isInWord = true
        if breaks.contains(character) { kept = word }
      }
    }
    words.append(word)
  }

  /// What is to be in the place of the part that readline replaces; nil for what does not begin with what stays.
  func replacement(_ word: String) -> String? {
    guard word.utf8.starts(with: kept.utf8), let rest = String(word.utf8.dropFirst(kept.utf8.count)) else { return nil }
    switch quote {
    case "'": return rest.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    case "\"": return escaped(rest) { "\"\\$`".contains($0) }
    default: return escaped(rest) { !Self.isPlain($0) }
    }
  }

  private func escaped(_ text: String, where isSpecial: (Character) -> Bool) -> String {
    text.reduce(into: "") { result, character in
      if isSpecial(character) { result.append("\\") }
      result.append(character)
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    !character.isASCII || character.isLetter || character.isNumber || "-_./=:,@%+]^".contains(character)
  }
}
