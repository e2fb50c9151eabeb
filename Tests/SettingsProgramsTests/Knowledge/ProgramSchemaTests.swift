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
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
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

  /// What a page of which no program is asked says of a text.
  private func problems(_ text: String, as format: String, page: String) throws -> [Problem] {
    let knowledge = ProgramKnowledge(
      try ProgramPage(name: "x", parsing: Array(page.utf8)), reading: { _ in nil }, asking: { _ in nil })
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    return schema.validate(try Document(parsing: Array(text.utf8), as: #require(Format.named(format))))
  }

  /// `[branch] autoSetupMerge` beside `[branch "main"]`: a setting is no subsection.
  @Test func aSettingBesideSubsectionsMayHaveItsValue() throws {
    let page = """
      title = "X"
      [[files]]
      path = "/etc/x"
      format = "gitconfig"
      [settings]
      "branch.autoSetupMerge" = { values = ["always", "never"] }
      "branch.*.remote" = { kind = "text" }
      """
    func messages(_ text: String) throws -> [String] {
      try problems(text, as: "gitconfig", page: page).map(\.message)
    }
    #expect(try messages("[branch]\n\tautosetupmerge = always\n[branch \"main\"]\n\tremote = origin\n") == [])
    #expect(try messages("[branch]\n\tautosetupmerge = alwys\n").count == 1)
  }

  /// Each `[Route]` is an element of a list, and `[Match]` is one section.
  @Test func sectionsThatStandForThemselvesAreAList() throws {
    let page = """
      title = "X"
      [[files]]
      path = "/etc/systemd/network/*.network"
      format = "systemd"
      [settings]
      "Route.Metric" = { kind = "number" }
      "Match.Name" = { kind = "text" }
      """
    func paths(_ text: String) throws -> [String] {
      try problems(text, as: "systemd", page: page).map(\.path.description)
    }
    #expect(try paths("[Match]\nName=e\n[Route]\nMetric=1\n") == [])
    #expect(try paths("[Route]\nMetric=1\n[Route]\nMetric=a\n") == ["Route[1].Metric"])
  }

  private static let database = """
    title = "X"

    [[files]]
    path = "/etc/x.conf"
    format = "postgresql"

    [[sources]]
    command = ["/usr/bin/x"]
    reader = "columns"
    columns = ["name", "type", "default", "least", "most"]
    withoutDefaults = ["INTEGER"]

    [[sources]]
    file = "/usr/share/x/*/x.conf.sample"
    reader = "commented values"
    onlyDescribes = true

    [types]
    INTEGER = { pattern = '^[0-9]+$' }
    time = { pattern = '^[0-9]+(?:ms|s)?$' }

    [settings]
    delay = { type = "time", unit = "ms" }
    mode = { pattern = '^0[0-7]+$' }
    """

  private func database() throws -> ProgramKnowledge {
    let answer = "delay\tINTEGER\t0\t10\t5000\nmode\tINTEGER\t0\t0\t511\ncount\tINTEGER\t0\t1\t9\nname\tTEXT\tx\t\t\n"
    let page = try ProgramPage(name: "x", parsing: Array(Self.database.utf8))
    return ProgramKnowledge(page, reading: { _ in Array("#delay = 200ms\n#count = 3\n".utf8) }, asking: { _ in answer })
  }

  @Test func aDefaultThatAProgramTellsWronglyIsThatOfTheSample() throws {
    #expect(try database().settings.map(\.standard) == ["200ms", nil, "3", "x"])
  }

  @Test(arguments: [
    ("delay = 9", 1), ("delay = 10", 0), ("delay = 5001", 1), ("delay = 1ms", 0), ("delay = 1kB", 1),
    ("count = 10", 1), ("count = 3s", 1), ("mode = 0777", 0), ("mode = 0999", 1),
  ])
  func boundsAreThoseOfABareNumber(_ text: String, _ count: Int) throws {
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(database()).jsonBytes, as: .json))
    let format = try #require(Format.detect(name: "/etc/postgresql/15/main/postgresql.conf"))
    #expect(try schema.validate(Document(parsing: Array(text.utf8), as: format)).count == count)
  }
}
