import TestSupport
import Testing

import SettingsDocuments
@testable import SettingsTree

@Suite struct EditPiecesTests {
  @Test func whatTouchesStaysApart() {
    var pieces = EditPieces()
    pieces.take([.insert("b", at: 1)])
    pieces.take([.insert("c", at: 2)])
    #expect(pieces.pieces.map(\.edit) == [.insert("b", at: 1), .insert("c", at: 1)])
    let text = Array("a.".utf8)
    #expect(pieces.edits { $0 == 1 }.applied(to: text) == Array("ac.".utf8))
    #expect(pieces.edits { $0 == 0 }.applied(to: text) == Array("ab.".utf8))
    pieces.take([.delete(3..<4)])
    #expect(pieces.pieces.map(\.edit) == [.insert("b", at: 1), .insert("c", at: 1), .delete(1..<2)])
    #expect(pieces.pieces.map(\.steps) == [[0], [1], [2]])
  }

  @Test func whatOverlapsIsOnePiece() {
    var pieces = EditPieces()
    pieces.take([.insert("hello", at: 2)])
    pieces.take([.delete(3..<4), TextEdit(5..<6, with: "LL")])
    #expect(pieces.pieces.map(\.edit) == [.insert("hlLLo", at: 2)])
    #expect(pieces.pieces.map(\.steps) == [[0, 1]])
  }

  /// Edits of random steps do together what they do one after another.
  @Test(arguments: 0..<400) func allPiecesTogetherMakeTheText(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = (0..<20).map { UInt8(ascii: "a") + UInt8($0) }
    var present = text
    var pieces = EditPieces()
    for step in 0..<6 {
      var edits: [TextEdit] = []
      var start = 0
      for _ in 0..<3 {
        let lower = Int.random(in: start...present.count, using: &random)
        let upper = min(present.count, lower + Int.random(in: 0...4, using: &random))
        edits.append(
          TextEdit(lower..<upper, with: String(repeating: "\(step)", count: .random(in: 0...3, using: &random))))
        start = upper
      }
      present = edits.applied(to: present)
      pieces.take(edits)
      let together = pieces.edits { _ in true }
      #expect(together.fits(textOfLength: text.count))
      #expect(together.applied(to: text) == present)
    }
    for (range, piece) in zip(pieces.rangesAfter, pieces.pieces) {
      #expect(Array(present[range]) == piece.edit.replacement)
    }
  }
}
