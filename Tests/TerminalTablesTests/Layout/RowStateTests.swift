import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite("A row knows its state when it draws") struct RowStateTests {
  /// Draws with whatever pens there are: a role's, a plain one, a fill.
  final class Patches: RowContent {
    private(set) var states: [RowState] = []
    func rows(columns: Int) -> Int { 3 }
    func draw(in region: Region, with palette: Palette) {
      states.append(palette.state)
      region.draw("a role", row: 0, column: 0, pen: palette[.detail])
      region.draw("plain", row: 1, column: 0, pen: .plain)
      region.part(row: 2, column: 0, rows: 1, columns: region.columns).fill()
    }
  }

  final class PatchesCell: Cell, TitlePresentable, Highlightable {
    let titleLabel = Label()
    let patches = Patches()
    var layout: RowLayout { .content(StackContent([patches, TextContent("wrapped"), ProgressBar()])) }
  }

  /// A switch and nothing else.
  final class BareSwitchCell: Cell, Switchable {
    let switchLabel = Label(.value)
    var isOn = false
    var onChange: ((Bool) -> Void)?
    var layout: RowLayout { .row(switchLabel) }
  }

  /// Says its state, and takes a second line while it is focused.
  final class StateCell: Cell, TitlePresentable, Highlightable {
    let titleLabel = Label()
    let moreLabel = Label(.detail)
    var layout: RowLayout { .stack(.row(titleLabel), moreLabel.text.isEmpty ? .stack() : .row(moreLabel)) }
    func configure(for state: RowState) {
      titleLabel.role = state.isSelected ? .modified : .title
      moreLabel.text = state.isFocused ? "more" : ""
    }
  }

  private func isHighlighted(_ pilot: TablePilot, row: Int, from column: Int = 2) -> Bool {
    (column..<pilot.terminal.size.columns).allSatisfy {
      pilot.terminal.cell(at: Point(row: row, column: $0)).attributes.contains(.reverse)
    }
  }

  @Test func aRowThatDrawsItselfIsHighlightedAsAWhole() throws {
    let pilot = try TablePilot(rows: 12)
    var cells: [PatchesCell] = []
    pilot.table.register(PatchesCell.self)
    try pilot.table.apply(
      [Section("all", ["one", "two"])],
      views: TableViews(cell: { _, table in
        table.dequeue(PatchesCell.self) { cell in if !cells.contains(where: { $0 === cell }) { cells.append(cell) } }
      }))
    pilot.draw()
    for row in 0..<5 { #expect(isHighlighted(pilot, row: row), "line \(row)") }
    #expect(cells[0].patches.states.last?.isFocused == true)
    #expect(cells[1].patches.states.last?.isFocused == false)
    pilot.move(.down)
    for row in 0..<5 { #expect(pilot.highlightedColumns(row: row) == nil, "line \(row)") }
    for row in 5..<10 { #expect(isHighlighted(pilot, row: row), "line \(row)") }
    #expect(pilot.cells == pilot.cellsDrawnAgain())
  }

  @Test func theFocusedEntryOfAFeedIsHighlightedAsAWhole() throws {
    struct Entry: FeedEntry {
      let id: AnyHashable
      let kind = FeedKind(icon: "!", role: .error)
      let time = "14:02", day = "Today", title = "Failed", author = "you", summary = "two words"
    }
    let feed = Feed(bodies: FeedBodies(), entries: [Entry(id: 1), Entry(id: 2)])
    let pilot = try Pilot(FeedTable(feed, title: "Feed"), rows: 20, columns: 60)
    let first = try #require(pilot.row(of: "14:02"))
    for row in first...first + 1 {
      for column in 3..<59 {
        let cell = pilot.terminal.cell(at: Point(row: row, column: column))
        #expect(cell.attributes.contains(.reverse), "line \(row), column \(column)")
      }
    }
  }

  @Test func aMarkIsPartOfTheState() throws {
    let pilot = try TablePilot(rows: 12)
    let content = PatchesCell()
    try pilot.table.apply([Section("all", ["one"])], views: TableViews(cell: { _, _ in content }))
    pilot.draw()
    #expect(content.patches.states.last?.isSelected == false)
    pilot.table.setMarked(true, for: "one")
    pilot.draw()
    #expect(content.patches.states.last?.isSelected == true)
  }

  @Test func theRowOfATableWithoutTheKeysKeepsItsMarkAlone() throws {
    let pilot = try TablePilot(rows: 4)
    try pilot.show([Section("all", ["one", "two"])], header: { _ in nil })
    pilot.draw()
    #expect(pilot.highlightedColumns(row: 0) == 2..<40)
    pilot.table.isActive = false
    #expect(pilot.draw()[0] == "▎  one")
    #expect(pilot.highlightedColumns(row: 0) == nil)
    #expect(pilot.terminal.cell(at: Point(row: 0, column: 3)).attributes.contains(.reverse) == false)
  }

  @Test func aSwitchAloneCanBeFocused() throws {
    let pilot = try TablePilot(rows: 4)
    pilot.table.register(BareSwitchCell.self)
    var turned: [Bool] = []
    try pilot.table.apply(
      [Section("all", ["one"])],
      views: TableViews(cell: { _, table in
        table.dequeue(BareSwitchCell.self) { cell in
          cell.setOn(false)
          cell.onChange = { turned.append($0) }
        }
      }))
    #expect(pilot.draw()[0] == "▎  off")
    #expect(pilot.table.focusedItem() == "one")
    #expect(pilot.table.toggleFocused())
    #expect(turned == [true])
  }

  @Test func aCellShowsItsStateAndMayGrowWithIt() throws {
    let pilot = try TablePilot(rows: 6)
    pilot.table.register(StateCell.self)
    try pilot.table.apply(
      [Section("all", ["one", "two", "three"])],
      views: TableViews(cell: { item, table in table.dequeue(StateCell.self) { $0.setTitle(item) } }))
    #expect(pilot.draw().prefix(4) == ["▎  one", "▎  more", "   two", "   three"])
    #expect(pilot.move(.down).prefix(4) == ["   one", "▎  two", "▎  more", "   three"])
    #expect(pilot.cells == pilot.cellsDrawnAgain())
    pilot.table.setMarked(true, for: "one")
    pilot.draw()
    #expect(pilot.terminal.cell(at: Point(row: 0, column: 3)).attributes.contains(.bold))
  }

  @Test func aSectionWithoutAHeaderIsPartedFromTheOneAbove() throws {
    let pilot = try TablePilot(rows: 8)
    let sections = [Section("ACCOUNT", ["one", "two"]), Section("empty", []), Section("other", ["three", "four"])]
    try pilot.show(sections, header: { $0 == "ACCOUNT" ? $0 : nil })
    #expect(pilot.draw().prefix(6) == [" ACCOUNT", "▎  one", "   two", "", "   three", "   four"])
    #expect(pilot.move(.down, times: 2)[4] == "▎  three")
    let plain = try TablePilot(rows: 8, style: .plain)
    try plain.show(sections, header: { _ in nil })
    #expect(plain.draw().prefix(4) == ["one", "two", "three", "four"])
  }

  @Test func theGapBetweenSectionsDoesNotStayAtTheTop() throws {
    let pilot = try TablePilot(rows: 3)
    try pilot.show([Section("one", ["a"]), Section("two", ["b", "c", "d", "e"])], header: { _ in nil })
    pilot.draw()
    #expect(pilot.move(.down, times: 3) == ["   b", "   c", "▎  d"])
    #expect(pilot.move(.down) == ["   c", "   d", "▎  e"])
    #expect(pilot.move(.up, times: 4) == ["▎  a", "", "   b"])
  }
}
