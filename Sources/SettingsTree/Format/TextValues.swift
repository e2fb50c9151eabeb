/// What texts mean in a format whose values are all texts, so that a schema of numbers and switches fits its files.
///
/// ```swift
/// let values = Format.named("sshd")?.textValues
/// values?.number("22")        // 22
/// values?.boolean("yes")      // true
/// values?.boolean("maybe")    // nil
/// ```
package final class TextValues: Sendable {
  /// The words that are written for false and true.
  package let written: (off: String, on: String)
  /// The pairs of words that are read so, in small letters.
  private let words: [(off: String, on: String)]
  /// Whether a single value is one of a list with one entry.
  package let repeatsAreLists: Bool
  /// Whether an empty value is the same as none, and so of any type.
  package let emptyIsUnset: Bool
  /// Whether a text that is such a word is written in quotes, and is none then.
  package let quotesWords: Bool

  package init(
    written: (String, String), words: [(String, String)], repeatsAreLists: Bool, emptyIsUnset: Bool,
    quotesWords: Bool = false
  ) {
    self.emptyIsUnset = emptyIsUnset
    self.quotesWords = quotesWords
    self.written = (written.0, written.1)
    self.words = words.map { (off: $0.0, on: $0.1) }
    self.repeatsAreLists = repeatsAreLists
  }

  /// The number that a text spells: as in JSON, also with a plus, leading zeros or no digit before the point, or in
  /// hexadecimal digits behind `0x`; nil where it spells none.
  package func number(_ text: String) -> Number? {
    guard let first = text.utf8.first, first < 0x3A, text.utf8.count <= Self.longestNumber else { return nil }
    if let number = Number(literal: text) { return number }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : Substring(text)
    guard let start = digits.utf8.first, start == UInt8(ascii: ".") || 0x30...0x39 ~= start else { return nil }
    let sign = isNegative ? "-" : ""
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      guard let value = UInt64(digits: digits.utf8.dropFirst(2), base: 16) else { return nil }
      return Number(literal: text, decimal: sign + String(value))
    }
    var plain = digits.drop { $0 == "0" }
    if plain.first.map({ !$0.isNumber }) ?? true { plain = "0" + plain }
    return Number(literal: text, decimal: sign + plain)
  }

  /// Longer texts are no numbers, so that none is read for long.
  private static let longestNumber = 64

  /// Whether a text is one of the format's words for on or off, whatever its capitals; nil for any other.
  package func boolean(_ text: String) -> Bool? {
    guard text.utf8.count <= Self.longestWord else { return nil }
    let lower = text.lowercased()
    for pair in words {
      if pair.on == lower { return true }
      if pair.off == lower { return false }
    }
    return nil
  }

  private static let longestWord = 5

  /// The word that says the opposite, of the same pair and in the same capitals; nil where a text is no such word.
  package func opposite(of text: String) -> String? { Self.opposite(of: text, in: words) }

  /// The same among any pairs of words, given in small letters.
  package static func opposite(of text: String, in pairs: [(off: String, on: String)]) -> String? {
    let lower = text.lowercased()
    guard let pair = pairs.first(where: { $0.off == lower || $0.on == lower }) else { return nil }
    let opposite = pair.off == lower ? pair.on : pair.off
    switch text {
    case lower: return opposite
    case text.uppercased(): return opposite.uppercased()
    default: return opposite.prefix(1).uppercased() + opposite.dropFirst()
    }
  }
}
