/// Which elements two sequences share, in order: Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), after
/// what both begin and end with is set aside.
struct SequenceDiff {
  /// Elements `old` of the first sequence were replaced by elements `new` of the second; one of the two may be empty.
  struct Replacement: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// What lies between the elements that both have.
  ///
  /// - Parameter effort: where more elements differ, all from the first to the last of them are taken as replaced.
  /// - Complexity: the elements, and the square of how many differ.
  static func replacements<Element: Hashable>(_ old: [Element], _ new: [Element], effort: Int) -> [Replacement] {
    let part = changedPart(old, new, ==)
    if part.old.isEmpty && part.new.isEmpty { return [] }
    if part.old.isEmpty || part.new.isEmpty { return [part] }
    var numbers: [Element: Int] = [:]
    func numbered(_ elements: ArraySlice<Element>) -> [Int] {
      elements.map { element in
        if let number = numbers[element] { return number }
        numbers[element] = numbers.count
        return numbers.count - 1
      }
    }
    let diff = SequenceDiff(old: numbered(old[part.old]), new: numbered(new[part.new]))
    return diff.keptElements(effort: effort).map { gaps(between: $0, in: part) } ?? [part]
  }

  /// What is between the beginning and the end that two lists have in common.
  static func changedPart<Old, New>(_ old: [Old], _ new: [New], _ isSame: (Old, New) -> Bool) -> Replacement {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, isSame(old[prefix], new[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, isSame(old[old.count - 1 - suffix], new[new.count - 1 - suffix]) { suffix += 1 }
    return Replacement(old: prefix..<old.count - suffix, new: prefix..<new.count - suffix)
  }

  /// What lies between pairs of kept elements, given in order and relative to `part`.
  private static func gaps(between kept: [(old: Int, new: Int)], in part: Replacement) -> [Replacement] {
    var result: [Replacement] = []
    var old = part.old.lowerBound
    var new = part.new.lowerBound
    for pair in kept.map({ ($0.old + part.old.lowerBound, $0.new + part.new.lowerBound) })
      + [(part.old.upperBound, part.new.upperBound)]
    {
      if pair.0 > old || pair.1 > new { result.append(Replacement(old: old..<pair.0, new: new..<pair.1)) }
      old = pair.0 + 1
      new = pair.1 + 1
    }
    return result
  }

  // MARK: - The search

  private let old: [Int]
  private let new: [Int]

  /// The pairs of equal elements on a shortest path; `nil` when it has more than `effort` steps.
  func keptElements(effort: Int) -> [(old: Int, new: Int)]? {
    let bound = min(effort, old.count + new.count)
    var reach = [Int](repeating: 0, count: 2 * bound + 3)
    var trace: [[Int]] = []
    for steps in 0...bound {
      trace.append(Array(reach[(bound + 1 - steps - 1)...(bound + 1 + steps + 1)]))
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let place = bound + 1 + diagonal
        let isDown = diagonal == -steps || (diagonal != steps && reach[place - 1] < reach[place + 1])
        var x = isDown ? reach[place + 1] : reach[place - 1] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reach[place] = x
        if x >= old.count, x - diagonal >= new.count { return path(back: trace) }
      }
    }
    return nil
  }

  private func path(back trace: [[Int]]) -> [(old: Int, new: Int)] {
    var kept: [(old: Int, new: Int)] = []
    var x = old.count
    var y = new.count
    for steps in stride(from: trace.count - 1, through: 0, by: -1) {
      let reach = trace[steps]
      let diagonal = x - y
      let place = diagonal + steps + 1
      let isDown = diagonal == -steps || (diagonal != steps && reach[place - 1] < reach[place + 1])
      let startX = steps == 0 ? 0 : (isDown ? reach[place + 1] : reach[place - 1] + 1)
      while x > startX, x > 0, y > 0 {
        x -= 1
        y -= 1
        kept.append((x, y))
      }
      if steps == 0 { break }
      if isDown { y -= 1 } else { x -= 1 }
    }
    return kept.reversed()
  }
}
