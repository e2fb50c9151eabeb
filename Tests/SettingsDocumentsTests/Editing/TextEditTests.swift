import SettingsDocuments
import Testing

@Suite struct TextEditTests {
  @Test func inverseLeadsBack() {
    let text = Array("0123456789".utf8)
    let edits: [TextEdit] = [.insert("ab", at: 0), .delete(2..<4), TextEdit(6..<7, with: "xyz"), .insert("!", at: 10)]
    let after = edits.applied(to: text)
    #expect(String(decoding: after, as: UTF8.self) == "ab0145xyz789!")
    #expect(edits.inverse(in: text).applied(to: after) == text)
  }

  @Test func fitsOnlyInOrderAndInside() {
    #expect([TextEdit.insert("a", at: 3), .insert("b", at: 3)].fits(textOfLength: 3))
    #expect(![TextEdit.delete(0..<2), .delete(1..<3)].fits(textOfLength: 3))
    #expect(![TextEdit.delete(2..<4)].fits(textOfLength: 3))
  }

  /// Two lists of edits and their composition, over every pair of places in a short text.
  @Test func compositionDoesWhatBothDo() {
    let text = Array("abcdef".utf8)
    var count = 0
    for firstStart in 0...6 {
      for firstEnd in firstStart...6 {
        for replacement in ["", "XYZ"] {
          let first = [TextEdit(firstStart..<firstEnd, with: replacement), .insert("+", at: 6)]
          let middle = first.applied(to: text)
          for start in 0...middle.count {
            for end in start...middle.count {
              let second: [TextEdit] = [.insert("<", at: 0), TextEdit(start..<end, with: "12"), .insert(">", at: end)]
              let composed = first.composed(with: second)
              #expect(composed.fits(textOfLength: text.count))
              #expect(composed.applied(to: text) == second.applied(to: middle))
              count += 1
            }
          }
        }
      }
    }
    #expect(count > 1000)
  }
}
