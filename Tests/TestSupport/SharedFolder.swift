import Foundation
import Testing

/// A folder of others' files that tests read: below `../shared`, or where the variable `SHARED` says.
///
/// Tests that need one say so with ``Testing/Trait/needs(_:)``. Where it is absent they are skipped, each with a line
/// `skipped: …`; with `REQUIRE_SUITES=1` a public suite that has to be there is a failure where it is absent.
public struct SharedFolder: Sendable, CustomStringConvertible {
  /// From the root.
  public let path: String
  /// Whether `make corpus` fetches it.
  public let isPublic: Bool
  /// Whether it has to be there with `REQUIRE_SUITES=1`.
  public let isRequired: Bool

  /// A folder; a public one is required unless told otherwise.
  public init(_ path: String, isPublic: Bool = false, isRequired: Bool? = nil) {
    self.path = path
    self.isPublic = isPublic
    self.isRequired = isRequired ?? isPublic
  }

  public static let jsonSchemaSuite = SharedFolder("corpus/json-schema", isPublic: true)
  public static let jsonSuite = SharedFolder("corpus/json-test-suite", isPublic: true)
  public static let tomlSuite = SharedFolder("corpus/toml-test", isPublic: true)
  public static let yamlSuite = SharedFolder("corpus/yaml-test-suite", isPublic: true)
  /// Schemas and documents of SchemaStore.
  public static let schemaStore = SharedFolder("corpus/schemastore")
  /// Settings files of programs in daily use, their schemas, and files of Debian.
  public static let real = SharedFolder("real")

  /// The folder all others are in.
  public static let root: URL = {
    let named = ProcessInfo.processInfo.environment["SHARED"].flatMap { $0.isEmpty ? nil : $0 } ?? "../shared"
    return URL(filePath: named, directoryHint: .isDirectory, relativeTo: PackageFolder.url)
      .standardizedFileURL.resolvingSymlinksInPath()
  }()

  public var url: URL { Self.root.appending(path: path) }
  public var isPresent: Bool { FileManager.default.fileExists(atPath: url.path) }
  public var description: String { url.path }

  public func url(_ path: String) -> URL { url.appending(path: path) }

  public func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

  /// All files below a folder here whose names end so, by their paths from this folder, sorted.
  public func files(in folder: String = "", endingIn suffix: String) -> [String] {
    let place = folder.isEmpty ? url : url(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  /// Whether a test that needs these folders can run; prints a line that says why not.
  ///
  /// - Throws: ``AbsentSuite`` where a required suite is absent and all of them have to be there.
  public static func canRun(
    _ test: String, with folders: [SharedFolder],
    requiringSuites: Bool = ProcessInfo.processInfo.environment["REQUIRE_SUITES"] == "1",
    report: (String) -> Void = { print($0) }
  ) throws(AbsentSuite) -> Bool {
    for folder in folders where !folder.isPresent {
      if folder.isRequired, requiringSuites { throw AbsentSuite(folder: folder) }
      report("skipped: \(test), because \(folder) is absent\(folder.isPublic ? " (make corpus fetches it)" : "")")
      return false
    }
    return true
  }
}

/// A public suite is absent where all have to be there.
public struct AbsentSuite: Error, CustomStringConvertible {
  public let folder: SharedFolder
  public var description: String { "\(folder) is absent: say make corpus" }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test, or the tests of a suite, only where these folders are.
  public static func needs(_ folders: SharedFolder...) -> Self {
    .enabled("its files are absent") {
      // A suite's condition is asked of each of its tests as well, and those are what is counted.
      guard let test = Test.current, !test.isSuite else {
        return try SharedFolder.canRun("", with: folders, report: { _ in })
      }
      return try SharedFolder.canRun(test.name, with: folders)
    }
  }
}
