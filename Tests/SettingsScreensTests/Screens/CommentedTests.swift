import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// Settings that stand commented out.
@MainActor
@Suite struct CommentedTests {
  private static let sshd = "# What follows is the default.\n#Port 22\nUsePAM yes\n#Banner none\n"

  private func pilot(_ text: String, _ format: String, schema: String? = nil) throws -> SettingsPilot {
    try SettingsPilot(text, schema: schema, format: try #require(Format.named(format)))
  }

  @Test func theyAreRowsInTheirPlace() throws {
    let pilot = try pilot(Self.sshd, "sshd")
    let rows = ["# Port", "UsePAM", "# Banner"].map { title in
      pilot.lines.firstIndex { $0.contains("  \(title) ") } ?? -1
    }
    #expect(rows == [rows[0], rows[0] + 1, rows[0] + 2] && rows[0] > 0, "\(rows) in\n\(pilot.screen)")
    #expect(pilot.line(with: "Port")?.hasSuffix(" (22)") == true)
    try pilot.focus("Port")
    #expect(pilot.help.contains("Port · port, 0 to 65535 · commented out"))
    #expect(pilot.help.contains("Port, line 2"))
  }

  @Test(arguments: ["vt100", "xterm-256color"])
  func onEveryTerminalTheyLookOffAndSpaceBringsThemBack(_ terminal: String) throws {
    let text = "#Port 22\nUsePAM yes\n#  ListenAddress\t0.0.0.0 \n"
    let pilot = try SettingsPilot(text, format: try #require(Format.named("sshd")), term: terminal)
    let row = try #require(pilot.line(with: "Port"))
    #expect(row.contains("# Port ") && row.hasSuffix("(22)"))
    #expect(pilot.line(with: "UsePAM")?.contains("#") == false)
    try pilot.focus("Port")
    pilot.press(.character(" "))
    #expect(pilot.text == text.replacing("#Port 22", with: "Port 22"))
    #expect(pilot.line(with: "Port")?.contains("#") == false, "\(pilot.screen)")
  }

  @Test func settingOneTakesItsMarkAwayAndResettingPutsTheCommentBack() throws {
    let pilot = try pilot(Self.sshd, "sshd")
    try pilot.focus("Port")
    pilot.enter("2222")
    #expect(pilot.text == Self.sshd.replacing("#Port 22\n", with: "Port 2222\n"))
    #expect(pilot.focusedLine.contains("Port"))
    pilot.press(.character("r"))
    #expect(pilot.text == Self.sshd)
    #expect(pilot.focusedLine.contains("Port") && pilot.focusedLine.hasSuffix(" (22)"))
    pilot.press(.character("u"))
    #expect(pilot.text.contains("Port 2222"))
    pilot.press(.character("u"))
    #expect(pilot.text == Self.sshd)
    #expect(pilot.focusedLine.contains("Port"))
  }

  @Test(arguments: [
    ("sshd", "Port 2222\nUsePAM yes\n", "UsePAM", "Port 2222\n#UsePAM yes\n"),
    ("php", "[PHP]\nengine = On\n", "engine", "[PHP]\n;engine = On\n"),
    ("toml", "[a]\n#c = 1\nb = 1 # why\n", "b", "[a]\n#c = 1\n#b = 1 # why\n"),
    ("yaml", "a:\n  b: 2\n  c: 3\n", "b", "a:\n  #b: 2\n  c: 3\n"),
    ("nginx", "worker_processes 4;\n", "worker_processes", "#worker_processes 4;\n"),
  ])
  func aNumberSignMakesASettingAComment(format: String, text: String, key: String, expected: String) throws {
    let pilot = try pilot(text, format)
    try pilot.focus(key)
    pilot.press(.character("#"))
    #expect(pilot.text == expected, "\(pilot.screen)")
    #expect(pilot.focusedLine.contains("# \(key)"))
    #expect(pilot.footLine.contains("is a comment; u takes it back"))
    #expect(pilot.titleLine.contains("1 unsaved"))
    pilot.press(.character(" "))
    #expect(pilot.text == text)
    pilot.press(.character("u"), .character("u"))
    #expect(pilot.text == text)
  }

  @Test func aSecretAndAGroupBecomeNoComments() throws {
    let pilot = try pilot("requirepass foobared\n", "redis")
    try pilot.focus("requirepass")
    pilot.press(.character("#"))
    #expect(pilot.text == "requirepass foobared\n")
    #expect(pilot.footLine.contains("a secret is left for anyone to read"))
  }

  @Test func anUntouchedFieldSetsNothing() throws {
    let pilot = try pilot(Self.sshd, "sshd")
    try pilot.focus("Port")
    pilot.press(.enter, .enter)
    #expect(pilot.text == Self.sshd)
    pilot.press(.character("r"))
    #expect(pilot.footLine.contains("there is nothing to reset"))
  }

  @Test func theOnlySectionOfAFileStandsOpenHoweverManySettingsItHas() throws {
    let text = "[Journal]\n" + (1...12).map { "#Key\($0)=yes\n" }.joined()
    let pilot = try pilot(text, "systemd")
    #expect(pilot.line(with: "Journal") != nil)
    #expect(pilot.line(with: "Key12")?.contains("yes") == true)
  }

  @Test func aSettingThatItsSchemaKnowsStandsWhereItIsCommentedOut() throws {
    let schema = #"{ "properties": { "verbose": { "type": "boolean", "default": false }, "other": {} } }"#
    let pilot = try pilot("first: 1\n#verbose: true\nlast: 2\n", "yaml", schema: schema)
    let rows = ["first", "verbose", "last", "MORE SETTINGS"].map { title in
      pilot.lines.firstIndex { $0.contains(title) } ?? -1
    }
    #expect(rows == rows.sorted() && rows[0] > 0, "\(rows) in\n\(pilot.screen)")
    try pilot.focus("# verbose")
    #expect(pilot.focusedLine.hasSuffix(" (on)"))
    pilot.press(.character(" "))
    #expect(pilot.text == "first: 1\nverbose: true\nlast: 2\n")
    pilot.press(.character(" "))
    #expect(pilot.text == "first: 1\nverbose: false\nlast: 2\n")
  }

  @Test("Space brings a setting back byte for byte, on a terminal without colours too, and undoing takes it away")
  func spaceBringsBack() throws {
    let text = "[a]\n#key   = \"x\\u0041\"   # why\n"
    let pilot = try SettingsPilot(text, format: try #require(Format.named("toml")), term: "vt100")
    try pilot.focus("# key")
    #expect(pilot.focusedLine.hasSuffix(" (xA)"))
    #expect(pilot.footLine.contains("Space bring back"))
    pilot.press(.character(" "))
    #expect(pilot.text == text.replacing("#key", with: "key"))
    #expect(pilot.focusedLine.contains("key") && !pilot.focusedLine.contains("#"))
    #expect(pilot.footLine.contains("a.key is set; u takes it back"))
    pilot.press(.character("u"))
    #expect(pilot.text == text)
    #expect(pilot.focusedLine.contains("# key"))
  }

  @Test func whatIsCommentedOutBelowABareKeyIsASection() throws {
    let pilot = try pilot("log:\n  # level: info\nport: 1\n", "yaml")
    #expect(pilot.line(with: " log") != nil)
    try pilot.focus("level")
    pilot.enter("debug")
    #expect(pilot.text == "log:\n  level: debug\nport: 1\n")
  }

  @Test func withoutASchemaTheCommentsExplain() throws {
    let pilot = try pilot(Self.sshd, "sshd")
    try pilot.focus("Port")
    #expect(pilot.help.contains("What follows is the default."))
    try pilot.focus("UsePAM")
    #expect(!pilot.help.contains("What follows"))
  }

  @Test func aWordForOnOrOffIsSteppedToItsOppositeAndTyped() throws {
    let pilot = try pilot(Self.sshd + "#StrictModes Yes\n", "sshd")
    try pilot.focus("UsePAM")
    #expect(pilot.footLine.contains("← → change"))
    pilot.press(.right)
    #expect(pilot.text.contains("UsePAM no\n"))
    pilot.press(.left)
    #expect(pilot.text.contains("UsePAM yes\n"))
    pilot.enter("sometimes")
    #expect(pilot.text.contains("UsePAM sometimes\n"))
    try pilot.focus("StrictModes")
    pilot.press(.right)
    #expect(pilot.text.contains("\nStrictModes No\n"))
  }

  @Test func aSecretIsMaskedInACommentAsWell() throws {
    let pilot = try pilot("port 6379\n\n# requirepass foobared\n", "redis")
    #expect(pilot.line(with: "requirepass")?.contains("not set") == true)
    try pilot.focus("port")
    pilot.enter("1")
    pilot.press(.character("d"))
    #expect(pilot.line(with: "# requirepass") != nil)
    #expect(!pilot.screen.contains("foobared"))
  }

  @Test func aRemarkThatNoSettingOfTheSchemaIsIsNoRow() throws {
    let schema = #"{ "additionalProperties": false, "properties": { "Port": {}, "User": {} } }"#
    let pilot = try pilot("# my hosts\n# Port 22\nUser ann\n", "ssh", schema: schema)
    #expect(pilot.line(with: "# Port") != nil, "\(pilot.screen)")
    #expect(pilot.line(with: "# my") == nil, "\(pilot.screen)")
  }
}
