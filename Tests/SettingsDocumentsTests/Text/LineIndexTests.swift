import SettingsDocuments
@testable import SettingsValues
import TestSupport
import Testing

@Suite struct LineIndexTests {
  @Test func countsLinesAndCharacters() {
    let lines = LineIndex(Array("ab\r\né👩‍🔬x\n\ty".utf8))
    #expect(lines.position(at: 0) == Position(line: 1, column: 1))
    #expect(lines.position(at: 4) == Position(line: 2, column: 1))
    #expect(lines.position(at: 6) == Position(line: 2, column: 2))
    #expect(lines.position(at: 17) == Position(line: 2, column: 3))
    #expect(lines.position(at: 20) == Position(line: 3, column: 2))
    #expect(lines.position(at: 99) == Position(line: 3, column: 3))
    #expect(lines.lineCount == 3)
    #expect(lines.range(ofLine: 1) == 0..<2)
    #expect(lines.range(ofLine: 3) == 19..<21)
    #expect(lines.range(ofLine: 4) == nil)
  }

  @Test func longLinesCountTheSame() {
    let text = Array(String(repeating: "aé, ", count: 40_000).utf8)
    let lines = LineIndex(text)
    for group in stride(from: 0, to: 40_000, by: 997) {
      #expect(lines.position(at: group * 5) == Position(line: 1, column: group * 4 + 1))
      #expect(lines.position(at: group * 5 + 3) == Position(line: 1, column: group * 4 + 3))
    }
    #expect(lines.range(ofLine: 1) == 0..<text.count)
  }

  @Test func manyLinesCountTheSame() {
    // Lines of 0 to 3,000 bytes, some of them with characters of two bytes.
    var text: [UInt8] = []
    var starts = [0]
    for line in 0..<400 {
      text += Array(String(repeating: line % 3 == 0 ? "é" : "a", count: line * 7919 % 1500).utf8)
      text.append(0x0A)
      starts.append(text.count)
    }
    let lines = LineIndex(text)
    #expect(lines.lineCount == 401)
    for (index, start) in starts.enumerated() {
      #expect(lines.position(at: start) == Position(line: index + 1, column: 1))
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : text.count
      #expect(lines.range(ofLine: index + 1) == start..<end)
      let characters = String(decoding: text[start..<end], as: UTF8.self).count
      #expect(lines.position(at: end) == Position(line: index + 1, column: characters + 1))
    }
  }

  @Test func anEmptyTextHasOneLine() {
    #expect(LineIndex([]).position(at: 0) == Position(line: 1, column: 1))
    #expect(LineIndex([0x0A]).lineCount == 2)
  }

  /// Lines are counted from the marks around an edit, whatever it takes and brings.
  @Test func isTheSameAfterAnEditAsMadeOfTheNewText() {
    var random = SeededGenerator(seed: 5)
    for longest in [10, 60, 9_000] {
      var text = Self.text(ofBytes: 30_000, linesUpTo: longest, &random)
      var lines = LineIndex(text)
      for _ in 0..<20 {
        let start = random.next(below: text.count)
        let range = start..<min(text.count, start + random.next(below: 3_000))
        let new = Self.text(ofBytes: random.next(below: 3_000), linesUpTo: longest, &random)
        text.replaceSubrange(range, with: new)
        lines = lines.replacing(range, in: text)
        let whole = LineIndex(text)
        #expect(lines.lineCount == whole.lineCount)
        for offset in stride(from: 0, through: text.count, by: 997) {
          #expect(lines.position(at: offset) == whole.position(at: offset))
        }
        for line in stride(from: 1, through: whole.lineCount, by: 31) {
          #expect(lines.range(ofLine: line) == whole.range(ofLine: line))
        }
      }
    }
  }

  private static func text(ofBytes count: Int, linesUpTo longest: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in random.next(below: longest) == 0 ? 0x0A : UInt8(ascii: "x") }
  }
}
