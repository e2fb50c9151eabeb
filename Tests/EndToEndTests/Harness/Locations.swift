import Foundation
import Testing

/// Where the package, its samples, the shared real files and the binary under test are.
enum Locations {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let samples = package.appending(path: "Tests/EndToEndTests/Samples")

  /// The folder of real settings files beside the package, where there is one.
  static let shared = package.deletingLastPathComponent().appending(path: "shared/real")

  static var sharedIsThere: Bool { FileManager.default.fileExists(atPath: shared.path) }

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
