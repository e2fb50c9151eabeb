import Curses
import SettingsDocuments
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
    pilot.press(.enter, .enter)
    #expect(pilot.text == #"{ "limit": null }"#, "Enter alone leaves it")
    pilot.press(.character("v"))
    #expect(pilot.focusedLine.contains("null"))
  }

  @Test(arguments: [
    (#"{ "properties": { "a": { "type": ["string", "null"] } } }"#, #"{ "a": null }"#, "x", #"{ "a": "x" }"#),
    (#"{ "properties": { "a": { "type": ["integer", "null"] } } }"#, #"{ "a": null }"#, "7", #"{ "a": 7 }"#),
    ("{}", #"{ "a": null }"#, "x", #"{ "a": "x" }"#),
    ("{}", #"{ "a": [null, "b"] }"#, "x", #"{ "a": ["x", "b"] }"#),
  ])
  func inThePlaceOfNullTypingBeginsWithNothing(
    _ schema: String, _ text: String, _ typed: Character, _ expected: String
  ) throws {
    let pilot = try SettingsPilot(text, schema: schema)
    if text.contains("[") { pilot.press(.enter) }
    #expect(pilot.focusedLine.contains("null"), "\(pilot.screen)")
    pilot.press(.enter, .character(typed), .enter)
    #expect(pilot.text == expected, "\(pilot.screen)")
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

  @Test(arguments: ["sshd", "redis", "sysctl", "env", "properties", "postgresql"])
  func aTextIsATextWhereNothingElseCanBeWritten(_ name: String) throws {
    let format = try #require(Format.named(name))
    let pilot = try SettingsPilot(name == "env" || name == "properties" ? "PORT=22\n" : "PORT = 22\n", format: format)
    try pilot.focus("PORT")
    pilot.press(.character("v"))
    #expect(pilot.footLine.contains("it may have one kind of value only"), "\(pilot.screen)")
  }

  @Test func aSettingAboveSectionsMayBecomeASection() throws {
    let pilot = try SettingsPilot("a = 1\n\n[s]\nb = 2\n", format: .ini)
    try pilot.focus("b ")
    pilot.press(.character("v"))
    #expect(pilot.footLine.contains("it may have one kind of value only"), "\(pilot.screen)")
    try pilot.focus("a ")
    pilot.press(.character("v"))
    #expect(pilot.focusedLine.contains("text") && pilot.line(with: "group") != nil, "\(pilot.screen)")
    for word in ["number", "on or off", "list", "null"] { #expect(pilot.line(with: " \(word)") == nil) }
  }

  @Test func ofTextsTheKindsAreTheSchemas() throws {
    let schema = """
      { "properties": { "Port": { "type": ["integer", "string", "array"] }, "Quiet": { "type": "boolean" } } }
      """
    let pilot = try SettingsPilot("Port 22\nQuiet yes\n", schema: schema, format: #require(Format.named("sshd")))
    try pilot.focus("Port")
    pilot.press(.character("v"))
    #expect(pilot.focusedLine.contains("whole number") && pilot.focusedLine.contains("✓"), "\(pilot.screen)")
    #expect(pilot.line(with: " text") != nil && pilot.line(with: "list") == nil, "\(pilot.screen)")
    pilot.press(.escape)
    try pilot.focus("Quiet")
    pilot.press(.character("v"))
    #expect(pilot.footLine.contains("it may have one kind of value only"), "\(pilot.screen)")
  }

  @Test func whatMayBeAListOfTextsIsTypedInItsRow() throws {
    let schema = #"{ "properties": { "HostKey": { "type": ["string", "array"], "items": { "type": "string" } } } }"#
    let pilot = try SettingsPilot("Port 22\n", schema: schema, format: #require(Format.named("sshd")))
    try pilot.focus("HostKey")
    pilot.enter("/etc/key")
    #expect(pilot.text == "Port 22\nHostKey /etc/key\n", "\(pilot.screen)")
  }
}
