import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// The screen in all sizes, on all terminals, and what stands around the table.
@MainActor
@Suite struct FrameTests {
  @Test(arguments: [(24, 80), (9, 40), (5, 20), (60, 200), (3, 12)])
  func everySizeCanBeWorkedIn(_ rows: Int, _ columns: Int) throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: rows, columns: columns))
    pilot.press(.character(" "))
    #expect(pilot.text == Samples.text.replacing("true, // on", with: "false, // on"))
    pilot.press(.end, .home, .enter, .escape)
  }

  @Test func theSmallestScreenDoesNotCrash() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: 1, columns: 1))
    pilot.press(.character(" "), .end, .home, .enter, .escape)
    pilot.resize(rows: 24, columns: 80)
    #expect(pilot.screen.contains("showGrid"))
  }

  @Test func resizingWhileAnEditorIsOpenKeepsWhatIsTyped() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("title")
    pilot.press(.enter, .control("u"))
    pilot.type("Day")
    pilot.resize(rows: 9, columns: 40)
    pilot.resize(rows: 5, columns: 20)
    pilot.type("book")
    pilot.resize(rows: 30, columns: 120)
    #expect(pilot.focusedLine.contains("Daybook"))
    pilot.press(.enter)
    #expect(pilot.text == Samples.text.replacing("Nightjar", with: "Daybook"))
  }

  @Test func smallScreensKeepTheTitleTheRowsAndOneLineOfHelp() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: 9, columns: 40))
    #expect(pilot.titleLine.contains("test.json"))
    #expect(pilot.footLine.contains("showGrid · on or off"))
  }

  @Test func wideScreensExplainBesideTheTable() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: 24, columns: 120))
    #expect(pilot.line(with: "Draws a grid under the text.") != nil)
    #expect(pilot.line(with: "showGrid, line 3") != nil)
  }

  @Test func aMonochromeTerminalTellsWrongFromRight() throws {
    let pilot = try SettingsPilot(#"{ "fontSize": 99 }"#, schema: Samples.schema, term: "vt100")
    #expect(pilot.line(with: "fontSize")?.contains("! 99") == true)
  }

  @Test func whatIsKnownOfTheFileAndItsSchemaIsShown() throws {
    let pilot = try SettingsPilot("\u{FEFF}{\r\n\"theme\": \"dusk\"}", schema: Samples.schema)
    try pilot.focus("About this file")
    pilot.press(.enter)
    for fact in ["memory", "jsonc, byte-order mark", "CRLF, none at the end", "written for the test"] {
      #expect(pilot.screen.contains(fact), "no \(fact) in\n\(pilot.screen)")
    }
  }

  private func fault(in text: String) throws -> ParseError {
    try #require(throws: ParseError.self) { _ = try Document(parsing: Array(text.utf8), as: .json) }
  }

  @Test func aFileThatCannotBeReadSaysWhereAndCannotBeChanged() throws {
    let text = "{\n  \"a\": 1,\n  \"b\" 2\n}\n"
    let error = try fault(in: text)
    let pilot = try SettingsPilot("{}")
    let screen = DocumentScreens.unreadable(name: "broken.json", text: Array(text.utf8), error: error)
    pilot.navigator.push(screen)
    pilot.press(.character("s"), .character(" "), .enter, .right)
    #expect(pilot.titleLine.contains("broken.json"))
    #expect(pilot.screen.contains("Line 3, column"))
    #expect(pilot.screen.contains("expected \":\""))
    #expect(pilot.screen.contains("\"b\" 2"))
    #expect(pilot.store.text == "{}")
  }

  @Test func aFileThatCannotBeReadIsMendedInAnEditor() throws {
    var line = 0
    let pilot = try SettingsPilot("{}")
    let mended = DocumentScreens.settings(of: pilot.model)
    let error = try fault(in: "{\n\n  x }")
    let screen = DocumentScreens.unreadable(
      name: "broken.json", text: [], error: error,
      editor: ExternalEditor(name: "ed") { line = $0 }
    ) { mended }
    pilot.navigator.push(screen)
    pilot.press(.character("e"))
    #expect(line == 3)
    #expect(pilot.navigator.top === mended)
    #expect(pilot.navigator.screens.count == 2)
  }

  @Test func aFileThatIsNoSettingsFileSaysWhyAndOpensInAnEditor() throws {
    var line = 0
    let pilot = try SettingsPilot("{}")
    let screen = DocumentScreens.refused(
      name: "lamp", text: Array("#!/bin/sh\nexit 0\n".utf8), reason: "a shell script",
      editor: ExternalEditor(name: "vi") { line = $0 })
    pilot.navigator.push(screen)
    pilot.display()
    #expect(pilot.screen.contains("This file is not read as settings"), "\(pilot.screen)")
    #expect(pilot.screen.contains("a shell script; e opens it in vi"))
    #expect(pilot.screen.contains("How it begins") && pilot.screen.contains("exit 0"))
    pilot.press(.character("e"))
    #expect(line == 1)
  }

  @Test(arguments: [
    (#"{ "a" 1 }"#, #"{ "a" 1 }"#),
    ("{" + String(repeating: #""k": 0, "#, count: 700) + #""a" 1}"#, #""k": 0, "a" 1}"#),
  ])
  func theColumnAtFaultIsShownAndMarked(_ text: String, _ shown: String) throws {
    let error = try fault(in: text)
    let pilot = try SettingsPilot("{}")
    pilot.navigator.push(DocumentScreens.unreadable(name: "broken.json", text: Array(text.utf8), error: error))
    pilot.display()
    let line = try #require(pilot.line(with: shown), "\(pilot.screen)")
    let mark = try #require(pilot.lines.first { $0.hasSuffix(" ^") }, "\(pilot.screen)")
    #expect(line.dropFirst(mark.count - 1).first == "1", "\(pilot.screen)")
  }
}
