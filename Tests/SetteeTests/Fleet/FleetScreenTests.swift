import Curses
import TerminalTables
import TerminalTablesTesting
import Testing

@testable import settee

/// The hosts on the screen, and a change that is tried and made on some.
@MainActor
@Suite struct FleetScreenTests {
  private let stand: StandInAnsible

  init() throws {
    stand = try StandInAnsible(["web1", "web2", "web3", "db"])
    try stand.write(
      "facts",
      StandInAnsible.line("web1", #""MaxAuthTries": "4", "Port": "22""#)
        + StandInAnsible.line("web2", #""MaxAuthTries": "4", "Port": "22""#)
        + StandInAnsible.line("web3", #""MaxAuthTries": "6", "Port": "22""#)
        + StandInAnsible.unreachable("db", "Connection refused"))
  }

  private func pilot() async throws -> Pilot {
    let pilot = try Pilot(FleetScreen(stand.fleet()), rows: 30)
    try await pilot.wait { $0.shows("THE SAME ON ALL") && $0.shows("1 not read") }
    return pilot
  }

  @Test func whatDiffersComesFirstAndThenEachHost() async throws {
    let pilot = try await pilot()
    let rows = pilot.lines.map { $0.trimmingCharacters(in: ["▎", " "]) }.filter { !$0.isEmpty }
    let start = try #require(rows.firstIndex(of: "NOT READ"))
    let words = rows[start...].prefix(12).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      Array(words) == [
        "NOT READ", "db", "Connection refused", "NOT THE SAME ON ALL", "sshd_config › MaxAuthTries 4 ×2 · 6 ×1 ›",
        "web3",
        "sshd_config › MaxAuthTries 6 ›", "AS MOST ARE", "web1", "web2", "THE SAME ON ALL", "sshd_config › Port 22 ›",
      ], "\(pilot.screen)")
  }

  @Test func aValueIsTriedWithoutAWriteAndThenMade() async throws {
    try stand.write("trial", StandInAnsible.changed("web3", "MaxAuthTries", "6", "4"))
    try stand.write("run", StandInAnsible.changed("web3", "MaxAuthTries", "6", "4"))
    let pilot = try await pilot()
    try pilot.focus("4 ×2")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("MaxAuthTries is to be") }
    try pilot.focus("4  ")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("Try it on 1 host") }
    #expect(!(try stand.asked()).contains("setting:"), "nothing is done before it is agreed to")
    try pilot.focus("Try it on 1 host")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("WOULD CHANGE") && $0.shows("Write it on 1 host") }
    #expect(pilot.shows("6 → 4"), "\(pilot.screen)")
    #expect(try stand.asked().contains("--check --diff /dev/stdin\n- hosts: [!unsafe \"web3\"]"))
    try pilot.focus("Write it on 1 host")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("It takes a reload of sshd until it holds: A applies it, u takes it back.") }
    #expect(pilot.shows("CHANGED") && pilot.titleLine.contains("done"), "\(pilot.screen)")
    #expect(pilot.footLine.contains("A apply"), "\(pilot.screen)")
    pilot.press(.escape)
    #expect(pilot.shows("1 not read") && !pilot.shows("NOT THE SAME ON ALL"), "\(pilot.screen)")
    #expect(pilot.footLine.contains("A apply"), "it may be done later as well: \(pilot.screen)")
  }

  @Test func whileHostsAreReadAgainTheScreenIsStillDrawn() async throws {
    let fleet = try stand.fleet()
    let pilot = try Pilot(FleetScreen(fleet), rows: 30)
    try await pilot.wait { $0.shows("1 not read") && !fleet.isUnderWay }
    try pilot.focus("Port")
    let folder = stand.account.root.path + "/stand"
    try stand.write("facts.sh", "while [ ! -e \(folder)/go ]; do sleep 0.05; done; cat \(folder)/facts")
    pilot.press(.character("r"))
    try await pilot.wait { $0.titleLine.contains("reading… 0 of 4") }
    pilot.press(.down, .up)
    try stand.write("go", "")
    try await pilot.wait { $0.shows("1 not read") && $0.shows("THE SAME ON ALL") }
  }

  @Test func hostsThatFailAreToldAndLeftOut() async throws {
    try stand.write(
      "trial",
      StandInAnsible.changed("web1", "Port", "22", "2222")
        + #"{"host": "web2", "state": "failed", "msg": "Port: sshd does not take it"}"# + "\n"
        + StandInAnsible.changed("web3", "Port", "2222", "2222"))
    let pilot = try await pilot()
    try pilot.focus("Port")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("Port is to be") }
    try pilot.focus("Another value")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("Enter done") }
    pilot.press(.backspace, .backspace)
    pilot.type("2222")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("Try it on 3 hosts") }
    try pilot.focus("Try it on 3 hosts")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("Write it on 1 host") }
    #expect(pilot.shows("1 of 3 hosts did not do it"), "\(pilot.screen)")
    #expect(pilot.shows("sshd does not take it") && pilot.shows("AS IT IS TO BE"), "\(pilot.screen)")
  }

  @Test func aRunThatIsStoppedEndsAndSaysWhatIsDone() async throws {
    try stand.write("trial", ["web1", "web2", "web3"].map { StandInAnsible.changed($0, "Port", "22", "1") }.joined())
    try stand.write("first", StandInAnsible.changed("web1", "Port", "22", "1"))
    try stand.write(
      "run.sh", "trap 'exit 99' INT; cat \(stand.account.root.path)/stand/first; while :; do sleep 0.05; done")
    let pilot = try await pilot()
    let change = FleetChange(key: .init(file: "/etc/ssh/sshd_config", setting: "Port"), value: "1")
    pilot.navigator.push(FleetRunScreen(FleetPlan(change, on: [0, 1, 2]), of: try stand.fleet()))
    pilot.display()
    try pilot.focus("Try it on 3 hosts")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("Write it on 3 hosts") }
    try pilot.focus("Write it on 3 hosts")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("1 of 3") }
    pilot.press(.escape)
    try await pilot.wait { $0.shows("Stop?") }
    pilot.press(.character("y"))
    try await pilot.wait { $0.titleLine.contains("stopped") }
    #expect(pilot.shows("NOTHING SAID") && pilot.shows("2 of 3 hosts did not do it"), "\(pilot.screen)")
  }

  @Test(arguments: [
    (24, 80, "xterm-256color"), (60, 200, "xterm-256color"), (9, 40, "xterm-256color"), (24, 80, "vt100"),
  ])
  func itFitsAnyTerminal(rows: Int, columns: Int, term: String) async throws {
    let pilot = try Pilot(FleetScreen(stand.fleet()), rows: rows, columns: columns, term: term)
    try await pilot.wait { $0.shows("not read") }
    pilot.press(.end)
    #expect(pilot.shows("Port"), "\(pilot.screen)")
  }
}
