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
    let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let path = ProcessInfo.processInfo.environment["SETTEE_BINARY"] ?? beside.appending(path: "settee").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw HarnessError("no settee at \(path): build it, or name it in SETTEE_BINARY")
    }
    return path
  }
}
