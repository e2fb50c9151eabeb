import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Screens of tables as a user meets them: keys, navigation, marks, actions, the mouse.
@MainActor
@Suite struct TableScreenTests {
  @MainActor
  final class Model {
    var files = (1...40).map { "file \($0)" }
    var deleted: [String] = []
  }

  struct Files: TableScreen {
    enum SectionID { case all }
    let model: Model
    let title = "Files"
    var allowsMultipleSelection: Bool { true }
    var sections: [Section<SectionID, String>] { [Section(.all, model.files)] }

    func header(for section: SectionID) -> String? { "All files" }

    func cell(for item: String, in table: TableView) -> any Cell {
      table.dequeue(DisclosureBytesCountTitleCell.self) {
        $0.setTitle(item)
        $0.setBytesCount(item.utf8.count * 1024)
      }
    }

    func didSelect(_ item: String, in navigator: Navigator) { navigator.push(One(name: item)) }

    func actions(for item: String, in table: TableView, navigator: Navigator) -> [KeyBinding] {
      [
        KeyBinding("delete", keys: [.character("d")], help: "delete", explanation: "Deletes the marked files") {
          let marked: [String] = table.selectedItems()
          let chosen = marked.isEmpty ? [item] : marked
          model.deleted += chosen.sorted()
          model.files.removeAll(where: chosen.contains)
          table.reloadSections()
        },
        KeyBinding(
          "print", keys: [.character("p")], help: "print", explanation: "Prints the file",
          disabledReason: "no printer is there"
        ) {},
        KeyBinding(
          "quote", keys: [.character("'")], help: "quote", explanation: "Says why not",
          disabledReason: "a sentence that is longer than forty columns has several lines, and none of its words is cut"
        ) {},
      ]
    }

    func canMove(_ item: String) -> Bool { true }

    func move(_ item: String, by distance: Int) {
      guard let place = model.files.firstIndex(of: item), model.files.indices.contains(place + distance) else { return }
      model.files.swapAt(place, place + distance)
    }
  }

  struct One: TableScreen {
    enum SectionID { case all }
    let name: String
    var title: String { name }
    var sections: [Section<SectionID, String>] { [Section(.all, ["about"])] }
    func cell(for item: String, in table: TableView) -> any Cell {
      table.dequeue(ActionTitleCell.self) { $0.setTitle("\(item) \(name)") }
    }
  }

  @Test func onASmallScreenTheLastLineHasTheKeysWhereNothingIsExplained() throws {
    let pilot = try Pilot(Files(model: Model()), rows: 9, columns: 40)
    #expect(pilot.footLine.contains("d delete") && pilot.footLine.contains("? all keys"))
    pilot.press(.character("p"))
    #expect(pilot.footLine == " no printer is there")
    pilot.press(.down)
    #expect(pilot.footLine.contains("? all keys"))
  }

  @Test func onASmallScreenWhatIsSaidHasTheLinesThatItNeeds() throws {
    let pilot = try Pilot(Files(model: Model()), rows: 9, columns: 40)
    for _ in 0..<6 { pilot.press(.down) }
    pilot.press(.character("'"))
    #expect(
      pilot.lines.suffix(3) == [
        " a sentence that is longer than forty", " columns has several lines, and none of", " its words is cut",
      ])
    #expect(pilot.row(of: "file 7") != nil, "the row stays in sight")
    pilot.press(.down)
    #expect(pilot.footLine.contains("? all keys") && pilot.row(of: "file 8") != nil)
  }

  @Test func goingBackComesToTheSameRow() throws {
    let pilot = try Pilot(Files(model: Model()))
    for _ in 0..<25 { pilot.press(.down) }
    let before = pilot.lines
    pilot.press(.enter)
    #expect(pilot.lines[0] == " Files › file 26")
    #expect(pilot.row(of: "about file 26") != nil)
    pilot.press(.escape)
    #expect(pilot.lines == before)
  }

  @Test func escOnTheFirstScreenLeavesNothingAndSaysHow() throws {
    let pilot = try Pilot(Files(model: Model()))
    #expect(pilot.footLine.contains("q quit") && !pilot.footLine.contains("Esc"))
    pilot.press(.escape, .escape)
    #expect(pilot.outcome == nil && pilot.footLine.contains("first screen; q leaves"))
    pilot.press(.enter)
    #expect(pilot.footLine.contains("Esc back") && !pilot.footLine.contains("q quit"))
    // One Esc too many, after a search and a dialog.
    pilot.press(.escape, .character("/"), .escape, .escape)
    #expect(pilot.outcome == nil && pilot.titleLine == " Files")
    pilot.press(.character("q"))
    #expect(pilot.outcome == .quit)
  }

  @Test func escNamesTheKeyThatTheUserHasForLeaving() throws {
    let pilot = try Pilot(rows: 24, columns: 80)
    pilot.navigator.keyMap = try KeyMap(parsing: "quit = F10")
    pilot.show(TableController(Files(model: Model())))
    pilot.press(.escape)
    #expect(pilot.footLine.contains("F10 leaves"))
  }

  @Test func escInASearchThatIsAlwaysOpenLeavesNothingOnTheFirstScreen() throws {
    struct Palette: TableScreen {
      enum SectionID { case all }
      let title = "Palette"
      let searchBar: SearchBar? = SearchBar()
      let sections = [Section(SectionID.all, ["one"])]
      func cell(for item: String, in table: TableView) -> any Cell {
        table.dequeue(BasicCell.self) { $0.setTitle(item) }
      }
    }
    let pilot = try Pilot(Palette())
    pilot.press(.character("q"), .escape)
    #expect(pilot.outcome == nil && pilot.footLine.contains("Ctrl-C leaves"), "\(pilot.screen)")
  }

  @Test func enterIsOfferedWhereSomethingIsChosen() throws {
    let pilot = try Pilot(Files(model: Model()))
    #expect(pilot.footLine.contains("Enter open"))
    pilot.press(.enter)
    #expect(pilot.shows("about file 1") && !pilot.footLine.contains("Enter"), "the screen does nothing with a row")
    pilot.press(.character("?"))
    pilot.type("opens the row")
    #expect(!pilot.shows("Opens the row"))
  }

  @Test func theFootOfTheScreenAndTheHelpSayTheSameKeys() throws {
    let pilot = try Pilot(Files(model: Model()), columns: 200)
    let bindings = try #require(pilot.controller(of: Files.self)).keyBindings(in: pilot.navigator)
    let foot = try #require(pilot.lines.last)
    for binding in bindings where binding.isInFooter && binding.disabledReason == nil {
      #expect(foot.contains(binding.help), "\(binding.name)")
    }
    #expect(!foot.contains("print"), "what does nothing now is left out")
    pilot.press(.character("?"))
    var help: Set<String> = []
    for _ in bindings {
      pilot.press(.down)
      help.formUnion(pilot.lines)
    }
    for binding in bindings {
      #expect(help.contains { $0.contains(binding.explanation) && $0.contains(binding.keyNames) }, "\(binding.name)")
    }
  }

  @Test func enterInTheHelpDoesWhatTheKeyWouldHaveDone() throws {
    let pilot = try Pilot(Files(model: Model()))
    pilot.press(.character("?"))
    while !pilot.lines.contains(where: { $0.hasPrefix("▎") && $0.contains("Marks the row") }) { pilot.press(.down) }
    pilot.press(.enter)
    #expect(pilot.lines[0] == " Files")
    #expect(pilot.lines.contains { $0.contains("✓") && $0.contains("file 1") })
  }

  @Test func aCommandIsFoundByTypingAndDoneByEnter() throws {
    let pilot = try Pilot(Files(model: Model()))
    pilot.press(.character("?"))
    pilot.type("marks the")
    #expect(pilot.line(with: "▎")?.contains("Marks the row") == true, "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.lines[0] == " Files")
    #expect(pilot.lines.contains { $0.contains("✓") && $0.contains("file 1") })
  }

  @Test func aCommandThatDoesNotApplySaysWhy() throws {
    let pilot = try Pilot(Files(model: Model()))
    pilot.press(.character("?"))
    pilot.type("print")
    let row = try #require(pilot.row(of: "▎"))
    #expect(pilot.lines[row + 1].contains("Not now: no printer"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("Keys"), "a command that does not apply leaves the palette open")
    #expect(pilot.footLine.contains("no printer"))
    pilot.press(.escape)
    #expect(pilot.lines[0] == " Files")
  }

  @Test func everyKeyThatTheHelpNamesReachesItsBinding() throws {
    let pilot = try Pilot(Files(model: Model()))
    let bindings = try #require(pilot.controller(of: Files.self)).keyBindings(in: pilot.navigator)
    let keys = bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func marksStayWithTheirItemsAndAreActedOnAtOnce() throws {
    let model = Model()
    let pilot = try Pilot(Files(model: model))
    pilot.press(.character("m"), .down, .character("m"))
    #expect(
      pilot.lines.filter { $0.contains("✓") }.map { $0.split(separator: " ")[1...2].joined(separator: " ") } == [
        "file 1", "file 3",
      ])
    pilot.press(.character("J"))
    #expect(pilot.lines.filter { $0.contains("✓") }.count == 2)
    pilot.press(.character("d"))
    #expect(model.deleted == ["file 1", "file 3"])
    #expect(!pilot.lines.contains { $0.contains("✓") })
    #expect(pilot.controller(of: Files.self)?.table.markCount == 0)
  }

  @Test func allMarksGoAtOnce() throws {
    let pilot = try Pilot(Files(model: Model()))
    pilot.press(.character("m"), .character("m"), .character("M"))
    #expect(!pilot.lines.contains { $0.contains("✓") })
  }

  @Test func theMenuDoesWhatTheKeysDo() throws {
    let model = Model()
    let pilot = try Pilot(Files(model: model))
    pilot.press(.down, .tab)
    #expect(pilot.lines[0] == " Files › Actions")
    #expect(pilot.lines.contains { $0.contains("Deletes the marked files") && $0.contains("d") })
    pilot.press(.down, .enter)
    #expect(pilot.lines.contains { $0.contains("no printer is there") }, "an action that does nothing now says why")
    pilot.press(.up, .enter)
    #expect(model.deleted == ["file 2"])
    #expect(pilot.lines[0].hasPrefix(" Files") && pilot.controller(of: Files.self)?.table.focusedItem() == "file 3")
  }

  @Test func aMovedRowKeepsTheFocus() throws {
    let model = Model()
    let pilot = try Pilot(Files(model: model))
    pilot.press(.character("]"), .character("]"))
    #expect(model.files.prefix(3) == ["file 2", "file 3", "file 1"])
    #expect(pilot.controller(of: Files.self)?.table.focusedItem() == "file 1")
    pilot.press(.character("["), .character("["), .character("["))
    #expect(model.files.prefix(2) == ["file 1", "file 2"])
  }

  @Test func aPressFocusesAndASecondOneOpens() throws {
    let pilot = try Pilot(Files(model: Model()))
    let row = try #require(pilot.row(of: "file 4"))
    pilot.mouse(.press, row: row)
    #expect(pilot.lines[row].hasPrefix("▎"))
    pilot.mouse(.doubleClick, row: row)
    #expect(pilot.row(of: "about file 4") != nil)
  }

  @Test func theWheelScrollsAndLeavesTheFocus() throws {
    let pilot = try Pilot(Files(model: Model()))
    pilot.mouse(.wheelDown, row: 5)
    #expect(pilot.row(of: "file 1 ") == nil && pilot.row(of: "All files") == 2)
    #expect(pilot.controller(of: Files.self)?.table.focusedItem() == "file 1")
    pilot.mouse(.wheelUp, row: 5)
    #expect(pilot.row(of: "file 1 ") == 3)
  }

  @Test func theIndicatorIsDrawnToWhereOneWants() throws {
    let pilot = try Pilot(Files(model: Model()), rows: 14)
    let column = 79
    func thumb() -> [Int] {
      (0..<14).filter { pilot.terminal.cell(at: Point(row: $0, column: column)).text == "▐" }
    }
    let lines = (2..<10)
    #expect(thumb().first == lines.lowerBound)
    pilot.mouse(.press, row: 2, column: column)
    pilot.mouse(.drag, row: 9, column: column)
    #expect(pilot.row(of: "file 40") != nil)
    #expect(thumb().last == lines.upperBound - 1)
    pilot.mouse(.drag, row: 2, column: column)
    pilot.mouse(.release, row: 2, column: column)
    #expect(pilot.row(of: "file 1 ") != nil && thumb().first == 2)
  }

  @Test(arguments: [(1, 1), (1, 80), (5, 20), (20, 5), (3, 3), (9, 40)])
  func aScreenOfAnySizeTakesKeys(rows: Int, columns: Int) throws {
    let pilot = try Pilot(Files(model: Model()))
    pilot.resize(rows: rows, columns: columns)
    pilot.press(.down, .pageDown, .enter, .escape, .character("m"), .end, .character("?"), .escape, .tab, .escape)
    #expect(pilot.lines.count == rows)
    pilot.resize(rows: 24, columns: 80)
    #expect(pilot.lines[0].hasPrefix(" Files"))
    #expect(pilot.row(of: "▎") != nil)
  }

  @Test func aTableOfFiveLinesAndTwentyColumnsIsUsable() throws {
    let pilot = try Pilot(Files(model: Model()), rows: 5, columns: 20)
    #expect(pilot.lines.contains { $0.hasPrefix("▎file 1") })
    pilot.press(.down)
    #expect(pilot.lines.contains { $0.hasPrefix("▎file 2") })
    pilot.press(.enter)
    #expect(pilot.lines.contains { $0.contains("about file 2") })
  }

  @Test func theHardwareCursorParksOnTheFocusedRow() throws {
    let pilot = try Pilot(Files(model: Model()))
    pilot.press(.down, .down)
    #expect(pilot.cursor == Point(row: pilot.row(of: "file 3 ") ?? -1, column: 0))
  }

  @Test func anEmptyTableSaysSo() throws {
    let model = Model()
    model.files = []
    let pilot = try Pilot(Files(model: model))
    #expect(pilot.row(of: "Nothing here") != nil)
    pilot.navigator.reloadTop()
    pilot.press(.down)
    #expect(pilot.row(of: "Nothing here") != nil)
    model.files = ["file 1"]
    pilot.navigator.reloadTop()
    pilot.press(.down)
    #expect(pilot.row(of: "Nothing here") == nil && pilot.row(of: "file 1 ") != nil)
  }
}
