import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// Which settings stand in which section, and which on a screen of their own.
@MainActor
@Suite struct SectionTests {
  @Test func plainValuesComeFirstThenSmallObjectsThenScreens() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: 30, columns: 80))
    let order = ["GENERAL", "Show grid", "Tags", "AUTHOR", "Name", "GROUPS", "Deep", "MORE SETTINGS"]
    let places = order.map { title in pilot.lines.firstIndex { $0.contains(title) } ?? -1 }
    #expect(places == places.sorted() && !places.contains(-1), "\(places) in\n\(pilot.screen)")
  }

  @Test func anObjectOfEightPlainValuesStandsInlineAndOneOfNineDoesNot() throws {
    func object(_ count: Int) -> String {
      "{ " + (1...count).map { "\"v\($0)\": \($0)" }.joined(separator: ", ") + " }"
    }
    let pilot = try SettingsPilot(#"{ "eight": \#(object(8)), "nine": \#(object(9)), "list": { "a": [{}] } }"#)
    #expect(pilot.line(with: " eight") != nil)
    #expect(pilot.line(with: "v8") != nil)
    #expect(pilot.line(with: "nine")?.contains("9 entries   ›") == true)
    #expect(pilot.line(with: " list") != nil)
  }

  @Test func aThousandSectionsAreListed() throws {
    let ini = try #require(Format.named("ini"))
    func text(_ count: Int) -> String { (0..<count).map { "[alpha\($0)]\nzeta = value\n" }.joined() }
    let many = try SettingsPilot(text(1000), format: ini)
    #expect(many.line(with: "alpha0")?.contains("1 entry   ›") == true, "\(many.screen)")
    #expect(many.line(with: "zeta") == nil)
    many.press(.down, .enter)
    #expect(many.line(with: "zeta")?.contains("value") == true, "\(many.screen)")
    let fewer = try SettingsPilot(text(999), format: ini)
    #expect(fewer.line(with: "zeta") != nil)
  }

  @Test func whatIsAddedToTheFileStandsBelowNoSection() throws {
    let unit = try #require(Format.named("systemd"))
    let pilot = try SettingsPilot("[Service]\nUser=x\n", format: unit)
    let rows = ["Service", "User", "THIS FILE", "Add a section"].map { title in
      pilot.lines.firstIndex { $0.contains(title) } ?? -1
    }
    #expect(rows == rows.sorted() && rows[0] > 0, "\(rows) in\n\(pilot.screen)")
    try pilot.focus("Add a section")
    pilot.enter("Install")
    #expect(pilot.text == "[Service]\nUser=x\n\n[Install]\n")
    #expect(pilot.titleLine.contains("Install"))
    pilot.type("Alias")
    pilot.press(.enter)
    pilot.type("x.service")
    pilot.press(.enter)
    #expect(pilot.text == "[Service]\nUser=x\n\n[Install]\nAlias=x.service\n")
    #expect(try SettingsPilot("{ \"a\": 1 }").line(with: "Add a setting") != nil)
  }

  @Test func escGoesBackToTheSameRow() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("Deep")
    let before = pilot.lines
    pilot.press(.enter)
    #expect(pilot.titleLine.contains("test.json › Deep"))
    #expect(pilot.line(with: "level")?.hasSuffix("1") == true)
    pilot.press(.escape)
    #expect(pilot.lines == before)
    #expect(pilot.focusedLine.contains("Deep"))
  }

  @Test func theHelpSaysDescriptionDefaultPathAndLine() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("Show grid")
    #expect(pilot.help.contains("Show grid · on or off · default: off"))
    #expect(pilot.help.contains("Draws a grid under the text."))
    #expect(pilot.help.contains("showGrid, line 3"))
  }

  @Test func aPathTooLongForTheFirstLineStandsBelowIt() throws {
    let key = "aVeryLongKeyThatLeavesNoRoomBesideItsOwnTitleOnTheLine"
    let pilot = try SettingsPilot("{ \"\(key)\": true }")
    #expect(pilot.help.contains("\(key), line 1"))
  }

  @Test func unsetSettingsAreOfferedAndAddedInTheStyleOfTheFile() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: 40, columns: 80))
    #expect(pilot.line(with: "Old") == nil, "a deprecated setting is offered anew")
    try pilot.focus("Wrap")
    #expect(pilot.help.contains("not set"))
    let before = pilot.application.terminal.cursor.row
    pilot.press(.character(" "))
    #expect(pilot.application.terminal.cursor.row == before, "the row moved")
    #expect(pilot.focusedLine.contains("Wrap"))
    let expected = Samples.text.replacing(
      "    \"inner\": { \"on\": true }\n  }\n", with: "    \"inner\": { \"on\": true }\n  },\n  \"wrap\": false\n")
    #expect(pilot.text == expected)
  }

  @Test func titlesThatAreSentencesExplainAndDoNotName() throws {
    let schema = """
      { "properties": { "data_dir": { "type": "string", "title": "The [directory][dirs] used for state." },
        "api": { "type": "object", "title": "API options.", "properties": { "on": { "type": "boolean" } } } } }
      """
    let pilot = try SettingsPilot(#"{ "data_dir": "/x", "api": { "on": true } }"#, schema: schema)
    #expect(pilot.line(with: "Data dir")?.hasSuffix("/x") == true)
    #expect(pilot.line(with: " API") != nil)
    try pilot.focus("Data dir")
    #expect(pilot.help.contains("The directory used for state."))
  }

  @Test func keysThatAPersonChoseStayAsTheyAre() throws {
    let schema = #"{ "properties": { "env": { "additionalProperties": { "type": "string", "title": "Variable" } } } }"#
    let pilot = try SettingsPilot(#"{ "env": { "editorPath": "vim" } }"#, schema: schema)
    #expect(pilot.line(with: "editorPath")?.hasSuffix("vim") == true)
    let packages = try SettingsPilot(#"{ "left-pad": "1", "express": "2" }"#)
    #expect(packages.line(with: "express") != nil)
    #expect(packages.line(with: "left-pad") != nil)
  }

  @Test func aLargeDocumentBuildsOnlyTheRowsThatShow() throws {
    let members = (0..<100_000).map { "\"key\($0)\": \($0)" }.joined(separator: ",\n")
    let pilot = try SettingsPilot("{\n\(members)\n}")
    let table = try #require(pilot.navigator.top as? TableController<SettingsScreen>).table
    let afterOpening = table.poolCounts.built
    #expect(afterOpening < 100)
    for _ in 0..<20 { pilot.press(.pageDown) }
    pilot.press(.end)
    #expect(pilot.lines.contains { $0.contains("99999") })
    #expect(table.poolCounts.built - afterOpening < 22 * 40)
    #expect(table.poolCounts.alive < 200)
  }
}
