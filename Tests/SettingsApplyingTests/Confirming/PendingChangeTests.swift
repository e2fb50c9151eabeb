import Foundation
import SettingsDocuments
import Testing

@testable import SettingsApplying

@Suite struct PendingChangeTests {
  private let trial: Trial

  init() throws {
    trial = try Trial()
    try trial.write("Port 22\nPermitRootLogin no\n", to: "sshd_config", mode: 0o640)
  }

  // MARK: - What is kept

  @Test func formerTextsAreKeptForRootAloneBeforeAnythingIsWritten() throws {
    let change = try PendingChange.begin(
      [.init(trial.file("sshd_config"), text: Array("Port 2222\n".utf8))], commands: [], proof: .connection,
      seconds: 60,
      program: "sshd", in: trial.store())
    let folder = trial.path + "/lib/pending/" + change.record.id
    #expect(try trial.mode(of: folder) == 0o700)
    #expect(try trial.mode(of: trial.path + "/lib/pending") == 0o700)
    #expect(try trial.mode(of: folder + "/0.former") == 0o600)
    #expect(try String(contentsOfFile: folder + "/0.former", encoding: .utf8) == "Port 22\nPermitRootLogin no\n")
    #expect(trial.read("sshd_config") == "Port 22\nPermitRootLogin no\n")
  }

  @Test func systemdIsToldOfATimerAndOfTheNextBoot() throws {
    let change = try trial.change(to: "Port 2222\n")
    let id = change.record.id
    let timer = try #require(trial.manager.ran.first)
    #expect(timer.hasPrefix("systemd-run --quiet --collect --unit=app-undo-\(id) "))
    #expect(
      timer.hasSuffix(
        "--on-active=60s --timer-property=AccuracySec=100ms -- \(trial.path)/lib/pending/\(id)/app return \(id) time"
      ))
    #expect(timer.contains(" --property=ExecCondition=/usr/bin/test -e \(trial.path)/lib/pending/\(id)/app "))
    let unit = try String(contentsOfFile: trial.path + "/units/app-back-\(id).service", encoding: .utf8)
    for line in [
      "Before=ssh.service sshd.service ssh.socket sshd.socket", "ConditionPathExists=!\(trial.path)/run/\(id)",
      "ExecStart=\(trial.path)/lib/pending/\(id)/app return \(id) boot", "DefaultDependencies=no",
    ] {
      #expect(unit.contains(line + "\n"))
    }
    #expect(unit.contains("Before=network-pre.target "))
    let wants = try String(
      contentsOfFile: trial.path + "/units/sysinit.target.d/app-back-\(id).conf", encoding: .utf8)
    #expect(wants == "[Unit]\nWants=app-back-\(id).service\n")
  }

  @Test func whoIsNotRootIsRefused() {
    #expect {
      try PendingChange.begin([], commands: [], proof: .any, seconds: 1, program: "", in: trial.store(isRoot: false))
    } throws: {
      "\($0)" == "only root can have a change go back by itself; use sudo"
    }
  }

  @Test func withoutSystemdItIsRefusedInWords() throws {
    let trial = try Trial(manager: FakeMachine(hasSystemd: false))
    try trial.write("Port 22\n", to: "sshd_config")
    #expect { try trial.change(to: "Port 1\n") } throws: { "\($0)".contains("systemd does not run this machine") }
    #expect(trial.read("sshd_config") == "Port 22\n")
    #expect(trial.leftovers == [])
  }

  @Test func whereSystemdRefusesTheTimerNothingIsLeft() throws {
    let trial = try Trial(manager: FakeMachine(fails: { $0.hasPrefix("systemd-run") }))
    try trial.write("Port 22\n", to: "sshd_config")
    #expect { try trial.change(to: "Port 1\n") } throws: { "\($0)".contains("no such thing; nothing was changed") }
    #expect(trial.leftovers == [])
  }

  // MARK: - One at a time

  @Test func aSecondChangeOfAFileIsRefusedWithWhoAndUntilWhen() throws {
    let change = try trial.change(to: "Port 2222\n")
    #expect { try trial.change(to: "Port 3333\n") } throws: {
      "\($0)".contains("a change by \(change.record.who) waits until \(change.untilText) to be confirmed")
    }
    #expect(trial.read("sshd_config") == "Port 2222\n")
    try trial.write("a\n", to: "other")
    #expect(throws: Never.self) { try trial.change("other", to: "b\n") }
    #expect(try PendingChange.all(in: trial.store()).count == 2)
  }

  @Test func twoWhoConfirmAtOnceConfirmOnce() throws {
    let change = try trial.change(to: "Port 2222\n")
    try change.confirm(from: .anywhere)
    #expect { try change.confirm(from: .anywhere) } throws: { "\($0)".contains("no change waits any more") }
    #expect { try change.goBack(.asked) } throws: { "\($0)".contains("no change waits any more") }
    #expect(trial.read("sshd_config") == "Port 2222\n")
  }

  @Test func ofTwoWhoBeginAtOnceOneChangesTheFileAndTheOtherIsToldWho() async throws {
    for _ in 0..<20 {
      let answers = await withTaskGroup(of: String.self) { group in
        for text in ["Port 1\n", "Port 2\n"] {
          group.addTask {
            do {
              _ = try trial.change(to: text)
              return text
            } catch {
              return "\(error)"
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      let winner = try #require(answers.first { $0.hasPrefix("Port") }, "\(answers)")
      #expect(answers.filter { $0.contains(" waits until ") }.count == 1, "\(answers)")
      #expect(trial.read("sshd_config") == winner)
      for change in try PendingChange.all(in: trial.store()) { try change.goBack(.asked) }
      #expect(trial.leftovers == [])
    }
  }

  /// The record of a change is there until its commands have run, which takes seconds.
  @Test func whatGoesBackAtThisMomentIsWaitedFor() throws {
    let paths: Set = [trial.file("sshd_config")]
    let change = try trial.change(to: "Port 2222\n")
    let id = change.record.id
    #expect { try PendingChange.refuseSecond(of: paths, in: trial.store()) } throws: {
      "\($0)".contains("a change by \(change.record.who) waits until ")
    }
    trial.manager.wait(seconds: 60)
    trial.manager.whileWaiting { [trial] in
      trial.manager.whileWaiting {}
      try? PendingChange.wake(id, .time, in: trial.store())
    }
    #expect(throws: Never.self) { try PendingChange.refuseSecond(of: paths, in: trial.store()) }
    #expect(trial.read("sshd_config") == "Port 22\nPermitRootLogin no\n")
    #expect(throws: Never.self) { try trial.change(to: "Port 3333\n") }
  }

  @Test func whatCannotGoBackIsNotWaitedForForEver() throws {
    _ = try trial.change(to: "Port 2222\n")
    trial.manager.wait(seconds: 61)
    #expect { try PendingChange.refuseSecond(of: [trial.file("sshd_config")], in: trial.store()) } throws: {
      "\($0)".contains("that nobody has confirmed is about to go back; try again when it has")
    }
  }

  // MARK: - The end

  @Test func whatIsConfirmedStaysAndNothingIsLeft() throws {
    let change = try trial.change(to: "Port 2222\n")
    try change.confirm(from: .anywhere)
    #expect(trial.read("sshd_config") == "Port 2222\n")
    #expect(trial.leftovers == [])
    #expect(trial.manager.ran.contains("systemctl stop --quiet app-undo-\(change.record.id).timer"))
    #expect(trial.journal.withLock { $0.last }?.contains("confirmed by") == true)
    // The timer may come at that very moment.
    try PendingChange.wake(change.record.id, .time, in: trial.store())
    #expect(trial.read("sshd_config") == "Port 2222\n")
  }

  @Test func whatNobodyConfirmsGoesBackByteForByteWithOwnerAndMode() throws {
    let change = try trial.change(to: "Port 2222\n", commands: [ServiceCommand(["systemctl", "reload", "ssh"])])
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: trial.file("sshd_config"))
    try PendingChange.wake(change.record.id, .time, in: trial.store())
    #expect(trial.read("sshd_config") == "Port 22\nPermitRootLogin no\n")
    #expect(try trial.mode(of: trial.file("sshd_config")) == 0o640)
    #expect(trial.manager.ran.contains("systemctl reload ssh"))
    #expect(trial.leftovers == [])
    let notice = try #require(ReturnNotice.untold(in: trial.store()).first)
    #expect(
      notice.lines.first
        == "the change of sshd by \(change.record.who) was taken back: nobody confirmed it in time")
    #expect(notice.lines.contains("\(trial.file("sshd_config")) is as it was before"))
    notice.noteTold(in: trial.store())
    #expect(ReturnNotice.untold(in: trial.store()).isEmpty)
  }

  /// Else it would be taken for the work of another program.
  @Test func theHistoryIsToldWhatWentBackSinceWhenAndWhy() throws {
    let change = try PendingChange.begin(
      [
        .init(trial.file("sshd_config"), text: nil, since: 1000), .init(trial.file("new"), text: []),
      ], commands: [], proof: .any, seconds: 60, program: "x", in: trial.store())
    try change.goBack(.failed("x does not hold"))
    let notice = try #require(ReturnNotice.all(in: trial.store()).first)
    #expect(notice.reason == "x does not hold" && notice.who == change.record.who)
    #expect(notice.files.map(\.path) == [trial.file("sshd_config"), trial.file("new")])
    #expect(notice.files[0].since == 1000)
    #expect(notice.time - 60_000...notice.time ~= notice.files[1].since)
    #expect(ReturnNotice.untold(in: trial.store()).isEmpty, "whoever did it was there")
    #expect(notice.lines.isEmpty, "what a program said is for root alone")
    #expect(try trial.mode(of: "\(trial.path)/lib/returned/\(change.record.id).json") == 0o644)
  }

  /// What is saved later stays, and is not to be told as taken back.
  @Test func theHistoryIsToldWhenAllOfTheChangeWasSaved() throws {
    var change = try PendingChange.begin(
      [.init(trial.file("sshd_config"), text: nil)], commands: [], proof: .any, seconds: 60, program: "x",
      in: trial.store())
    try change.noteInForce()
    let saved = TimeText.now
    try #require(try PendingChange.all(in: trial.store()).first).goBack(.timeOver)
    let notice = try #require(ReturnNotice.all(in: trial.store()).first)
    let until = try #require(notice.files[0].until)
    #expect(saved - 60_000...saved ~= until)
  }

  @Test func ofWhatWentBackTheLastHundredAreKept() throws {
    for number in 1...102 {
      ReturnNotice(
        id: String(number), who: "root", lines: [], reason: "", time: number, files: [], isTold: true
      ).keep(in: trial.store())
    }
    #expect(Set(ReturnNotice.all(in: trial.store()).map(\.time)) == Set(3...102))
  }

  @Test func whatAnotherWroteMeanwhileStays() throws {
    let change = try trial.change(to: "Port 2222\nPermitRootLogin no\n")
    try trial.write("Port 2222\nPermitRootLogin no\nX11Forwarding no\n", to: "sshd_config")
    let report = try change.goBack(.asked)
    #expect(trial.read("sshd_config") == "Port 22\nPermitRootLogin no\nX11Forwarding no\n")
    #expect(report.files.map(\.what) == [.merged])
  }

  @Test func whereAnotherChangedTheSameTheFormerTextComesBackAndTheirsIsKept() throws {
    let change = try trial.change(to: "Port 2222\nPermitRootLogin no\n")
    try trial.write("Port 3333\nPermitRootLogin no\n", to: "sshd_config")
    let report = try change.goBack(.asked)
    #expect(trial.read("sshd_config") == "Port 22\nPermitRootLogin no\n")
    let copy = try #require(report.files[0].copy)
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "Port 3333\nPermitRootLogin no\n")
    #expect(try trial.mode(of: copy) == 0o600)
  }

  @Test func aFileThatWasNotThereIsRemoved() throws {
    let change = try trial.change("new.conf", to: "Port 2222\n")
    let report = try change.goBack(.asked)
    #expect(trial.read("new.conf") == nil)
    #expect(report.files.map(\.what) == [.removed])
    #expect(trial.leftovers == [])
  }

  @Test func aFileThatIsGoneIsMadeAgainWithItsMode() throws {
    let change = try trial.change(to: "Port 2222\n")
    try FileManager.default.removeItem(atPath: trial.file("sshd_config"))
    try change.goBack(.asked)
    #expect(trial.read("sshd_config") == "Port 22\nPermitRootLogin no\n")
    #expect(try trial.mode(of: trial.file("sshd_config")) == 0o640)
  }

  @Test func ofSeveralFilesAllComeBack() throws {
    try trial.write("a\n", to: "a")
    try trial.write("b\n", to: "b")
    let change = try PendingChange.begin(
      ["a", "b", "c"].map { .init(trial.file($0), text: Array("new\n".utf8)) }, commands: [], proof: .any, seconds: 60,
      program: "x", in: trial.store())
    // It was interrupted after the second.
    for name in ["a", "b"] { try trial.write("new\n", to: name) }
    try change.goBack(.failed("c could not be written"))
    #expect([trial.read("a"), trial.read("b"), trial.read("c")] == ["a\n", "b\n", nil])
  }

  @Test func aLinkIsFollowedAndStays() throws {
    try FileManager.default.createSymbolicLink(atPath: trial.file("link"), withDestinationPath: "sshd_config")
    let change = try PendingChange.begin(
      [.init(trial.file("link"), text: Array("Port 1\n".utf8))], commands: [], proof: .any, seconds: 60, program: "x",
      in: trial.store())
    #expect(change.record.files.map(\.path) == [trial.file("sshd_config")])
  }

  // MARK: - A boot

  @Test func aBootBringsTheFilesBackFirstAndTheRestLater() throws {
    let change = try trial.change(to: "Port 2222\n", commands: [ServiceCommand(["netplan", "apply"])])
    let id = change.record.id
    try PendingChange.wake(id, .boot, in: trial.store())
    #expect(trial.read("sshd_config") == "Port 22\nPermitRootLogin no\n")
    #expect(!trial.manager.ran.contains("netplan apply"))
    #expect(
      trial.manager.ran.last?.hasSuffix("--no-block -- \(trial.path)/lib/pending/\(id)/app return \(id) booted")
        == true)
    try PendingChange.wake(id, .booted, in: trial.store())
    #expect(trial.manager.ran.contains("netplan apply"))
    #expect(trial.leftovers == [])
    let notice = try #require(ReturnNotice.all(in: trial.store()).first)
    #expect(notice.lines[0].contains("the machine was started again before anybody confirmed it"))
    #expect(notice.lines[1...] == ["\(trial.file("sshd_config")) is as it was before", "netplan apply was run"])
  }

  // MARK: - What does not start

  /// What is run when a reload has to make a former text hold.
  private func commands(_ machine: FakeMachine) throws -> (ran: [String], report: ReturnReport) {
    let trial = try Trial(manager: machine)
    try trial.write("Port 22\n", to: "sshd_config")
    let change = try trial.change(to: "Nonsense\n", commands: [ServiceCommand(["systemctl", "reload", "ssh"])])
    let report = try change.goBack(.asked)
    return (Array(machine.ran.drop { $0 != "systemctl reset-failed ssh" }.prefix(3)), report)
  }

  @Test func aServiceThatTheChangeMadeFailIsStartedAgain() throws {
    let machine = FakeMachine(
      units: ["ssh.service": .init(active: "failed", sub: "failed")], fails: { $0.hasPrefix("systemctl reload") })
    let (ran, report) = try commands(machine)
    // It failed so often that systemd would not start it any more, and what does not run cannot be reloaded.
    #expect(ran.prefix(2) == ["systemctl reset-failed ssh", "systemctl restart ssh"])
    #expect(report.commands.map(\.failure) == [nil])
  }

  @Test func aServiceThatEndsOnceItIsReloadedIsStartedAgain() throws {
    let machine = FakeMachine(units: ["ssh.service": .init()]) { line, machine in
      if line == "systemctl reload ssh" { machine.set("ssh.service") { $0.active = "inactive" } }
    }
    #expect(
      try commands(machine).ran == ["systemctl reset-failed ssh", "systemctl reload ssh", "systemctl restart ssh"])
  }

  @Test func aServiceThatRunsAndDoesNotTakeTheFormerTextRunsOn() throws {
    let machine = FakeMachine(units: ["ssh.service": .init()], fails: { $0.hasPrefix("systemctl reload") })
    let (ran, report) = try commands(machine)
    #expect(!ran.contains("systemctl restart ssh"), "the text from before the change may never have been taken")
    #expect(report.commands.map(\.words) == ["systemctl reload ssh ended with status 1: no such thing"])
  }

  // MARK: - The clock

  @Test func aClockThatIsSetChangesNothing() throws {
    var change = try PendingChange.begin(
      [.init(trial.file("sshd_config"), text: nil)], commands: [], proof: .connection, seconds: 60, program: "x",
      in: trial.store())
    try change.noteInForce()
    let timer = try #require(trial.manager.ran.first)
    // Both are told by clocks that run from the start of the machine, and no time of the day is among it.
    #expect(timer.contains(" --on-active=60s ") && !timer.contains("--on-calendar"))
    let old = Session(ancestors: [.init(name: "sshd", start: 999_999_999_999)], isConsole: false)
    for hours in [-100_000, 100_000] {
      trial.manager.set(time: 1_700_000_000 + hours * 3600)
      let now = try #require(try PendingChange.all(in: trial.store()).first)
      #expect(now.secondsLeft == 60)
      #expect { try now.confirm(from: old) } throws: { "\($0)".contains("older than the change") }
    }
    let new = Session(ancestors: [.init(name: "sshd", start: 1_000_000_000_001)], isConsole: false)
    #expect(throws: Never.self) { try change.confirm(from: new) }
  }

  // MARK: - Proof

  @Test func whatIsNotInForceIsNotConfirmed() throws {
    let change = try PendingChange.begin(
      [.init(trial.file("sshd_config"), text: nil)], commands: [], proof: .any, seconds: 60, program: "x",
      in: trial.store())
    #expect { try change.confirm(from: .anywhere) } throws: { "\($0)".contains("is not in force yet") }
  }

  @Test func anOlderConnectionIsRefusedAndTheChangeGoesOnWaiting() throws {
    let change = try trial.change(to: "Port 2222\n", .connection)
    let old = Session(ancestors: [.init(name: "sshd", start: 1)], isConsole: false)
    #expect { try change.confirm(from: old) } throws: { "\($0)".contains("this connection is older than the change") }
    #expect(try PendingChange.all(in: trial.store()).count == 1)
    let new = Session(ancestors: [.init(name: "sshd", start: 2_000_000_000_000)], isConsole: false)
    try change.confirm(from: new)
  }

  @Test func aPasswordFromBeforeIsForgottenWhereALoginIsTheProof() throws {
    try Data().write(to: URL(fileURLWithPath: trial.path + "/ts/ann"))
    _ = try trial.change(to: "Port 2222\n", .connection)
    #expect(FileManager.default.fileExists(atPath: trial.path + "/ts/ann"))
    _ = try trial.change("sudoers", to: "ann ALL=(ALL) ALL\n", .login)
    #expect(!FileManager.default.fileExists(atPath: trial.path + "/ts/ann"))
    #expect(FileManager.default.fileExists(atPath: trial.path + "/ts"))
  }
}

extension Session {
  /// One that proves nothing.
  static let anywhere = Session(ancestors: [], isConsole: false)
}
