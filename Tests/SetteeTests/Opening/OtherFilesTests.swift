import Curses
import Foundation
import SettingsDocuments
import Testing

@testable import TerminalTables
@testable import settee

/// What the screens say of a program's other files, and the ways there. The program is one of the user's own pages.
@MainActor
@Suite struct OtherFilesTests {
  private let account: Account
  private let main: String
  private let cloud: String

  init() throws {
    account = try Account()
    main = try account.write(
      "sshd_config", "Include sshd_config.d/*.conf\nPasswordAuthentication no\nMaxAuthTries 3\n", in: "etc")
    cloud = try account.write(
      "50-cloud.conf", "PasswordAuthentication yes\nX11Forwarding no\n", in: "etc/sshd_config.d")
    let etc = account.root.path + "/etc"
    try account.write(
      "nightjar.toml",
      """
      title = "Nightjar"
      files = [{ path = "\(etc)/sshd_config", format = "sshd" }, { path = "\(etc)/sshd_config.d/*.conf", format = "sshd" }]
      [names]
      ignoreCase = true
      [layers]
      wins = "first"
      read = [["\(etc)/sshd_config"]]
      includesFromMain = true
      dropIns = ["\(etc)/sshd_config.d/10-local.conf"]
      writtenBy = { "**/99-made.conf" = "the maker" }
      [settings]
      PasswordAuthentication = { values = ["yes", "no"] }
      X11Forwarding = { values = ["yes", "no"] }
      MaxAuthTries = { kind = "number" }
      Include = { repeats = true }
      """, in: "home/.config/settee/programs")
  }

  /// The screen of a file, when what the other files say is there.
  private func pilot(_ path: String, rows: Int = 24, columns: Int = 80) async throws -> HomePilot {
    let pilot = try HomePilot(account)
    pilot.resize(rows: rows, columns: columns)
    let request = FileRequest(path: path)
    pilot.navigator.push(try pilot.files.screen(for: request))
    pilot.display()
    // What is known of the program is found out beside the screen, once.
    let session = try pilot.files.openFile(for: request).session
    try await pilot.wait { _ in session.schema != nil }
    try await wait(pilot)
    return pilot
  }

  /// Until what the other files say is known.
  private func wait(_ pilot: HomePilot) async throws {
    try await pilot.wait { _ in !pilot.files.layers.isBusy }
    pilot.display()
  }

  @Test func aRowSaysWhichFileCounts() async throws {
    let pilot = try await pilot(main)
    let row = try #require(pilot.lines.firstIndex { $0.contains("PasswordAuthentication") })
    #expect(pilot.lines[row + 1].contains("50-cloud.conf:1 says yes, and comes first"), "\(pilot.screen)")
    let unset = try #require(pilot.lines.firstIndex { $0.contains("X11Forwarding") }, "\(pilot.screen)")
    #expect(pilot.lines[unset + 1].contains("not set here · 50-cloud.conf:2 says no"), "\(pilot.screen)")
    let other = try await self.pilot(cloud)
    #expect(other.line(with: "overrules sshd_config:2") != nil, "\(other.screen)")
  }

  @Test func aSmallTerminalHasTheShorterWords() async throws {
    let pilot = try await pilot(main, rows: 9, columns: 40)
    try pilot.focus("PasswordAuthentication")
    #expect(pilot.line(with: "50-cloud.conf:1 says yes") != nil, "\(pilot.screen)")
    #expect(pilot.lines.allSatisfy { $0.count <= 40 })
  }

  @Test func oGoesThereAndEscComesBack() async throws {
    let pilot = try await pilot(main)
    try pilot.focus("PasswordAuthentication")
    #expect(pilot.lines.last?.contains("o other file") == true, "\(pilot.screen)")
    pilot.press(.character("o"))
    #expect(pilot.lines[0].contains("50-cloud.conf") && pilot.focusedLine.contains("yes"), "\(pilot.screen)")
    pilot.press(.escape)
    #expect(pilot.lines[0].contains("sshd_config") && pilot.focusedLine.contains("PasswordAuthentication"))
    pilot.press(.character("H"))
    #expect(pilot.line(with: "SET ELSEWHERE") != nil, "\(pilot.screen)")
    try pilot.focus("50-cloud.conf:1 says yes")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("50-cloud.conf"), "\(pilot.screen)")
  }

  @Test func wWritesItWhereItCounts() async throws {
    let pilot = try await pilot(main)
    try pilot.focus("PasswordAuthentication")
    pilot.press(.character("w"))
    #expect(pilot.line(with: "10-local.conf, a new file") != nil, "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.lines[0].contains("10-local.conf") && pilot.focusedLine.contains("no"), "\(pilot.screen)")
    try await wait(pilot)
    // It counts, before it is saved and after.
    let local = account.root.path + "/etc/sshd_config.d/10-local.conf"
    #expect(pilot.line(with: "overrules 50-cloud.conf:1") != nil, "\(pilot.screen)")
    #expect(!FileManager.default.fileExists(atPath: local))
    pilot.press(.character("s"))
    #expect(try account.text(local) == "PasswordAuthentication no\n")
    pilot.press(.escape)
    try await wait(pilot)
    #expect(pilot.line(with: "10-local.conf:1 says no too, and comes first") != nil, "\(pilot.screen)")
  }

  @Test func editingWhatDoesNotCountSaysSo() async throws {
    let pilot = try await pilot(main)
    try pilot.focus("PasswordAuthentication")
    pilot.press(.left)
    #expect(pilot.line(with: "still says") == nil, "\(pilot.screen)")
    #expect(pilot.line(with: "50-cloud.conf:1 says yes too, and comes first") != nil, "\(pilot.screen)")
    pilot.press(.right)
    #expect(pilot.line(with: "50-cloud.conf:1 still says yes") != nil, "\(pilot.screen)")
    try pilot.focus("MaxAuthTries")
    pilot.press(.right)
    try await wait(pilot)
    #expect(pilot.line(with: "still says") == nil && pilot.lines.last?.contains("w write") == false)
    try pilot.focus("PasswordAuthentication")
    #expect(pilot.lines.last?.contains("w write there") == true, "\(pilot.screen)")
  }

  @Test func whatIsNotSavedCountsToo() async throws {
    let pilot = try await pilot(cloud)
    try pilot.focus("PasswordAuthentication")
    pilot.press(.character("r"))
    try await wait(pilot)
    #expect(pilot.line(with: "not set here · sshd_config:2 says no") != nil, "\(pilot.screen)")
  }

  @Test func aFileThatAnotherProgramWritesSaysSo() async throws {
    let made = try account.write("99-made.conf", "MaxAuthTries 5\n", in: "etc/sshd_config.d")
    let pilot = try await pilot(made)
    #expect(pilot.line(with: "This file is written by the maker") != nil, "\(pilot.screen)")
    #expect(account.run("set", made, "MaxAuthTries", "6") == 0)
    #expect(account.errors.contains("99-made.conf is written by the maker, which may take back what is changed"))
  }

  @Test func setSaysThatAnotherFileCounts() async throws {
    #expect(account.run("set", main, "PasswordAuthentication", "no") == 0)
    let local = account.root.path + "/etc/sshd_config.d/10-local.conf"
    #expect(
      account.errors == """
        settee: warning: PasswordAuthentication does not count: \(cloud):1 says yes, and comes first; \
        settee set --create \(local) PasswordAuthentication no sets it where it counts

        """)
    #expect(account.run("set", "--create", local, "PasswordAuthentication", "no") == 0)
    #expect(account.errors == "" && account.output == "changed\n")
    #expect(account.run("set", main, "MaxAuthTries", "4") == 0)
    #expect(account.errors == "")
    #expect(account.run("get", "--effective", main, "PasswordAuthentication") == 0)
    #expect(account.output == "no\t\(local):1\n")
  }
}
