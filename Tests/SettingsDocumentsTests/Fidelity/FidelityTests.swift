import SettingsDocuments
import Testing

@testable import fidelity

/// A sample of what `make fidelity` tries: every file, a few values of the large ones.
@Suite struct FidelityTests {
  @Test(arguments: DocumentSource.all.map(\.name))
  func documentsKeepEveryOtherByte(_ name: String) async throws {
    guard let root = Corpus.root?.path, Corpus.folder("corpus") != nil else { return }
    let source = try #require(DocumentSource.all.first { $0.name == name })
    let fidelity = await source.check(in: root, isComplete: false)
    print("\(name): \(fidelity)")
    #expect(fidelity.documents >= source.minimum)
    #expect(fidelity.same == fidelity.documents)
    #expect(fidelity.failures.prefix(10) == [])
  }
}
