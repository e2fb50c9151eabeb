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
    let order = ["GENERAL", "showGrid", "tags", "author", "name", "deep", "MORE SETTINGS"]
    let places = order.map { title in pilot.lines.firstIndex { $0.contains(title) } ?? -1 }
    #expect(places == places.sorted() && !places.contains(-1), "\(places) in\n\(pilot.screen)")
  }

  @Test func sectionsAreInTheOrderOfTheFile() throws {
    let many = (1...9).map { "v\($0) = \($0)\n" }.joined()
    let pilot = try SettingsPilot(
      "[global]\n\(many)[homes]\npath = x\n[large]\n\(many)[printers]\npath = y\n",
      format: try #require(Format.named("ini")))
    let order = ["global", "homes", "path", "large", "printers", "path"]
    let rows = pilot.lines.dropFirst().dropLast(5).compactMap { line in order.first { line.contains(" \($0)") } }
    #expect(rows == order, "\(pilot.screen)")
  }

  @Test func objectsThatComeBeforeAllValuesAreShownBeforeThem() throws {
    let pilot = try SettingsPilot(#"{ "global": { "interval": 1 }, "files": "x", "other": { "on": true } }"#)
    let order = ["global", "interval", "GENERAL", "files", "other", "on "]
    let places = order.map { title in pilot.lines.dropFirst().dropLast(5).firstIndex { $0.contains(" \(title)") } ?? -1
    }
    #expect(places == places.sorted() && !places.contains(-1), "\(places) in\n\(pilot.screen)")
  }

  @Test func headingsInCommentsAreHeaders() throws {
    let text = """
      # PostgreSQL configuration file
      data_directory = '/x'
      #------------------------------------------------------------------------------
      # RESOURCE USAGE (except WAL)
      #------------------------------------------------------------------------------

      # - Memory -

      #shared_buffers = 128MB
      #work_mem = 4MB

      # - Disk -
      temp_file_limit = 1

      ################################ LIMITS ################################
      maxclients = 10

      """
    let pilot = try SettingsPilot(text, format: try #require(Format.named("postgresql")))
    let order = [
      "GENERAL", "data_directory", "RESOURCE USAGE (except WAL) · Memory", "shared_buffers", "work_mem", "Disk",
      "temp_file_limit", "LIMITS", "maxclients",
    ]
    let places = order.map { title in pilot.lines.firstIndex { $0.contains(title) } ?? -1 }
    #expect(places == places.sorted() && !places.contains(-1), "\(places) in\n\(pilot.screen)")
    try pilot.focus("work_mem")
    pilot.enter("8MB")
    #expect(pilot.focusedLine.contains("work_mem"))
    let after = order.map { title in pilot.lines.firstIndex { $0.contains(title) } ?? -1 }
    #expect(after == places, "a change moves no row")
  }

  @Test func aScreenWithASingleChildIsPassedThrough() throws {
    let text =
      #"{ "alerting": { "managers": [{ "configs": [{ "port": 1, "labels": { "deep": {} } }] }], "on": true } }"#
    let pilot = try SettingsPilot(text)
    try pilot.focus("managers")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("port"), "\(pilot.screen)")
    #expect(pilot.titleLine.contains("managers · port 1 · configs"), "\(pilot.screen)")
    try pilot.focus("All of configs")
    pilot.press(.enter)
    #expect(pilot.line(with: "Add an entry") != nil, "what was passed through can still be reached")
    pilot.press(.escape, .escape)
    #expect(pilot.focusedLine.contains("managers"))
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
    try pilot.focus("deep")
    let before = pilot.lines
    pilot.press(.enter)
    #expect(pilot.titleLine.contains("test.json › deep"))
    #expect(pilot.line(with: "level")?.hasSuffix("1") == true)
    pilot.press(.escape)
    #expect(pilot.lines == before)
    #expect(pilot.focusedLine.contains("deep"))
  }

  @Test func theHelpSaysDescriptionDefaultPathAndLine() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("showGrid")
    #expect(pilot.help.contains("showGrid · on or off · default: off"))
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
    #expect(pilot.line(with: "old") == nil, "a deprecated setting is offered anew")
    try pilot.focus("wrap")
    #expect(pilot.help.contains("not set"))
    let before = pilot.application.terminal.cursor.row
    pilot.press(.character(" "))
    #expect(pilot.application.terminal.cursor.row == before, "the row moved")
    #expect(pilot.focusedLine.contains("wrap"))
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
    #expect(pilot.line(with: "data_dir")?.hasSuffix("/x") == true)
    #expect(pilot.line(with: " api") != nil)
    try pilot.focus("data_dir")
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

  @Test func whatIsOfferedBelowABlockIsSaidToBeOfTheWholeFile() throws {
    let one = #"{"rotate": {"type": "string"}, "su": {"type": "string"}}"#
    let schema = #"{"properties": \#(one), "additionalProperties": {"properties": \#(one)}}"#
    let text = "/var/log/a.log {\n    rotate 7\n}\n"
    let pilot = try SettingsPilot(text, schema: schema, format: #require(Format.named("logrotate")))
    #expect(pilot.shows("MORE SETTINGS OF THE WHOLE FILE · 2"), "\(pilot.screen)")
  }
}
