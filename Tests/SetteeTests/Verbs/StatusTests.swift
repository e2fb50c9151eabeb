import Foundation
import SettingsApplying
import SettingsDocuments
import Testing

@testable import SettingsHistory
@testable import settee

/// `settee status`, by its parts: the machine that runs the tests is not to be told of.
@MainActor
@Suite struct StatusTests {
  @Test func itRunsOnAnyMachineAndGivesObjects() throws {
    let account = try Account()
    #expect(account.run("status", "--json") == 0, "\(account.errors)")
    for line in account.output.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(
        ["changed", "removed", "unapplied", "leftover", "overruled", "problem"].contains(
          object["kind"] as? String ?? ""))
    }
  }

  @Test func whatIsNotInForceIsWhatWasChangedAfterItsUnitStarted() throws {
    let account = try Account()
    let page = try #require(try account.opener.pages.page(named: "sshd"))
    let path = try account.write("sshd_config", "Port 22\n")
    let program = MachineProgram(page: page, files: [MachineProgram.File(path, format: nil)], shipped: [])
    func files(startedAt stamp: String) -> [UnappliedFiles.File] {
      UnappliedFiles.files(of: program, on: FakeMachine(stamp: stamp))
    }
    #expect(files(startedAt: "Tue 2020-11-24 12:44:17.123456 UTC").map(\.path) == [path])
    #expect(files(startedAt: "Tue 2020-11-24 12:44:17.123456 UTC").map(\.unit) == ["ssh.service"])
    #expect(files(startedAt: "Tue 2099-11-24 12:44:17.123456 UTC").isEmpty)
  }
}

/// A machine with one unit.
private struct FakeMachine: ServiceMachine {
  let stamp: String
  let hasSystemd = true
  func hasScript(_ name: String) -> Bool { false }
  func run(_ command: ServiceCommand, seconds: Double) -> CommandAnswer {
    CommandAnswer(
      output:
        "Id=ssh.service\nLoadState=loaded\nActiveState=active\nSubState=running\nCanReload=yes\nStateChangeTimestamp=\(stamp)\n"
    )
  }
  func ports(ofUnits units: [String]) -> Set<Int>? { nil }
  func listeners(atPort port: Int) -> [String] { [] }
  var now: Double { 0 }
  var time: Int { 0 }
  func wait(seconds: Double) {}
}
