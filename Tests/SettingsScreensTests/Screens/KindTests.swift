import Curses
import Testing

@testable import SettingsScreens

/// Values that may be of several kinds.
@MainActor
@Suite struct KindTests {
  private static let schema = """
    { "properties": {
      "extends": { "anyOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] },
      "limit": { "type": ["integer", "string", "null"] },
      "sink": { "oneOf": [
        { "title": "console", "type": "object", "properties": { "type": { "const": "console" } }, "required": ["type"] },
        { "title": "File", "type": "object",
          "properties": { "type": { "const": "file" }, "path": { "type": "string" } }, "required": ["type", "path"] }
      ] } } }
    """

  @Test func aTextBecomesAListOfIt() throws {
    let pilot = try SettingsPilot(#"{ "extends": "base" }"#, schema: Self.schema)
    try pilot.focus("extends")
    pilot.press(.character("v"))
    #expect(pilot.focusedLine.contains("✓"))
    pilot.press(.down, .enter)
    #expect(pilot.text == #"{ "extends": ["base"] }"#)
    #expect(pilot.focusedLine.contains("1 entry   ›"))
    pilot.press(.character("u"))
    #expect(pilot.text == #"{ "extends": "base" }"#)
  }

  @Test func anUnsetUnionAsksForItsKind() throws {
    let pilot = try SettingsPilot("{}", schema: Self.schema)
    try pilot.focus("extends")
    pilot.press(.enter)
    #expect(pilot.screen.contains("What kind of value?"))
    pilot.press(.down, .enter)
    #expect(pilot.model.document.node(at: ["extends"])?.value == [])
  }

  @Test func numbersTextsAndNullAreReadAsTheyAreTyped() throws {
    let pilot = try SettingsPilot(#"{ "limit": 5 }"#, schema: Self.schema)
    try pilot.focus("limit")
    pilot.enter("64M")
    #expect(pilot.text == #"{ "limit": "64M" }"#)
    pilot.enter("7")
    #expect(pilot.text == #"{ "limit": 7 }"#)
    pilot.enter("null")
    #expect(pilot.text == #"{ "limit": null }"#)
    pilot.press(.character("v"))
    #expect(pilot.focusedLine.contains("null"))
  }

  @Test func aShapeIsChosenAmongOthers() throws {
    let pilot = try SettingsPilot(#"{ "list": 1, "sink": { "type": "console", "x": {} } }"#, schema: Self.schema)
    try pilot.focus("sink")
    pilot.press(.character("v"))
    #expect(pilot.focusedLine.contains("console"))
    pilot.press(.down)
    #expect(pilot.focusedLine.contains("File"))
    pilot.press(.enter)
    #expect(pilot.screen.contains("sink becomes File") && pilot.screen.contains("WHAT IS NEEDED"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("path"), "\(pilot.screen)")
    pilot.type("/quiet")
    pilot.press(.enter)
    #expect(pilot.text == #"{ "list": 1, "sink": { "type": "file", "x": {}, "path": "/quiet" } }"#)
  }

  @Test func withoutASchemaAnyKindMayBeChosen() throws {
    let pilot = try SettingsPilot(#"{ "a": 5 }"#)
    try pilot.focus("a ")
    pilot.press(.character("v"))
    pilot.press(.home, .enter)
    #expect(pilot.text == #"{ "a": "5" }"#)
  }

  @Test func nullIsNamedWhereTheFormatHasIt() throws {
    let schema = #"{ "properties": { "limit": { "type": ["boolean", "array", "null"] } } }"#
    let toml = try SettingsPilot("other = 1\n", schema: schema, format: .toml)
    try toml.focus("limit")
    #expect(toml.help.contains("on or off") && toml.help.contains("list") && !toml.help.contains("null"))
    let json = try SettingsPilot(#"{ "other": 1 }"#, schema: schema)
    try json.focus("limit")
    #expect(json.help.contains("null"))
  }
}
