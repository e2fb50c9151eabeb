import SettingsDocuments
import Testing

/// Paths into what is a list where it is repeated: by either form, however often it is there.
@Suite struct RepeatedPathTests {
  private static let site = "http {\n  server {\n    listen 80;\n    server_name a.org;\n  }\n"
  private static let oneSite = site + "}\n"
  private static let twoSites = site + "  server {\n    listen 81;\n    listen 82;\n    server_name b.org;\n  }\n}\n"
  private static let one = "<VirtualHost *:80>\n  ServerName a.org\n</VirtualHost>\n"
  private static let xml = "<a><b k=\"v\"><c>1</c></b></a>"

  private static func document(_ text: String, _ format: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
  }

  @Test(arguments: [
    ("nginx", oneSite, "http.server.listen", "http.server.listen"),
    ("nginx", oneSite, "http.server[0].listen", "http.server.listen"),
    ("nginx", oneSite, "http[0].server[0].listen[0]", "http.server.listen"),
    ("nginx", oneSite, "/http/server/0/listen", "http.server.listen"),
    ("nginx", oneSite, "/http/server/listen/0", "http.server.listen"),
    ("nginx", oneSite, "http.server[0].gzip", "http.server.gzip"),
    ("nginx", oneSite, "http.server[1].listen", "http.server[1].listen"),
    ("nginx", oneSite, "http.server[].listen[]", "http.server[1].listen[0]"),
    ("nginx", oneSite, "http.server.listen[]", "http.server.listen[1]"),
    ("nginx", oneSite, "/http/server/listen/-", "http.server.listen[1]"),
    ("nginx", oneSite, "/http/server/-/listen", "http.server[1].listen"),
    ("nginx", twoSites, "http.server.listen", "http.server[0].listen"),
    ("nginx", twoSites, "/http/server/listen", "http.server[0].listen"),
    ("nginx", twoSites, "/http/server/1/listen/0", "http.server[1].listen[0]"),
    ("nginx", twoSites, "http.server[1].listen", "http.server[1].listen"),
    ("nginx", twoSites, "http.server", "http.server"), ("nginx", twoSites, "http.server[].x", "http.server[2].x"),
    ("nginx", twoSites, "http.server.gzip", "http.server[0].gzip"),
    // A key of digits may be a statement's.
    ("nginx", "map {\n  1 a;\n}\n", "/map/0", "map.0"),
    ("apache", one, #""VirtualHost *:80"[0].ServerName"#, #""VirtualHost *:80".ServerName"#),
    ("apache", one + one, #""VirtualHost *:80".ServerName"#, #""VirtualHost *:80"[0].ServerName"#),
    ("sshd", "Port 22\nHostKey /a\nHostKey /b\n", "Port[0]", "Port"),
    ("sshd", "Port 22\nHostKey /a\nHostKey /b\n", "HostKey[1]", "HostKey[1]"),
    ("sshd", "Port 22\nHostKey /a\nHostKey /b\n", "Port[]", "Port[1]"),
    ("sshd", "Match User git\n  Banner x\n", #""Match User git".Banner[0]"#, #""Match User git".Banner"#),
    // Sections of one name are one.
    ("sshd", "Match User git\n  Banner x\n", #""Match User git"[0].Banner"#, #""Match User git"[0].Banner"#),
    ("crontab", "A=b\n1 2 3 4 5 root x\n", "A[0]", "A"), ("crontab", "1 2 3 4 5 root x\n", "jobs.user", "jobs.user"),
    ("xml", xml, "a.b[0].c[0]", "a.b.c"), ("xml", xml, "a.b.@k[0]", "a.b.@k[0]"), ("xml", xml, "a[0].b", "a[0].b"),
    ("xml", "<a><b><c>1</c></b><b/></a>", "a.b.c", "a.b[0].c"),
  ])
  func eitherFormIsUnderstood(_ format: String, _ text: String, _ path: String, _ expected: String) throws {
    let document = try Self.document(text, format)
    #expect(try document.resolved(Path(parsing: path)).description == expected)
  }

  @Test(arguments: [
    ("json", #"{"a": {"b": 1}}"#, "a[0].b"), ("json", #"{"a": [{"b": 1}]}"#, "a.b"), ("yaml", "a:\n- b: 1\n", "a.b"),
    ("toml", "[a]\nb = 1\n", "a[0].b"), ("toml", "[[a]]\nb = 1\n", "a.b"), ("ini", "[a]\nb=1\n", "a.b[0]"),
  ])
  func formatsWithListsKnowOneForm(_ format: String, _ text: String, _ path: String) throws {
    let document = try Self.document(text, format)
    let path = try Path(parsing: path)
    #expect(try document.resolved(path) == path)
    #expect(document.node(at: path) == nil)
    #expect(throws: EditError.self) { try document.applying(.set(path, "x")) }
  }

  @Test(arguments: [
    ("nginx", oneSite, "http.server[0].listen", "8", oneSite.replacing("80", with: "8")),
    ("nginx", twoSites, "http.server.listen", "8", twoSites.replacing("80", with: "8")),
    (
      "nginx", oneSite, "http.server[1].listen", "8",
      oneSite.replacing("  }\n}", with: "  }\n  server {\n    listen 8;\n  }\n}")
    ),
    (
      "nginx", oneSite, "http.server[].listen", "8",
      oneSite.replacing("  }\n}", with: "  }\n  server {\n    listen 8;\n  }\n}")
    ),
    ("nginx", oneSite, "http.server.listen[]", "8", oneSite.replacing("80;", with: "80;\n    listen 8;")),
    ("sshd", "Port 22\nUsePAM no\n", "Port[1]", "23", "Port 22\nPort 23\nUsePAM no\n"),
    ("sshd", "Port 22\nUsePAM no\n", "/Port/0", "23", "Port 23\nUsePAM no\n"),
    ("apache", one, #""VirtualHost *:80"[].ServerName"#, "b", one + "\n" + one.replacing("a.org", with: "b")),
    ("xml", "<a>\n  <b/>\n</a>\n", "a.b[1]", "x", "<a>\n  <b/>\n  <b>x</b>\n</a>\n"),
  ])
  func whatIsSetIsTheFirstOrASecond(_ format: String, _ text: String, _ path: String, _ value: String, _ new: String)
    throws
  {
    let document = try Self.document(text, format)
    let edited = try document.applying(.set(Path(parsing: path), .string(value))).document
    #expect(edited.string == new)
    #expect(try document.node(at: document.resolved(Path(parsing: path)))?.string != value)
    #expect(try edited.node(at: document.resolved(Path(parsing: path)))?.string == value)
  }

  @Test func aThirdIsNoSecond() throws {
    let document = try Self.document(Self.oneSite, "nginx")
    #expect(throws: EditError.self) { try document.applying(.set(Path(parsing: "http.server[2].listen"), "8")) }
  }

  @Test func aCommentOfTheFirstStays() throws {
    let text = "# all\nserver { # one\n  # why\n  listen 80; # yes\n}\n"
    let edited = try Self.document(text, "nginx").applying(.set(Path(parsing: "server[].listen"), "81")).document
    #expect(edited.string.hasPrefix(text))
    #expect(edited.node(at: ["server", 1, "listen"])?.string == "81")
  }

  @Test func removingTakesEitherForm() throws {
    let document = try Self.document(Self.oneSite, "nginx")
    let edited = try document.applying(.remove(Path(parsing: "http.server[0].listen"))).document
    #expect(edited.string == Self.oneSite.replacing("    listen 80;\n", with: ""))
  }
}
