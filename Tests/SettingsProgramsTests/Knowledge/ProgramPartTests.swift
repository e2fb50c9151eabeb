import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// What a page says of blocks: which settings and blocks may stand in which, with what values.
@Suite struct ProgramPartTests {
  private static let page = """
    title = "X"
    repeats = true
    placeholders = '\\$'
    blocks = ["when *"]

    [[files]]
    path = "/etc/x.conf"
    format = "nginx"

    [names]
    open = true

    [parts]
    http = { keys = ["http"], in = [""] }
    server = { keys = ["server"], in = ["http"] }
    location = { keys = ["location *"], in = ["server", "location"] }

    [settings]
    user = { kind = "text" }
    gzip = { kind = "flag", in = ["http", "server", "location"], default = "off" }
    listen = { kind = "number", in = ["server"] }
    "location.alias" = { kind = "path" }
    include = { kind = "path", in = ["*"] }
    """

  private func schema() throws -> CompiledSchema {
    let page = try ProgramPage(name: "x", parsing: Array(Self.page.utf8))
    let knowledge = ProgramKnowledge(page, reading: { _ in nil }, asking: { _ in nil })
    return try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
  }

  private func document(_ text: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named("nginx")))
  }

  @Test(arguments: [
    "http { gzip on; server { gzip off; listen 80; location / { gzip on; location /a { alias /b; } } } }",
    "http { server { listen 80; listen 81; } server { listen 82; } }", "http { server { listen $port; gzip $x; } }",
    "when a { http { server { listen 80; } } }", "user a; include b; http { include c; }",
  ])
  func whatMayStandWhereRaisesNoAlarm(_ text: String) throws {
    #expect(try schema().validate(document(text)).map(\.message) == [])
    #expect(try schema().slips(in: document(text)).map(\.message) == [])
  }

  @Test(arguments: [
    "http { gzip maybe; }", "http { server { gzip off; listen eighty; } }", "http { server { listen 80; listen x; } }",
    "http { server { listen 80; } server { listen x; } }", "http { server { location / { location /a { gzip x; } } } }",
    "when a { http { gzip x; } }",
  ])
  func aWrongValueIsReportedInWhicheverBlock(_ text: String) throws {
    #expect(try schema().validate(document(text)).count == 1)
  }

  @Test(arguments: ["http { gzp on; }", "http { server { listne 80; } server { listen 1; } }", "include b; incldue c;"])
  func aMisspeltNameIsASlipInWhicheverBlock(_ text: String) throws {
    #expect(try schema().slips(in: document(text)).count == 1)
  }

  @Test func aBlockOffersWhatMayStandInIt() throws {
    let file = try document("http { server { listen 80; } }")
    let http = try schema().properties(at: Path([.key("http")]), in: file).declared.map(\.key)
    #expect(Set(http) == ["gzip", "include", "server"])
    let server = try schema().properties(at: Path([.key("http"), .key("server")]), in: file).declared.map(\.key)
    #expect(Set(server) == ["gzip", "include", "listen"])
  }

  @Test func aBlockSaysWhichBlocksMayBeAddedToIt() throws {
    let file = try document("http { server { listen 80; } }")
    func headers(_ path: Path) throws -> [String] { try schema().properties(at: path, in: file).keyExamples }
    #expect(try headers(.root) == ["http", "when "])
    #expect(try headers(["http"]) == ["server", "when "])
    #expect(try headers(["http", "server"]) == ["location ", "when "])
  }
}
