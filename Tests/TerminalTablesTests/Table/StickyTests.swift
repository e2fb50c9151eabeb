import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite struct StickyTests {
  private func items(_ name: String, _ count: Int) -> [String] { (1...count).map { "\(name)\($0)" } }

  @Test func theHeaderSticksUntilTheNextPushesItOut() throws {
    let pilot = try TablePilot(rows: 6, style: .plain)
    try pilot.show([Section("A", items("a", 6)), Section("B", items("b", 6))])
    #expect(pilot.draw() == ["A", "a1", "a2", "a3", "a4", "a5"])
    pilot.move(.down, times: 5)
    #expect(pilot.draw() == ["A", "a2", "a3", "a4", "a5", "a6"])
    pilot.move(.down)
    #expect(pilot.draw() == ["A", "a4", "a5", "a6", "B", "b1"])
    pilot.move(.down, times: 3)
    #expect(pilot.draw() == ["A", "B", "b1", "b2", "b3", "b4"] || pilot.draw()[0] == "B")
  }

  @Test func theFooterSticksUntilItsPlaceIsReached() throws {
    let pilot = try TablePilot(rows: 6, style: .plain)
    try pilot.show([Section("A", items("a", 8))], header: { _ in nil }, footer: { _ in "8 of them" })
    #expect(pilot.draw() == ["a1", "a2", "a3", "a4", "a5", "8 of them"])
    pilot.move(.down, times: 5)
    #expect(pilot.draw() == ["a2", "a3", "a4", "a5", "a6", "8 of them"])
    pilot.move(.last)
    #expect(pilot.draw() == ["a4", "a5", "a6", "a7", "a8", "8 of them"])
  }

  @Test func aFooterMayChangeAtAnyTime() throws {
    let pilot = try TablePilot(rows: 4, style: .plain)
    var text = "first"
    try pilot.show([Section("A", items("a", 2))], header: { _ in nil }, footer: { _ in text })
    #expect(pilot.draw() == ["a1", "a2", "first", ""])
    text = "a longer one, which takes two lines of this table"
    pilot.table.reconfigureFooter(of: "A")
    #expect(pilot.draw() == ["a1", "a2", "a longer one, which takes two lines of", "this table"])
    text = ""
    pilot.table.reconfigureFooter(of: "A")
    pilot.draw()
    text = "short"
    pilot.table.reconfigureFooter(of: "A")
    #expect(pilot.draw() == ["a1", "a2", "short", ""])
  }

  @Test func aHighHeaderDoesNotTakeTheScreen() throws {
    let pilot = try TablePilot(rows: 4, style: .plain)
    try pilot.show(
      [Section("A", items("a", 9))], header: { _ in nil }, footer: { _ in String(repeating: "word ", count: 20) })
    #expect(pilot.draw() == ["a1", "a2", "a3", "a4"])
  }

  @Test func aFooterTakesNoLineThatItsRowsNeed() throws {
    let pilot = try TablePilot(rows: 7, style: .plain)
    let footer: (String) -> String? = { $0 == "B" ? "what the four of them are for" : nil }
    try pilot.show([Section("A", items("a", 4)), Section("B", items("b", 4))], footer: footer)
    #expect(pilot.draw() == ["A", "a1", "a2", "a3", "a4", "B", "b1"])
    pilot.move(.down, times: 3)
    #expect(pilot.move(.down) == ["A", "a2", "a3", "a4", "B", "b1", "b2"])
    #expect(pilot.move(.last) == ["A", "B", "b1", "b2", "b3", "b4", "what the four of them are for"])
  }

  @Test func headerAndFooterTogetherTakeAThirdOfTheLinesAtMost() throws {
    let long = "a footer of two lines, which says more than one has room for"
    let pilot = try TablePilot(rows: 7, style: .plain)
    try pilot.show([Section("A", items("a", 9))], footer: { _ in long })
    #expect(pilot.draw() == ["A", "a1", "a2", "a3", "a4", "a5", "a6"])
    // The focused row is never under what sticks.
    for row in 2...9 { #expect(pilot.move(.down).contains("a\(row)")) }
    pilot.resize(rows: 9, columns: 40)
    pilot.move(.first)
    #expect(pilot.draw().suffix(2).joined(separator: " ") == long)
  }

  @Test func rowsChangeTheirHeightWithTheWidth() throws {
    let pilot = try TablePilot(rows: 6, columns: 40)
    try pilot.table.apply(
      [Section("all", ["one", "two"])],
      views: TableViews(cell: { item, table in
        table.dequeue(RightDetailCell.self) {
          $0.setTitle("A title of some length, \(item)")
          $0.setDetail("its value")
        }
      }))
    #expect(pilot.draw().filter { !$0.isEmpty }.count == 4)
    pilot.resize(rows: 6, columns: 60)
    #expect(pilot.draw().filter { !$0.isEmpty }.count == 2)
    pilot.resize(rows: 6, columns: 40)
    #expect(pilot.draw().filter { !$0.isEmpty }.count == 4)
  }
}
