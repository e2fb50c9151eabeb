import SettingsDocuments
import SettingsSession
import Testing

/// Rows and blocks that are typed as the text that their file would have.
@MainActor
@Suite struct TypedEntryTests {
  private func format(_ name: String) throws -> Format { try #require(Format.named(name)) }

  private func typed(_ line: String, at path: Path, in text: String, _ name: String) throws -> String {
    let session = try session(text, try format(name))
    try session.set(path, toTyped: line)
    return session.text
  }

  private func refusal(
    _ line: String, at path: Path, in text: String, _ name: String, schema: String? = nil
  ) throws -> String? {
    let session = try session(text, try format(name), schema: schema)
    do throws(SettingError) {
      try session.set(path, toTyped: line)
      return nil
    } catch {
      #expect(session.text == text)
      return error.description
    }
  }

  // MARK: - Rows

  @Test func aRowIsGivenAsItsLineOrAsAnObject() throws {
    let table = "a / ext4\n"
    #expect(try typed("b /b xfs", at: [1], in: table, "fstab") == table + "b /b xfs\n")
    #expect(
      try typed(#"{"device": "b", "mount_point": "/b", "type": "xfs"}"#, at: [1], in: table, "fstab")
        == table + "b /b xfs\n")
    #expect(try typed("b /b xfs", at: [0], in: table, "fstab") == "b /b xfs\n")
  }

  @Test func whatARowMayHaveIsSaidWhereItIsRefused() throws {
    let columns = "columns: device, mount_point, type, [options], [dump], [passno]; or the line itself"
    #expect(try refusal("", at: [0], in: "", "fstab") == "[0]: an empty text is no row; \(columns)")
    #expect(
      try refusal("# a", at: [0], in: "", "fstab")
        == "[0]: \"# a\": a comment, or what has one beside it, is no row; \(columns)")
    #expect(
      try refusal("a / x\nb /b x", at: [0], in: "", "fstab")
        == "[0]: \"a / x\nb /b x\": this is more than one row: give them one by one; \(columns)")
    #expect(
      try refusal("a b", at: [0], in: "", "fstab")
        == "[0]: \"a b\": expected the column type at character 4: a row has to have it; \(columns)")
    #expect(
      try refusal(#"{"device": "a"}"#, at: [0], in: "", "fstab")
        == "[0]: a row needs the column mount_point, or another value there; \(columns)")
    #expect(
      try refusal("Defaults a", at: ["rules", 0], in: "", "sudoers")
        == "rules[0]: \"Defaults a\": this is no row of rules: it belongs to defaults; "
        + "columns: users, hosts, commands; or the line itself")
    #expect(try refusal("a: c", at: [.end], in: "a: b\n", "aliases") == "a is set already")
  }

  @Test func theSchemaIsAskedForEachColumn() throws {
    let schema = #"{"items": {"properties": {"dump": {"enum": ["0", "1"]}}}}"#
    let message = try refusal("a / ext4 rw 7", at: [0], in: "", "fstab", schema: schema)
    #expect(message?.hasPrefix("dump: ") == true, "\(message ?? "nothing")")
    let session = try session("", try format("fstab"), schema: schema)
    #expect(throws: Never.self) { try session.set([0], toTyped: "a / ext4 rw 7", force: true) }
    #expect(session.text == "a / ext4 rw 7\n")
  }

  @Test func aMaskIsNeverWritten() throws {
    let text = "ann * hunter2 *\n"
    let session = try session(text, try format("ppp-secrets"))
    let line = try #require(SecretMask(session).entry(at: [0]))
    #expect(line.text == "ann * •••••••• *")
    #expect(throws: SettingError.self) { try session.set([0], toTyped: line.text) }
    #expect(session.text == text)
    try session.set([0], toTyped: try line.unmasked("bob * •••••••• 10.0.0.1"))
    #expect(session.text == "bob * hunter2 10.0.0.1\n")
    #expect(try line.unmasked("ann * other *") == "ann * other *")
    #expect(throws: SettingError.self) { try line.unmasked("•••••••• * •••••••• *") }
    #expect(throws: SettingError.self) { try line.unmasked("ann * ••• *") }
  }

  // MARK: - Blocks

  private let site = "http {\n    server {\n        listen 80;\n    }\n}\n"

  @Test func aBlockIsGivenAsItsText() throws {
    let upstream = "    upstream b {\n        server a;\n        keepalive 8;\n        server c;\n    }\n}\n"
    let expected = site.dropLast(2) + upstream
    for text in ["b { server a; keepalive 8; server c; }", "upstream b { server a; keepalive 8; server c; }"] {
      #expect(try typed(text, at: ["http", "upstream", .end], in: site, "nginx") == expected)
    }
    #expect(
      try typed("{ server a; keepalive 8; server c; }", at: ["http", "upstream b"], in: site, "nginx") == expected)
  }

  @Test func aBlockOfTheSameWordsIsAnother() throws {
    let second = "    server {\n        listen 81;\n    }\n"
    let both = site.dropLast(2) + second + "}\n"
    #expect(try typed("{ listen 81; }", at: ["http", "server", .end], in: site, "nginx") == both)
    #expect(
      try typed("{ listen 82; }", at: ["http", "server", 1], in: String(both), "nginx")
        == both.replacing("81", with: "82"))
    for path: Path in [["http", "server"], ["http", "server", 0]] {
      #expect(try typed("{ listen 82; }", at: path, in: site, "nginx") == site.replacing("80", with: "82"))
    }
  }

  @Test func theLinesOfABlockStay() throws {
    let block = "upstream b {\n  # first\n  server a;\n\n  server c; # last\n}"
    #expect(
      try typed(block, at: ["http", "upstream", .end], in: "http {\n}\n", "nginx")
        == "http {\n    upstream b {\n      # first\n      server a;\n\n      server c; # last\n    }\n}\n")
    let directory = "<Directory /srv>\n    Allow a\n    Deny b\n    Allow c\n</Directory>"
    #expect(
      try typed(directory, at: ["Directory", .end], in: "Listen 80\n", "apache") == "Listen 80\n\n" + directory + "\n")
  }

  @Test func aBlockThatHasCommentsIsChangedPartByPart() throws {
    let text = "server {\n    # port\n    listen 80;\n    root /a;\n}\n"
    #expect(
      try typed("{ listen 81; root /a; }", at: ["server"], in: text, "nginx") == text.replacing("80", with: "81"))
  }

  @Test func aMatchBlockIsGivenAsItsLines() throws {
    let text = "Port 22\n"
    let expected = text + "\nMatch User git\n    ForceCommand x\n"
    for typed in ["User git\n  ForceCommand x", "Match User git\nForceCommand x"] {
      #expect(try self.typed(typed, at: ["Match", .end], in: text, "sshd") == expected)
    }
    #expect(try typed("ForceCommand x", at: ["Match User git"], in: text, "sshd") == expected)
    #expect(try typed("User git", at: ["Match", .end], in: text, "sshd") == text + "\nMatch User git\n")
    #expect(
      try typed("ForceCommand y", at: ["Match User git"], in: expected, "sshd") == expected.replacing(" x", with: " y"))
    #expect(
      try refusal("User git\n  X11Forwarding no", at: ["Match", .end], in: expected, "sshd")
        == "Match User git is set already")
    #expect(
      try refusal("User git\n  # a\n  ForceCommand x", at: ["Match", .end], in: text, "sshd")?.contains("a comment")
        == true)
    #expect(try refusal("", at: ["Match", .end], in: text, "sshd") == "Match[0]: an empty text is no block")
  }

  @Test func whatIsNotOneBlockIsRefused() throws {
    let path: Path = ["http", "upstream", .end]
    #expect(
      try refusal("b { server a; } c { }", at: path, in: site, "nginx")
        == "http.upstream[0]: \"b { server a; } c { }\": this is more than one block: give them one by one")
    #expect(try refusal("b { server a }", at: path, in: site, "nginx")?.contains("expected \";\"") == true)
    #expect(
      try refusal("upstream b { }", at: ["http", "server"], in: site, "nginx") != nil)
  }

  @Test func statementsAloneAreOneMoreBlock() throws {
    let second = site.dropLast(2) + "    server {\n        listen 81;\n        root /a;\n    }\n}\n"
    #expect(try typed("listen 81; root /a;", at: ["http", "server", .end], in: site, "nginx") == second)
    for (text, path) in [("listen 81;", ["http", "server"]), ("x", ["http", "server", .end])] as [(String, Path)] {
      #expect(
        try refusal(text, at: path, in: site, "nginx")
          == "http.server: this is a block: give its text as the file would have it")
    }
    #expect(throws: SettingError.self) {
      try session(site, try format("nginx")).set(["http", "server", 0, .end], toTyped: "location / { root /a; }")
    }
  }

  @Test func aBlockIsAddedBesideOthersOfItsWord() throws {
    let text = "server {\n    location / {\n        root /a;\n    }\n}\n"
    let path: Path = ["server", 0, "location", .end]
    #expect(
      try typed("/b { root /c; }", at: path, in: text, "nginx")
        == text.dropLast(2) + "    location /b {\n        root /c;\n    }\n}\n")
    let hosts = "<VirtualHost a>\n    ServerName a\n</VirtualHost>\n"
    let new = "<VirtualHost b>\n    ServerName b\n</VirtualHost>"
    #expect(try typed(new, at: ["VirtualHost", .end], in: hosts, "apache") == hosts + "\n" + new + "\n")
    #expect(
      try refusal(new, at: ["Directory", .end], in: "<Directory />\n</Directory>\n", "apache")?
        .hasSuffix("this is no block of Directory: it belongs to \"VirtualHost b\"") == true)
  }

  @Test func aSectionIsGivenAsItsLines() throws {
    let text = "global\n    maxconn 5\n"
    let expected = text + "\nlisten stats\n    bind *:8404\n    stats enable\n"
    #expect(try typed("bind *:8404\nstats enable", at: ["listen stats"], in: text, "haproxy") == expected)
    #expect(try typed("stats\nbind *:8404\nstats enable", at: ["listen", .end], in: text, "haproxy") == expected)
    #expect(try typed("stats", at: ["listen", .end], in: text, "haproxy") == text + "\nlisten stats\n")
    #expect(
      try refusal("{ bind *:80 }", at: ["frontend web"], in: text, "haproxy")
        == "\"frontend web\": this is a block: give its text as the file would have it")
    #expect(try refusal("web { bind *:80 }", at: ["frontend", .end], in: text, "haproxy") != nil)
  }

  @Test func aBlockOfALogIsGivenInLines() throws {
    #expect(
      try typed("{\n    daily\n    rotate 4\n}", at: ["/var/log/b.log"], in: "weekly\n", "logrotate")
        == "weekly\n\n/var/log/b.log {\n    daily\n    rotate 4\n}\n")
  }

  @Test func sectionsOfOneNameAreOne() throws {
    for path: Path in [["Link", .end], ["Link", .end, "MTUBytes"], ["Match", .end, "Name"]] {
      let message = try refusal("a", at: path, in: "[Match]\nName=e\n", "systemd")
      #expect(message?.contains("sections of one name are one here") == true, "\(message ?? "nothing")")
    }
  }

  @Test func valuesWithBracesAreValues() throws {
    #expect(try typed("{x}", at: ["a"], in: "a 1;\n", "nginx") == "a \"{x}\";\n")
  }
}
