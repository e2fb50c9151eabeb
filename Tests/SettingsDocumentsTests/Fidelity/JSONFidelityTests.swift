import Foundation
import SettingsDocuments
import Testing

@Suite struct JSONFidelityTests {
  @Test func realDocumentsKeepEveryOtherByte() throws {
    guard let corpus = Corpus.folder("corpus/schemastore"), let real = Corpus.folder("real") else { return }
    var fidelity = Fidelity()
    for folder in [corpus, real] {
      for file in Corpus.files(in: folder, endingIn: [".json"]) {
        let text = try Corpus.bytes(of: file)
        for variant in Fidelity.variants(of: text) {
          fidelity.check(variant.text, as: .json, name: "\(file.lastPathComponent), \(variant.name)")
        }
      }
    }
    print("JSON documents and their variants: \(fidelity)")
    #expect(fidelity.failures.prefix(10) == [])
    #expect(fidelity.documents > 600)
  }

  @Test func suiteDocumentsKeepEveryOtherByte() throws {
    guard let folder = Corpus.folder("corpus/json-test-suite") else { return }
    var fidelity = Fidelity()
    for file in Corpus.files(in: folder, endingIn: [".json"]) where file.lastPathComponent.hasPrefix("y_") {
      fidelity.check(try Corpus.bytes(of: file), as: .json, name: file.lastPathComponent)
    }
    print("JSONTestSuite, accepted documents: \(fidelity)")
    #expect(fidelity.failures == [])
    #expect(fidelity.documents == 95)
  }
}
