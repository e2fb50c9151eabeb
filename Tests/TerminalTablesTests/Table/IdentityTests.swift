import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Items are their own identity: whatever moves around them, focus, scroll position and editor stay with them.
@MainActor
@Suite struct IdentityTests {
  private func items(_ range: Range<Int>) -> [String] { range.map { "item \($0)" } }

  @Test func theTopLineStaysWhenItemsArriveAboveIt() throws {
    let pilot = try TablePilot(rows: 5)
    try pilot.show([Section("all", items(0..<50))], header: { _ in nil })
    pilot.move(.down, times: 20)
    let before = pilot.draw()
    try pilot.show([Section("all", ["new 1", "new 2"] + items(0..<50))], header: { _ in nil })
    #expect(pilot.draw() == before)
    try pilot.show([Section("first", ["another"]), Section("all", items(10..<50))], header: { _ in nil })
    #expect(pilot.draw() == before)
  }

  @Test func theFocusGoesWithAnItemThatMovesToAnotherSection() throws {
    let pilot = try TablePilot(rows: 12)
    try pilot.show([Section("a", ["one", "two", "three"]), Section("b", ["four"])])
    pilot.draw()
    pilot.move(.down)
    #expect(pilot.table.focusedItem() == "two")
    try pilot.show([Section("b", ["four", "two"]), Section("a", ["three", "one"])])
    #expect(pilot.draw() == [" b", "   four", "▎  two", " a", "   three", "   one"] + blank(6))
    #expect(pilot.table.focusedItem() == "two")
  }

  @Test func aRemovedItemHandsTheFocusToItsNeighbour() throws {
    let pilot = try TablePilot(rows: 12)
    try pilot.show([Section("a", items(0..<3)), Section("b", items(3..<6))])
    pilot.draw()
    pilot.table.focus(on: "item 2")
    try pilot.show([Section("a", items(0..<2)), Section("b", items(3..<6))])
    pilot.draw()
    #expect(pilot.table.focusedItem() == "item 3", "the next one, in the next section")
    try pilot.show([Section("a", items(0..<2))])
    pilot.draw()
    #expect(pilot.table.focusedItem() == "item 1", "the one before, where nothing follows")
    try pilot.show([Section("a", [])])
    pilot.draw()
    #expect(pilot.table.focusedItem(as: String.self) == nil)
    try pilot.show([Section("a", items(0..<2))])
    pilot.draw()
    #expect(pilot.table.focusedItem() == "item 0")
  }

  @Test func theFocusStaysInSightWhenItsItemMovesFarAway() throws {
    let pilot = try TablePilot(rows: 5)
    try pilot.show([Section("all", items(0..<50))])
    pilot.draw()
    try pilot.show([Section("all", items(1..<50) + ["item 0"])])
    #expect(pilot.draw().contains { $0.hasPrefix("▎  item 0") })
  }

  @Test func anOpenEditorGoesWithItsItem() throws {
    let pilot = try TablePilot(rows: 8)
    func show(_ items: [String]) throws {
      try pilot.table.apply(
        [Section("all", items)],
        views: TableViews(cell: { item, table in
          table.dequeue(TextFieldCell.self) {
            $0.setTitle(item)
            $0.setText("old \(item)")
          }
        }))
    }
    try show(["name", "path"])
    pilot.draw()
    pilot.move(.down)
    #expect(pilot.table.beginEditing())
    pilot.table.handleEditing(.control("u"))
    pilot.table.paste("new text")
    try show(["extra", "path", "name"])
    let lines = pilot.draw()
    #expect(lines[1].contains("path") && lines[1].contains("new text"))
    #expect(!lines[2].contains("new text"))
    #expect(pilot.table.isEditing)
    try show(["extra", "name"])
    pilot.draw()
    #expect(!pilot.table.isEditing)
  }

  @Test func rowsNeverWanderHoweverOftenTheyAreReloaded() throws {
    let pilot = try TablePilot(rows: 12)
    try pilot.show([Section("a", items(0..<3)), Section("b", items(3..<6))], footer: { "end of \($0)" })
    let before = pilot.draw()
    for round in 0..<50 {
      pilot.table.reconfigure("item \(round % 6)")
      if round.isMultiple(of: 3) { pilot.table.reconfigure(section: round.isMultiple(of: 2) ? "a" : "b") }
      if round.isMultiple(of: 7) { pilot.draw() }
    }
    #expect(pilot.draw() == before)
    #expect(pilot.table.poolCounts.alive <= 12)
  }

  @Test func aDuplicateIsAnErrorThatNamesIt() throws {
    let pilot = try TablePilot()
    let good = [Section("a", ["one", "two"])]
    try pilot.show(good)
    let before = pilot.draw()
    func error(_ sections: [Section<String, String>]) -> String? {
      do {
        try pilot.show(sections)
        return nil
      } catch {
        return "\(error)"
      }
    }
    let explanation = "an item and a section are their own identity, so each may be there once"
    #expect(error([Section("a", ["one", "one"])]) == "item one is in the table twice; \(explanation)")
    #expect(
      error([Section("a", ["one"]), Section("b", ["one"])]) == "item one is in the table twice; \(explanation)")
    #expect(error([Section("a", ["one"]), Section("a", [])]) == "section a is in the table twice; \(explanation)")
    #expect(pilot.draw() == before, "the table is as it was")
  }

  @Test func overlappingRangesAreDuplicates() {
    let ranges = [Section("a", 0..<1_000_000), Section("b", 999_999..<2_000_000)]
    #expect(DuplicateError.find(in: ranges) == DuplicateError(name: "item 999999"))
    #expect(DuplicateError.find(in: [Section("a", 0..<5), Section("b", 5..<9)]) == nil)
    #expect(DuplicateError.find(in: [Section("a", 0..<9), Section("b", [12, 7])]) == DuplicateError(name: "item 7"))
  }

  @Test func itemsThatAreComputedAreFoundByTheirPlace() throws {
    let pilot = try TablePilot(rows: 6)
    let long = Section("a", count: 1_000_000, item: { "row \($0)" }) { item in
      item.hasPrefix("row ") ? Int(item.dropFirst(4)) : nil
    }
    try pilot.show([long, Section("b", ["add"])])
    #expect(pilot.table.focus(on: "row 765432"))
    pilot.table.move(.down)
    #expect(pilot.table.focusedItem() == "row 765433")
    #expect(!pilot.table.focus(on: "other"))
    #expect(DuplicateError.find(in: [long, Section("b", ["row 7"])]) == DuplicateError(name: "item row 7"))
  }

  @Test func lookingForDuplicatesAsksEachItemOnce() {
    struct Counted: Hashable {
      nonisolated(unsafe) static var looks = 0
      let number: Int
      func hash(into hasher: inout Hasher) {
        Self.looks += 1
        hasher.combine(number)
      }
    }
    let count = 4_000
    let sections = (0..<count).map { Section($0, [Counted(number: $0)]) }
    #expect(DuplicateError.find(in: sections) == nil)
    #expect(Counted.looks < 20 * count, "not each section against each other")
  }

  @Test func aSwitchMayReloadItsOwnSection() throws {
    let pilot = try TablePilot(rows: 6)
    var on = false
    try pilot.table.apply(
      [Section("only", ["reports"])],
      views: TableViews(
        cell: { item, table in
          table.dequeue(SwitchCell.self) { cell in
            cell.setTitle(item)
            cell.setOn(on)
            cell.onChange = { [unowned table] now in
              on = now
              table.reconfigure(section: "only")
            }
          }
        },
        footer: { _, table in
          table.dequeue(SectionFooter.self) { $0.setTitle(on ? "A report goes out." : "No report.") }
        }))
    #expect(pilot.draw().prefix(2).map { $0.split(separator: " ") } == [["▎", "reports", "off"], ["No", "report."]])
    for round in 1...4 {
      pilot.table.toggleFocused()
      let lines = pilot.draw()
      #expect(on == !round.isMultiple(of: 2))
      #expect(lines[0].hasSuffix(on ? "on" : "off"))
      #expect(lines[1] == (on ? " A report goes out." : " No report."))
    }
    #expect(pilot.table.poolCounts.alive == 2)
  }

  @Test func aCellThatChangesTheTableWhileItIsFilledChangesItAfterwards() throws {
    let pilot = try TablePilot(rows: 6)
    var rows = ["one", "two", "three"]
    var asked = 0
    func views() -> TableViews<String, String> {
      TableViews(cell: { item, table in
        asked += 1
        if item == "two", rows.count == 3 {
          rows.removeFirst()
          try? table.apply([Section("all", rows)], views: views())
          table.reconfigureVisible()
        }
        return table.dequeue(BasicCell.self) { $0.setTitle(item) }
      })
    }
    try pilot.table.apply([Section("all", rows)], views: views())
    #expect(pilot.draw() == ["▎  two", "   three"] + blank(4))
    #expect(asked <= 8)
  }

  private func blank(_ count: Int) -> [String] { Array(repeating: "", count: count) }
}
