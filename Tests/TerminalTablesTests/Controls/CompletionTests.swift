import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// What a typed text may become, listed under it.
@MainActor
@Suite struct CompletionTests {
  final class Model {
    var path = "/e"
    var isSlow = false
    var isOnTab = false
    var taken: [String] = []
  }

  struct Paths: TableScreen {
    enum SectionID { case all }
    let model: Model
    let title = "Paths"
    let sections = [Section(SectionID.all, 0..<12)]
    nonisolated static let known = ["/etc/hosts", "/etc/hostname", "/etc/passwd", "/usr/bin"]

    func cell(for item: Int, in table: TableView) -> any Cell {
      guard item == 0 else { return table.dequeue(BasicCell.self) { $0.setTitle("Row \(item)") } }
      return table.dequeue(TextFieldCell.self) {
        $0.setTitle("Path")
        $0.setText(model.path) { text in
          model.path = text
          model.taken.append(text)
        }
        $0.completions =
          model.isOnTab
          ? .onTab { typed in Self.known.filter { $0.hasPrefix(typed) } }
          : model.isSlow
            ? TextCompletions { typed async in
              await Task.yield()
              return Self.known.filter { $0.hasPrefix(typed) }
            } : TextCompletions { typed in Self.known.filter { $0.hasPrefix(typed) } }
      }
    }
  }

  @Test func tabTypesWhatAllHaveInCommonAndEnterTakesTheChosenOne() throws {
    let model = Model()
    let pilot = try Pilot(Paths(model: model))
    pilot.press(.enter)
    #expect(pilot.shows("/etc/hosts") && pilot.shows("/etc/passwd") && !pilot.shows("/usr/bin"))
    #expect(pilot.shows("Tab complete"))
    pilot.press(.tab)
    #expect(pilot.focusedLine.contains("/etc/"))
    pilot.type("h")
    pilot.press(.tab)
    #expect(pilot.focusedLine.contains("/etc/host") && !pilot.shows("/etc/passwd"))
    pilot.press(.down, .down, .enter)
    #expect(pilot.focusedLine.contains("/etc/hostname") && model.taken.isEmpty, "it is in the field now")
    #expect(!pilot.shows("/etc/hosts ") && pilot.shows("Row 1"), "the rows under the list are back")
    pilot.press(.enter)
    #expect(model.path == "/etc/hostname")
  }

  @Test func whatIsAskedWithTabIsListedThenAlone() async throws {
    let model = Model()
    model.isOnTab = true
    let pilot = try Pilot(Paths(model: model))
    pilot.press(.enter)
    #expect(!pilot.shows("/etc/hosts") && pilot.footLine.contains("Tab complete"))
    pilot.press(.tab)
    try await pilot.wait { $0.shows("/etc/passwd") }
    #expect(pilot.focusedLine.contains("/etc/") && !pilot.shows("/usr/bin"))
    pilot.type("p")
    #expect(!pilot.shows("/etc/hosts"))
    pilot.press(.tab)
    try await pilot.wait { $0.focusedLine.contains("/etc/passwd") }
    #expect(pilot.lines.filter { $0.contains("/etc/passwd") }.count == 1, "one match is no list")
    pilot.press(.enter)
    #expect(model.path == "/etc/passwd")
  }

  @Test func enterTakesWhatIsTypedWhereNoneIsChosen() throws {
    let model = Model()
    let pilot = try Pilot(Paths(model: model))
    pilot.press(.enter)
    pilot.type("t")
    pilot.press(.enter)
    #expect(model.path == "/et" && !pilot.shows("/etc/hosts"))
  }

  @Test func nothingIsShownWhereNothingFits() throws {
    let pilot = try Pilot(Paths(model: Model()))
    pilot.press(.enter)
    pilot.type("x")
    for row in 1...6 { #expect(pilot.shows("Row \(row)")) }
    #expect(!pilot.shows("Tab complete"))
    pilot.press(.escape)
    #expect(pilot.controller(of: Paths.self)?.table.isEditing == false)
  }

  @Test func escapeLeavesTheListBeforeTheEditor() throws {
    let pilot = try Pilot(Paths(model: Model()))
    let table = try #require(pilot.controller(of: Paths.self)?.table)
    pilot.press(.enter, .down, .escape)
    #expect(table.isEditing && pilot.shows("Row 1"))
    pilot.press(.escape)
    #expect(!table.isEditing)
  }

  @Test func whatIsFoundLaterIsShownThen() async throws {
    let model = Model()
    model.isSlow = true
    let pilot = try Pilot(Paths(model: model))
    pilot.press(.enter)
    try await pilot.wait { $0.shows("/etc/passwd") }
    pilot.type("tc/h")
    try await pilot.wait { !$0.shows("/etc/passwd") && $0.shows("/etc/hosts") }
  }

  @Test(arguments: [(24, 80), (9, 40), (5, 20), (1, 1), (3, 80)])
  func theListFitsAnyScreen(rows: Int, columns: Int) throws {
    let pilot = try Pilot(Paths(model: Model()), rows: rows, columns: columns)
    pilot.press(.enter, .down, .down, .tab, .down, .enter, .escape)
    #expect(pilot.lines.count == rows)
  }
}
