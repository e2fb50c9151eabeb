import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// A search that is open while the data under it changes.
@MainActor
@Suite struct LivingSearchTests {
  @MainActor
  final class Model {
    var names: [String]
    var others: [String] = []
    /// What the screen was asked to show that is not there any more.
    var missing: [String] = []
    var texts: FilterText?
    init(_ names: [String]) { self.names = names }
  }

  struct Processes: TableScreen {
    enum SectionID { case all, others }
    let model: Model
    let title = "Processes"
    var sections: [Section<SectionID, String>] { [Section(.all, model.names), Section(.others, model.others)] }
    var searchTexts: FilterText? { model.texts }
    func header(for section: SectionID) -> String? { section == .others && !model.others.isEmpty ? "OTHERS" : nil }
    func footer(for section: SectionID) -> String? { "The end of \(section)" }

    func cell(for name: String, in table: TableView) -> any Cell {
      note(name)
      return table.dequeue(BasicCell.self) { $0.setTitle("process \(name)") }
    }

    func searchText(for name: String) -> String? {
      note(name)
      return name
    }

    private func note(_ name: String) {
      if !model.names.contains(name) && !model.others.contains(name) { model.missing.append(name) }
    }
  }

  private func pilot(_ model: Model) throws -> (Pilot, TableController<Processes>) {
    let pilot = try Pilot(Processes(model: model))
    return (pilot, try #require(pilot.controller()))
  }

  /// Answers wake-ups until the search has come to its end, as the event loop does.
  private func settle(_ pilot: Pilot, _ controller: TableController<Processes>) {
    while controller.table.isSearching, let event = pilot.terminal.nextEvent(timeout: 10_000) { pilot.send(event) }
  }

  private func rows(_ pilot: Pilot) -> [String] {
    pilot.lines.compactMap { line in
      line.range(of: "process ").map { String(line[$0.upperBound...].prefix { $0 != " " && $0 != "▐" }) }
    }
  }

  private func refresh(_ pilot: Pilot, _ controller: TableController<Processes>) {
    controller.table.reloadSections()
    pilot.navigator.needsDisplay = true
    pilot.display()
  }

  private var many: [String] { (0..<128).map { "sh-\($0)" } + ["tmux-1", "tmux-2", "tmux-3"] }

  @Test(arguments: ["zzz", "", "z\u{8}"])
  func aSearchThatFoundNothingLeavesTheFocusWhereItWas(_ typed: String) throws {
    let (pilot, controller) = try pilot(Model((1...50).map(String.init)))
    pilot.press(.end, .up)
    let before = pilot.lines
    pilot.type("/")
    for character in typed {
      pilot.press(character == "\u{8}" ? .backspace : .character(character))
      settle(pilot, controller)
    }
    pilot.press(.enter)
    #expect(controller.table.focusedItem() == "49")
    #expect(pilot.lines == before)
  }

  @Test func theQuerySurvivesRefreshes() throws {
    let model = Model(many)
    let (pilot, controller) = try pilot(model)
    pilot.press(.character("/"))
    pilot.type("tmux")
    settle(pilot, controller)
    #expect(pilot.lines.last?.contains("Search: tmux") == true)
    for round in 0..<5 {
      model.names = ["new-\(round)"] + model.names.reversed()
      refresh(pilot, controller)
      #expect(Set(rows(pilot)) == ["tmux-1", "tmux-2", "tmux-3"], "the hits stay while they are looked for again")
      #expect(pilot.lines.last?.contains("3 found") == true)
      settle(pilot, controller)
      #expect(Set(rows(pilot)) == ["tmux-1", "tmux-2", "tmux-3"])
      #expect(pilot.lines.last?.contains("3 found") == true)
    }
    #expect(model.missing.isEmpty)
  }

  @Test func hitsThatComeAndGoAreShown() throws {
    let model = Model(many)
    let (pilot, controller) = try pilot(model)
    pilot.press(.character("/"))
    pilot.type("tmux")
    settle(pilot, controller)
    pilot.press(.down)
    #expect(controller.table.focusedItem() == "tmux-2")
    model.names.removeAll { $0 == "tmux-1" }
    model.names.insert("tmux-0", at: 0)
    refresh(pilot, controller)
    #expect(rows(pilot) == ["tmux-2", "tmux-3"], "what is gone is asked of nobody")
    settle(pilot, controller)
    #expect(rows(pilot) == ["tmux-0", "tmux-2", "tmux-3"])
    #expect(controller.table.focusedItem() == "tmux-2", "the focus stays with its item")
    #expect(pilot.lines.last?.contains("3 found") == true)
    model.names.removeAll { $0 == "tmux-2" }
    refresh(pilot, controller)
    #expect(controller.table.focusedItem() == "tmux-3", "and goes to its neighbour")
    settle(pilot, controller)
    pilot.press(.escape)
    #expect(!controller.table.isFiltering)
    #expect(pilot.lines.contains { $0.contains("process sh-0") })
    #expect(model.missing.isEmpty)
  }

  @Test func theFocusStaysWithTheFirstHitWhenOthersComeBeforeIt() throws {
    let model = Model(["alpha", "beta"])
    let (pilot, controller) = try pilot(model)
    pilot.press(.character("/"))
    pilot.type("a")
    settle(pilot, controller)
    #expect(controller.table.focusedItem() == "alpha")
    model.names.insert("aaa", at: 0)
    refresh(pilot, controller)
    settle(pilot, controller)
    #expect(rows(pilot) == ["aaa", "alpha", "beta"])
    #expect(controller.table.focusedItem() == "alpha")
  }

  @Test func whatIsFoundOnlyAfterAChangeIsFound() throws {
    let model = Model(["alpha"])
    let (pilot, controller) = try pilot(model)
    pilot.press(.character("/"))
    pilot.type("zeta")
    settle(pilot, controller)
    #expect(pilot.lines.contains { $0.contains("Nothing found") })
    model.others = ["zeta"]
    refresh(pilot, controller)
    settle(pilot, controller)
    #expect(rows(pilot) == ["zeta"])
    #expect(controller.table.focusedItem() == "zeta")
  }

  @Test func noFooterIsAmongTheHits() throws {
    let model = Model(["alpha", "beta"])
    model.others = ["gamma"]
    let (pilot, controller) = try pilot(model)
    #expect(pilot.lines.contains { $0.contains("The end of others") })
    pilot.press(.character("/"))
    pilot.type("a")
    settle(pilot, controller)
    #expect(Set(rows(pilot)) == ["alpha", "beta", "gamma"])
    #expect(pilot.lines.contains { $0.contains("OTHERS") })
    #expect(!pilot.lines.contains { $0.contains("The end of") })
  }

  @Test func textsThatAreGivenAllAtOnceAreAskedForAgain() throws {
    let model = Model(["alpha", "beta"])
    model.texts = FilterText([["one", "two"], []])
    let (pilot, controller) = try pilot(model)
    pilot.press(.character("/"))
    pilot.type("two")
    settle(pilot, controller)
    #expect(rows(pilot) == ["beta"])
    model.names.append("gamma")
    model.texts = FilterText([["one", "three", "two"], []])
    refresh(pilot, controller)
    settle(pilot, controller)
    #expect(rows(pilot) == ["gamma"])
    // Texts of other rows than those of the table would find the wrong ones.
    model.names.append("process-two")
    refresh(pilot, controller)
    settle(pilot, controller)
    #expect(rows(pilot) == ["process-two"])
  }

  @Test func aChangeBeforeTheFirstHitsLeavesAllRows() throws {
    let model = Model(["alpha", "beta"])
    let (pilot, controller) = try pilot(model)
    pilot.press(.character("/"))
    model.names.append("gamma")
    refresh(pilot, controller)
    #expect(rows(pilot) == ["alpha", "beta", "gamma"])
    pilot.type("gam")
    settle(pilot, controller)
    #expect(rows(pilot) == ["gamma"])
  }

  /// Data that changes sooner than it can be searched is searched all the same.
  @Test func aPassEndsThoughTheContentChangesMeanwhile() throws {
    let model = Model((0..<5_000).map { "row-\($0)" })
    let table = TableView()
    let terminal = try Terminal.headless(Size(rows: 10, columns: 40))
    defer { terminal.close() }
    table.register(BasicCell.self)
    let palette = Palette(.monochrome, on: terminal)
    func show() throws {
      try table.apply(
        [Section("all", model.names)],
        views: TableViews(cell: { name, table in table.dequeue(BasicCell.self) { $0.setTitle(name) } }))
      table.resize(to: terminal.size)
      table.draw(in: terminal.screen, with: palette)
    }
    try show()
    table.beginFiltering(by: { (name: String) in name })
    table.setFilter("row-4999")
    var changes = 0
    while table.focusedItem(as: String.self) != "row-4999", terminal.nextEvent(timeout: 10_000) != nil {
      model.names.append("more-\(changes)")
      try show()
      changes += 1
      table.takeFilterHits()
    }
    #expect(table.focusedItem() == "row-4999")
    #expect(changes > 1)
  }
}
