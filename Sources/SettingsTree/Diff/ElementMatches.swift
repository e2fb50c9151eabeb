/// Which elements of two arrays are the same, by what they hold.
struct ElementMatches {
  /// Elements between two that are in both arrays: the old ones that are not in the new array, and the reverse.
  struct Gap {
    let old: [Int]
    let new: [Int]
  }

  let gaps: [Gap]
  let moves: [(old: Int, new: Int)]
  /// Where more elements differ between two that both arrays have, they are matched by their places.
  static let effort = 2000

  init(_ old: [Value], _ new: [Value]) {
    let replacements = SequenceDiff.replacements(old, new, effort: Self.effort)
    // What went from one place and came at another, if it did so once, was moved.
    let removed = Self.places(of: replacements.flatMap(\.old), in: old)
    let added = Self.places(of: replacements.flatMap(\.new), in: new)
    let moves = removed.compactMap { value, places -> (old: Int, new: Int)? in
      guard let targets = added[value], places.count == 1, targets.count == 1 else { return nil }
      return (places[0], targets[0])
    }
    let (movedAway, movedHere) = (Set(moves.map(\.old)), Set(moves.map(\.new)))
    self.moves = moves.ordered { $0.new < $1.new }
    gaps = replacements.map { replacement in
      Gap(
        old: replacement.old.filter { !movedAway.contains($0) }, new: replacement.new.filter { !movedHere.contains($0) }
      )
    }
  }

  private static func places(of indices: [Int], in values: [Value]) -> [Value: [Int]] {
    Dictionary(grouping: indices) { values[$0] }
  }
}
