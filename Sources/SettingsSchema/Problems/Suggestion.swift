/// Finds the word somebody most likely meant.
///
///     Suggestion.closest(to: "verbos", among: ["debug", "verbose"])   // "verbose"
package enum Suggestion {
  /// The candidate nearest to `word`; nil when none is near enough to be what was meant.
  ///
  /// Near enough is one slip for every three characters of the word. Case does not count as a slip.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let limit = max(1, wanted.count / 3)
    var distance = EditDistance(to: wanted)
    var best: (word: String, distance: Int, prefix: Int)?
    for candidate in candidates where mayBeNear(candidate, wanted.count, limit) {
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
  /// Words of fewer letters than `shortest` are, and those that differ by a number, as `disk1` and `disk2`.
  package static func slip(
    _ word: String, among candidates: some Sequence<String>, shortest: Int = 5
  ) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard wanted.count >= shortest, let closest = closest(to: word, among: candidates) else { return nil }
    let scalars = Array(closest.lowercased().unicodeScalars)
    let limit = wanted.count < 10 ? 1 : 2
    var distance = EditDistance(to: wanted)
    guard distance(from: scalars, atMost: limit) <= limit else { return nil }
    let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType != nil }
    return wanted.filter { !isDigit($0) } == scalars.filter { !isDigit($0) } && wanted != scalars ? nil : closest
  }

  /// Whether a word is of about the wanted length, as far as its bytes tell: most of a long list are not.
  private static func mayBeNear(_ word: String, _ wantedCount: Int, _ limit: Int) -> Bool {
    let count = word.utf8.count
    guard count <= 256, count >= wantedCount - limit else { return false }
    return count <= wantedCount + limit || !word.utf8.allSatisfy { $0 < 0x80 }
  }
}
