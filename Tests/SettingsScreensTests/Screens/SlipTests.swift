import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsScreens

/// A name that no rule forbids, but that is likely to be a slip, is marked where it is seen, and put right with two keys.
@MainActor
@Suite struct SlipTests {
  @Test(arguments: [("{\"a\": 1, \"b\": 2, \"a\": 3}", Format.json), ("a: 1\nb: 2\na: 3\n", .yaml)])
  func aKeyThatIsThereTwiceIsMarked(_ text: String, _ format: Format) throws {
    let pilot = try SettingsPilot(text, format: format)
    #expect(pilot.screen.contains("? set twice"), "\(pilot.screen)")
    try pilot.focus("a ")
    pilot.press(.character("r"))
    #expect(pilot.footLine.contains("a: now the one above counts"), "\(pilot.screen)")
    pilot.press(.character("u"), .character("!"))
    #expect(pilot.screen.contains("only this last one counts"), "\(pilot.screen)")
  }

  private static let open = """
    {"type": "object", "hintsAtSlips": true,
     "properties": {"PermitRootLogin": {"enum": ["yes", "no"]}, "Port": {"type": "string"}}}
    """
  private static let closed = """
    {"type": "object", "additionalProperties": false,
     "properties": {"PermitRootLogin": {"enum": ["yes", "no"]}, "Port": {"type": "string"}}}
    """
  private static let text = "Port 22\nPermitRotLogin no\nMagic 1\n"

  private func pilot(_ schema: String) throws -> SettingsPilot {
    try SettingsPilot(Self.text, schema: schema, format: try #require(Format.named("sshd")))
  }

  @Test func aLikelySlipSaysSoOnItsRowAndInTheHelp() throws {
    let pilot = try pilot(Self.open)
    try pilot.focus("PermitRotLogin")
    #expect(pilot.screen.contains("? did you mean PermitRootLogin"), "\(pilot.screen)")
    #expect(pilot.help.contains("not a setting that is known here"), "\(pilot.screen)")
    #expect(!pilot.lines[0].contains("problem"))
    pilot.press(.character("H"))
    #expect(pilot.screen.contains("not a setting that is known here"), "\(pilot.screen)")
  }

  @Test func slipsAreListedWithTheProblems() throws {
    let pilot = try pilot(Self.open)
    pilot.press(.character("!"))
    #expect(pilot.screen.contains("LIKELY SLIPS"), "\(pilot.screen)")
    #expect(!pilot.screen.contains("Magic"))
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("PermitRotLogin"))
  }

  @Test(arguments: [true, false]) func renamingProposesTheLikelyName(isOpen: Bool) throws {
    let pilot = try pilot(isOpen ? Self.open : Self.closed)
    try pilot.focus("PermitRotLogin")
    #expect(pilot.footLine.contains("n rename"), "\(pilot.screen)")
    pilot.press(.character("n"))
    #expect(pilot.screen.contains("Another name for PermitRotLogin"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.text == "Port 22\nPermitRootLogin no\nMagic 1\n")
  }

  /// A word inside a column is marked where its row is, and where the column is; it is no name to be given another.
  @Test func aWordOfAColumnSaysSoOnItsRow() throws {
    let schema = """
      {"hintsAtWords": true, "items": {"properties": {"options": {"wordPattern": "(?:^|,)([^,]+)",
       "contentSchema": {"title": "mount option", "properties": {"defaults": {"description": "As usual."}}}}}}}
      """
    let pilot = try SettingsPilot(
      "/dev/a / ext4 defautls 0 1\n/dev/b /b ext4 x 0 2\n", schema: schema, format: try #require(Format.named("fstab")))
    #expect(pilot.screen.contains("? /dev/a") && !pilot.screen.contains("? /dev/b"), "\(pilot.screen)")
    pilot.press(.enter)
    try pilot.focus("options")
    #expect(pilot.screen.contains("? did you mean defaults"), "\(pilot.screen)")
    #expect(pilot.help.contains("is no mount option that is known here"), "\(pilot.screen)")
    #expect(!pilot.footLine.contains("rename"), "\(pilot.screen)")
    pilot.press(.character("H"))
    #expect(pilot.screen.contains("EACH MOUNT OPTION") && pilot.screen.contains("As usual."), "\(pilot.screen)")
  }

  /// What a crontab's line means is told where it is explained.
  @Test func aJobTellsWhenItRunsNext() throws {
    let schema = #"{"properties": {"jobs": {"items": {"schedule": true}}}}"#
    let pilot = try SettingsPilot(
      "0 0 29 2 * root x\n", schema: schema, format: try #require(Format.named("crontab")))
    pilot.press(.enter)
    pilot.press(.character("H"))
    #expect(pilot.screen.contains("RUNS NEXT") && pilot.screen.contains("-02-29 00:00"), "\(pilot.screen)")
  }

  @Test func helpTellsWhatAChangeTakes() throws {
    let effect = EffectSummary(need: .reload, count: 1, subject: "sshd", command: "systemctl reload ssh")
    let program = DocumentProgram(name: "sshd", effects: { _ in [effect] }) { _, tell in
      tell(.accepted)
      return {}
    }
    let pilot = try SettingsPilot(Self.text, format: try #require(Format.named("sshd")), program: program)
    try pilot.focus("Port")
    pilot.press(.character("H"))
    #expect(pilot.screen.contains("WHEN CHANGED"), "\(pilot.screen)")
    #expect(pilot.screen.contains("Takes a reload of sshd"))
    #expect(pilot.screen.contains("systemctl reload ssh"))
  }
}
