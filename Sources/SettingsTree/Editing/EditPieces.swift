/// The edits from one text to another, of which those that do not overlap stay apart: each can be left out by itself.
///
/// Composing makes one edit of two that touch, as an entry added behind another that was just added. Here they are two
/// pieces, each with the steps that made it.
///
/// ```swift
/// var pieces = EditPieces()
/// for step in steps { pieces.take(step.edits) }
/// let text = pieces.edits { !leftOut.contains($0) }.applied(to: before)
/// ```
package struct EditPieces {
  /// An edit, counted in the first text.
  package struct Piece {
    package fileprivate(set) var edit: TextEdit
    /// The steps that it is of, in the order in which they were taken, counted from 0.
    package fileprivate(set) var steps: Set<Int>
  }

  /// In the order of the text; what is at one place, in the order in which it is there afterwards.
  package private(set) var pieces: [Piece] = []
  private var step = 0

  package init() {}

  /// Takes the next step, whose edits are counted in the text after those that were taken before.
  ///
  /// - Complexity: linear in the pieces and the edits.
  package mutating func take(_ edits: [TextEdit]) {
    var walk = Walk(pieces: pieces[...], edits: edits[...], step: step)
    walk.run()
    pieces = walk.result
    step += 1
  }

  /// The edits of some of the pieces, counted in the first text.
  package func edits(where isKept: (Int) -> Bool) -> [TextEdit] {
    pieces.indices.filter(isKept).map { pieces[$0].edit }
  }

  /// Where each piece is in the text after all of them.
  package var rangesAfter: [Range<Int>] {
    var growth = 0
    return pieces.map { piece in
      let start = piece.edit.range.lowerBound + growth
      growth += piece.edit.growth
      return start..<start + piece.edit.replacement.count
    }
  }
}

/// Walks the pieces and the edits of one step along the text between them.
private struct Walk {
  var pieces: ArraySlice<EditPieces.Piece>
  var edits: ArraySlice<TextEdit>
  let step: Int
  var result: [EditPieces.Piece] = []
  /// How much longer the text between is than the first, up to the next piece.
  var growth = 0

  mutating func run() {
    while let edit = edits.first {
      if let piece = pieces.first, middle(of: piece).upperBound <= edit.range.lowerBound {
        result.append(piece)
        leave(piece)
      } else if let piece = pieces.first, middle(of: piece).lowerBound < edit.range.upperBound {
        merge()
      } else {
        let edit = TextEdit(edit.range.moved(by: -growth), with: edit.replacement)
        result.append(EditPieces.Piece(edit: edit, steps: [step]))
        edits.removeFirst()
      }
    }
    result += pieces
  }

  /// Makes one piece of the next piece and the next edit, which overlap, and of all that overlaps with them.
  private mutating func merge() {
    let growthBefore = growth
    var (merged, taken): ([(range: Range<Int>, piece: EditPieces.Piece)], [TextEdit]) = ([], [])
    var end = 0
    while true {
      if let piece = pieces.first, merged.isEmpty || middle(of: piece).lowerBound < end {
        merged.append((middle(of: piece), piece))
        end = max(end, middle(of: piece).upperBound)
        leave(piece)
      } else if let edit = edits.first, taken.isEmpty || edit.range.lowerBound < end {
        taken.append(edit)
        end = max(end, edit.range.upperBound)
        edits.removeFirst()
      } else {
        break
      }
    }
    guard let first = merged.first, let last = merged.last, let firstEdit = taken.first else { return }
    let start = min(first.piece.edit.range.lowerBound, firstEdit.range.lowerBound - growthBefore)
    let upper = last.range.upperBound < end ? end - growth : last.piece.edit.range.upperBound
    let edit = TextEdit(start..<upper, with: Self.text(of: merged, after: taken))
    let steps = merged.reduce(into: Set([step])) { $0.formUnion($1.piece.steps) }
    if !edit.range.isEmpty || !edit.replacement.isEmpty {
      result.append(EditPieces.Piece(edit: edit, steps: steps))
    }
  }

  /// What the edits make of the pieces' text. What is between the pieces, the edits delete.
  private static func text(
    of pieces: [(range: Range<Int>, piece: EditPieces.Piece)], after edits: [TextEdit]
  ) -> [UInt8] {
    var text: [UInt8] = []
    var place = pieces.first?.range.lowerBound ?? 0
    func keep(upTo end: Int) {
      for (range, piece) in pieces where range.lowerBound < end && range.upperBound > place {
        let kept = max(place, range.lowerBound) - range.lowerBound..<min(end, range.upperBound) - range.lowerBound
        text += piece.edit.replacement[kept]
      }
      place = max(place, end)
    }
    for edit in edits {
      keep(upTo: edit.range.lowerBound)
      text += edit.replacement
      place = max(place, edit.range.upperBound)
    }
    keep(upTo: Int.max)
    return text
  }

  private mutating func leave(_ piece: EditPieces.Piece) {
    growth += piece.edit.growth
    pieces.removeFirst()
  }

  /// Where the piece is in the text between.
  private func middle(of piece: EditPieces.Piece) -> Range<Int> {
    let start = piece.edit.range.lowerBound + growth
    return start..<start + piece.edit.replacement.count
  }
}
