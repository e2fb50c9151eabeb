import Curses
import TerminalTables
import TerminalTablesTesting
import Testing

@testable import settee

/// What was written on hosts is put into force from the screen.
@MainActor
@Suite struct FleetApplyingTests {
  private let stand: StandInAnsible
  private let fleet: Fleet
  private let key = FleetReport.Key(file: "/etc/ssh/sshd_config", setting: "MaxAuthTries")

  init() throws {
    stand = try StandInAnsible(["web1", "web2", "web3"])
    try stand.write(
      "facts", ["web1", "web2", "web3"].map { StandInAnsible.line($0, #""MaxAuthTries": "6""#) }.joined())
    fleet = try stand.fleet()
  }

  /// The list of hosts, with a change that was written on some of them.
  private func pilot(
    writing answers: String, file: String = "/etc/ssh/sshd_config", rows: Int = 30, columns: Int = 80
  ) async throws -> Pilot {
    try stand.write("run", answers)
    let change = FleetChange(key: .init(file: file, setting: "MaxAuthTries"), value: "4")
    let end = await fleet.make(FleetPlan(change, on: [0, 1, 2]), on: [0, 1, 2], isTrial: false) { _ in }
    #expect(end.failure == nil && end.complaints.isEmpty)
    let pilot = try Pilot(FleetScreen(fleet), rows: rows, columns: columns)
    try await pilot.wait { $0.shows("MaxAuthTries") && $0.titleLine.contains("3 hosts") && !fleet.isUnderWay }
    return pilot
  }

  private func changed(_ hosts: String..., file: String = "/etc/ssh/sshd_config") -> String {
    hosts.map { StandInAnsible.changed($0, "MaxAuthTries", "6", "4", file: file) }.joined()
  }

  private func ask(_ pilot: Pilot) async throws {
    pilot.press(.character("A"))
    try await pilot.wait { $0.shows("Leave it for now") }
  }

  @Test func whatMayKeepEverybodyOutIsConfirmedByTheNextConnection() async throws {
    let same = StandInAnsible.changed("web2", "MaxAuthTries", "4", "4")
    let pilot = try await pilot(writing: changed("web1", "web3") + same)
    #expect(pilot.footLine.contains("A apply"), "\(pilot.screen)")
    try stand.write(
      "apply",
      ["web1", "web3"].map { StandInAnsible.done($0, "in force until 16:22") }.joined()
        + ["web1", "web3"].map { StandInAnsible.done($0, "confirmed: it stays") }.joined())
    try await ask(pilot)
    #expect(pilot.shows("Apply it on 2 hosts") && pilot.shows("It takes a reload of sshd."), "\(pilot.screen)")
    #expect(pilot.focusedLine.contains("to be confirmed"), "\(pilot.screen)")
    #expect(!(try stand.asked()).contains("settings.apply"), "nothing is done before it is agreed to")
    pilot.press(.enter)
    try await pilot.wait { $0.titleLine.contains("done") }
    let asked = try stand.asked()
    #expect(asked.contains("hosts: [!unsafe \"web1\", !unsafe \"web3\"]\n"))
    #expect(asked.contains("serial: [1, 20]"))
    #expect(asked.contains("confirm: 2m") && asked.contains("state: confirmed"))
    #expect(pilot.shows("IN FORCE") && !pilot.shows("web2") && !pilot.shows("FAILED"), "\(pilot.screen)")
    try pilot.focus("web3")
    #expect(pilot.shows("confirmed: it stays"), "\(pilot.screen)")
    pilot.press(.escape)
    #expect(!pilot.footLine.contains("A apply"), "\(pilot.screen)")
    pilot.press(.character("A"))
    #expect(pilot.footLine.contains("nothing was written here that has to be put into force"), "\(pilot.screen)")
  }

  @Test func aHostThatIsNotReachedAnewGoesBackAndEndsIt() async throws {
    let pilot = try await pilot(writing: changed("web1", "web2", "web3"))
    try stand.write("apply", StandInAnsible.done("web1", "in force") + StandInAnsible.unreachable("web1", "no route"))
    try await ask(pilot)
    pilot.press(.enter)
    try await pilot.wait { $0.titleLine.contains("done") }
    #expect(pilot.shows("FAILED") && pilot.shows("no route") && pilot.shows("NOT APPLIED"), "\(pilot.screen)")
    #expect(pilot.shows("is as it was before within two minutes"), "\(pilot.screen)")
    #expect(pilot.footLine.contains("3 of 3 hosts did not do it"), "\(pilot.footLine)")
    #expect(fleet.unapplied.keys.sorted() == [1, 2], "what went back is not to be applied")
  }

  @Test func whatIsNotInForceIsTakenBackByTheValuesOfEachHost() async throws {
    let pilot = try await pilot(writing: "")
    try stand.write(
      "run", changed("web1", "web2") + StandInAnsible.changed("web3", "MaxAuthTries", "5", "4"))
    let change = FleetPlan(FleetChange(key: key, value: "4"), on: [0, 1, 2])
    _ = await fleet.make(change, on: change.hosts, isTrial: false) { _ in }
    pilot.press(.down)
    #expect(fleet.report.value(of: key, 2) == "4")
    try stand.write("apply", StandInAnsible.unreachable("web1", "no route"))
    try await ask(pilot)
    pilot.press(.enter)
    try await pilot.wait { $0.titleLine.contains("done") }
    #expect(pilot.shows("counts from the next"), "\(pilot.screen)")
    // The first has gone back by itself.
    let back = [("web2", "6"), ("web3", "5")].map { StandInAnsible.changed($0, "MaxAuthTries", "4", $1) }.joined()
    try stand.write("trial", StandInAnsible.changed("web1", "MaxAuthTries", "6", "6") + back)
    try stand.write("run", back)
    pilot.press(.character("u"))
    try await pilot.wait { $0.shows("Try it on 3 hosts") }
    try pilot.focus("Try it on 3 hosts")
    pilot.press(.enter)
    try await pilot.wait { $0.shows("Write it on 2 hosts") }
    #expect(pilot.shows("MaxAuthTries 4 → 5") && pilot.shows("AS IT IS TO BE"), "\(pilot.screen)")
    #expect(fleet.unapplied.keys.sorted() == [1, 2], "nothing is written yet")
    try pilot.focus("Write it on 2 hosts")
    pilot.press(.enter)
    try await pilot.wait { $0.titleLine.contains("done") && $0.shows("CHANGED") }
    let asked = try stand.asked()
    let play = try #require(asked.ranges(of: "hosts: [!unsafe \"web3\"]").last.map { asked[$0.lowerBound...] })
    #expect(play.contains("effective: false") && play.contains("path: !unsafe \"/etc/ssh/sshd_config\""))
    #expect(play.contains("{path: !unsafe \"MaxAuthTries\", value: !unsafe \"5\"}"), "\(play)")
    #expect(fleet.unapplied.isEmpty, "nothing is left to be applied")
    #expect((0..<3).map { fleet.report.value(of: key, $0) } == ["6", "6", "6"], "as the hosts were read")
  }

  @Test func whatWasTriedBeforeIsAppliedOnceMoreWhenItIsTakenBack() async throws {
    let file = "/etc/systemd/journald.conf"
    let pilot = try await pilot(writing: changed("web1", file: file), file: file)
    try stand.write("apply", #"{"host": "web1", "state": "failed", "msg": "journald does not run"}"# + "\n")
    try await ask(pilot)
    pilot.press(.enter)
    try await pilot.wait { $0.titleLine.contains("done") }
    let plan = FleetPlan(takingBack: fleet.unapplied)
    try stand.write("run", StandInAnsible.changed("web1", "MaxAuthTries", "4", "6", file: file))
    _ = await fleet.make(plan, on: plan.hosts, isTrial: false) { _ in }
    #expect(fleet.unapplied[0]?.files == [file] && fleet.needed == "a reload of sshd")
  }

  @Test func whatIsSecretIsNotTakenBack() async throws {
    let answer = changed("web1").replacing(#""path": "MaxAuthTries""#, with: #""path": "MaxAuthTries", "secret": true"#)
    let pilot = try await pilot(writing: answer)
    pilot.press(.character("u"))
    #expect(pilot.footLine.contains("what was there before is not known here"), "\(pilot.screen)")
    pilot.press(.character("A"))
    try await pilot.wait { $0.shows("Leave it for now") }
  }

  @Test func whatKeepsNobodyOutIsAppliedOnAllAtOnce() async throws {
    let file = "/etc/systemd/journald.conf"
    let pilot = try await pilot(writing: changed("web1", "web2", file: file), file: file)
    try stand.write(
      "apply",
      StandInAnsible.done("web1", "it runs")
        + #"{"host": "web2", "state": "failed", "msg": "journald does not run"}"# + "\n")
    try await ask(pilot)
    #expect(!pilot.shows("to be confirmed"), "\(pilot.screen)")
    pilot.press(.enter)
    try await pilot.wait { $0.titleLine.contains("done") }
    #expect(!(try stand.asked()).contains("confirm"))
    #expect(pilot.shows("journald does not run") && pilot.shows("IN FORCE"), "\(pilot.screen)")
    #expect(fleet.unapplied.keys.sorted() == [1], "it stays to be applied")
  }

  @Test func hostsWhereOtherFilesWereWrittenHaveAPlayOfTheirOwn() async throws {
    let dropIn = "/etc/ssh/sshd_config.d/own.conf"
    let pilot = try await pilot(
      writing: changed("web1", "web3") + StandInAnsible.changed("web2", "MaxAuthTries", "6", "4", file: dropIn))
    try stand.write("apply", "")
    try await ask(pilot)
    try pilot.focus("for good")
    pilot.press(.enter)
    try await pilot.wait { $0.titleLine.contains("done") }
    let asked = try stand.asked()
    #expect(asked.contains("- hosts: [!unsafe \"web1\", !unsafe \"web3\"]\n"))
    #expect(asked.contains("- hosts: [!unsafe \"web2\"]\n"))
    #expect(asked.contains("files: [!unsafe \"\(dropIn)\"]") && !asked.contains("confirm"))
  }

  @Test func whatHoldsWithoutMoreIsNotAskedAbout() async throws {
    let line =
      #"{"host": "web1", "state": "ok", "changed": true, "files": [{"path": "/etc/login.defs", "changed": true, "settings": []}]}"#
    let pilot = try await pilot(writing: line + "\n", file: "/etc/login.defs")
    #expect(fleet.unapplied.isEmpty && !pilot.footLine.contains("A apply"))
  }

  @Test func itIsStoppedBetweenHosts() async throws {
    let pilot = try await pilot(writing: changed("web1", "web2"), rows: 9, columns: 40)
    try stand.write("first", StandInAnsible.done("web1", "in force"))
    try stand.write(
      "apply.sh", "trap 'exit 99' INT; cat \(stand.account.root.path)/stand/first; while :; do sleep 0.05; done")
    try await ask(pilot)
    pilot.press(.enter)
    try await pilot.wait { _ in fleet.unapplied.count == 1 }
    pilot.press(.end)
    #expect(pilot.shows("to be confirmed") && pilot.shows("NOT YET"), "\(pilot.screen)")
    pilot.press(.character("x"))
    try await pilot.wait { $0.shows("Stop?") }
    pilot.press(.character("y"))
    try await pilot.wait { $0.titleLine.contains("stopped") }
    #expect(pilot.footLine.contains("2 of 2 hosts did not do it"), "\(pilot.screen)")
  }
}
