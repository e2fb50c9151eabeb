import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite("Panes") struct SplitScreenTests {
  @MainActor
  final class Model {
    var folder = "bin"
    let files = ["bin": ["cat", "ls"], "etc": ["fstab", "hosts"], "usr": []]
  }

  struct Folders: TableScreen {
    enum SectionID { case all }
    let model: Model
    let title = "Folders"
    var sections: [Section<SectionID, String>] { [Section(.all, model.files.keys.sorted())] }
    func cell(for name: String, in table: TableView) -> any Cell {
      table.dequeue(BasicCell.self) { $0.setTitle(name) }
    }
    func didFocus(_ name: String, in table: TableView) { model.folder = name }
    func help(for name: String) -> RowHelp? { RowHelp("the folder \(name)") }
  }

  struct Files: TableScreen {
    enum SectionID { case all }
    let model: Model
    var title: String { "in \(model.folder)" }
    var sections: [Section<SectionID, String>] { [Section(.all, model.files[model.folder] ?? [])] }
    let emptyMessage = "No files"
    func cell(for name: String, in table: TableView) -> any Cell {
      table.dequeue(BasicCell.self) { $0.setTitle(name) }
    }
    func help(for name: String) -> RowHelp? { RowHelp("the file \(name)") }
    func keyBindings(for item: String?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
      [KeyBinding("copy", keys: [.character("c")], help: "copy") { navigator.show(message: "copied \(item ?? "")") }]
    }
  }

  /// Under the split screen, so that Esc has somewhere to go.
  private func pilot(axis: SplitScreen.Axis = .horizontal, rows: Int = 20, columns: Int = 60) throws
    -> (pilot: Pilot, split: SplitScreen)
  {
    let model = Model()
    let pilot = try Pilot(Folders(model: model), rows: rows, columns: columns)
    let split = SplitScreen(
      "Browser", axis: axis,
      [
        Pane(Folders(model: model), size: axis == .horizontal ? .fixed(24) : .weight(1)),
        Pane(Files(model: model), followsFocus: true),
      ])
    pilot.navigator.push(split)
    pilot.send(.wake)
    return (pilot, split)
  }

  private func isHighlighted(_ pilot: Pilot, row: Int, column: Int) -> Bool {
    pilot.terminal.cell(at: Point(row: row, column: column)).attributes.contains(.reverse)
  }

  @Test func tablesAreSideBySideWithARuleBetween() throws {
    let (pilot, _) = try pilot()
    #expect(pilot.lines[0] == " Folders › Browser › Folders")
    #expect(pilot.lines[2] == "▎Folders                │ in bin")
    #expect(pilot.lines[3] == "▎bin                    │▎  cat")
    #expect(pilot.lines[16...17].contains(" the folder bin"))
    #expect(isHighlighted(pilot, row: 3, column: 2))
    #expect(!isHighlighted(pilot, row: 3, column: 29), "the row of the other pane has its mark alone")
  }

  @Test func tabGivesTheKeysToTheNextPane() throws {
    let (pilot, split) = try pilot()
    pilot.press(.tab)
    #expect(split.activePane == 1)
    #expect(pilot.lines[0] == " Folders › Browser › in bin")
    #expect(pilot.lines[2] == " Folders                │▎in bin")
    #expect(pilot.lines[16...17].contains(" the file cat"))
    #expect(pilot.lines[19].contains("c copy"))
    #expect(!isHighlighted(pilot, row: 3, column: 2))
    #expect(isHighlighted(pilot, row: 3, column: 29))
    pilot.press(.down, .character("c"))
    #expect(pilot.lines[19] == " copied ls")
    pilot.press(.backTab, .down)
    #expect(pilot.lines[4].hasPrefix("▎etc"))
    let shown = pilot.cells
    pilot.send(.resumed)
    #expect(pilot.cells == shown)
  }

  @Test func theDetailFollowsTheFocusOfTheMaster() throws {
    let (pilot, _) = try pilot()
    pilot.press(.down)
    #expect(pilot.lines[2].hasSuffix("in etc"))
    #expect(pilot.lines[3].hasSuffix("fstab"))
    pilot.press(.down)
    #expect(pilot.lines[4].hasSuffix("No files"))
    pilot.press(.up)
    #expect(pilot.lines[3].hasSuffix("fstab") && pilot.lines[4].hasSuffix("hosts"))
    let shown = pilot.cells
    pilot.send(.resumed)
    #expect(pilot.cells == shown)
  }

  @Test func aClickGoesToThePaneUnderIt() throws {
    let (pilot, split) = try pilot()
    pilot.mouse(.press, row: 4, column: 30)
    #expect(split.activePane == 1)
    #expect(pilot.lines[4].contains("│▎  ls"))
    pilot.mouse(.press, row: 2, column: 3)
    #expect(split.activePane == 0)
  }

  @Test func aSearchIsTypedInTheLineOfThePaneThatHasTheKeys() throws {
    let (pilot, _) = try pilot()
    pilot.press(.tab)
    pilot.type("/l")
    #expect(pilot.lines[19].hasPrefix(" Search: l"))
    #expect(pilot.cursor == Point(row: 19, column: 10))
    pilot.press(.escape, .escape)
    #expect(pilot.lines[0] == " Folders")
  }

  @Test func tablesAreAboveEachOther() throws {
    let (pilot, _) = try pilot(axis: .vertical, rows: 24)
    let rule = try #require(pilot.lines[3...].firstIndex { $0.hasPrefix("───") })
    #expect(pilot.lines[2] == "▎Folders")
    #expect(pilot.lines[rule + 1] == " in bin")
    #expect(pilot.lines[rule + 2] == "▎  cat")
  }

  @Test func onANarrowScreenThereIsOnePaneAtATime() throws {
    let (pilot, split) = try pilot(columns: 40)
    #expect(pilot.lines[2] == "▎  bin")
    #expect(!pilot.lines.contains { $0.contains("cat") })
    pilot.press(.down, .tab)
    #expect(pilot.lines[2...3] == ["▎  fstab", "   hosts"])
    pilot.press(.escape)
    #expect(split.activePane == 0 && pilot.navigator.top === split)
    #expect(pilot.lines[2...4] == ["   bin", "▎  etc", "   usr"])
    pilot.resize(rows: 20, columns: 60)
    #expect(pilot.lines[3].contains("│▎  fstab"))
    let shown = pilot.cells
    pilot.send(.resumed)
    #expect(pilot.cells == shown)
  }

  @Test func sharesAddUpToTheWholeScreen() {
    let area = Rect(row: 0, column: 0, rows: 30, columns: 101)
    let frames = PaneFrames([.weight(1), .weight(2), .weight(1)], axis: .horizontal, in: area, active: 0)
    #expect(frames.panes.map { $0?.table.columns } == [24, 50, 25])
    #expect(frames.panes.last??.table.endColumn == 101)
    let lines = PaneFrames([.fixed(10), .weight(1)], axis: .vertical, in: area, active: 0)
    #expect(lines.panes.map { $0?.table.endRow } == [10, 30])
  }
}

@MainActor
@Suite("What is around the rows can be left out") struct ChromePartsTests {
  struct Rows: TableScreen {
    enum SectionID { case all }
    let title = "Rows"
    var chrome: ChromeParts
    let sections = [Section(SectionID.all, 0..<100)]
    func cell(for item: Int, in table: TableView) -> any Cell {
      table.dequeue(BasicCell.self) { $0.setTitle("row \(item)" + String(repeating: " wide", count: 40)) }
    }
    func help(for item: Int) -> RowHelp? { RowHelp("about \(item)") }
    func keyBindings(for item: Int?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
      [KeyBinding("say", keys: [.character("s")], help: "say") { navigator.show(message: "said") }]
    }
  }

  private func rows(_ lines: [String]) -> [Int] {
    lines.indices.filter { lines[$0].contains("row ") }
  }

  @Test(arguments: [(24, 80), (60, 200), (9, 40)])
  func aTableFillsTheTerminal(rows: Int, columns: Int) throws {
    let pilot = try Pilot(Rows(chrome: []), rows: rows, columns: columns)
    #expect(self.rows(pilot.lines) == Array(0..<rows))
    pilot.press(.character("s"))
    #expect(pilot.lines.last == " said")
    pilot.press(.down)
    #expect(self.rows(pilot.lines) == Array(0..<rows))
    pilot.press(.character("/"))
    #expect(pilot.lines.last?.hasPrefix(" Search:") == true)
  }

  @Test func eachPartCanBeLeftOutByItself() throws {
    let title = try Pilot(Rows(chrome: [.title]))
    #expect(title.lines[0] == " Rows" && rows(title.lines) == Array(1...23))
    let keys = try Pilot(Rows(chrome: [.keys, .rules]))
    #expect(rows(keys.lines) == Array(0...21))
    #expect(keys.lines[22].hasPrefix("────") && keys.lines[23].contains("? all keys"))
    let help = try Pilot(Rows(chrome: [.title, .help]))
    #expect(rows(help.lines) == Array(1...20) && help.lines[21] == " about 0")
    let wide = try Pilot(Rows(chrome: [.title, .rules, .keys]), columns: 200)
    #expect(wide.controller(of: Rows.self)?.table.viewport.size.columns == 200)
  }

  @Test func nothingIsLeftOfAScreenThatHadMoreRoomForItsRows() throws {
    let pilot = try Pilot(Rows(chrome: [.title]), rows: 24, columns: 120)
    pilot.navigator.push(Rows(chrome: .all))
    pilot.send(.wake)
    let shown = pilot.cells
    pilot.send(.resumed)
    #expect(pilot.cells == shown)
  }
}
