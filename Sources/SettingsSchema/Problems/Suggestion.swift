/// Finds the word somebody most likely meant.
///
///     Suggestion.closest(to: "verbos", among: ["debug", "verbose"])   // "verbose"
enum Suggestion {
  /// The candidate nearest to `word`; nil when none is near enough to be what was meant.
  ///
  /// Near enough is one slip for every three characters of the word. Case does not count as a slip.
  static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (word: String, distance: Int, prefix: Int)?
    for candidate in candidates where candidate.utf8.count <= 256 {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, scalars)
      guard distance <= limit, distance < scalars.count else { continue }
      // Of two words equally near the one that begins more alike is meant.
      let prefix = zip(wanted, scalars).prefix { $0 == $1 }.count
      if let best, (best.distance, -best.prefix) <= (distance, -prefix) { continue }
      best = (candidate, distance, prefix)
    }
    return best?.word
  }

  /// How many single slips (a character added, lost, changed, or swapped with its neighbour) lie between two words.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(current[column] + 1, previous[column + 1] + 1, previous[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
