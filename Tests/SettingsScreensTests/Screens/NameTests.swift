import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// What rows are called.
@MainActor
@Suite struct NameTests {
  @Test func withoutASchemaKeysStayAsTheyAreWhateverIsBesideThem() throws {
    let sshd = try #require(Format.named("sshd"))
    for text in ["PermitTunnel no\n", "PermitTunnel no\nMatch User git\n  PermitTTY no\n"] {
      let pilot = try SettingsPilot(text, format: sshd)
      #expect(pilot.line(with: "PermitTunnel") != nil, "\(pilot.screen)")
    }
    let pilot = try SettingsPilot(#"{ "db": { "max_size": 1 } }"#)
    #expect(pilot.line(with: " db") != nil)
    #expect(pilot.line(with: "max_size") != nil)
  }

  @Test func aTitleThatOthersHaveTooDoesNotHideTheKey() throws {
    let schema = """
      { "properties": {
        "poetry": { "type": "string", "title": "Package Manager" }, "uv": { "type": "string", "title": "Package manager" },
        "black": { "type": "string", "title": "Formatter" } } }
      """
    let pilot = try SettingsPilot("{}", schema: schema)
    #expect(pilot.line(with: "Poetry") != nil && pilot.line(with: "Uv") != nil)
    #expect(pilot.line(with: "Formatter") != nil)
    try pilot.focus("Poetry")
    #expect(pilot.help.contains("Package Manager"))
  }
}
