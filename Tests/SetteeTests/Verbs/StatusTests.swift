import Foundation
import SettingsDocuments
import Testing

@testable import settee

/// `settee status` on the machine that runs the tests, whatever that is like.
@MainActor
@Suite struct StatusTests {
  @Test func aFileThatItsProgramAloneReadsIsNotWrong() throws {
    let account = try Account()
    for (name, file) in [("wall", "wall.rules"), ("app", "app.json")] {
      try account.write(
        "\(name).toml", "title = \"\(name)\"\n[[files]]\npath = \"/etc/\(file)\"\n", in: "home/.config/settee/programs")
      try account.write(file, "*filter\n:INPUT ACCEPT [0:0]\nCOMMIT\n", in: "etc")
    }
    let problems = MachineStatus(account.machine).problems
    #expect(problems.map(\.path) == [account.root.path + "/etc/app.json"], "\(problems)")
  }

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
}
