import Testing

@testable import settee

/// `settee set FILE PATH VALUE`.
@MainActor
@Suite struct SetTests {
  @Test func aWordTakesThePlaceOfWhatSaysOtherwise() throws {
    let account = try Account()
    let file = try account.write("logrotate.conf", "# how often\nweekly\nrotate 4\ninclude /etc/logrotate.d\n")
    #expect(account.run("set", file, "daily", "") == 0)
    #expect(account.errors == "settee: daily: replaces weekly\n")
    #expect(try account.text(file) == "# how often\ndaily\nrotate 4\ninclude /etc/logrotate.d\n")
    #expect(account.run("set", file, "size=1M") == 0)
    #expect(try account.text(file) == "# how often\ndaily\nrotate 4\nsize 1M\ninclude /etc/logrotate.d\n")
  }

  @Test func aKeyThatIsNearlyAKnownOneIsTold() throws {
    let account = try Account()
    let file = try account.write("tsconfig.json", "{ \"compilerOptions\": {} }")
    let schema = try account.write(
      "s.json", #"{ "properties": { "compilerOptions": { "properties": { "strict": { "type": "boolean" } } } } }"#)
    #expect(account.run("set", file, "compilerOptions.strictt", "true", "--schema", schema) == 0)
    #expect(
      account.errors == """
        settee: warning: the schema does not know compilerOptions.strictt; did you mean compilerOptions.strict?

        """)
    #expect(try account.text(file).contains("\"strictt\": true"))
    for path in ["compilerOptions.strict", "compilerOptions.strictt", "compilerOptions.other"] {
      #expect(account.run("set", file, path, "false", "--schema", schema) == 0)
      #expect(account.errors == "", "\(path)")
    }
  }

  @Test func aKeyThatTheSchemaForbidsIsRefusedWithTheOneThatWasMeant() throws {
    let account = try Account()
    let file = try account.write("a.json", "{}")
    let schema = try account.write(
      "s.json", #"{ "properties": { "strict": { "type": "boolean" } }, "additionalProperties": false }"#)
    #expect(account.run("set", file, "strictt", "true", "--schema", schema) == 1)
    #expect(account.errors.contains(#"did you mean "strict"?"#))
    #expect(try account.text(file) == "{}")
  }

  @Test func aRuleThatCouldNotBeCheckedIsTold() throws {
    let account = try Account()
    let file = try account.write("a.json", "{}")
    let schema = try account.write("s.json", #"{ "properties": { "a": { "type": "string", "pattern": "^(a+)+$" } } }"#)
    let value = String(repeating: "a", count: 40) + "!"
    #expect(account.run("set", file, "a", value, "--schema", schema) == 0)
    #expect(account.errors == "settee: warning: unchecked: the pattern ^(a+)+$ takes too long\n")
    #expect(try account.text(file).contains(value))
  }

  @Test(arguments: [
    ("a.json", "{ \"dns\": [\"9.9.9.9\"] }", "dns[]", "1.1.1.1", "{ \"dns\": [\"9.9.9.9\", \"1.1.1.1\"] }"),
    ("a.json", "{}", "/dns/-", "1.1.1.1", "{ \"dns\": [\"1.1.1.1\"] }"),
    ("sysctl.conf", "net.ipv4.ip_forward = 0\n", "net.ipv4.ip_forward", "1", "net.ipv4.ip_forward = 1\n"),
  ])
  func pathsMeanWhatTheyWouldToAPerson(name: String, text: String, path: String, value: String, expected: String) throws
  {
    let account = try Account()
    let file = try account.write(name, text)
    #expect(account.run("set", file, path, value) == 0)
    #expect(account.errors == "")
    let squeezed = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
    #expect(squeezed(try account.text(file)) == squeezed(expected))
    #expect(account.run("set", file, "dns/-", "x") == 2)
    #expect(account.errors.contains("the end of a list is written dns[] or, with a slash before it all, /dns/-"))
  }

  @Test(arguments: [
    ("a.toml", "port = 80\n", "port", "99999999"), ("a.ini", "[a]\nport = 80\n", "a.port", "99999999"),
    ("a.toml", "color = \"#ff8800\"\n", "color", "#ff8800zz"), ("a.toml", "born = 1979-05-27\n", "born", "tomorrow"),
    ("postgresql.conf", "max_connections = 100\n", "max_connections", "abc"),
    ("postgresql.conf", "#max_connections = 100\n", "max_connections", "abc"),
  ])
  func whatIsSurelyWrongIsRefused(name: String, text: String, path: String, value: String) throws {
    let account = try Account()
    let file = try account.write(name, text)
    #expect(account.run("set", file, path, value) == 1)
    #expect(account.errors.hasPrefix("settee: \(path): "))
    #expect(try account.text(file) == text)
  }

  private let text = "{\n  // size\n  \"size\": 3, \"name\": \"x\",\n  \"any\": null\n}\n"
  private let schema = """
    { "properties": { "size": { "type": "integer", "maximum": 9 }, "name": { "type": "string" }, "on": { "type": "boolean" },
      "level": { "enum": ["low", "high"] } }, "additionalProperties": { } }
    """

  @Test(
    arguments: [
      ("size", "7", "3,", "7,"), ("/name", "7", "\"x\"", "\"7\""), ("any", "2.50", "null", "2.50"),
      ("any", "word", "null", "\"word\""), ("name", "null", "\"x\"", "\"null\""),
    ])
  func readsTheValueAsTheSettingsOwnType(_ path: String, _ value: String, _ old: String, _ new: String) throws {
    let account = try Account()
    let file = try account.write("a.jsonc", text)
    try account.write("s.json", schema)
    #expect(account.run("set", file, path, value, "--schema", account.currentFolder + "/s.json") == 0)
    #expect(try account.text(file) == text.replacing(old, with: new))
    #expect(account.output == "changed\n" && account.errors == "")
    #expect(account.run("set", "--quiet", file, path, value, "--schema", account.currentFolder + "/s.json") == 0)
    #expect(account.output == "" && account.errors == "")
    #expect(account.run("set", file, path, value, "--schema", account.currentFolder + "/s.json") == 0)
    #expect(account.output == "unchanged\n" && account.errors == "")
  }

  @Test(arguments: [
    ("size", "x", "a whole number"), ("size", "10", "9"), ("level", "mid", "low"), ("on", "maybe", "true or false"),
  ])
  func refusesWhatIsNotAllowedAndSaysWhatWas(_ path: String, _ value: String, _ expected: String) throws {
    let account = try Account()
    let file = try account.write("a.jsonc", text)
    let schema = try account.write("s.json", schema)
    #expect(account.run("set", file, path, value, "--schema", schema) == 1)
    #expect(account.errors.contains(expected), "\(account.errors)")
    #expect(try account.text(file) == text)
    #expect(account.run("set", "--force", file, path, value, "--schema", schema) == 0)
    #expect(try account.text(file) != text)
  }

  @Test func valuesMayBeginWithADashAfterTwo() throws {
    let account = try Account()
    let file = try account.write("a.jsonc", text)
    #expect(account.run("set", file, "size", "-4") == 2)
    #expect(account.run("set", file, "size", "--", "-4") == 0)
    #expect(try account.text(file) == text.replacing("3,", with: "-4,"))
    #expect(account.run("set", "--", file, "name", "--force") == 0)
    #expect(try account.text(file).contains("\"name\": \"--force\""))
  }

  @Test func aDryRunPrintsTheDiffAndWritesNothing() throws {
    let account = try Account()
    let file = try account.write("a.jsonc", text)
    #expect(account.run("set", "--dry-run", file, "size", "4") == 0)
    #expect(account.output.contains("\n-  \"size\": 3, \"name\": \"x\",\n+  \"size\": 4, \"name\": \"x\",\n"))
    #expect(try account.text(file) == text)
  }

  @Test func jsonTellsProgramsWhatChanged() throws {
    let account = try Account()
    let file = try account.write("a.jsonc", text)
    #expect(account.run("set", "--json", file, "size", "4") == 0)
    #expect(account.output == #"{"path": "/size", "old": 3, "new": 4, "changed": true}"# + "\n")
  }

  @Test func whatItsProgramAloneWritesNeedsForce() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "id": "x" }"#)
    let schema = try account.write("s.json", #"{ "properties": { "id": { "type": "string", "readOnly": true } } }"#)
    #expect(account.run("set", file, "id", "y", "--schema", schema) == 1)
    #expect(account.errors.contains("id is read-only; --force sets it all the same"), "\(account.errors)")
    #expect(account.run("set", "--force", file, "id", "y", "--schema", schema) == 0)
    #expect(try account.text(file) == #"{ "id": "y" }"#)
  }

  @Test func theFilesOwnWordNamesItsSchema() throws {
    let account = try Account()
    try account.write("own.schema.json", schema)
    let file = try account.write("a.json", #"{ "$schema": "./own.schema.json", "size": 3 }"#)
    #expect(account.run("set", file, "size", "10") == 1)
    #expect(account.run("set", file, "size", "9") == 0)
  }

  @Test func aSchemaThatIsNotAtHandIsNoHindranceUnlessItWasNamed() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "$schema": "https://example.org/s.json", "size": 3 }"#)
    #expect(account.run("set", file, "size", "4") == 0)
    #expect(account.run("set", file, "size", "5", "--schema", "/nowhere.json") == 2)
  }

  @Test(arguments: [
    (#"{"editor.tabSize": 4}"#, "editor.tabSize", #"{"editor.tabSize": 2}"#),
    (#"{"editor.tabSize": 4}"#, "editor.rulers", #"{"editor.tabSize": 4, "editor.rulers": 2}"#),
    (#"{"editor.tabSize": 4}"#, "files.limit", #"{"editor.tabSize": 4, "files.limit": 2}"#),
    (#"{"l": [{"name": "a", "b.c": 1}]}"#, "l[name=a].b.c", #"{"l": [{"name": "a", "b.c": 2}]}"#),
    (#"{"files.exclude": {"a": 1}}"#, "files.exclude.a", #"{"files.exclude": {"a": 2}}"#),
    (#"{"editor": {"x.y": 4}}"#, "editor.x.y", #"{"editor": {"x.y": 2}}"#),
    (#"{"editor": {}, "editor.x": 1}"#, "editor.x", #"{"editor": {"x": 2}, "editor.x": 1}"#),
    (#"{"editors": 1}"#, "editor.x", #"{"editors": 1, "editor": {"x": 2}}"#),
  ])
  func stepsThatLeadNowhereAreOneKeyWithDots(_ text: String, _ path: String, _ expected: String) throws {
    let account = try Account()
    let file = try account.write("settings.json", text)
    #expect(account.run("set", file, path, "2") == 0, "\(account.errors)")
    #expect(try account.text(file) == expected)
    #expect(account.run("get", file, path) == 0 && account.output == "2\n")
  }

  @Test(arguments: [
    ("", "editor.tabSize", #"{"editor.tabSize":2}"#),
    ("{}", "editor.tabSize", #"{"editor.tabSize":2}"#),
    ("{}", "editor.a.b", #"{"editor.a.b":2}"#),
    (#"{"files.exclude": {}}"#, "files.exclude.out", #"{"files.exclude": {"out":2}}"#),
    (#"{"[python]": {}}"#, #""[python]".editor.tabSize"#, #"{"[python]": {"editor.tabSize":2}}"#),
    ("{}", #""[python]".editor.tabSize"#, #"{"[python]":{"editor.tabSize":2}}"#),
    ("{}", "/editor.tabSize", #"{"editor.tabSize":2}"#),
    ("{}", "/files.exclude/out", #"{"files.exclude":{"out":2}}"#),
    ("{}", "files.exclude.**/*.o", #"{"files.exclude":{"**/*.o":2}}"#),
  ])
  func aNewKeyOfVSCodeHoldsTheDots(_ text: String, _ path: String, _ expected: String) throws {
    let account = try Account()
    let file = try account.write(".vscode/settings.json", text)
    #expect(account.run("set", file, path, "2") == 0, "\(account.errors)")
    #expect(try account.text(file).filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
    #expect(account.run("get", file, path) == 0 && account.output == "2\n")
  }

  @Test func theSchemaKnowsKeysWithDots() throws {
    let account = try Account()
    let schema = try account.write("s.json", #"{"properties": {"editor.tabSize": {"type": "integer"}}}"#)
    let file = try account.write("settings.json", "{}")
    #expect(account.run("set", "--schema", schema, file, "editor.tabSize", "2") == 0, "\(account.errors)")
    #expect(account.run("get", file, "/editor.tabSize") == 0 && account.output == "2\n")
  }

  @Test func theSectionOfAnINIFileIsNoKeyWithDots() throws {
    let account = try Account()
    let file = try account.write("a.ini", "[tool.x]\na = 1\n")
    #expect(account.run("set", file, "tool.b", "2") == 0, "\(account.errors)")
    #expect(try account.text(file) == "[tool.x]\na = 1\n\n[tool]\nb = 2\n")
  }

  @Test func theValueOfAWordThatBeginsBlocksIsABlock() throws {
    let account = try Account()
    let file = try account.write("sshd_config", "Port 22\n")
    #expect(account.run("set", file, "Match", "User git") == 0, "\(account.errors)")
    #expect(try account.text(file) == "Port 22\n\nMatch User git\n")
  }
}
