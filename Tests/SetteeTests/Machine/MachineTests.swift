import Foundation
import SettingsDocuments
import SettingsPrograms
import Testing

@testable import settee

/// The programs of a machine on the home screen: a page of the user's own and files below the account.
@MainActor
@Suite struct MachineTests {
  /// An account with a program whose page is the user's own, and with an SSH server.
  private func account() throws -> Account {
    let account = try Account()
    try account.write(
      "nightjar.toml",
      """
      title = "Nightjar mail"
      [[files]]
      path = "/etc/nightjar.ini"
      format = "systemd"
      [[files]]
      path = "/etc/nightjar.d/*.ini"
      format = "systemd"
      [settings]
      "queue.length" = { kind = "number", least = 1 }
      "queue.colour" = { values = ["red", "green"], default = "green" }
      "queue.password" = { kind = "text", secret = true }
      """, in: "home/.config/settee/programs")
    try account.write("nightjar.ini", "[queue]\nlength = 0\ncolour = red\n", in: "etc")
    try account.write("ssh/sshd_config", "Port 22\nPermitRootLogin no\nUseDNS no\n", in: "etc")
    try account.write("docker/daemon.json", "{}\n", in: "etc")
    return account
  }

  /// Adds a program with one file, which was changed so long ago.
  private func add(_ name: String, daysAgo days: Int, to account: Account) throws {
    let page = """
      title = "\(name)"
      [[files]]
      path = "/etc/\(name).conf"
      format = "systemd"
      [settings]
      "a.b" = { kind = "text" }
      """
    try account.write(name + ".toml", page, in: "home/.config/settee/programs")
    let path = try account.write(name + ".conf", "[a]\nb = 1\n", in: "etc")
    let date = Date(timeIntervalSinceNow: Double(-86400 * days))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  private func settled(_ pilot: HomePilot) async throws {
    try await pilot.wait { $0.screen.contains("3 set") && $0.screen.contains("1 problem") }
  }

  @Test func eachProgramHasARowWithItsFilesAndWhatIsSet() async throws {
    let account = try account()
    let pilot = try HomePilot(account)
    #expect(!pilot.screen.contains("Nightjar"), "nothing is looked at before the first frame")
    pilot.resize(rows: 30, columns: 160)
    try await settled(pilot)
    #expect(pilot.line(with: "OpenSSH server")?.contains("3 set") == true)
    #expect(pilot.line(with: "  Nightjar mail  ")?.contains("1 problem · 2 set") == true, "\(pilot.screen)")
    #expect(pilot.line(with: "daemon.json") != nil, "\(pilot.screen)")
    #expect(pilot.line(with: "nightjar.ini  ") == nil)
    #expect(pilot.line(with: "PostgreSQL") == nil)
  }

  @Test func aFileThatItsProgramAloneReadsIsNotWrong() async throws {
    let account = try account()
    try account.write(
      "wall.toml", "title = \"Wall of rules\"\n[[files]]\npath = \"/etc/wall.rules\"\n",
      in: "home/.config/settee/programs")
    try account.write("wall.rules", "*filter\n:INPUT ACCEPT [0:0]\n-A INPUT -j DROP\nCOMMIT\n", in: "etc")
    let pilot = try HomePilot(account)
    pilot.resize(rows: 30, columns: 160)
    try await settled(pilot)
    #expect(pilot.line(with: "Wall of rules")?.contains("not read") == true, "\(pilot.screen)")
    #expect(pilot.line(with: "Wall of rules")?.contains("problem") == false)
  }

  @Test func whatIsWrongComesFirstThenWhatWasChangedLately() async throws {
    let account = try account()
    let names = ["Auk": 30, "Bittern": 3, "Crane": 0, "Dunlin": 30]
    for (name, days) in names {
      try add(name, daysAgo: days, to: account)
    }
    let pilot = try HomePilot(account)
    pilot.resize(rows: 40, columns: 160)
    try await settled(pilot)
    try await pilot.wait { _ in !account.machine.kept.read().isEmpty }
    let titles = ["Auk", "Bittern", "Crane", "Dunlin", "Nightjar mail"]
    func order(on pilot: HomePilot) -> [String] {
      pilot.lines.compactMap { line in titles.first { line.dropFirst(3).hasPrefix($0 + " ") } }
    }
    #expect(order(on: pilot) == ["Nightjar mail", "Crane", "Bittern", "Auk", "Dunlin"], "\(pilot.screen)")
    #expect(pilot.line(with: "Bittern")?.contains("1 set · changed 3 days ago") == true)
    #expect(pilot.line(with: "Auk")?.contains("changed") == false)
    #expect(pilot.focusedLine.contains("Nightjar mail"))
    // What is mended stays where it is while somebody looks, and is among the others at the next start.
    try account.write("nightjar.ini", "[queue]\nlength = 1\n", in: "etc")
    pilot.comeBack()
    try await pilot.wait { $0.line(with: "Nightjar mail")?.contains("problem") == false }
    #expect(order(on: pilot).first == "Nightjar mail")
  }

  @Test func aLongListOfProgramsLeavesRoomForFiles() async throws {
    let account = try account()
    for number in 10..<30 {
      try add("Program\(number)", daysAgo: 30, to: account)
    }
    try account.write("app.json", "{}")
    let pilot = try HomePilot(account)
    try await pilot.wait { $0.screen.contains("more of this machine") }
    try await pilot.wait { _ in !account.machine.kept.read().isEmpty }
    #expect(pilot.line(with: "Nightjar mail")?.contains("1 problem") == true)
    #expect(pilot.line(with: "app.json") != nil, "\(pilot.screen)")
    #expect(pilot.line(with: "Program15") != nil)
    #expect(pilot.line(with: "Program16") == nil)
    try pilot.focus("15 more of this machine")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("Program16"), "\(pilot.screen)")
    pilot.press(.end)
    #expect(pilot.focusedLine.contains("Settee"))
  }

  @Test func whatWasFoundIsThereAtOnceTheNextTimeAndIsRenewed() async throws {
    let account = try account()
    let first = try HomePilot(account)
    try await settled(first)
    try await first.wait { _ in !account.machine.kept.read().isEmpty }
    let next = try HomePilot(account)
    #expect(next.line(with: "Nightjar mail")?.contains("1 problem · 2 set") == true)
    try account.write("nightjar.ini", "[queue]\nlength = 1\n", in: "etc")
    next.comeBack()
    try await next.wait { $0.screen.contains("1 set") }
    #expect(next.line(with: "Nightjar mail")?.contains("problem") == false)
    try FileManager.default.removeItem(atPath: account.root.path + "/etc/ssh")
    next.comeBack()
    try await next.wait { !$0.screen.contains("OpenSSH server") }
  }

  @Test func enterOpensTheOneFileAndListsSeveral() async throws {
    let account = try account()
    let pilot = try HomePilot(account)
    // The files are below a folder of the test's, whose path may be long.
    pilot.resize(rows: 30, columns: 160)
    try await settled(pilot)
    try pilot.focus("Nightjar mail")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("nightjar.ini"))
    pilot.press(.escape)
    try account.write("nightjar.d/a.ini", "[queue]\ncolour = green\n", in: "etc")
    try pilot.focus("Nightjar mail")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("Nightjar mail"))
    try await pilot.wait {
      $0.line(with: "a.ini")?.contains(" 1 set") == true && $0.screen.contains("1 problem · 2 set")
    }
    try pilot.focus("a.ini")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("a.ini"))
  }

  @Test func aFileOfAProgramCanBeMade() async throws {
    let account = try account()
    try FileManager.default.createDirectory(
      atPath: account.root.path + "/etc/nightjar.d", withIntermediateDirectories: true)
    let pilot = try HomePilot(account)
    try await settled(pilot)
    try pilot.focus("Nightjar mail")
    pilot.press(.character("f"))
    #expect(pilot.screen.contains("CAN BE MADE"))
    #expect(pilot.screen.contains("A file *.ini in"))
    pilot.press(.character("n"))
    pilot.type("../x")
    pilot.press(.enter)
    #expect(pilot.screen.contains("A name has no slash"))
    pilot.press(.escape)
    pilot.press(.character("n"))
    pilot.type("mine")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("mine.ini"), "\(pilot.screen)")
    #expect(!FileManager.default.fileExists(atPath: account.root.path + "/etc/nightjar.d/mine.ini"))
  }

  @Test func allSettingsOfAllProgramsAreSearchedByNameAndByWhatIsSaidOfThem() async throws {
    let account = try account()
    let pilot = try HomePilot(account)
    try await settled(pilot)
    pilot.press(.character("/"))
    pilot.type("permit root")
    // The index of all programs is made first.
    try await pilot.wait(for: .seconds(120)) { $0.screen.contains("PermitRootLogin · OpenSSH server") }
    #expect(pilot.line(with: "PermitRootLogin")?.contains("sshd_config · no") == true, "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("sshd_config"))
    #expect(pilot.focusedLine.contains("PermitRootLogin"))
    pilot.press(.escape)
    #expect(pilot.lines[0].contains("Search this machine"))
    #expect(pilot.line(with: "PermitRootLogin") != nil)
  }

  @Test func aSettingOfSeveralFilesNamesItsFile() throws {
    let account = try account()
    try account.write(
      "php-like.toml",
      """
      title = "Twice"
      [[files]]
      path = "/etc/twice/*/twice.ini"
      format = "systemd"
      [settings]
      "main.limit" = { kind = "number" }
      "main.other" = { kind = "number" }
      """, in: "home/.config/settee/programs")
    try account.write("twice/cli/twice.ini", "[main]\nlimit = 1\n", in: "etc")
    try account.write("twice/fpm/twice.ini", "[main]\nlimit = 2\n", in: "etc")
    let files = try #require(account.machine.programs.program(named: "php-like")).files.map(\.path)
    #expect(files.map { FilePath.name(of: $0, among: files) } == ["cli/twice.ini", "fpm/twice.ini"])
    #expect(FilePath.name(of: files[0], among: [files[0], "/etc/other.ini"]) == "twice.ini")
  }

  @Test func whatIsNotSetIsFoundWithItsDefaultAndSecretsAreNot() async throws {
    let account = try account()
    try account.write("nightjar.ini", "[queue]\nlength = 0\npassword = hunter2\n", in: "etc")
    let pilot = try HomePilot(account)
    pilot.press(.character("/"))
    pilot.type("colour")
    #expect(!pilot.screen.contains("Nothing found") && pilot.screen.contains("Reading the settings"), "\(pilot.screen)")
    try await pilot.wait(for: .seconds(120)) { $0.screen.contains("queue.colour · Nightjar mail") }
    #expect(pilot.line(with: "queue.colour")?.contains("nightjar.ini · green · not set") == true, "\(pilot.screen)")
    for _ in 0..<6 { pilot.press(.backspace) }
    pilot.type("mail password")
    #expect(pilot.line(with: "queue.password")?.contains("••••") == true, "\(pilot.screen)")
    #expect(!pilot.screen.contains("hunter2"))
    for _ in 0..<13 { pilot.press(.backspace) }
    pilot.type("hunter2")
    #expect(!pilot.screen.contains("queue.password"))
    for _ in 0..<7 { pilot.press(.backspace) }
    #expect(pilot.screen.contains("Type what you want") && !pilot.screen.contains("Nothing found"))
    // Filters hold for all files of the machine.
    pilot.type("@mod")
    pilot.press(.tab)
    pilot.type("queue")
    #expect(pilot.line(with: "queue.colour") == nil && pilot.line(with: "queue.length") != nil, "\(pilot.screen)")
  }

  @Test func theIndexIsMadeWhenNobodyPressesAKey() async throws {
    let account = try account()
    var machine = account.machine
    machine.indexPath = account.root.path + "/cache/search.index"
    let pilot = try HomePilot(account, machine: machine)
    #expect(pilot.navigator.whenQuiet?() == false, "the programs are looked at first")
    try await pilot.wait { $0.navigator.whenQuiet?() == true }
    try await pilot.wait(for: .seconds(120)) { _ in machine.index.keptFinder != nil }
    pilot.press(.end, .enter)
    #expect(
      pilot.navigator.screens.count == 2 && pilot.navigator.whenQuiet?() == false, "another screen has the machine")
  }

  @Test func whereNothingIsFoundWordsThatAreNearAreOffered() async throws {
    let pilot = try HomePilot(try account())
    pilot.press(.character("/"))
    pilot.type("colourish")
    try await pilot.wait(for: .seconds(120)) { $0.screen.contains("NOTHING FOUND") }
    let near = pilot.screen.split(separator: "\n").map { $0.filter { $0 != " " && $0 != "▎" } }
    #expect(near.contains("colour"), "\(pilot.screen)")
  }

  @Test func aWishIsProposedForReview() async throws {
    let account = try account()
    try account.write(
      "ssh/sshd_config", "Port 22\nPermitRootLogin no\nUseDNS no\n#PasswordAuthentication yes\n", in: "etc")
    let pilot = try HomePilot(account)
    try await settled(pilot)
    pilot.press(.character("/"))
    pilot.type("disable password login")
    // The index of all programs is made first.
    try await pilot.wait(for: .seconds(120)) {
      $0.screen.contains("PasswordAuthentication") && $0.screen.contains("→ no")
    }
    try await pilot.wait { $0.screen.contains("Tab sets it to no") }
    pilot.press(.tab)
    #expect(pilot.lines[0].contains("Changes"), "\(pilot.screen)")
    #expect(pilot.screen.contains("PasswordAuthentication no"), "\(pilot.screen)")
    let path = account.root.path + "/etc/ssh/sshd_config"
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("#PasswordAuthentication yes"))
    pilot.press(.escape)
    #expect(pilot.screen.contains("not saved, so the proposal is taken back"), "\(pilot.screen)")
    #expect(pilot.files.unsavedCount(of: path) == 0)
  }

  @Test func aWishOfAProgramThatIsNotHereIsNotProposed() async throws {
    let account = try account()
    try FileManager.default.removeItem(atPath: account.root.path + "/etc/ssh")
    let pilot = try HomePilot(account)
    pilot.press(.character("/"))
    pilot.type("disable password login")
    try await pilot.wait(for: .seconds(120)) { $0.screen.contains("not installed") }
    #expect(!pilot.screen.contains("→ no") && !pilot.screen.contains("Tab sets it"), "\(pilot.screen)")
  }

  @Test func programsAndFilesAreFoundByTheirNames() async throws {
    let account = try account()
    try account.write("app.json", "{}")
    let pilot = try HomePilot(account)
    try await settled(pilot)
    pilot.press(.character("/"))
    pilot.type("nightjar")
    try await pilot.wait { $0.screen.contains("▎  Nightjar mail") }
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("nightjar.ini"))
    pilot.press(.escape)
    for _ in 0..<8 { pilot.press(.backspace) }
    pilot.type("app.js")
    #expect(pilot.line(with: "app.json") != nil)
  }
}
