import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// What a page says becomes a schema that reports what the program would not take.
@Suite struct ProgramSchemaTests {
  private static let page = """
    title = "X"
    looseValues = true
    otherSections = ["client"]

    [[files]]
    path = "/etc/x.cnf"
    format = "mysql"

    [names]
    interchangeable = "-_"
    prefixes = ["loose-"]

    [sameSections]
    server = ["server-*"]

    [[sources]]
    section = "server"
    command = ["/usr/bin/x"]
    reader = "name = value"

    [types]
    number = { kind = "number", least = 1 }

    [settings]
    "server.sync-mode" = { values = ["Full", "None"] }
    """

  private func problems(_ text: String, answer: String? = "max-size = 5\nsync-mode = Full\n") throws -> [String] {
    let page = try ProgramPage(name: "x", parsing: Array(Self.page.utf8))
    let knowledge = ProgramKnowledge(page, reading: { _ in nil }, asking: { _ in answer })
    let schema = try CompiledSchema(Document(parsing: Array(ProgramSchema(knowledge).json.utf8), as: .json))
    let document = try Document(parsing: Array(text.utf8), as: .json)
    return schema.validate(document).map(\.message)
  }

  @Test(arguments: [
    #"{"server": {"max-size": 7, "max_size": 7, "loose_max-size": 7, "sync_mode": "none"}}"#,
    #"{"server-1": {"max-size": 7}, "client": {"anything": true}}"#,
  ])
  func takesWhatTheProgramTakes(_ text: String) throws {
    #expect(try problems(text) == [])
  }

  @Test(arguments: [
    #"{"server": {"max-sise": 7}}"#, #"{"server": {"max-size": 0}}"#, #"{"server": {"max_size": 0}}"#,
    #"{"server": {"sync-mode": "half"}}"#, #"{"server-1": {"max-sise": 7}}"#, #"{"serwer": {}}"#,
  ])
  func reportsTheRest(_ text: String) throws {
    #expect(try problems(text).count == 1)
  }

  @Test func suggestsTheRightName() throws {
    #expect(try problems(#"{"server": {"max-sise": 7}}"#)[0].holds("max-size"))
  }

  @Test func takesAllWhereTheProgramCannotBeAsked() throws {
    #expect(try problems(#"{"server": {"max-sise": 7, "sync-mode": "Full"}}"#, answer: nil) == [])
  }
}
