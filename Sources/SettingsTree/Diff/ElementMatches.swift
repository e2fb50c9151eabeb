/// Which elements of two arrays are the same, by what they hold.
struct ElementMatches {
  /// Elements between two that are in both arrays: the old ones that are not in the new array, and the reverse.
  struct Gap {
    var old: [Int] = []
    var new: [Int] = []
  }

  /// More elements than this are not matched: it may take their count squared.
  static let limit = 4000

  private(set) var gaps: [Gap] = []
  private(set) var moves: [(old: Int, new: Int)] = []

  init(_ old: [Value], _ new: [Value]) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old).inferringMoves() {
      switch change {
      case .remove(let place, _, let target):
        removed.insert(place)
        if let target { moves.append((place, target)) }
      case .insert(let place, _, _): added.insert(place)
      }
    }
    moves.sort { $0.new < $1.new }
    findGaps(old.count, new.count, removed, added)
  }

  /// Walks along both arrays, in which what is neither removed nor added is the same.
  private mutating func findGaps(_ oldCount: Int, _ newCount: Int, _ removed: Set<Int>, _ added: Set<Int>) {
    let (movedAway, movedHere) = (Set(moves.map(\.old)), Set(moves.map(\.new)))
    var (old, new) = (0, 0)
    var gap = Gap()
    while old < oldCount || new < newCount {
      if old < oldCount, removed.contains(old) {
        if !movedAway.contains(old) { gap.old.append(old) }
        old += 1
      } else if new < newCount, added.contains(new) {
        if !movedHere.contains(new) { gap.new.append(new) }
        new += 1
      } else {
        gaps.append(gap)
        gap = Gap()
        old += 1
        new += 1
      }
    }
    gaps.append(gap)
  }
}
