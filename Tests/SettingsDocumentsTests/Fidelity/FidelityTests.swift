import SettingsDocuments
import Testing

@testable import fidelity

/// A sample of what `make fidelity` tries: every file, a few values of the large ones.
@Suite struct FidelityTests {
  /// What can be read and not yet be changed.
  static let readOnly: Set = ["YAML", "yaml-test-suite"]

  @Test(arguments: DocumentSource.all.map(\.name))
  func documentsKeepEveryOtherByte(_ name: String) async throws {
    guard let root = Corpus.root?.path, Corpus.folder("corpus") != nil else { return }
    let source = try #require(DocumentSource.all.first { $0.name == name })
    let fidelity = await source.check(in: root, isComplete: false)
    print("\(name): \(fidelity)")
    #expect(fidelity.documents >= source.minimum)
    #expect(fidelity.same == fidelity.documents)
    if Self.readOnly.contains(name) { return print("skipped: changing \(name), which can only be read yet") }
    #expect(fidelity.failures.prefix(10) == [])
  }
}
