import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite struct FocusTests {
  /// Rows whose name begins with `-` cannot be focused.
  private func pilot(_ items: [String], rows: Int = 4) throws -> TablePilot {
    let pilot = try TablePilot(rows: rows)
    try pilot.table.apply(
      [Section("all", items)],
      views: TableViews(cell: { item, table in
        if item.hasPrefix("-") { return table.dequeue(BytesCountTitleCell.self) { $0.setTitle(item) } }
        return table.dequeue(ActionTitleCell.self) { $0.setTitle(item) }
      }))
    pilot.draw()
    return pilot
  }

  @Test func theFocusPassesOverRowsThatCannotHaveIt() throws {
    let pilot = try pilot(["-size", "clear", "-used", "-free", "more"], rows: 8)
    #expect(pilot.table.focusedItem() == "clear")
    pilot.move(.down)
    #expect(pilot.table.focusedItem() == "more")
    pilot.move(.up)
    #expect(pilot.table.focusedItem() == "clear")
  }

  @Test func rowsThatCannotBeFocusedAreScrolledIntoView() throws {
    let pilot = try pilot(["one"] + (1...9).map { "-\($0)" } + ["two"])
    #expect(pilot.draw()[3] == "   -3")
    var seen: Set<String> = []
    for _ in 0..<12 { seen.formUnion(pilot.move(.down).map { String($0.dropFirst(3)) }) }
    #expect(seen.isSuperset(of: (1...9).map { "-\($0)" }))
    #expect(pilot.table.focusedItem() == "two")
    for _ in 0..<12 { pilot.move(.up) }
    #expect(pilot.draw()[0] == "▎  one")
  }

  @Test func everyRowIsFocusedWhereTheScreenHasActionsForRows() throws {
    let pilot = try pilot(["-size", "clear"])
    pilot.table.focusesEveryRow = true
    pilot.move(.up)
    #expect(pilot.table.focusedItem() == "-size")
    #expect(pilot.highlightedColumns(row: 0) == 2..<40)
  }

  @Test func theHardwareCursorParksOnTheFocusedRow() throws {
    let pilot = try pilot(["one", "two"])
    #expect(pilot.table.cursorPlace?.point == Point(row: 0, column: 0))
    pilot.move(.down)
    #expect(pilot.table.cursorPlace?.point == Point(row: 1, column: 0))
    #expect(pilot.cursor == Point(row: 1, column: 0))
  }

  @Test func aRowTallerThanTheScreenIsReadLineByLine() throws {
    let pilot = try TablePilot(rows: 5)
    try pilot.show([Section("all", ["short", "tall", "end"])], header: { _ in nil }, height: { $0 == "tall" ? 12 : 1 })
    var seen = pilot.draw().prefix(1).map { String($0.drop { "▎ ".contains($0) }) }
    for _ in 0..<14 {
      for line in pilot.move(.down) where !seen.contains(where: { line.hasSuffix($0) }) {
        seen.append(String(line.drop { "▎ ".contains($0) }))
      }
    }
    #expect(seen == ["short", "tall"] + (2...12).map { "tall line \($0)" } + ["end"])
    #expect(pilot.table.focusedItem() == "end")
    for _ in 0..<14 { pilot.move(.up) }
    #expect(pilot.draw()[0] == "▎  short")
  }

  @Test func pagingKeepsTheLineAndReachesBothEnds() throws {
    let pilot = try TablePilot(rows: 10, style: .plain)
    try pilot.show([Section("all", (0..<35).map { "item \($0)" })], header: { _ in nil })
    pilot.draw()
    pilot.move(.down, times: 3)
    #expect(pilot.move(.pageDown)[0] == "item 10")
    #expect(pilot.table.focusedItem() == "item 13")
    #expect(pilot.move(.pageDown, times: 2)[9] == "item 34")
    pilot.move(.pageDown)
    #expect(pilot.table.focusedItem() == "item 34")
    pilot.move(.pageUp, times: 5)
    #expect(pilot.table.focusedItem() == "item 0")
  }

  @Test(arguments: [(1, 1), (2, 5), (5, 1), (1, 40), (3, 3)])
  func aTinyScreenIsDrawn(rows: Int, columns: Int) throws {
    let pilot = try TablePilot(rows: rows, columns: columns)
    try pilot.show(
      [Section("a", ["one", "two"]), Section("b", []), Section("c", ["three"])], footer: { "about \($0)" },
      height: { $0 == "two" ? 7 : 1 })
    for movement: TableView.Movement in [.down, .down, .pageDown, .last, .pageUp, .up, .first] { pilot.move(movement) }
    #expect(pilot.draw().count == rows)
  }

  @Test func anEmptyTableTakesEveryKey() throws {
    let pilot = try TablePilot(rows: 3)
    pilot.draw()
    try pilot.show([])
    for movement: TableView.Movement in [.down, .up, .pageDown, .pageUp, .last, .first] { pilot.move(movement) }
    try pilot.show([Section("a", []), Section("b", [])], header: { _ in nil })
    for movement: TableView.Movement in [.down, .up, .pageDown, .pageUp, .last, .first] { pilot.move(movement) }
    #expect(pilot.table.isEmpty)
    #expect(pilot.draw() == ["", "", ""])
    #expect(!pilot.table.toggleFocused() && !pilot.table.stepFocused(by: 1) && !pilot.table.beginEditing())
  }

  @Test func noRoomAtAllIsNoError() throws {
    let pilot = try TablePilot(rows: 3)
    try pilot.show([Section("a", ["one", "two"])])
    pilot.table.resize(to: Size(rows: 0, columns: 0))
    pilot.table.move(.down)
    pilot.table.focus(on: "two")
    pilot.table.resize(to: Size(rows: 3, columns: 40))
    #expect(pilot.draw()[2] == "▎  two")
  }
}
