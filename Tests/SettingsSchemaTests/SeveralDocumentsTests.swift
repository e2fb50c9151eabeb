import SettingsDocuments
import Testing

@testable import SettingsSchema

/// YAML texts of several documents: the schema is about each of them.
@Suite struct SeveralDocumentsTests {
  let schema: CompiledSchema
  let document: Document

  init() throws {
    let text = #"{"type": "object", "properties": {"replicas": {"type": "integer", "title": "Copies", "maximum": 9}}}"#
    schema = try CompiledSchema(Document(parsing: Array(text.utf8), as: .json))
    document = try Document(parsing: Array("replicas: 1\n---\nreplicas: many # wrong\n".utf8), as: .yaml)
  }

  @Test func eachDocumentIsChecked() {
    let problems = schema.validate(document)
    #expect(problems.map(\.path) == [[1, "replicas"]])
    #expect(!schema.accepts(document))
  }

  @Test func settingsOfEachAreDescribed() {
    #expect(schema.description(at: [1, "replicas"], in: document)?.title == "Copies")
  }

  @Test func aValueIsCheckedWhereItWouldStand() {
    #expect(schema.check(5, at: [0, "replicas"], in: document).isEmpty)
    #expect(schema.check(10, at: [0, "replicas"], in: document).map(\.path) == [[0, "replicas"]])
    #expect(schema.check(2, at: [1, "replicas"], in: document).isEmpty)
  }
}
