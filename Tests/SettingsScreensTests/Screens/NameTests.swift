import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// What rows are called, and the words by which they are found.
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

  private static let schema = """
    { "properties": {
      "max-size": { "type": "string", "title": "Largest log" }, "effortLevel": { "type": "string" },
      "shared_buffers": { "type": "string" }, "token": { "type": "string", "writeOnly": true },
      "log-opts": { "type": "object", "properties": { "inner": { "type": "object" } } } } }
    """

  @Test(
    arguments: [
      ("max-size", "Largest log"), ("max_size", "Largest log"), ("maxsize", "Largest log"),
      ("Max size", "Largest log"), ("largest", "Largest log"), ("effortLevel", "Effort level"),
      ("effort-level", "Effort level"), ("shared_buffers", "Shared buffers"), ("sharedBuffers", "Shared buffers"),
    ])
  func aSettingIsFoundByItsTitleAndByItsKeyHoweverItIsSpelled(_ typed: String, _ title: String) throws {
    let pilot = try SettingsPilot("{}", schema: Self.schema)
    pilot.search(typed)
    #expect(pilot.footLine.contains("1 found"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains(title))
  }

  @Test func lettersApartAreFoundOnlyWhereNothingBetterIs() throws {
    let pilot = try SettingsPilot(#"{ "dns": 1, "deny-names": 2, "log": "done soon" }"#)
    pilot.search("dns")
    #expect(pilot.footLine.contains("1 found"), "\(pilot.screen)")
    pilot.press(.escape)
    pilot.search("dnnm")
    #expect(pilot.footLine.contains("1 found") && pilot.screen.contains("deny-names"), "\(pilot.screen)")
  }

  @Test func aSettingIsFoundByItsPathAndByItsValueButNotByItsSecret() throws {
    let text = #"{ "log-opts": { "labels": "production" }, "token": "s3cr3t" }"#
    let pilot = try SettingsPilot(text, schema: Self.schema)
    pilot.search("log-opts.labels")
    #expect(pilot.footLine.contains("1 found"), "\(pilot.screen)")
    pilot.press(.escape)
    pilot.search("production")
    #expect(pilot.footLine.contains("1 found"))
    pilot.press(.escape)
    pilot.search("s3cr3t")
    #expect(pilot.footLine.contains("0 found"))
  }
}
