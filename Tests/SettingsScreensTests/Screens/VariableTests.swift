import SettingsDocuments
import Testing

@testable import SettingsScreens

/// What is said of values that refer to others.
@MainActor
@Suite struct VariableTests {
  @Test(arguments: [
    ("URL", "http://$HOST/", "$HOST is a variable, which this file sets to example.org."),
    ("URL", "${HOST:-x}", "${HOST:-x} is a variable, which this file sets to example.org."),
    ("DIR", "$HOME/x", "$HOME is a variable, whose value is put in where the file is read."),
    ("LOGIN", "me:$PASSWORD", "$PASSWORD is a variable, which this file sets."),
    ("DAY", "$(date)", "$(date) is a command, whose output is put in where the file is read."),
  ])
  func whatItRefersToIsSaid(key: String, value: String, said: String) throws {
    let pilot = try SettingsPilot(
      "HOST=example.org\nPASSWORD=hunter2\n\(key)=\"\(value)\"\n", format: try #require(Format.named("env")))
    try pilot.focus(key)
    #expect(pilot.help.contains(said), "\(pilot.screen)")
  }

  @Test func aTextRefersToNothing() throws {
    let pilot = try SettingsPilot("HOST=a\nURL='http://$HOST/'\n", format: try #require(Format.named("env")))
    try pilot.focus("URL")
    #expect(!pilot.help.contains("variable"), "\(pilot.screen)")
  }
}
