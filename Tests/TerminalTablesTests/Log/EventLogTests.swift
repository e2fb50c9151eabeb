import Curses
import Foundation
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite("The log of a program") struct EventLogTests {
  @Test("Keys, screens and problems are lines with the time; a typed text is not written")
  func lines() throws {
    let log = try TemporaryLog()
    let pilot = try Pilot(SecretTable())
    pilot.application.log = log.log
    pilot.press(.down, .enter)
    pilot.type("pass")
    pilot.paste("word")
    pilot.press(.enter, .up, .enter, .escape)
    pilot.application.log = nil
    pilot.press(.down)
    let lines = try log.lines()
    #expect(
      lines.map { $0.replacing(/, \d+\.\d ms$/, with: "") } == [
        "key ↓", "key Enter", "a typed character", "a typed character", "a typed character", "a typed character",
        "a pasted text of 4 characters", "problem: not that one", "key Enter", "key ↑",
        "shown: TableController<ActionMenu> “Choices”", "key Enter", "left: TableController<ActionMenu> “Choices”",
        "key Esc",
      ])
    let time = #/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /#
    #expect(try log.text().split(separator: "\n").allSatisfy { $0.contains(time) })
  }

  @Test("What blocks the main actor for more than 100 ms is told, with what it was and how long; nothing shorter is")
  func blocking() throws {
    let log = try TemporaryLog()
    var time = ContinuousClock.now
    log.log.now = { time }
    log.log.measure("key Enter") { time += .milliseconds(101) }
    log.log.measure("tasks", isWritten: false) {}
    let lines = try log.lines()
    #expect(lines.count == 2)
    #expect(try #require(lines.last).contains(/^the main actor was blocked for 1\d\d\.\d ms by key Enter$/))
  }

  @Test("What is printed is a line each, however it comes in pieces, and makes no line of its own with controls")
  func prints() throws {
    let log = try TemporaryLog()
    for piece in ["one\ntw", "o\u{1B}[2J\n", "three"] { log.log.writePrinted(Array(piece.utf8)) }
    log.log.finish()
    log.log.write("a\nb")
    #expect(try log.lines() == ["printed: one", "printed: two\\u{1b}[2J", "printed: three", "a\\u{a}b"])
  }

  @Test("A log goes on at the end of its file, which only its owner may read; one that cannot be written says why")
  func file() throws {
    let first = try TemporaryLog()
    first.log.write("first")
    try EventLog(first.path).write("second")
    #expect(try first.lines() == ["first", "second"])
    let mode = try FileManager.default.attributesOfItem(atPath: first.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(throws: EventLogError(description: "cannot write a log to /nowhere/log: No such file or directory")) {
      try EventLog("/nowhere/log")
    }
  }

  @Test("The inspector tells of the focused row and of the last key; without a key of its own there is none")
  func inspector() throws {
    let pilot = try Pilot(SecretTable())
    pilot.press(.control("g"))
    #expect(pilot.navigator.screens.count == 1)
    pilot.application.inspectorKey = .control("g")
    pilot.press(.down, .control("g"))
    let controller = try #require(pilot.controller(of: InspectorScreen.self))
    let facts = controller.content.inspection.groups.flatMap(\.facts)
    func value(_ name: String) -> String? { facts.first { $0.name == name }?.value }
    #expect(value("Class") == "TextFieldCell" && value("Identifier") == "TextFieldCell")
    #expect(value("Item") == "password" && value("Section") == "all")
    #expect(value("Traits")?.contains("TextEditable") == true && value("Traits")?.contains("Switchable") == false)
    #expect(value("“Password”") == "line 0, columns 0–7")
    #expect(value("Focus") == "row 2 of 2" && value("Rows drawn") == "2" && value("Frames sent") == "1")
    #expect(pilot.row(of: "Focused row") != nil)
    pilot.press(.control("g"), .escape)
    #expect(pilot.navigator.screens.count == 1)
  }
}

/// A log in a file that is removed with it.
@MainActor
private final class TemporaryLog {
  let path = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)").path
  let log: EventLog

  init() throws {
    log = try EventLog(path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The lines without their times.
  func lines() throws -> [String] {
    try text().split(separator: "\n").map { String($0.drop { $0 != " " }.dropFirst()) }
  }
}

private struct SecretTable: TableScreen {
  enum SectionID { case all }
  enum ItemID { case choice, password }
  let title = "Secret"
  let sections = [Section(SectionID.all, [ItemID.choice, .password])]

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .choice: table.dequeue(ActionTitleCell.self) { $0.setTitle("Choice") }
    case .password:
      table.dequeue(TextFieldCell.self) {
        $0.setTitle("Password")
        $0.onCommit = { [weak table] _ in table?.show(error: "not that one") }
      }
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    navigator.push(ActionMenu(title: "Choices", actions: []) { _ in })
  }
}
