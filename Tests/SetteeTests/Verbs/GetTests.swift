import Testing

@testable import settee

/// `settee get FILE PATH`.
@MainActor
@Suite struct GetTests {
  private let text = #"{ "a": { "b.c": [1, "x\ny"], "on": true }, "none": null }"#

  @Test(
    arguments: [
      ("/a/b.c/0", "1\n"), (#"a."b.c"[1]"#, "x\ny\n"), ("a.on", "true\n"), ("none", "null\n"),
      ("/a/b.c", #"[1, "x\ny"]"# + "\n"),
    ])
  func printsAStringAsItIsAndAnythingElseAsJSON(_ path: String, _ expected: String) throws {
    let account = try Account()
    let file = try account.write("a.json", text)
    #expect(account.run("get", file, path) == 0)
    #expect(account.output == expected)
    #expect(account.errors == "")
  }

  @Test func printsJSONWhenAsked() throws {
    let account = try Account()
    let file = try account.write("a.json", text)
    #expect(account.run("get", "--json", file, #"a."b.c"[1]"#) == 0)
    #expect(account.output == "\"x\\ny\"\n")
  }

  @Test(arguments: [
    ("limits.toml", "most = -inf\n", #""-inf""#), ("limits.yaml", "most: [.inf, .NaN]\n", #"[".inf", ".NaN"]"#),
  ])
  func whatJSONHasNoNumberForIsPrintedAsTheFileSpellsIt(_ name: String, _ text: String, _ expected: String) throws {
    let account = try Account()
    let file = try account.write(name, text)
    #expect(account.run("get", file, "most") == 0 && account.output == expected + "\n", "\(account.output)")
  }

  @Test func whatIsNotSetIsStatus1WithItsDefault() throws {
    let account = try Account()
    let file = try account.write("a.json", "{}")
    let schema = try account.write("a.schema.json", #"{ "properties": { "level": { "default": "low" } } }"#)
    #expect(account.run("get", file, "level", "--schema", schema) == 1)
    #expect(account.output == "")
    #expect(account.errors.contains("level is not set; its default is \"low\""))
    let sshd = try account.write("sshd_config", "#Port 22\n")
    #expect(account.run("get", sshd, "Port") == 1)
    #expect(account.errors.contains("Port is not set; commented out, it says \"22\""))
  }

  @Test(arguments: [["get"], ["get", "x.json"], ["get", "x.json", "a", "b"], ["get", "--nope", "x", "y"]])
  func wrongUsageIsStatus2(_ words: [String]) throws {
    let account = try Account()
    #expect(account.run(words) == 2)
    #expect(account.errors.contains("settee --help"))
  }

  @Test func aFileThatDoesNotParseIsStatus2WithItsPlace() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\n  \"a\" 1\n}")
    #expect(account.run("get", file, "a") == 2)
    #expect(account.errors.contains("a.json:2:7: expected"))
  }
}
