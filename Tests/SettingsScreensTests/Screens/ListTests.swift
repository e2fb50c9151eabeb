import Curses
import SettingsDocuments
import SettingsSession
import Testing

@testable import SettingsScreens

/// The entries of lists and the keys of maps.
@MainActor
@Suite struct ListTests {
  private func openTags() throws -> SettingsPilot {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("tags")
    pilot.press(.enter)
    return pilot
  }

  private func tags(_ text: String) -> String {
    Samples.text.replacing(#"["daily", "work"]"#, with: text)
  }

  @Test func entriesAreEditedAddedRemovedAndMoved() throws {
    let pilot = try openTags()
    pilot.enter("weekly")
    #expect(pilot.text == tags(#"["weekly", "work"]"#))
    try pilot.focus("Add an entry")
    pilot.enter("home")
    #expect(pilot.text == tags(#"["weekly", "work", "home"]"#))
    try pilot.focus("home")
    pilot.press(.character("K"))
    #expect(pilot.text == tags(#"["weekly", "home", "work"]"#))
    #expect(pilot.focusedLine.contains("home"))
    pilot.press(.character("x"))
    #expect(pilot.text == tags(#"["weekly", "work"]"#))
    pilot.press(.character("u"), .character("u"), .character("u"), .character("u"))
    #expect(pilot.text == Samples.text)
  }

  /// An empty line takes back a whole list of a unit of systemd.
  @Test func nothingTypedAddsNothing() throws {
    let text = "[Service]\nExecStartPre=/bin/true\nExecStartPre=-/bin/false\n"
    let pilot = try SettingsPilot(text, format: #require(Format.named("systemd")))
    try pilot.focus("ExecStartPre")
    pilot.press(.enter)
    try pilot.focus("Add an entry")
    pilot.enter("")
    #expect(pilot.text == text && pilot.screen.contains("type the entry"), "\(pilot.screen)")
  }

  @Test func anEntryIsDuplicatedAndOneIsInsertedAboveAnother() throws {
    let pilot = try openTags()
    pilot.press(.character("D"))
    #expect(pilot.text == tags(#"["daily", "daily", "work"]"#))
    #expect(pilot.focusedLine.contains("daily"))
    pilot.press(.character("i"))
    pilot.type("x")
    pilot.press(.enter)
    #expect(pilot.text == tags(#"["daily", "daily", "work"]"#), "a text that is too short is not taken")
    pilot.type("yz")
    pilot.press(.enter)
    #expect(pilot.text == tags(#"["daily", "xyz", "daily", "work"]"#))
    #expect(pilot.focusedLine.contains("xyz"))
    pilot.press(.character("u"), .character("u"))
    #expect(pilot.text == Samples.text)
  }

  @Test("Members of a map are renamed, copied, moved and removed with their comments, and the focus stays on them")
  func membersOfAMap() throws {
    let pilot = try SettingsPilot("{\n  \"b\": 2,\n  // of a\n  \"a\": 1\n}\n")
    try pilot.focus("a")
    pilot.press(.character("n"), .control("u"))
    pilot.type("b")
    pilot.press(.enter)
    #expect(pilot.screen.contains("b is set already"))
    pilot.type("ee")
    pilot.press(.enter)
    #expect(pilot.text == "{\n  \"b\": 2,\n  // of a\n  \"bee\": 1\n}\n")
    #expect(pilot.focusedLine.contains("bee"))
    pilot.press(.character("D"), .control("u"))
    pilot.type("c")
    pilot.press(.enter)
    #expect(pilot.model.document.node(at: ["c"])?.value == 1)
    #expect(pilot.focusedLine.contains("c "))
    pilot.press(.character("u"))
    try pilot.focus("bee")
    pilot.press(.character("J"))
    #expect(pilot.footLine.contains("this is the last entry"))
    pilot.press(.character("K"))
    #expect(pilot.text == "{\n  // of a\n  \"bee\": 1,\n  \"b\": 2\n}\n")
    #expect(pilot.focusedLine.contains("bee"))
    let above = pilot.screen.split(separator: "bee", maxSplits: 1).first ?? ""
    #expect(!above.contains("   b "), "the rows are in the order of the text: \(pilot.screen)")
    pilot.press(.character("u"), .character("x"))
    #expect(pilot.text == "{\n  \"b\": 2\n}\n")
  }

  @Test func aSettingOfTheProgramIsNotRenamed() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("theme")
    pilot.press(.character("n"))
    #expect(pilot.text == Samples.text && !pilot.screen.contains("Another name"))
  }

  @Test func anEntryThatTheSchemaForbidsIsRefused() throws {
    let pilot = try openTags()
    try pilot.focus("Add an entry")
    pilot.enter("x")
    #expect(pilot.text == Samples.text)
    pilot.press(.escape)
    #expect(pilot.titleLine.contains("tags"))
  }

  @Test func theFirstEntryOfAListThatIsNotSetMakesTheList() throws {
    let pilot = try SettingsPilot("{}", schema: Samples.schema)
    try pilot.focus("tags")
    pilot.press(.enter)
    try pilot.focus("Add an entry")
    pilot.enter("home")
    #expect(pilot.model.document.node(at: ["tags"])?.value == ["home"])
    #expect(pilot.line(with: "home") != nil)
    pilot.press(.escape)
    #expect(pilot.line(with: "tags")?.contains("1 entry") == true)
  }

  @Test func entriesThatAreObjectsAreNamedAndAddedAsTheSchemaProposes() throws {
    let schema = """
      { "properties": { "servers": { "type": "array", "items": {
        "type": "object", "required": ["host"], "properties": { "host": { "type": "string" },
        "port": { "type": "integer", "default": 80 } } } } } }
      """
    let pilot = try SettingsPilot(#"{ "servers": [{ "host": "a.example" }] }"#, schema: schema)
    try pilot.focus("servers")
    pilot.press(.enter)
    #expect(pilot.line(with: "a.example") != nil)
    try pilot.focus("All of servers")
    pilot.press(.enter)
    #expect(pilot.line(with: " a.example") != nil)
    try pilot.focus("Add an entry")
    pilot.press(.enter)
    #expect(pilot.titleLine.contains("servers › entry 2"))
    #expect(pilot.focusedLine.contains("host"))
    pilot.type("b.example")
    pilot.press(.enter)
    #expect(pilot.text == #"{ "servers": [{ "host": "a.example" }, { "host": "b.example" }] }"#)
    pilot.press(.escape)
    #expect(pilot.focusedLine.contains("Add an entry"))
    #expect(pilot.line(with: " b.example") != nil)
  }

  @Test func aKeyIsAddedToAMapAndOneThatIsThereIsNot() throws {
    let pilot = try SettingsPilot(#"{ "env": { "A": "1", "deep": { "x": {} } } }"#)
    try pilot.focus("env")
    pilot.press(.enter)
    try pilot.focus("Add a setting")
    pilot.enter("A")
    #expect(pilot.help.contains("A is set already"))
    pilot.press(.escape)
    pilot.enter("B")
    #expect(pilot.focusedLine.contains("B"))
    pilot.type("quite")
    pilot.press(.enter)
    #expect(pilot.text == #"{ "env": { "A": "1", "deep": { "x": {} }, "B": "quite" } }"#)
    #expect(pilot.focusedLine.contains("quite"))
  }

  @Test func aLeadsToTheObjectOfAnInlineSection() throws {
    let pilot = try SettingsPilot(#"{ "env": { "A": "1" } }"#)
    try pilot.focus("A ")
    pilot.press(.character("a"))
    #expect(pilot.titleLine.contains("env"))
    #expect(pilot.focusedLine.contains("Add a setting"))
    pilot.type("B")
    pilot.press(.enter, .enter)
    #expect(pilot.text == #"{ "env": { "A": "1", "B": "" } }"#)
    pilot.press(.escape)
    #expect(pilot.line(with: "B") != nil)
  }

  @Test func aKeyThatTheSchemaDoesNotKnowIsRefused() throws {
    let schema = #"{ "properties": { "a": { "type": "string" } }, "additionalProperties": false }"#
    let pilot = try SettingsPilot(#"{ "a": "x" }"#, schema: schema)
    #expect(pilot.line(with: "Add a setting") == nil)
    let named = #"{ "patternProperties": { "^x-": { "type": "integer" } }, "additionalProperties": false }"#
    let map = try SettingsPilot("{}", schema: named)
    #expect(throws: SettingError.self) { try map.model.check(1, at: ["y"]) }
  }

  @Test func whatMayBeRepeatedIsDuplicatedIntoAList() throws {
    let schema = #"{ "properties": { "AcceptEnv": {}, "UsePAM": { "type": "boolean" } } }"#
    let pilot = try SettingsPilot(
      "AcceptEnv LANG\nUsePAM yes\n", schema: schema, format: try #require(Format.named("sshd")))
    try pilot.focus("AcceptEnv")
    pilot.press(.character("D"), .control("u"))
    pilot.type("LC_*")
    pilot.press(.enter)
    #expect(pilot.text == "AcceptEnv LANG\nAcceptEnv LC_*\nUsePAM yes\n", "\(pilot.screen)")
    try pilot.focus("UsePAM")
    pilot.press(.character("D"))
    #expect(pilot.footLine.contains("no entry of a list"), "\(pilot.screen)")
  }
}
