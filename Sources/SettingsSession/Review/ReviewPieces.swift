import SettingsFiles

/// Which pieces of the text belong to which of the changes that a review lists.
struct ReviewPieces {
  let pieces: EditPieces
  /// The changes that each piece belongs to, by their places in the list.
  private(set) var owners: [Set<Int>]
  /// Pieces that belong to no change.
  var unowned: [Int] { owners.indices.filter { owners[$0].isEmpty } }

  init(_ pieces: EditPieces, of changes: [UnsavedChange], from saved: Document, to present: Document) {
    self.pieces = pieces
    let spansBefore = changes.map { saved.node(at: $0.formerPath ?? $0.path)?.wholeSpan }
    let spansAfter = changes.map { present.node(at: $0.path)?.wholeSpan }
    owners = zip(pieces.pieces, pieces.rangesAfter).map { piece, after in
      func owners(_ meets: (Range<Int>, Range<Int>) -> Bool) -> Set<Int> {
        Set(
          changes.indices.filter { index in
            spansBefore[index].map { meets(piece.edit.range, $0) } ?? false
              || spansAfter[index].map { meets(after, $0) } ?? false
          })
      }
      let inside = owners { $0.overlaps($1) }
      return inside.isEmpty ? owners { $0.lowerBound <= $1.upperBound && $1.lowerBound <= $0.upperBound } : inside
    }
    joinByStep()
  }

  /// What lies beside the settings, as a comma or a header, goes with what was changed in the same step.
  private mutating func joinByStep() {
    var owned: [Int: Set<Int>] = [:]
    for (piece, owners) in zip(pieces.pieces, owners) {
      for step in piece.steps { owned[step, default: []].formUnion(owners) }
    }
    for index in unowned {
      owners[index] = pieces.pieces[index].steps.reduce(into: []) { $0.formUnion(owned[$1] ?? []) }
    }
  }

  /// Gives all pieces that belong to no change to one.
  mutating func giveRest(to change: Int) {
    for index in unowned { owners[index] = [change] }
  }

  /// The changes that hang together with one, as a piece or a step is of both.
  func linked(with change: Int) -> Set<Int> {
    var linked: Set<Int> = [change]
    var steps: Set<Int> = []
    while true {
      let before = (linked.count, steps.count)
      for (piece, owners) in zip(pieces.pieces, owners)
      where !owners.isDisjoint(with: linked) || !piece.steps.isDisjoint(with: steps) {
        linked.formUnion(owners)
        steps.formUnion(piece.steps)
      }
      if before == (linked.count, steps.count) { return linked }
    }
  }

  /// The edits without those of some changes; nil where a piece is of one that is left out and of one that is not, or
  /// a change has no pieces.
  func edits(leavingOut leftOut: Set<Int>) -> [TextEdit]? {
    guard owners.reduce(into: leftOut, { $0.subtract($1) }).isEmpty else { return nil }
    let isSplit = owners.contains { !$0.isDisjoint(with: leftOut) && !$0.isSubset(of: leftOut) }
    return isSplit ? nil : pieces.edits { owners[$0].isDisjoint(with: leftOut) }
  }

  /// What is left to be done where some changes were left out, a step for each of them, each counted in the text
  /// after the one before.
  func steps(of leftOut: Set<Int>) -> [(change: Int, edits: [TextEdit])] {
    var isDone = owners.map { $0.isDisjoint(with: leftOut) }
    return leftOut.sorted().map { change in
      var growth = 0
      var edits: [TextEdit] = []
      for (index, piece) in pieces.pieces.enumerated() {
        let edit = piece.edit
        let size = edit.replacement.count - edit.range.count
        if isDone[index] {
          growth += size
        } else if owners[index].contains(change) {
          edits.append(
            TextEdit(edit.range.lowerBound + growth..<edit.range.upperBound + growth, with: edit.replacement))
        }
      }
      for index in owners.indices where owners[index].contains(change) { isDone[index] = true }
      return (change, edits)
    }.filter { !$0.edits.isEmpty }
  }
}

extension Node {
  /// The value with its key.
  fileprivate var wholeSpan: Range<Int> {
    min(keySpan?.lowerBound ?? span.lowerBound, span.lowerBound)..<max(span.upperBound, keySpan?.upperBound ?? 0)
  }
}
