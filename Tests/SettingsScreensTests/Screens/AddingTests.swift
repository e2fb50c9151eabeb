import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// What is added has its name and its value before any letter is a command again.
@MainActor
@Suite struct AddingTests {
  private static let tools = """
    { "properties": { "tool": { "type": "object", "properties": {
      "ruff": { "title": "Linter" }, "flake": { "title": "Package Manager", "type": "object" },
      "uv": { "title": "Package Manager", "type": "object" } } } } }
    """

  private func toml(_ text: String) throws -> SettingsPilot {
    try SettingsPilot(text, schema: Self.tools, format: .toml)
  }

  @Test func aLongNameIsCutBeforeTheValueThatIsTyped() throws {
    let schema = #"{"properties": {"permissionExplainerEnabled": {"type": "boolean", "default": true}}}"#
    let pilot = try SettingsPilot("{}\n", schema: schema, size: Size(rows: 9, columns: 40))
    pilot.press(.character("a"))
    pilot.answer("permissionExplainerEnabled")
    #expect(pilot.focusedLine.contains("permissionExpl… true"), "\(pilot.screen)")
  }

  @Test func aKeyThatNoSchemaTypesIsAddedToTOML() throws {
    let pilot = try toml("[tool.ruff]\nfix = true\n")
    try pilot.focus("tool")
    pilot.press(.enter, .character("a"))
    pilot.type("ruff-lsp")
    pilot.press(.enter)
    pilot.type("100")
    pilot.press(.enter)
    #expect(pilot.text.contains("ruff-lsp = 100\n"), "\(pilot.text)")
  }

  @Test func aGroupThatIsAddedToTOMLGetsAHeader() throws {
    let pilot = try toml("[tool.uv]\npackage = true\n")
    try pilot.focus("tool")
    pilot.press(.enter)
    try pilot.focus("ruff")
    pilot.press(.enter)
    #expect(pilot.screen.contains("What kind of value?"))
    #expect(pilot.line(with: "null") == nil)
    try pilot.focus("group")
    pilot.press(.enter)
    #expect(pilot.text == "[tool.uv]\npackage = true\n\n[tool.ruff]\n")
    pilot.press(.enter)
    pilot.type("line-length")
    pilot.press(.enter)
    pilot.type("100")
    pilot.press(.enter)
    #expect(pilot.text == "[tool.uv]\npackage = true\n\n[tool.ruff]\nline-length = 100\n")
  }

  @Test func escBeforeTheValueAddsNothing() throws {
    let pilot = try SettingsPilot(#"{ "env": { "A": "1" } }"#)
    try pilot.focus("A ")
    pilot.press(.character("a"))
    pilot.type("QUIET")
    pilot.press(.enter)
    pilot.type("x")
    pilot.press(.escape)
    #expect(pilot.text == #"{ "env": { "A": "1" } }"#)
    #expect(!pilot.lines.dropLast().contains { $0.contains("QUIET") })
    #expect(pilot.footLine.contains("env.QUIET was not added"))
    #expect(pilot.focusedLine.contains("Add a setting"))
  }

  @Test func theEditorStaysOpenUntilTheValueIsAllowed() throws {
    let schema = #"{ "additionalProperties": { "type": "integer", "minimum": 10 } }"#
    let pilot = try SettingsPilot("{}", schema: schema)
    try pilot.focus("Add a setting")
    pilot.enter("port")
    pilot.press(.control("u"))
    pilot.type("quick")
    pilot.press(.enter)
    #expect(pilot.help.contains("\"quick\" is not a whole number"))
    #expect(pilot.text == "{}")
    pilot.press(.control("u"))
    pilot.type("80")
    pilot.press(.enter)
    #expect(pilot.model.document.root.value == ["port": 80])
  }

  @Test func aLetterOfAnUnknownWordIsNoCommand() throws {
    let pilot = try SettingsPilot("{}")
    try pilot.focus("Add a setting")
    pilot.type("path")
    #expect(pilot.text == "{}")
    #expect(!pilot.application.terminal.text.contains { $0.contains("th ") && $0.contains("Add a setting") })
    pilot.press(.escape)
    let other = try SettingsPilot("{}")
    other.type("mysqld")
    #expect(!other.navigator.isFinished)
    #expect(other.footLine.contains("\"mysqld\" is no command here"))
  }

  @Test func aListThatIsNotSetAsksForAnEntry() throws {
    let pilot = try SettingsPilot("{}", schema: Samples.schema)
    try pilot.focus("tags")
    pilot.press(.enter)
    pilot.type("home")
    pilot.press(.enter)
    #expect(pilot.model.document.node(at: ["tags"])?.value == ["home"])
    pilot.press(.character("u"))
    #expect(pilot.text == "{}")
    #expect(pilot.line(with: "not set") == nil, "a row of the entry that is gone:\n\(pilot.screen)")
    #expect(pilot.focusedLine.contains("Add an entry"))
  }

  @Test func nullInThePlaceOfAListIsAnEmptyList() throws {
    let schema = """
      { "properties": { "rule_files": { "type": ["array", "null"], "items": { "type": "string" } },
        "global": { "type": ["object", "null"], "properties": { "interval": { "type": "string" } } } } }
      """
    let pilot = try SettingsPilot("rule_files:\n  # - first.yml\nglobal:\nlast: 1\n", schema: schema, format: .yaml)
    try pilot.focus("rule_files")
    #expect(pilot.focusedLine.contains("empty   ›"))
    pilot.press(.enter)
    pilot.type("alerts.yml")
    pilot.press(.enter, .escape)
    #expect(pilot.model.document.node(at: ["rule_files"])?.value == ["alerts.yml"])
    try pilot.focus("global")
    pilot.press(.enter)
    try pilot.focus("interval")
    pilot.enter("30s")
    #expect(pilot.model.document.node(at: ["global"])?.value == ["interval": "30s"])
    #expect(pilot.text.contains("# - first.yml"))
  }

  @Test func aGroupInASectionIsRemovedWithItsName() throws {
    let schema = """
      { "properties": { "runtimes": { "type": "object", "examples": [{ "cc-runtime": {} }], "properties": {
        "cc-runtime": { "type": "object", "properties": { "path": { "type": "string" } } } } } } }
      """
    let pilot = try SettingsPilot(
      #"{ "runtimes": { "cc-runtime": { "path": "/x" }, "mine": { "path": "/y" } } }"#, schema: schema)
    try pilot.focus("runtimes")
    pilot.press(.enter)
    #expect(pilot.line(with: " cc-runtime") != nil)
    try pilot.focus("path")
    #expect(pilot.footLine.contains("X remove cc-runtime"))
    pilot.press(.character("X"))
    #expect(pilot.text == #"{ "runtimes": { "mine": { "path": "/y" } } }"#)
    #expect(pilot.line(with: " cc-runtime")?.contains("not set") == true, "\(pilot.screen)")
    pilot.press(.character("u"))
    #expect(pilot.line(with: "/x") != nil)
  }

  @Test func whyAGroupStaysIsSaid() throws {
    let schema = #"{ "properties": { "log": { "type": "object" } }, "required": ["log"] }"#
    let pilot = try SettingsPilot(
      #"{ "a": 1, "log": { "level": 2 }, "big": { "size": 3, "deep": { "inner": { "on": 4 } } } }"#, schema: schema)
    func reason(at row: String) throws -> String {
      try pilot.focus(row)
      pilot.press(.character("X"))
      return pilot.footLine
    }
    #expect(try reason(at: "a ").contains("the row is in no group"))
    #expect(try reason(at: "level").contains("log is required"))
    try pilot.focus("big")
    pilot.press(.enter)
    #expect(try reason(at: "size").contains("big is the whole screen; it is removed one level up"))
    #expect(pilot.text == pilot.store.text)
  }

  @Test(arguments: [(#"{ "enum": ["debug", "info"] }"#, "info"), (#"{ "type": "boolean" }"#, "true")])
  func aNewChoiceOrSwitchIsTypedAsWell(_ rules: String, _ typed: String) throws {
    let pilot = try SettingsPilot(
      #"{ "a": 1 }"#, schema: #"{ "properties": { "a": {} }, "additionalProperties": \#(rules) }"#)
    try pilot.focus("Add a setting")
    pilot.enter("quiet")
    pilot.type(typed)
    pilot.press(.enter)
    #expect(pilot.text == #"{ "a": 1, "quiet": \#(typed == "true" ? typed : "\"\(typed)\"") }"#, "\(pilot.screen)")
  }

  @Test func whatANewEntryMustHaveIsAskedBeforeItIsThere() throws {
    let schema = """
      { "properties": { "jobs": { "type": "array", "items": { "type": "object", "required": ["name", "user"],
        "properties": { "env": { "type": "object" }, "user": { "type": "string" }, "name": { "type": "string" },
          "wait": { "type": "integer" } } } } } }
      """
    let pilot = try SettingsPilot("jobs:\n  - name: a\n    user: b\n    wait: 5\n", schema: schema, format: .yaml)
    try pilot.focus("jobs")
    pilot.press(.enter)
    try pilot.focus("All of jobs")
    pilot.press(.enter, .character("a"))
    #expect(pilot.text == pilot.store.text)
    #expect(pilot.line(with: "REQUIRED") != nil && pilot.focusedLine.contains("user"), "\(pilot.screen)")
    pilot.press(.escape)
    #expect(pilot.text == pilot.store.text)
    #expect(pilot.footLine.contains("jobs[1] was not added"), "\(pilot.screen)")
    pilot.press(.character("a"))
    pilot.type("quit")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("name"), "\(pilot.screen)")
    pilot.type("sweep")
    pilot.press(.enter)
    #expect(pilot.text == pilot.store.text + "  - user: quit\n    name: sweep\n")
    // What the other entries have set comes before what none has.
    pilot.press(.down)
    #expect(pilot.focusedLine.contains("wait"), "\(pilot.screen)")
  }

  @Test func controlSTakesOverWhatIsTypedAndSaves() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("title")
    pilot.press(.enter, .control("u"))
    pilot.type("x")
    pilot.press(.control("s"))
    #expect(pilot.store.text == Samples.text)
    #expect(pilot.help.contains("shorter than 3"), "\(pilot.screen)")
    pilot.type("yz")
    pilot.press(.control("s"))
    #expect(pilot.store.text == Samples.text.replacing("Nightjar", with: "xyz"))
  }

  @Test func theKindThatTheOthersHaveIsOfferedFirst() throws {
    let schema = #"{ "properties": { "limits": { "properties": { "c": { "description": "Any." } } } } }"#
    let pilot = try SettingsPilot(#"{ "limits": { "a": 1, "b": 2 } }"#, schema: schema)
    try pilot.focus(" c ")
    pilot.press(.character("v"))
    #expect(pilot.line(with: "▎")?.contains("number") == true, "\(pilot.screen)")
  }

  @Test func besideTextsInQuotesANewSettingIsAText() throws {
    let pilot = try SettingsPilot(#"{ "env": { "A": "1", "B": "x" } }"#)
    try pilot.focus("A ")
    pilot.press(.character("a"))
    pilot.type("QUIET")
    pilot.press(.enter)
    pilot.type("0")
    pilot.press(.enter)
    #expect(pilot.text == #"{ "env": { "A": "1", "B": "x", "QUIET": "0" } }"#, "\(pilot.screen)")
  }

  @Test func besideGroupsItIsAskedWhatKindANewSettingIs() throws {
    let text = "[servers.a]\nport = 1\n\n[servers.b]\nport = 2\n"
    let pilot = try SettingsPilot(text, format: .toml)
    try pilot.focus("servers")
    pilot.press(.enter)
    try pilot.focus("Add a setting")
    pilot.enter("c")
    #expect(pilot.line(with: "▎")?.contains("group") == true && pilot.line(with: "null") == nil, "\(pilot.screen)")
    pilot.press(.enter)
    pilot.type("port")
    pilot.press(.enter)
    pilot.type("3")
    pilot.press(.enter)
    #expect(pilot.text == text + "\n[servers.c]\nport = 3\n", "\(pilot.screen)")
  }

  @Test func besideBlocksOfTextsNothingIsAskedOfANewSetting() throws {
    let text = "Match User a\n    PermitTTY no\n\nMatch User b\n    PermitTTY no\n"
    let pilot = try SettingsPilot(text, format: #require(Format.named("sshd")))
    try pilot.focus("Add a setting")
    pilot.enter("Port")
    pilot.type("22")
    pilot.press(.enter)
    #expect(pilot.text.hasPrefix("Port 22\n"), "\(pilot.screen)")
  }

  @Test func theShapeOfAnInsertedEntryIsAskedToo() throws {
    let schema = """
      { "properties": { "sinks": { "type": "array", "items": { "type": "object", "oneOf": [
        { "required": ["kind"], "properties": { "kind": { "const": "null" } } },
        { "required": ["kind", "path"], "properties": { "kind": { "const": "file" }, "path": { "type": "string" } } }
      ] } } } }
      """
    let pilot = try SettingsPilot(#"{ "sinks": [{ "kind": "null" }, { "kind": "null" }] }"#, schema: schema)
    try pilot.focus("sinks")
    pilot.press(.enter, .character("i"))
    pilot.type("file")
    pilot.press(.enter)
    pilot.type("/quiet")
    pilot.press(.enter)
    #expect(
      pilot.text == #"{ "sinks": [{ "kind": "file", "path": "/quiet" }, { "kind": "null" }, { "kind": "null" }] }"#,
      "\(pilot.screen)")
  }

  @Test func aBlockOfSSHIsAddedByItsHeader() throws {
    let pilot = try SettingsPilot("Port 22\n", format: try #require(Format.named("sshd")))
    pilot.press(.character("a"))
    pilot.type("match user git")
    pilot.press(.enter)
    pilot.type("PermitTTY")
    pilot.press(.enter)
    pilot.type("no")
    pilot.press(.enter)
    #expect(pilot.text == "Port 22\n\nmatch user git\n    PermitTTY no\n", "\(pilot.text)")
  }

  @Test func theCountOfWhatCouldBeSetFollows() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema, size: Size(rows: 40, columns: 80))
    #expect(pilot.line(with: "MORE SETTINGS · 2") != nil)
    try pilot.focus("wrap")
    pilot.press(.character(" "))
    #expect(pilot.line(with: "MORE SETTINGS · 1") != nil)
    pilot.press(.character("u"))
    #expect(pilot.line(with: "MORE SETTINGS · 2") != nil)
  }

  @Test func anAdditionAndAMoveAreTwoChanges() throws {
    let pilot = try SettingsPilot(#"{ "tags": ["a1", "b2", "c3"] }"#, schema: Samples.schema)
    try pilot.focus("tags")
    pilot.press(.enter, .character("a"))
    pilot.type("d4")
    pilot.press(.enter)
    try pilot.focus("c3")
    pilot.press(.character("K"))
    #expect(pilot.text == #"{ "tags": ["a1", "c3", "b2", "d4"] }"#)
    #expect(pilot.titleLine.contains("2 unsaved"))
  }

  @Test func whatThePatternsOfAClosedSchemaTakeCanBeAdded() throws {
    let schema = """
      { "additionalProperties": false, "properties": { "services": {
        "patternProperties": { "^[a-z]+$": { "type": "object", "additionalProperties": false, "properties": {
          "image": { "type": "string" } } } },
        "additionalProperties": false } } }
      """
    let pilot = try SettingsPilot("services:\n  web:\n    image: nginx\n", schema: schema, format: .yaml)
    try pilot.focus("services")
    pilot.press(.enter)
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.type("Cache")
    pilot.press(.enter, .control("u"))
    pilot.type("cache")
    // What it may have is there to be filled in.
    pilot.press(.enter, .enter)
    pilot.type("redis")
    pilot.press(.enter)
    let expected = "services:\n  web:\n    image: nginx\n  cache:\n    image: redis\n"
    #expect(pilot.text == expected, "\(pilot.screen)")
  }

  @Test func aSectionIsAddedWhoseNameAPatternTakes() throws {
    let schema = """
      { "additionalProperties": false, "properties": { "global": { "properties": { "workgroup": {} } } },
        "patternProperties": { "^(?!global$).*$": { "type": "object", "properties": { "path": {} } } } }
      """
    let pilot = try SettingsPilot(
      "[global]\nworkgroup = x\n", schema: schema, format: try #require(Format.named("smb")))
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.answer("media", "path", "/srv/media")
    #expect(pilot.text == "[global]\nworkgroup = x\n\n[media]\npath = /srv/media\n", "\(pilot.text)\n\(pilot.screen)")
  }
}
