import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// What focus and scrolling follow when other sections come.
@MainActor
@Suite struct FocusBehaviorTests {
  private func items(_ range: Range<Int>) -> [String] { range.map { "item \($0)" } }

  @Test func byPositionTheCursorStaysAtItsLine() throws {
    let pilot = try TablePilot(rows: 8)
    pilot.table.focusBehavior = .position
    try pilot.show([Section("a", items(0..<50))])
    pilot.move(.down, times: 20)
    pilot.move(.up, times: 3)
    let line = pilot.cursor.row
    #expect(pilot.table.focusedItem() == "item 17")
    try pilot.show([Section("a", items(0..<50).reversed())])
    #expect(pilot.draw()[line] == "▎  item 32")
    #expect(pilot.table.focusedItem() == "item 32")
    try pilot.show([Section("a", ["new"] + items(0..<10)), Section("b", items(10..<50))])
    #expect(pilot.draw()[line] == "▎  item 16")
    try pilot.show([Section("a", items(0..<3))])
    pilot.draw()
    #expect(pilot.table.focusedItem() == "item 2", "the last one, where there are fewer")
    try pilot.show([Section("a", [])])
    pilot.draw()
    #expect(pilot.table.focusedItem(as: String.self) == nil)
    try pilot.show([Section("a", items(0..<3))])
    pilot.draw()
    #expect(pilot.table.focusedItem() == "item 0")
  }

  @Test func whoEditsStaysInHisRow() throws {
    let pilot = try TablePilot(rows: 8)
    pilot.table.focusBehavior = .position
    func show(_ items: [String]) throws {
      try pilot.table.apply(
        [Section("all", items)],
        views: TableViews(cell: { item, table in table.dequeue(TextFieldCell.self) { $0.setText(item) } }))
      pilot.draw()
    }
    try show(["one", "two"])
    #expect(pilot.table.beginEditing())
    try show(["zero", "one", "two"])
    #expect(pilot.table.editedItem() == "one")
    #expect(pilot.table.focusedItem() == "one")
  }

  @Test func byTopTheFirstRowComesIntoView() throws {
    let pilot = try TablePilot(rows: 8)
    pilot.table.focusBehavior = .top
    try pilot.show([Section("a", items(0..<50))])
    pilot.move(.down, times: 20)
    try pilot.show([Section("a", ["new"] + items(0..<50))])
    #expect(pilot.draw().prefix(2) == [" a", "▎  new"])
    #expect(pilot.table.focusedItem() == "new")
  }

  @Test func byNewestTheTopStaysTheTop() throws {
    let pilot = try TablePilot(rows: 8)
    pilot.table.focusBehavior = .newest
    try pilot.show([Section("a", items(10..<50))])
    pilot.draw()
    try pilot.show([Section("a", items(9..<50))])
    #expect(pilot.draw().prefix(3) == [" a", "▎  item 9", "   item 10"])
    pilot.move(.down)
    let before = pilot.draw()
    try pilot.show([Section("a", items(7..<50))])
    #expect(pilot.draw() == before, "the header is in view, and nothing moves for whoever reads")
    try pilot.show([Section("new", ["first"]), Section("a", items(7..<50))])
    #expect(pilot.draw() == before)
    pilot.move(.first)
    #expect(pilot.draw().prefix(4) == [" new", "▎  first", " a", "   item 7"])
  }

  @Test func byNewestTheFocusedRowStaysAtItsLineWhenAllAreSortedAgain() throws {
    let pilot = try TablePilot(rows: 8)
    pilot.table.focusBehavior = .newest
    try pilot.show([Section("a", items(0..<50))])
    pilot.move(.down, times: 20)
    pilot.move(.up, times: 2)
    let line = pilot.cursor.row
    let others = items(0..<50).filter { $0 != "item 18" }
    try pilot.show([Section("a", others[25...] + ["item 18"] + others[..<25])])
    #expect(pilot.draw()[line] == "▎  item 18")
    try pilot.show([Section("a", others)])
    pilot.draw()
    #expect(pilot.table.focusedItem() == "item 0", "the row that came after it")
    #expect(pilot.table.focus.flatMap(pilot.table.viewport.placedRow) != nil)
  }

  @Test func theScrollPositionIsReadAndSet() throws {
    let pilot = try TablePilot(rows: 8)
    func show() throws {
      try pilot.show(
        [Section("a", items(0..<20)), Section("b", items(20..<60))], height: { $0 == "item 30" ? 5 : 1 })
    }
    try show()
    pilot.draw()
    #expect(pilot.table.scrollPosition == ScrollPosition(item: "item 0", line: -1))
    for lines in [3, 9, 12, 9, 2] {
      pilot.table.scroll(by: lines)
      let before = pilot.draw()
      let place = try #require(pilot.table.scrollPosition)
      pilot.table.scroll(by: -6)
      pilot.draw()
      pilot.table.scrollPosition = place
      #expect(pilot.draw() == before)
      #expect(pilot.table.scrollPosition == place)
    }
    #expect(pilot.table.focusedItem() == "item 0", "the focus stays where it was")
    let place = try #require(pilot.table.scrollPosition)
    let before = pilot.draw()
    pilot.table.scrollPosition = nil
    #expect(pilot.draw()[1] == "▎  item 0")
    pilot.table.scrollPosition = ScrollPosition(item: "nothing")
    #expect(pilot.draw()[1] == "▎  item 0")
    // Another table, which has no size yet, is scrolled there as well.
    let size = pilot.terminal.size
    let other = TableView()
    other.style = pilot.table.style
    other.scrollPosition = place
    other.register(TallCell.self)
    try other.apply(
      [Section("a", items(0..<20)), Section("b", items(20..<60))],
      views: TableViews(
        cell: { item, table in table.dequeue(TallCell.self) { $0.show(item, rows: item == "item 30" ? 5 : 1) } },
        header: { group, table in table.dequeue(SectionHeader.self) { $0.setTitle(group) } }))
    other.resize(to: size)
    #expect(other.scrollPosition == place)
    #expect(before.contains { $0.contains("item 30") })
  }

  @Test func aSearchThatIsLeftScrollsBack() throws {
    let pilot = try TablePilot(rows: 8)
    try pilot.show([Section("a", items(0..<60))])
    pilot.move(.down, times: 30)
    pilot.move(.up, times: 4)
    let before = pilot.draw()
    pilot.table.beginFiltering(by: { (item: String) in item })
    pilot.table.setFilter("item 5")
    pilot.draw()
    pilot.table.endFiltering()
    #expect(pilot.draw() == before)
  }
}
