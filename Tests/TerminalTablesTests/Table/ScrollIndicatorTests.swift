import Testing

@testable import TerminalTables

@Suite struct ScrollIndicatorTests {
  @Test func itIsThereOnlyWhereThereIsMore() {
    #expect(ScrollIndicator(first: 0, visible: 10, total: 10, lines: 10) == nil)
    #expect(ScrollIndicator(first: 0, visible: 1, total: 2, lines: 1) == nil)
    #expect(ScrollIndicator(first: 0, visible: 9, total: 10, lines: 10)?.thumb == 0..<9)
  }

  @Test func itTouchesTheEndsOnlyAtTheEnds() {
    #expect(ScrollIndicator(first: 0, visible: 10, total: 1_000_000, lines: 10)?.thumb == 0..<1)
    #expect(ScrollIndicator(first: 999_990, visible: 10, total: 1_000_000, lines: 10)?.thumb == 9..<10)
    #expect(ScrollIndicator(first: 999_989, visible: 10, total: 1_000_000, lines: 10)?.thumb == 8..<9)
  }

  @Test func drawingTheThumbToALineBringsItThere() {
    for line in 0..<20 {
      let first = ScrollIndicator.first(forLine: line, visible: 20, total: 1000, lines: 20)
      let thumb = ScrollIndicator(first: first, visible: 20, total: 1000, lines: 20)?.thumb
      #expect(thumb.map { abs($0.lowerBound - line) <= 1 } == true, "line \(line)")
    }
  }
}
