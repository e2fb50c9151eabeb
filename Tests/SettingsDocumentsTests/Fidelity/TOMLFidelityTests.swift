import Foundation
import SettingsDocuments
import Testing

@Suite struct TOMLFidelityTests {
  @Test func realDocumentsKeepEveryOtherByte() throws {
    guard let corpus = Corpus.folder("corpus/schemastore"), let real = Corpus.folder("real") else { return }
    var fidelity = Fidelity()
    for folder in [corpus, real] {
      for file in Corpus.files(in: folder, endingIn: [".toml"]) {
        for variant in Fidelity.variants(of: try Corpus.bytes(of: file)) {
          fidelity.check(variant.text, as: .toml, name: "\(file.lastPathComponent), \(variant.name)")
        }
      }
    }
    print("TOML documents and their variants: \(fidelity)")
    #expect(fidelity.failures.prefix(10) == [])
    #expect(fidelity.documents > 250)
  }

  @Test func suiteDocumentsKeepEveryOtherByte() throws {
    guard let folder = Corpus.folder("corpus/toml-test/valid") else { return }
    var fidelity = Fidelity()
    for file in Corpus.files(in: folder, endingIn: [".toml"]) {
      fidelity.check(try Corpus.bytes(of: file), as: .toml, name: file.lastPathComponent)
    }
    print("toml-test, valid documents: \(fidelity)")
    #expect(fidelity.failures.prefix(10) == [])
    #expect(fidelity.documents > 210)
  }
}
