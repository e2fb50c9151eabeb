import SettingsDocuments
import Testing

/// A document in a dialect of the INI family.
func ini(_ text: String, _ dialect: String) throws -> Document {
  try Document(parsing: Array(text.utf8), as: try #require(Format.named(dialect)))
}

@Suite struct INIReadingTests {
  @Test func sectionsAndTheirKeys() throws {
    let document = try ini("top = 1\n[a]\n; comment\nx: y\nalone\n[a]\nz=2\n[b c]\n", "ini")
    #expect(document.root.value == ["top": "1", "a": ["x": "y", "alone": "", "z": "2"], "b c": [:]])
    #expect(try ini("[a]\nx = 1\n  2\n\n  3\ny = 4\n", "ini").root["a"]?["y"]?.string == "4")
    #expect(try ini("[a]\nx = 1\n  2\ny = 4\n", "ini").root["a"]?["x"]?.string == "1\n2")
  }

  @Test func unitsContinueLinesAndRepeatKeys() throws {
    let document = try ini(
      "[Service]\nExecStart=/bin/a \\\n  --b\nEnvironment=A=1\nEnvironment=B=2\nUser=\n", "systemd")
    #expect(
      document.root.value == [
        "Service": ["ExecStart": "/bin/a  --b", "Environment": ["A=1", "B=2"], "User": ""]
      ])
  }

  @Test(arguments: [3, 40])
  func keysAreFoundInAnyCase(_ count: Int) throws {
    let lines = (0..<count).map { "KeyÄ\($0) \($0)" }
    let document = try ini(lines.joined(separator: "\n") + "\n", "sshd")
    #expect(document.root["kEYä2"]?.string == "2")
    #expect(document.root["keyä\(count)"] == nil)
    let edited = try document.applying(.set(["keyä1"], "new")).document
    #expect(edited.string == document.string.replacing("KeyÄ1 1\n", with: "KeyÄ1 new\n"))
  }

  @Test func gitsSubsections() throws {
    let text =
      "[core]\n\tbare = false ; x\n\teditor = \"a # b\\\"\"\n[remote \"o.r\"]\n\tfetch = 1\n\tfetch = 2\n[Core] mine\n"
    let document = try ini(text, "gitconfig")
    #expect(
      document.root.value == [
        "core": ["bare": "false", "editor": "a # b\"", "mine": ""], "remote": ["o.r": ["fetch": ["1", "2"]]],
      ])
    #expect(document.node(at: ["CORE", "Bare"])?.string == "false")
  }

  @Test func gitsSubsectionsAreToldApartByCapitals() throws {
    let document = try ini(
      "[remote \"A\"]\n\turl = 1\n[Remote \"a\"]\n\tURL = 2\n[remote \"A\"]\n\tx = 3\n", "gitconfig")
    #expect(document.root.value == ["remote": ["A": ["url": "1", "x": "3"], "a": ["URL": "2"]]])
    #expect(document.node(at: ["REMOTE", "a", "url"])?.string == "2")
    #expect(try ini("[remote \"A\"]\n\turl = 1\n", "gitconfig").node(at: ["remote", "a"]) == nil)
  }

  @Test func sshsBlocks() throws {
    let text = "Port 22\nHostKey /a\nHostKey /b\nMatch  User git\n  ForceCommand=x y\nMatch all\n"
    let document = try ini(text, "sshd")
    #expect(
      document.root.value == [
        "Port": "22", "HostKey": ["/a", "/b"], "Match User git": ["ForceCommand": "x y"], "Match all": [:],
      ])
    #expect(document.node(at: try Path(parsing: "\"Match User git\".forcecommand"))?.string == "x y")
    #expect(document.node(at: ["HostKey", 1])?.path == ["HostKey", 1])
  }

  @Test func variablesInQuotes() throws {
    let document = try ini("export A=\"x \\\"y\\\" # z\"\nB='a\\b' # c\nC=d#e\n", "env")
    #expect(document.root.value == ["A": "x \"y\" # z", "B": "a\\b", "C": "d#e"])
  }

  @Test func propertiesWithEscapes() throws {
    let document = try ini("a.b=1\nc\\ d : caf\\u00e9 \\\n  x\n! no\ne f\n", "properties")
    #expect(document.root.value == ["a.b": "1", "c d": "café x", "e": "f"])
  }

  @Test func whatAnOptionFileIncludes() throws {
    let text = "!include /a b.cnf\n[client]\nport=1\nquick\n!includedir /c/\n!includedir\t/d # e\n"
    #expect(
      try ini(text, "mysql").root.value == [
        "!include": "/a b.cnf", "client": ["port": "1", "quick": "", "!includedir": ["/c/", "/d # e"]],
      ])
  }

  @Test func serversWithTheirOwnQuotes() throws {
    let postgresql = try ini("port = 5432 # (restart)\nlc = 'it''s'\nshared_buffers 128MB\n", "postgresql")
    #expect(postgresql.root.value == ["port": "5432", "lc": "it's", "shared_buffers": "128MB"])
    let redis = try ini("save 900 1\nsave 300 10\nrequirepass \"a b\"\n", "redis")
    #expect(redis.root.value == ["save": ["900 1", "300 10"], "requirepass": "a b"])
    let smb = try ini("[global]\n   server role = standalone server\n;   wins = no\n", "smb")
    #expect(smb.root.value == ["global": ["server role": "standalone server"]])
  }

  @Test(arguments: [
    (
      "[a\nb = 1", "ini",
      "1:1: expected \"]\" at the end of this header, found \"[\": the [ that opens here is not closed "
        + "on its line"
    ),
    ("[a]\nword\n", "systemd", "2:5: expected \"=\", found the end of the line: the key \"word\" has no value"),
    ("[a]\n= 1\n", "ini", "2:1: expected a key, found \"=\": each line holds a key and its value"),
  ])
  func faultsSayWhatAndWhere(text: String, dialect: String, message: String) throws {
    #expect(fault(text, as: try #require(Format.named(dialect)))?.description == message)
  }
}
