/// Finds the word somebody most likely meant.
///
///     Suggestion.closest(to: "verbos", among: ["debug", "verbose"])   // "verbose"
package enum Suggestion {
  /// The candidate nearest to `word`; nil when none is near enough to be what was meant.
  ///
  /// Near enough is one slip for every three characters of the word. Case does not count as a slip.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    closest(to: word, among: candidates, atMost: .max)
  }

  private static func closest(
    to word: String, among candidates: some Sequence<String>, atMost most: Int
  ) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let limit = min(max(1, wanted.count / 3), most)
    var distance = EditDistance(to: wanted)
    var best: (word: String, distance: Int, prefix: Int)?
    let letters = wanted.reduce(0 as UInt32) { $1.isASCII ? $0 | 1 << ($1.value & 0x1F) : $0 }
    for candidate in candidates where mayBeNear(candidate, wanted.count, letters, limit) {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let distance = distance(from: scalars, atMost: limit)
      guard distance <= limit, distance < scalars.count else { continue }
      // Of two words equally near the one that begins more alike is meant.
      let prefix = zip(wanted, scalars).prefix { $0 == $1 }.count
      if let best, (best.distance, -best.prefix) <= (distance, -prefix) { continue }
      best = (candidate, distance, prefix)
    }
    return best?.word
  }

  /// The candidate of which `word` is surely a slip; nil where it may well be a word of its own.
  ///
  /// Words of fewer letters than `shortest` are, and those that differ by a number, as `disk1` and `disk2`. Of a name
  /// of parts between dots one part may be a slip, as any part may be a word of its own.
  package static func slip(
    _ word: String, among candidates: some Sequence<String>, shortest: Int = 5
  ) -> String? {
    guard let closest = closest(to: word, among: candidates, atMost: 2) else { return nil }
    let (parts, closestParts) = (self.parts(of: word), self.parts(of: closest))
    let different = parts.count == closestParts.count ? zip(parts, closestParts).filter { $0 != $1 } : []
    let isSlip =
      if different.count == 1, parts.count > 1 {
        isSlip(different[0].0, of: different[0].1, shortest, atMost: 2)
          // A part that lost its number: `net.ipv.`
          || different[0].1.last?.isNumber == true && different[0].0 == different[0].1.dropLast()
      } else {
        // A dot that is missing, too many or elsewhere is one slip.
        isSlip(word, of: closest, shortest, atMost: parts.count == 1 && closestParts.count == 1 ? 2 : 1)
      }
    return isSlip ? closest : nil
  }

  private static func parts(of word: String) -> [String] {
    word.lowercased().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isSlip(_ word: String, of other: String, _ shortest: Int, atMost most: Int) -> Bool {
    let (wanted, scalars) = (Array(word.lowercased().unicodeScalars), Array(other.lowercased().unicodeScalars))
    guard wanted.count >= shortest else { return false }
    let limit = wanted.count < 10 ? 1 : most
    var distance = EditDistance(to: wanted)
    guard distance(from: scalars, atMost: limit) <= limit else { return false }
    let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType != nil }
    let hasSameLetters = wanted.filter { !isDigit($0) } == scalars.filter { !isDigit($0) }
    return !hasSameLetters || wanted == scalars || wanted.filter(isDigit) == scalars.filter(isDigit)
  }

  /// Whether a word is of about the wanted length and lacks few of the wanted letters, as far as its bytes tell: most
  /// of a long list are not. A slip takes no more than one letter away.
  private static func mayBeNear(_ word: String, _ wantedCount: Int, _ letters: UInt32, _ limit: Int) -> Bool {
    word.withBytes { bytes in
      guard bytes.count <= 256, bytes.count >= wantedCount - limit else { return false }
      var own: UInt32 = 0
      for byte in bytes {
        if byte >= 0x80 { return true }
        own |= 1 << UInt32(byte & 0x1F)
      }
      return bytes.count <= wantedCount + limit && (letters & ~own).nonzeroBitCount <= limit
    }
  }
}
