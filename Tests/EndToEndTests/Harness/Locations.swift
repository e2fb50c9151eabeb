import Foundation
import TestSupport

/// Where the samples and the binary under test are.
enum Locations {
  static let samples = PackageFolder.url("Tests/EndToEndTests/Samples")

  /// Whether the binary under test is the optimised program, as `make test-release` has it.
  static var isOptimized: Bool { ProcessInfo.processInfo.environment["SETTEE_BINARY"]?.contains("/release/") == true }

  /// The binary under test: `SETTEE_BINARY`, else the one built beside the tests.
  ///
  /// - Throws: ``HarnessError`` when it is not there.
  static func settee() throws -> String {
    guard let named = ProcessInfo.processInfo.environment["SETTEE_BINARY"] else { return try built("settee") }
    guard FileManager.default.isExecutableFile(atPath: named) else {
      throw HarnessError("no settee at \(named), which SETTEE_BINARY names")
    }
    return named
  }

  /// The program that does what the library's clients may do, built beside the tests.
  static func probe() throws -> String { try built("terminal-probe") }

  private static func built(_ name: String) throws -> String {
    let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let path = beside.appending(path: name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw HarnessError("no \(name) at \(path): swift build makes it")
    }
    return path
  }
}
