/// Parts names that run words together, by the words that texts have: `maxmemory` is max, memory.
struct WordSplitter {
  private let counts: [String: Int]
  /// What was found out: most names share their words with others.
  private var known: [String: [String]] = [:]
  /// Shorter parts are in too many words.
  private static let leastPart = 3
  /// So often a part has to be in texts.
  private static let leastCount = 3

  /// - Parameter counts: how often each word is in texts.
  init(counts: [String: Int]) { self.counts = counts }

  /// The two or three words that a word is made of, or the word itself.
  mutating func parts(of word: String) -> [String] {
    if let parts = known[word] { return parts }
    let parts = partsFound(in: word)
    known[word] = parts
    return parts
  }

  private func partsFound(in word: String) -> [String] {
    let letters = Array(word)
    guard letters.count >= 2 * Self.leastPart, (counts[word] ?? 0) < 50 else { return [word] }
    var best: (parts: [String], count: Int) = ([word], 0)
    for middle in Self.leastPart...letters.count - Self.leastPart {
      let first = String(letters[..<middle])
      guard let count = counts[first], count >= Self.leastCount else { continue }
      let rest = String(letters[middle...])
      if let other = counts[rest], other >= Self.leastCount {
        if min(count, other) > best.count { best = ([first, rest], min(count, other)) }
      } else if letters.count - middle >= 2 * Self.leastPart {
        for end in middle + Self.leastPart...letters.count - Self.leastPart {
          let (second, third) = (String(letters[middle..<end]), String(letters[end...]))
          guard let more = counts[second], let last = counts[third] else { continue }
          let least = min(count, more, last)
          if least > max(best.count, Self.leastCount) { best = ([first, second, third], least) }
        }
      }
    }
    return best.parts
  }
}
