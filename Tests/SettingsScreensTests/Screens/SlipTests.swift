import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsScreens

/// A name that no rule forbids, but that is likely to be a slip, is marked where it is seen, and put right with two keys.
@MainActor
@Suite struct SlipTests {
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
