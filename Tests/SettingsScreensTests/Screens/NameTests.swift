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

  @Test func aSchemasTitleIsSaidBesideTheKeyAndNeverInItsPlace() throws {
    let schema = """
      { "properties": {
        "poetry": { "type": "string", "title": "Package Manager" }, "uv": { "type": "string", "title": "Package manager" },
        "lineLength": { "type": "integer", "title": "Line length" } } }
      """
    let pilot = try SettingsPilot("{}", schema: schema)
    #expect(pilot.line(with: "poetry") != nil && pilot.line(with: "uv") != nil)
    try pilot.focus("poetry")
    #expect(pilot.help.contains("poetry · Package Manager · text"))
    try pilot.focus("lineLength")
    #expect(pilot.help.contains("lineLength · whole number"), "a title that says no more than the key is left out")
  }

  @Test func keysOfMapsKeepTheirSpellingWhereASchemaNamesExamples() throws {
    let schema = #"{ "properties": { "runtimes": { "additionalProperties": { "type": "object" } } } }"#
    let pilot = try SettingsPilot(
      #"{ "runtimes": { "cc-runtime": { "path": "/x" }, "DB": { "path": "/y" } } }"#, schema: schema)
    try pilot.focus("runtimes")
    pilot.press(.enter)
    #expect(pilot.line(with: " cc-runtime") != nil && pilot.line(with: " DB") != nil, "\(pilot.screen)")
  }

  @Test(arguments: [
    (#"[{ "job_name": "node", "interval": "5s" }]"#, "node"),
    (#"[{ "targets": ["localhost:9090"] }]"#, "localhost:9090"),
    (#"[["a", "b"]]"#, "a, b"), (#"[{ "token": "s3cr3t", "port": 80 }]"#, "port 80"), ("[{}]", "entry 1"),
    ("[{ \"on\": true }]", "entry 1"), (#"[{ "run": "npm ci\nnpm test\n" }]"#, "npm ci …"),
    (#"[{ "run": "npm ci\n" }]"#, "npm ci"),
  ])
  func aRowOfAListSaysWhatItHolds(_ list: String, _ title: String) throws {
    let pilot = try SettingsPilot(#"{ "list": \#(list.dropLast()), {}] }"#)
    try pilot.focus("list")
    pilot.press(.enter)
    let row = try #require(pilot.line(with: "▎"))
    #expect(row.contains("▎  \(title) "), "\(pilot.screen)")
    #expect(!pilot.screen.contains("s3cr3t"))
  }
}
