/// Words that are a slip of one letter away: one is missing, too many, another, or two are swapped.
enum Slips {
  /// Shorter words have too many others a letter away.
  static let leastLetters = 5
  private static let most = 3

  static func words(near word: String, among words: [String]) -> [String] {
    let typed = Array(word.utf8)
    guard typed.count >= leastLetters else { return [] }
    var found: [String] = []
    for var other in words where abs(other.utf8.count - typed.count) <= 1 {
      let isNear = other.withUTF8 { isSlip(typed, $0) }
      if isNear { found.append(other) }
      if found.count == most { break }
    }
    return found
  }

  private static func isSlip(_ word: [UInt8], _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < min(word.count, other.count), word[start] == other[start] { start += 1 }
    var (end, otherEnd) = (word.count, other.count)
    while end > start, otherEnd > start, word[end - 1] == other[otherEnd - 1] {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    switch (end - start, otherEnd - start) {
    case (0, 1), (1, 0), (1, 1): return true
    case (2, 2): return word[start] == other[start + 1] && word[start + 1] == other[start]
    default: return false
    }
  }
}
