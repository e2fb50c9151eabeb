/// A slip of one letter, in bytes: one is missing, too many, another, or two are swapped.
package enum OneSlip {
  /// Whether one slip makes a word of another: what is before the first difference and behind it is the same.
  package static func makes(_ word: [UInt8], of other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard abs(word.count - other.count) <= 1 else { return false }
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
