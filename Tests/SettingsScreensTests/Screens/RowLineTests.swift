import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// A row of a table is typed as its line, new or there already.
@MainActor
@Suite struct RowLineTests {
  private static let fstab = "UUID=12      /       ext4    rw\n/dev/sdb1    /mnt    xfs     ro\n"

  private func pilot(
    _ text: String = fstab, format: String = "fstab", schema: String? = nil, size: Size = Size(rows: 24, columns: 80)
  ) throws -> SettingsPilot {
    try SettingsPilot(text, schema: schema, size: size, format: try #require(Format.named(format)))
  }

  // MARK: - New rows

  @Test func aNewRowIsTypedAsItsLine() throws {
    let pilot = try pilot()
    pilot.press(.character("a"))
    pilot.type("srv:/x /home nfs ro,soft 0 0")
    pilot.press(.enter, .enter)
    #expect(pilot.text == Self.fstab + "srv:/x       /home   nfs     ro,soft 0 0\n")
    #expect(pilot.shows("srv:/x *"), "\(pilot.screen)")
    pilot.press(.character("u"))
    #expect(pilot.text == Self.fstab)
  }

  @Test func theColumnsFollowTheLine() throws {
    let pilot = try pilot()
    pilot.press(.character("a"))
    #expect(pilot.line(with: "device")?.contains("required · a word") == true, "\(pilot.screen)")
    #expect(pilot.line(with: "dump")?.contains("not set · letters and digits") == true)
    pilot.type("srv:/x /ho")
    #expect(pilot.line(with: "device")?.contains("srv:/x") == true, "\(pilot.screen)")
    #expect(pilot.line(with: "mount_point")?.hasSuffix("/ho") == true, "\(pilot.screen)")
    #expect(pilot.help.contains("next: type · a word · required"), "\(pilot.help)")
    #expect(pilot.text == Self.fstab)
    pilot.press(.escape)
    #expect(pilot.line(with: "device")?.contains("required") == true, "what was not entered goes: \(pilot.screen)")
  }

  @Test func theLineGrowsWithTheColumns() throws {
    let pilot = try pilot()
    pilot.press(.character("a"), .enter)
    pilot.type("srv:/x")
    #expect(pilot.line(with: "line")?.hasSuffix("srv:/x") == true, "\(pilot.screen)")
    pilot.press(.enter)
    pilot.type("/home")
    #expect(pilot.line(with: "line")?.hasSuffix("srv:/x /home") == true, "\(pilot.screen)")
    pilot.press(.enter)
    pilot.type("nfs")
    #expect(pilot.line(with: "line")?.hasSuffix("srv:/x       /home   nfs") == true, "\(pilot.screen)")
  }

  @Test func aLineMayBeOfAnotherKind() throws {
    let pilot = try pilot("17 * * * * root x\n1 2 * * * root y\n", format: "crontab")
    try pilot.focus("jobs")
    pilot.press(.enter, .character("a"))
    #expect(pilot.shows("weekday"))
    pilot.type("@daily")
    #expect(!pilot.shows("weekday") && pilot.line(with: "time ")?.contains("@daily") == true, "\(pilot.screen)")
    pilot.type(" root z")
    pilot.press(.enter, .enter)
    #expect(pilot.text.hasSuffix("y\n@daily root z\n"), "\(pilot.text)")
  }

  @Test(arguments: [
    ("/dev/sdc1 /srv", "expected the column type"), ("# a", "a comment, or"),
    ("a b c d - -", "expected letters, digits"),
  ])
  func whatIsNoRowIsNotTaken(line: String, problem: String) throws {
    let pilot = try pilot(size: Size(rows: 24, columns: 120))
    pilot.press(.character("a"))
    pilot.type(line)
    pilot.press(.enter)
    #expect(pilot.shows(problem), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.text == Self.fstab && pilot.shows("New row"))
  }

  @Test func whatTheSchemaRefusesIsMeantWhenItIsEnteredAgain() throws {
    let schema = #"{"items": {"properties": {"dump": {"enum": ["0", "1"]}}}}"#
    let pilot = try pilot(schema: schema, size: Size(rows: 24, columns: 120))
    pilot.press(.character("a"))
    pilot.type("a /b xfs rw 7")
    pilot.press(.enter)
    #expect(pilot.shows("dump: ") && pilot.shows("New row"), "\(pilot.screen)")
    pilot.press(.enter, .enter)
    #expect(pilot.text.hasSuffix("a            /b      xfs     rw 7\n"), "\(pilot.text)")
  }

  @Test func aRuleOfPairsIsTypedAsItsLine() throws {
    let pilot = try pilot("ACTION==\"add\"\n", format: "udev")
    pilot.press(.character("a"))
    pilot.type("SUBSYSTEM==\"usb\", RUN+=\"/a\", RUN+=\"/b\"")
    #expect(pilot.line(with: "SUBSYSTEM==  ")?.contains("usb") == true, "\(pilot.screen)")
    pilot.press(.enter, .enter)
    #expect(pilot.text == "ACTION==\"add\"\nSUBSYSTEM==\"usb\", RUN+=\"/a\", RUN+=\"/b\"\n")
  }

  @Test func aSmallScreenShowsTheLineAndItsColumns() throws {
    let pilot = try pilot(size: Size(rows: 9, columns: 40))
    pilot.press(.character("a"))
    pilot.type("srv:/x /home nfs")
    #expect(pilot.line(with: "line")?.contains("srv:/x /home nfs") == true, "\(pilot.screen)")
    #expect(pilot.line(with: "mount_point")?.contains("/home") == true, "\(pilot.screen)")
    pilot.press(.enter, .enter)
    #expect(pilot.text.hasSuffix("srv:/x       /home   nfs\n"))
  }

  @Test func aRowThatIsTypedWhereASettingIsAddedGoesToItsTable() throws {
    let text = "SHELL=/bin/sh\n17 * * * * root x\n"
    let pilot = try pilot(text, format: "crontab")
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.type("*/5 * * * * root run-parts /etc/x")
    pilot.press(.enter)
    #expect(pilot.text == text + "*/5 * * * * root run-parts /etc/x\n", "\(pilot.text)")
    #expect(pilot.line(with: "jobs")?.contains("2 entries") == true, "\(pilot.screen)")
  }

  @Test(arguments: ["", "# nothing yet\n", "SHELL=/bin/sh\n"])
  func theFirstRowIsTypedWhereASettingIsAdded(text: String) throws {
    let pilot = try pilot(text, format: "crontab")
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.type("*/5 * * * * root run-parts /etc/x")
    pilot.press(.enter)
    #expect(pilot.text.hasPrefix(text) && pilot.text.hasSuffix("*/5 * * * * root run-parts /etc/x\n"), "\(pilot.text)")
    #expect(pilot.line(with: "jobs")?.contains("1 entry") == true, "\(pilot.screen)")
  }

  // MARK: - Rows that are there

  @Test func aRowIsEditedAsItsLine() throws {
    let pilot = try pilot()
    try pilot.focus("/dev/sdb1")
    #expect(pilot.footLine.contains("L edit its line"), "\(pilot.footLine)")
    pilot.press(.character("L"), .control("u"))
    pilot.type("/dev/sdc1 /mnt btrfs ro 0 2")
    pilot.press(.enter)
    #expect(
      pilot.text == Self.fstab.replacing("/dev/sdb1    /mnt    xfs     ro", with: "/dev/sdc1    /mnt    btrfs   ro 0 2")
    )
    #expect(pilot.shows("changed; u takes it back"))
    pilot.press(.character("u"))
    #expect(pilot.text == Self.fstab)
  }

  @Test func aRowIsEditedAsItsLineFromItsColumns() throws {
    let pilot = try pilot()
    try pilot.focus("/dev/sdb1")
    pilot.press(.enter)
    try pilot.focus("options")
    pilot.press(.character("L"), .backspace, .backspace)
    pilot.type("rw")
    pilot.press(.enter)
    #expect(pilot.text == Self.fstab.replacing(" ro", with: " rw"))
  }

  @Test func aLineThatIsNoRowIsRefusedAsItIsTyped() throws {
    let pilot = try pilot()
    pilot.press(.character("L"), .control("u"))
    pilot.type("# gone")
    pilot.press(.enter)
    #expect(pilot.shows("a comment, or"), "\(pilot.screen)")
    pilot.press(.escape)
    #expect(pilot.text == Self.fstab)
  }

  @Test func aSecretInALineIsKeptAndItsMaskIsNot() throws {
    let text = "ann * hunter2 *\n"
    let pilot = try pilot(text, format: "ppp-secrets")
    pilot.press(.character("L"))
    #expect(pilot.shows("ann * •••••••• *") && !pilot.shows("hunter2"), "\(pilot.screen)")
    pilot.press(.backspace)
    pilot.type("10.0.0.1")
    pilot.press(.enter)
    #expect(pilot.text == "ann * hunter2 10.0.0.1\n")
    pilot.press(.character("L"), .home)
    pilot.type("•• ")
    pilot.press(.enter)
    #expect(pilot.shows("the dots stand for a secret"), "\(pilot.screen)")
    pilot.press(.escape)
    #expect(pilot.text == "ann * hunter2 10.0.0.1\n")
  }

  // MARK: - Blocks

  private static let nginx = """
    http {
        upstream app {
            server 10.0.0.1;
            server 10.0.0.2;
        }
    }

    """

  @Test func aShortBlockIsEditedAsItsText() throws {
    let pilot = try pilot(Self.nginx, format: "nginx")
    try pilot.focus("http")
    pilot.press(.enter)
    try pilot.focus("server")
    pilot.press(.character("L"))
    #expect(pilot.shows("upstream app { server 10.0.0.1; server 10.0.0.2; }"), "\(pilot.screen)")
    pilot.press(.backspace)
    pilot.type("keepalive 8; }")
    pilot.press(.enter)
    #expect(
      pilot.text == Self.nginx.replacing("10.0.0.2;\n", with: "10.0.0.2;\n        keepalive 8;\n"), "\(pilot.text)")
    pilot.press(.character("u"))
    #expect(pilot.text == Self.nginx)
  }

  @Test(arguments: [
    ("upstream other { server a; }", "it belongs to"), ("# gone { }", "expected"), ("", "this is not one block"),
    ("upstream app { server a; } x 1;", "this is not one block"),
    ("upstream app { server a; # x }", "expected"), ("upstream app { server a }", "expected"),
  ])
  func whatIsNotThisBlockIsRefused(text: String, reason: String) throws {
    let pilot = try pilot(Self.nginx, format: "nginx", size: Size(rows: 24, columns: 120))
    try pilot.focus("http")
    pilot.press(.enter)
    try pilot.focus("server")
    pilot.press(.character("L"), .control("u"))
    pilot.type(text)
    pilot.press(.enter)
    #expect(pilot.shows(reason), "\(pilot.screen)")
    pilot.press(.escape)
    #expect(pilot.text == Self.nginx)
  }

  @Test func aBlockWithACommentIsNoLine() throws {
    let pilot = try pilot(Self.nginx.replacing("server 10.0.0.2;", with: "# two"), format: "nginx")
    try pilot.focus("http")
    pilot.press(.enter)
    try pilot.focus("server")
    pilot.press(.character("L"))
    #expect(!pilot.shows("The block as its text"), "\(pilot.screen)")
    #expect(pilot.shows("on one line its comments would not fit: e opens it in an editor"), "\(pilot.screen)")
  }

  @Test func theWordsOfABlockOfLinesAreEdited() throws {
    let pilot = try pilot("Port 22\nMatch User git\n  X11Forwarding no\n", format: "sshd")
    try pilot.focus("X11Forwarding")
    pilot.press(.character("L"))
    #expect(pilot.shows("The words of the block; below are its lines"), "\(pilot.screen)")
    pilot.press(.backspace, .backspace, .backspace)
    pilot.type("ann")
    pilot.press(.enter)
    #expect(pilot.text == "Port 22\nMatch User ann\n  X11Forwarding no\n", "\(pilot.screen)")
    try pilot.focus("Port")
    pilot.press(.character("L"))
    #expect(!pilot.shows("The block as its text"), "\(pilot.screen)")
  }

  @Test func aBlockIsAddedWithWhatItHolds() throws {
    let pilot = try pilot("server {\n  listen 80;\n}\nserver {\n  listen 81;\n}\n", format: "nginx")
    try pilot.focus("server")
    pilot.press(.enter, .end, .character("L"))
    #expect(pilot.shows("server {  }"), "\(pilot.screen)")
    pilot.press(.control("u"))
    pilot.type("server { listen 82; }")
    pilot.press(.enter)
    #expect(pilot.text.hasSuffix("listen 81;\n}\nserver {\n  listen 82;\n}\n"), "\(pilot.text)")
  }

  @Test func aRowOnSeveralLinesIsForTheEditor() throws {
    let text = "a inet n - y - - x\n  -o b=1\n"
    let pilot = try pilot(text, format: "postfix-master")
    pilot.press(.character("L"))
    #expect(pilot.shows("it is on several lines"), "\(pilot.screen)")
  }
}
