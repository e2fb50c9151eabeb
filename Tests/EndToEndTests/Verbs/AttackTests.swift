import Foundation
import TestSupport
import Testing

/// The attacks of `make attack`, each for some seconds: nothing that was said to be saved is lost, nothing is torn, and
/// nothing crashes or hangs.
@Suite struct AttackTests {
  @Test(arguments: ["writers", "sed", "kills", "calls", "review", "undo", "elsewhere", "sudo", "keys"])
  func savingHolds(part: String) throws {
    let script = PackageFolder.url("Scripts/attack/run").path
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("/usr/bin/python3", ["-B", script, try Locations.settee(), "--short", part])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    for line in outcome.output.split(separator: "\n") where line.hasPrefix("skipped") { print(line) }
  }
}
