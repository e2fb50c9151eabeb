/// Tells words that are settings from words that are sentences.
package enum Prose {
  /// Whether some words end as a sentence does, or one ends among them.
  package static func isSentence(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    guard wordCount(bytes) > 2, let last = bytes.last(where: { !isBlank($0) }) else { return false }
    return (".!?:,".utf8.contains(last) && bytes.dropLast().last != 0x20) || hasFullStop(bytes)
  }

  /// Whether a point is before a blank and a capital: what is in quotes may have several sentences.
  private static func hasFullStop(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    var (last, before): (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return false }
      if isCapital(byte), last == 0x20, before == UInt8(ascii: ".") { return true }
      (before, last) = (last, byte)
    }
    return false
  }

  /// Whether a word and some more are the middle of a sentence, and no value.
  package static func isContinuation(_ value: some Collection<UInt8>) -> Bool {
    let word = value.prefix { !isBlank($0) }
    return word.count < value.count && middles.contains(String(decoding: word, as: UTF8.self))
  }

  private static let middles: Set<String> = [
    "an", "are", "in", "is", "of", "that", "the", "these", "this", "to", "which", "your",
  ]

  /// What is in quotes counts as one.
  package static func wordCount(_ bytes: some Sequence<UInt8>) -> Int {
    var count = 0
    var isInWord = false
    var quote: UInt8?
    for byte in bytes {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), !isInWord {
        quote = byte
      }
      let isPartOfWord = !isBlank(byte) || quote != nil
      if isPartOfWord, !isInWord { count += 1 }
      isInWord = isPartOfWord
    }
    return count
  }

  /// `skip-networking`, and not any word.
  package static func isCompoundWord(_ bytes: some Collection<UInt8>) -> Bool {
    let parts = bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return parts.count > 1 && parts.allSatisfy { $0.first.map(isLetter) ?? false }
  }

  /// Whether explanations begin with a word.
  package static func isBeginning(_ word: String) -> Bool { beginnings.contains(word.lowercased()) }

  private static let beginnings: Set<String> = [
    "a", "all", "also", "an", "and", "any", "be", "by", "change", "default", "defaults", "example", "examples", "for",
    "from", "how", "if", "in", "it", "note", "now", "of", "on", "or", "see", "set", "so", "the", "then", "there",
    "these", "this", "to", "todo", "uncomment", "use", "used", "warning", "when", "where", "with", "you", "your",
  ]

  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  package static func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

  package static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & 0xDF) && byte >= 0x41 && byte < 0x80 }
}
