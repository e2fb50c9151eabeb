import SettingsSession
import Testing

/// A file in which nothing is yet, such as one that is about to be made.
@MainActor
@Suite struct EmptyDocumentTests {
  private let schema = #"{ "type": "object", "required": ["size"], "properties": { "size": { "type": "integer" } } }"#

  @Test func nothingIsWrongWithIt() throws {
    let session = try session("", schema: schema)
    #expect(session.problems.isEmpty)
    #expect(!session.hasProblem(atOrUnder: .root))
  }

  @Test func whatIsWrittenIntoItIsJudged() throws {
    let session = try session("", schema: schema)
    try session.set(["size"], toTyped: "many", force: true)
    #expect(session.problems.map(\.path) == [["size"]])
  }
}
