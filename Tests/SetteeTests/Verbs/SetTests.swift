import Testing

@testable import settee

/// `settee set FILE PATH VALUE`.
@MainActor
@Suite struct SetTests {
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
}
