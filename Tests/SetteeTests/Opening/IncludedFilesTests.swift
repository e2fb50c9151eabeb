import Curses
import Glibc
import SettingsDocuments
import Testing

@testable import TerminalTables
@testable import settee

/// The files that a settings file includes, opened from its screen.
@MainActor
@Suite struct IncludedFilesTests {
  @Test func patternsFoldersAndPathsNameFiles() throws {
    let account = try Account()
    let main = try account.write("sshd_config", "Include conf.d/*.conf\n")
    for name in ["b.conf", "a.conf", "a.conf.bak", ".c.conf"] { try account.write("conf.d/" + name, "Port 22\n") }
    func names(_ text: String) -> [String] {
      FilePattern(text: text, includer: main).matches().files.map { FilePath.name(of: $0) }
    }
    #expect(names("conf.d/*.conf") == ["a.conf", "b.conf"])
    #expect(names("conf.d") == ["a.conf", "b.conf"])
    #expect(names("conf.d/a.conf.bak") == ["a.conf.bak"])
    #expect(names("nothing/*") == [])
    #expect(FilePattern(text: main, includer: "/x").matches().files == [main])
  }

  @Test func foldersOfPlainNamesAndTheFolderAboveAreLookedInToo() throws {
    let account = try Account()
    let site = try account.write("nginx/sites-available/default", "include snippets/tls.conf;\n")
    try account.write("nginx/snippets/tls.conf", "")
    for name in ["ops", "old~", "ops.dpkg-old"] { try account.write("nginx/sites-available/sudoers.d/" + name, "") }
    func names(_ text: String) -> [String] {
      FilePattern(text: text, includer: site).matches().files.map { FilePath.name(of: $0) }
    }
    #expect(names("snippets/tls.conf") == ["tls.conf"])
    #expect(names("sudoers.d") == ["ops"])
  }

  @Test(arguments: ["/proc/kmsg", "/proc/*", "/dev/zero", "pipe", "pipes.d"])
  func whatIsNoRegularFileIsNotOpened(_ text: String) throws {
    let account = try Account()
    let main = try account.write("sshd_config", "Include \(text)\n")
    try account.write("pipes.d/a.txt", "")
    for name in ["/pipe", "/pipes.d/a.conf"] { #expect(mkfifo(account.currentFolder + name, 0o600) == 0) }
    #expect(FilePattern(text: text, includer: main).matches().files == [])
  }

  @Test(arguments: ["/*/*/*/*", "/*/*/*/*/*/*", String(repeating: "*/", count: 100_000)])
  func aPatternOfTheWholeDiskEndsSoon(_ text: String) {
    let clock = ContinuousClock()
    let start = clock.now
    let matches = FilePattern(text: text, includer: "/x").matches()
    #expect(matches.files.count <= 1000 && !matches.files.contains { $0.hasPrefix("/proc/") })
    // Generous: one second is what it allows itself, and the machine may be busy.
    #expect(clock.now - start < .seconds(30))
  }

  @Test func moreFilesThanAreListedAreSaid() throws {
    let account = try Account()
    let main = try account.write("sshd_config", "Include conf.d/*\n")
    for number in 0..<1001 { try account.write("conf.d/\(number)", "") }
    let matches = FilePattern(text: "conf.d/*", includer: main).matches()
    #expect(matches.files.count == 1000 && matches.isCut)
  }

  @Test func oLeadsToThemAndEscBack() throws {
    let account = try Account()
    try account.write("my.cnf", "[client]\nport=1\n!includedir conf.d/\n!include /nowhere.cnf\n")
    try account.write("conf.d/a.cnf", "[mysqld]\nsocket=/s\n")
    try account.write("conf.d/b.cnf", "[mysqld]\nuser=x\n")
    let pilot = try HomePilot(account)
    try pilot.focus("my.cnf")
    pilot.press(.enter)
    try pilot.focus("!includedir")
    #expect(pilot.lines.last?.contains("o open the folder") == true, "\(pilot.screen)")
    pilot.press(.character("o"))
    try pilot.focus("b.cnf")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("b.cnf") && pilot.line(with: "user") != nil, "\(pilot.screen)")
    pilot.press(.escape, .escape)
    #expect(pilot.focusedLine.contains("!includedir"))
    try pilot.focus("!include ")
    pilot.press(.character("o"))
    #expect(pilot.lines.last?.contains("there is no file /nowhere.cnf") == true)
    try pilot.focus("port")
    #expect(pilot.lines.last?.contains("open the file") == false)
  }
}
