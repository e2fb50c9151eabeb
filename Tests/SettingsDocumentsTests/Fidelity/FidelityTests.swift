import SettingsDocuments
import TestSupport
import Testing

@testable import fidelity

/// A sample of what `make fidelity` tries: every file, a few values of the large ones.
@Suite struct FidelityTests {
  @Test(arguments: DocumentSource.all.map(\.name))
  func documentsKeepEveryOtherByte(_ name: String) async throws {
    guard let source = try Self.source(name, for: "documentsKeepEveryOtherByte(\(name))") else { return }
    let fidelity = await source.check(in: SharedFolder.root.path, isComplete: false)
    print("\(name): \(fidelity)")
    #expect(fidelity.documents >= source.minimum)
    #expect(fidelity.same == fidelity.documents)
    #expect(fidelity.failures.prefix(10) == [])
  }

  /// A sample of what `make proofs` tries.
  @Test(arguments: DocumentSource.all.map(\.name))
  func whatIsReadAgainInPartIsAsTheWholeReadingHasIt(_ name: String) async throws {
    guard let source = try Self.source(name, for: "whatIsReadAgainInPart(\(name))") else { return }
    let rereadings = await source.checkRereading(in: SharedFolder.root.path, count: 400, seed: 7, isShown: false)
    print("\(name): \(rereadings)")
    #expect(rereadings.failures.prefix(10) == [])
  }

  /// The documents of a name; nil where their folders are absent, and the test is skipped.
  private static func source(_ name: String, for test: String) throws -> DocumentSource? {
    let source = try #require(DocumentSource.all.first { $0.name == name })
    let suites = [SharedFolder.jsonSuite, .tomlSuite, .yamlSuite]
    let folders = source.folders.map { path in suites.first { path.hasPrefix($0.path) } ?? SharedFolder(path) }
    return try SharedFolder.canRun(test, with: folders) ? source : nil
  }
}
