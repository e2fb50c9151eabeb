/// What is typed, parted into terms: a word that counts, or a phrase that the words know as one.
struct SearchTerms {
  /// A term, and what else means the same.
  struct Term {
    let text: String
    let others: [String]
    var wordCount: Int { 1 + text.utf8.lazy.count { $0 == UInt8(ascii: " ") } }
    /// Whether it is a number, which is rather a value than a name.
    var isNumber: Bool { text.allSatisfy { $0.isNumber } }
  }

  let terms: [Term]
  /// All that is typed, without what joins it.
  let words: [String]
  let names: TypedNames
  /// Neighbours that may be one word in a name, by the place of the first: `file size` is filesize.
  let pairs: [(place: Int, text: String)]

  init(_ typed: String, _ general: GeneralWords) {
    names = TypedNames(typed)
    let typed = Self.words(typed)
    var terms: [Term] = []
    var ignored: [Term] = []
    var place = 0
    while place < typed.count {
      let length = Self.lengthOfPhrase(at: place, in: typed, general)
      let text = typed[place..<place + length].joined(separator: " ")
      let term = Term(text: text, others: Self.others(for: text, general))
      if length == 1, general.ignored.contains(text) || text.utf8.count == 1 && !term.isNumber {
        ignored.append(term)
      } else {
        terms.append(term)
      }
      place += length
    }
    words = typed
    self.terms = terms.isEmpty ? ignored : terms
    pairs = zip(self.terms.indices, zip(self.terms, self.terms.dropFirst())).compactMap { place, pair in
      let text = pair.0.text + pair.1.text
      return text.contains(" ") ? nil : (place, text)
    }
  }

  /// Capitals part words only where somebody types a setting's name.
  private static func words(_ typed: String) -> [String] {
    typed.split(whereSeparator: \.isWhitespace).flatMap { part -> [String] in
      let part = part.filter { $0 != "'" && $0 != "’" }
      return part.dropFirst().contains(where: \.isUppercase) && part.contains(where: \.isLowercase)
        ? PlainWords.words(ofName: String(part)) : PlainWords.words(of: String(part))
    }
  }

  private static func lengthOfPhrase(at place: Int, in words: [String], _ general: GeneralWords) -> Int {
    var length = min(general.longestPhrase, words.count - place)
    while length > 1 {
      if general.isKnown(words[place..<place + length].joined(separator: " ")) { return length }
      length -= 1
    }
    return 1
  }

  /// A plural means what the word means.
  private static func others(for text: String, _ general: GeneralWords) -> [String] {
    if general.isKnown(text) || !text.hasSuffix("s") || text.utf8.count < 4 { return general.others(for: text) }
    return general.others(for: String(text.dropLast()))
  }
}
