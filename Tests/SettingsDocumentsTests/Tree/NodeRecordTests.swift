import Testing

import SettingsDocuments
@testable import SettingsTree
@testable import YAMLFormat

@Suite struct NodeRecordTests {
  /// Around what 32 bits hold, and the last ones that a record holds.
  static let largeOffsets = [0, 1, 1 << 31 - 2, 1 << 31, 1 << 32 - 1, 1 << 32, 3 << 32 + 5, 1 << 39 - 4]

  @Test(arguments: largeOffsets, largeOffsets)
  func offsetsOfLargeTextsAreKeptEachByItself(start: Int, key: Int) {
    var record = NodeRecord(
      kind: .object, span: start..<start + 2, key: key..<key + 1, index: 1 << 30, parent: 1 << 30 - 1, detail: 1 << 30)
    #expect(record.span == start..<start + 2)
    #expect(record.keySpan == key..<key + 1)
    #expect(record.kind == .object)
    #expect(record.next == 1 << 30 + 1)
    #expect(record.parent == 1 << 30 - 1)
    #expect(record.detail == 1 << 30)
    record.start = key
    record.end = key + 3
    record.keySpan = start..<start + 1
    #expect(record.span == key..<key + 3)
    #expect(record.keySpan == start..<start + 1)
    #expect(record.kind == .object)
    record.keySpan = nil
    #expect(!record.hasKey)
    #expect(record.keySpan == nil)
    #expect(record.span == key..<key + 3)
  }

  @Test func aNodeMovesOverTheBordersOf32BitsAndBack() {
    var record = NodeRecord(kind: .string, span: 4..<9, key: 0..<3, index: 7, parent: -1)
    record.move(by: 5 << 32)
    #expect(record.span == 5 << 32 + 4..<5 << 32 + 9)
    #expect(record.keySpan == 5 << 32..<5 << 32 + 3)
    record.move(by: -5 << 32)
    #expect(record.span == 4..<9)
    #expect(record.keySpan == 0..<3)
    var keyless = NodeRecord(kind: .string, span: 4..<9, index: 7, parent: -1)
    keyless.move(by: 1 << 32)
    #expect(!keyless.hasKey)
    #expect(keyless.parent == -1)
  }

  @Test(arguments: [0, 1 << 32 - 20, 5 << 32])
  func onlyWhatIsBehindAPlaceMoves(start: Int) {
    func record(key: Range<Int>?) -> NodeRecord {
      NodeRecord(
        kind: .object, span: start + 4..<start + 9, key: key ?? NodeRecord.noKey, index: 7, parent: -1)
    }
    for (place, span, key) in [
      (0, 15..<20, 11..<14), (4, 15..<20, 0..<3), (5, 4..<20, 0..<3), (9, 4..<20, 0..<3), (10, 4..<9, 0..<3),
    ] {
      var moved = record(key: start..<start + 3)
      moved.move(by: 11, from: start + place)
      #expect(moved.span == start + span.lowerBound..<start + span.upperBound)
      #expect(moved.keySpan == start + key.lowerBound..<start + key.upperBound)
      var keyless = record(key: nil)
      keyless.move(by: 11, from: start + place)
      #expect(keyless.span == moved.span)
      #expect(keyless.keySpan == nil)
    }
  }

  @Test func anEmptyKeyAtTheBeginningIsAKey() {
    #expect(NodeRecord(kind: .null, span: 1..<1, key: 0..<0, index: 1, parent: 0).keySpan == 0..<0)
  }

  @Test func aNodeTakes32Bytes() {
    #expect(MemoryLayout<NodeRecord>.stride == 32)
  }

  @Test func whatIsWrittenInYAMLIsKeptAtAnySize() {
    var tree = YAMLTree()
    tree.append(.mapping, .block, 5 << 32..<5 << 32)
    tree.append(.scalar, .plain, 5 << 32 + 2..<5 << 32 + 4, hasProperties: true)
    tree.append(.scalar, .literal, 5 << 32 + 6..<7 << 32)
    tree.extend(0, toStart: 5 << 32 - 1)
    tree.close(0, at: 7 << 32 + 1)
    #expect(tree[0].span == 5 << 32 - 1..<7 << 32 + 1)
    #expect(tree[0].next == 3)
    #expect(tree[0].kind == .mapping)
    #expect(tree[1].span == 5 << 32 + 2..<5 << 32 + 4)
    #expect(tree[1].hasProperties)
    #expect(tree[2].span == 5 << 32 + 6..<7 << 32)
    #expect(tree[2].style == .literal)
    #expect(tree.children(of: 0) == [1, 2])
  }

  @Test func moreNodesThanCanBeCountedAreAnErrorInWords() {
    let error = #expect(throws: ParseError.self) {
      var pace = ReadingPace()
      for _ in 0..<1 << 12 { try pace.step(at: 1, in: Array("[]".utf8), nodes: NodeRecord.countBound + 1) }
    }
    #expect(error?.isInterruption == false)
    #expect(
      error?.explanation
        == "expected fewer values, found more than 1073741824 values: this file is too large to open as settings")
  }
}
