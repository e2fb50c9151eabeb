import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSchema

/// Schemas and documents of SchemaStore with the verdicts of another validator.
@Suite(.needs(.schemaStore)) struct SchemaStoreTests {
  struct Pair: Sendable {
    let schema: String
    let document: String
    let isValid: Bool
    let format: String
  }

  static func pairs() throws -> [Pair] {
    let lines = String(decoding: try SharedFolder.schemaStore.bytes("pairs.tsv"), as: UTF8.self).split(separator: "\n")
    return lines.dropFirst().map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return Pair(schema: fields[0], document: fields[1], isValid: fields[2] == "valid", format: fields[3])
    }
  }

  @Test func verdictsAreAsListed() throws {
    let resolver = SchemaResolver.folder(SharedFolder.schemaStore.url("schemas/json").path)
    var schemas: [String: CompiledSchema] = [:]
    var right: [String: Int] = [:]
    for pair in try Self.pairs() {
      let format = try #require(Format.named(pair.format))
      let schema =
        try schemas[pair.schema]
        ?? CompiledSchema(try SharedFolder.schemaStore.document(pair.schema), resolver: resolver)
      schemas[pair.schema] = schema
      let document = try Document(parsing: try SharedFolder.schemaStore.bytes(pair.document), as: format)
      let problems = schema.validate(document)
      let isValid = !problems.contains { $0.severity == .violation }
      #expect(
        isValid == pair.isValid, "\(pair.document): \(problems.map { $0.rendered(file: pair.document, in: document) })")
      #expect(!problems.contains { $0.severity != .violation }, "\(pair.document): \(problems)")
      if isValid == pair.isValid { right[pair.format, default: 0] += 1 }
    }
    print("schemastore pairs: \(right.values.reduce(0, +)) of 216 right: \(right)")
    #expect(right == ["json": 80, "toml": 60, "yaml": 76])
  }
}
