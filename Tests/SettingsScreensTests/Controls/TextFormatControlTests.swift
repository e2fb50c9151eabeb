import SettingsDocuments
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// Controls of typed settings in a format whose values are all texts.
@MainActor
@Suite struct TextFormatControlTests {
  private static let schema = """
    {"properties": {
      "Port": {"type": "integer", "minimum": 1, "maximum": 24, "default": 22},
      "Compression": {"type": "boolean", "default": true}, "AcceptEnv": {"description": "Variables."},
      "MaxTries": {"type": "integer"}, "Quiet": {"type": "boolean"}}}
    """

  private func pilot(_ text: String) throws -> SettingsPilot {
    try SettingsPilot(text, schema: Self.schema, format: #require(Format.named("sshd")))
  }

  @Test func aNumberIsSteppedAndTyped() throws {
    let pilot = try pilot("Port 22\n")
    try pilot.focus("Port")
    pilot.press(.right)
    #expect(pilot.text == "Port 23\n")
    pilot.press(.right, .right)
    #expect(pilot.text == "Port 24\n")
    pilot.enter("5")
    #expect(pilot.text == "Port 5\n")
    pilot.enter("500")
    #expect(pilot.text == "Port 5\n")
  }

  @Test func aSwitchWritesTheWordsOfTheFormat() throws {
    let pilot = try pilot("Compression no\nQuiet true\n")
    try pilot.focus("Compression")
    pilot.press(.character(" "))
    #expect(pilot.text == "Compression yes\nQuiet true\n")
    try pilot.focus("Quiet")
    pilot.press(.character(" "))
    #expect(pilot.text == "Compression yes\nQuiet false\n", "in the words of the present value")
  }

  @Test func whatIsNotSetIsSetInTheWordsOfTheFormat() throws {
    let pilot = try pilot("Port 22\n")
    try pilot.focus("Compression")
    #expect(pilot.focusedLine.contains("yes") || pilot.focusedLine.contains("on"))
    pilot.press(.character(" "))
    #expect(pilot.text.contains("Compression no\n"))
    try pilot.focus("MaxTries")
    pilot.press(.right)
    #expect(pilot.text.contains("MaxTries 0\n"))
  }

  @Test func whatHasNoTypeIsTypedInItsRow() throws {
    let pilot = try pilot("Port 22\n")
    try pilot.focus("AcceptEnv")
    #expect(!pilot.focusedLine.contains("›"))
    pilot.enter("LANG LC_*")
    #expect(pilot.text.contains("AcceptEnv LANG LC_*\n"))
  }

  @Test func aKeyWithoutAValueIsSwitched() throws {
    let schema =
      #"{"additionalProperties": {"properties": {"missingok": {"pattern": "^$"}, "su": {"type": "string"}}}}"#
    let text = "/var/log/a.log {\n    missingok\n    su root adm\n}\n"
    let pilot = try SettingsPilot(text, schema: schema, format: #require(Format.named("logrotate")))
    try pilot.focus("missingok")
    #expect(pilot.focusedLine.contains("set") && pilot.help.contains("set or not set"), "\(pilot.screen)")
    pilot.press(.character(" "))
    #expect(!pilot.text.contains("\n    missingok"), "\(pilot.text)")
    #expect(pilot.focusedLine.contains("not set"), "\(pilot.screen)")
    pilot.press(.character(" "))
    #expect(pilot.text == text, "\(pilot.text)")
  }
}
