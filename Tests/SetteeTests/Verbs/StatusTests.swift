import Foundation
import SettingsDocuments
import Testing

@testable import settee

/// `settee status` on the machine that runs the tests, whatever that is like.
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
}
