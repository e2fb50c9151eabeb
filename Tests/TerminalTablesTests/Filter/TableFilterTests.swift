import Curses
import Testing

@testable import TerminalTables

private enum SectionID { case fruit, tools }

/// A table on a terminal of its own; made inside a test, since ncurses has one screen for all.
@MainActor
private struct Fixture {
  let terminal: Terminal
  let table = TableView()
  let palette: Palette

  init() throws {
    terminal = try Terminal.headless(Size(rows: 10, columns: 40))
    palette = Palette(.monochrome, on: terminal)
    table.register(BasicCell.self)
    table.resize(to: terminal.size)
  }

  func show(_ sections: [Section<SectionID, String>]) throws {
    let names: [SectionID: String] = [.fruit: "Fruit", .tools: "Tools"]
    try table.apply(
      sections,
      views: TableViews(
        cell: { item, table in table.dequeue(BasicCell.self) { $0.setTitle(item) } },
        header: { group, table in table.dequeue(SectionHeader.self) { $0.setTitle(names[group] ?? "") } }))
    table.draw(in: terminal.screen, with: palette)
  }

  /// The same with a text field in every row.
  func showFields(_ sections: [Section<SectionID, String>]) throws {
    table.register(TextFieldCell.self)
    try table.apply(
      sections,
      views: TableViews(cell: { item, table in table.dequeue(TextFieldCell.self) { $0.setText(item) } }))
    table.draw(in: terminal.screen, with: palette)
  }

  /// Waits for the search to end, as the event loop does: woken, not timed.
  func settle() {
    while table.isSearching {
      guard terminal.nextEvent(timeout: 10_000) != nil else { return }
      table.takeFilterHits()
    }
    table.draw(in: terminal.screen, with: palette)
  }

  func filter(_ query: String) {
    if !table.isFiltering { table.beginFiltering(by: { (item: String) in item }) }
    table.setFilter(query)
    settle()
  }

  var lines: [String] {
    terminal.text.map { $0.replacing("▎", with: " ").drop { $0 == " " } }.map(String.init).filter { !$0.isEmpty }
  }

  let sections = [
    Section(SectionID.fruit, ["apple", "pear", "pineapple"]), Section(.tools, ["hammer", "apple corer"]),
  ]
}

@MainActor
@Suite("A table that is filtered")
struct TableFilterTests {
  @Test func showsHitsUnderTheirHeadersTheBestFirst() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.show([Section(.fruit, ["pineapple", "pear", "apple"]), Section(.tools, ["hammer", "apple corer"])])
    fixture.filter("apple")
    #expect(fixture.lines == ["Fruit", "apple", "pineapple", "Tools", "apple corer"])
  }

  @Test func aHeaderGoesWithItsLastHitAndIsNeverMatched() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.show(fixture.sections)
    fixture.filter("hammer")
    #expect(fixture.lines == ["Tools", "hammer"])
    fixture.filter("fruit")
    #expect(fixture.lines == [])
  }

  @Test func marksWhatWasFound() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.show(fixture.sections)
    fixture.filter("pear")
    let row = try #require(fixture.terminal.text.firstIndex { $0.contains("pear") })
    let column = try #require(fixture.terminal.text[row].firstIndex(of: "p")).utf16Offset(
      in: fixture.terminal.text[row])
    #expect(fixture.terminal.cell(at: Point(row: row, column: column)).attributes.contains(.underline))
  }

  @Test func clearingBringsTheSelectionBack() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.show(fixture.sections)
    fixture.table.focus(on: "pineapple")
    fixture.filter("hammer")
    #expect(fixture.table.focusedItem() == "hammer")
    fixture.table.endFiltering()
    #expect(fixture.table.focusedItem() == "pineapple")
    #expect(!fixture.table.isFiltering)
  }

  @Test func keepsTheFoundRowWhenAskedTo() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.show(fixture.sections)
    fixture.filter("corer")
    fixture.table.endFiltering(keepingFocus: true)
    fixture.table.draw(in: fixture.terminal.screen, with: fixture.palette)
    #expect(fixture.table.focusedItem() == "apple corer")
    #expect(fixture.lines == ["Fruit", "apple", "pear", "pineapple", "Tools", "hammer", "apple corer"])
  }

  @Test func textsThatComeOneAfterTheOtherAreAllSearched() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.table.apply(
      [
        Section(SectionID.fruit, count: 3_000, item: { "apple \($0)" }) {
          $0.hasPrefix("apple ") ? Int($0.dropFirst(6)) : nil
        },
        Section(.tools, ["hammer 2999"]),
      ],
      views: TableViews(cell: { item, table in table.dequeue(BasicCell.self) { $0.setTitle(item) } }))
    fixture.table.draw(in: fixture.terminal.screen, with: fixture.palette)
    let before = fixture.table.poolCounts
    fixture.filter("2999")
    #expect(fixture.lines == ["apple 2999", "hammer 2999"])
    fixture.filter("apple 299")
    #expect(fixture.table.focusedItem() == "apple 299")
    // 299, 2990 to 2999, 1299 and 2299, but not 2·9·9 apart, as in 2909.
    #expect(fixture.table.focusPosition.count == 13)
    fixture.filter("e 1")
    #expect(fixture.table.focusPosition.count == 1_542)
    // No cell is filled for a row that nobody sees.
    #expect(fixture.table.poolCounts.built - before.built < 100)
  }

  /// What a key that opens the search costs does not grow with the table.
  @Test func openingASearchMakesTheTextsOfAScreenAlone() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.table.apply(
      [Section(SectionID.fruit, 0..<100_000)],
      views: TableViews(cell: { row, table in table.dequeue(BasicCell.self) { $0.setTitle("row \(row)") } }))
    var made = 0
    fixture.table.beginFiltering(by: { (row: Int) in
      made += 1
      return "row \(row)"
    })
    #expect((fixture.terminal.size.rows...100).contains(made))
    fixture.table.setFilter("99999")
    fixture.settle()
    #expect(made == 100_000)
    #expect(fixture.table.focusedItem() == 99_999)
  }

  @Test func theCursorMovesAmongTheHits() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.show(fixture.sections)
    fixture.filter("apple")
    fixture.table.move(.down)
    #expect(fixture.table.focusedItem() == "pineapple")
    fixture.table.move(.last)
    #expect(fixture.table.focusedItem() == "apple corer")
  }

  @Test func anEditorInARowThatIsNoHitAnyMoreIsClosed() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.showFields(fixture.sections)
    fixture.filter("apple")
    fixture.table.move(.last)
    #expect(fixture.table.beginEditing())
    fixture.filter("pear")
    #expect(!fixture.table.isEditing)
    #expect(fixture.table.editedItem(as: String.self) == nil)
  }

  @Test func whoEditsAHitStaysInItWhenTheRowsChange() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.showFields(fixture.sections)
    fixture.filter("corer")
    #expect(fixture.table.beginEditing())
    fixture.table.paste("!")
    try fixture.showFields([Section(.tools, ["nail", "apple corer"])])
    #expect(fixture.table.editedItem() == "apple corer")
    #expect(fixture.lines.contains { $0.contains("apple corer!") })
  }

  /// Of many rows the first are shown while the others are still searched.
  @Test func whoEditsTheFirstHitStaysInItWhenMoreAreFound() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    let count = 200_000
    try fixture.showFields([
      Section(SectionID.fruit, count: count, item: { "apple \($0)" }) {
        $0.hasPrefix("apple ") ? Int($0.dropFirst(6)) : nil
      }
    ])
    fixture.table.beginFiltering(by: { (item: String) in item })
    fixture.table.setFilter("apple")
    while fixture.terminal.nextEvent(timeout: 10_000) != nil, !fixture.table.takeFilterHits() {}
    fixture.table.draw(in: fixture.terminal.screen, with: fixture.palette)
    #expect(fixture.table.beginEditing())
    fixture.table.paste("!")
    fixture.settle()
    #expect(fixture.table.editedItem() == "apple 0")
    #expect(fixture.table.focusedItem() == "apple 0")
  }

  @Test func offersFuzzyHitsWhereThereAreFewGoodOnes() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.show(fixture.sections)
    fixture.filter("pnpl")
    #expect(fixture.table.focusedItem() == "pineapple")
  }

  @Test func findsInAMillionRowsWhatIsThere() throws {
    let fixture = try Fixture()
    defer { fixture.terminal.close() }
    try fixture.table.apply(
      [Section(SectionID.fruit, 0..<1_000_000)],
      views: TableViews(cell: { row, table in table.dequeue(BasicCell.self) { $0.setTitle("row \(row)") } }))
    fixture.table.beginFiltering(
      FilterText(of: [1_000_000]) { _, items, piece in
        for row in items { piece.append("row \(row)") }
      })
    fixture.table.setFilter("9999")
    fixture.settle()
    let expected = (0..<1_000_000).count { String($0).contains("9999") }
    #expect(fixture.table.focusPosition.count == expected)
    #expect(fixture.table.focusedItem() == 9999)
    #expect(fixture.table.poolCounts.alive <= fixture.terminal.size.rows + 2)
  }
}
