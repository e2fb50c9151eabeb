/// Which elements two sequences share, in order: Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), after
/// what both begin and end with is set aside; where much differs, between the elements that both have once (Cohen's
/// "patience diff").
struct SequenceDiff {
  /// Elements `old` of the first sequence were replaced by elements `new` of the second; one of the two may be empty.
  struct Replacement: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// What lies between the elements that both have.
  ///
  /// - Parameter effort: where more elements differ between two that both have once, all between these are taken as
  ///   replaced.
  /// - Complexity: the elements, and the square of how many differ, up to the effort.
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
    let kept = diff.keptElements(effort: effort) ?? diff.keptElements(betweenAnchorsWith: effort, numbers.count)
    return gaps(between: kept, in: part)
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

  /// The pairs of equal elements on a path through the anchors, and between two of them on a shortest one, where that has
  /// no more than `effort` steps.
  private func keptElements(betweenAnchorsWith effort: Int, _ numberCount: Int) -> [(old: Int, new: Int)] {
    var kept: [(old: Int, new: Int)] = []
    var (x, y) = (0, 0)
    for anchor in anchors(numberCount) + [(old.count, new.count)] {
      if x < anchor.old, y < anchor.new {
        let between = SequenceDiff(old: Array(old[x..<anchor.old]), new: Array(new[y..<anchor.new]))
        for pair in between.keptElements(effort: effort) ?? [] { kept.append((pair.old + x, pair.new + y)) }
      }
      if anchor.old < old.count { kept.append(anchor) }
      (x, y) = (anchor.old + 1, anchor.new + 1)
    }
    return kept
  }

  /// The elements that both have once, as many as there are in one order in both.
  private func anchors(_ numberCount: Int) -> [(old: Int, new: Int)] {
    let (oldPlaces, newPlaces) = (Self.onlyPlaces(of: old, numberCount), Self.onlyPlaces(of: new, numberCount))
    let pairs = old.indices.compactMap { place -> (old: Int, new: Int)? in
      let number = old[place]
      guard oldPlaces[number] == place, let other = newPlaces[number] else { return nil }
      return (place, other)
    }
    // The longest part whose places in the new sequence rise: by its length, the pair that ends it lowest, and of each
    // pair the one before it.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].new > pair.new }
      before[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var anchors: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      anchors.append(pairs[index])
      next = before[index]
    }
    return anchors.reversed()
  }

  /// By the number: where it is; nil where it is not there, or more than once.
  private static func onlyPlaces(of numbers: [Int], _ numberCount: Int) -> [Int?] {
    var (places, counts) = ([Int?](repeating: nil, count: numberCount), [Int](repeating: 0, count: numberCount))
    for (place, number) in numbers.enumerated() {
      counts[number] += 1
      places[number] = counts[number] == 1 ? place : nil
    }
    return places
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
