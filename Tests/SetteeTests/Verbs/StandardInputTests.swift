import Testing

@testable import settee

/// `settee set FILE PATH -`: the value from standard input.
@MainActor
@Suite struct StandardInputTests {
  private func set(_ words: String..., input: String, in text: String = #"{ "a": "" }"#) throws -> (
    Int32, String, Account
  ) {
    let account = try Account()
    let file = try account.write("a.json", text)
    account.input = Array(input.utf8)
    let status = account.run(["set", file] + words)
    return (status, try account.text(file), account)
  }

  @Test(arguments: [
    ("hunter2\n", "hunter2"), ("hunter2", "hunter2"), ("hunter2\r\n", "hunter2"), ("a\n\n", #"a\n"#), ("", ""),
    ("-", "-"), (" x ", " x "),
  ])
  func theValueIsAllOfItButTheLastLineFeed(input: String, value: String) throws {
    let (status, text, account) = try set("a", "-", input: input)
    #expect(status == 0 && account.errors == "")
    #expect(text == "{ \"a\": \"\(value)\" }")
    #expect(account.requests.count == 1)
  }

  @Test func itIsReadAsTheSettingsOwnType() throws {
    #expect(try set("a", "-", input: "12\n", in: #"{ "a": 1 }"#).1 == #"{ "a": 12 }"#)
    #expect(try set("a", "-", input: "x\n", in: #"{ "a": 1 }"#).0 == 1)
  }

  @Test func aDashAfterTwoIsTheValue() throws {
    let (status, text, account) = try set("a", "--", "-", input: "x")
    #expect(status == 0 && text == #"{ "a": "-" }"#)
    #expect(account.requests.isEmpty)
  }

  @Test func whatIsNoTextIsRefused() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "a": "" }"#)
    account.input = [0x61, 0xFF]
    #expect(account.run("set", file, "a", "-") == 2)
    #expect(account.errors == "settee: standard input is not UTF-8 text\n")
    #expect(try account.text(file) == #"{ "a": "" }"#)
  }

  @Test func aPersonIsAskedAndASecretIsHidden() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "password": "", "name": "" }"#)
    account.input = Array("hunter2\n".utf8)
    account.hasTypist = true
    #expect(account.run("set", file, "password", "-") == 0)
    #expect(account.errors == "password: ")
    #expect(account.requests == [.line(isSecret: true)])
    #expect(account.run("set", file, "name", "-") == 0)
    #expect(account.errors == "name: ")
    #expect(account.requests == [.line(isSecret: false)])
    #expect(try account.text(file) == #"{ "password": "hunter2", "name": "hunter2" }"#)
  }

  @Test(arguments: [["-"], ["recover", "-"]])
  func noFileIsReadFromItWhereOneIsNeeded(_ words: [String]) throws {
    let account = try Account()
    #expect(account.run(words) == 2)
    #expect(
      account.errors.hasPrefix(
        "settee: standard input cannot be used here: name a file; one that is called - is ./-\n"))
    #expect(account.requests.isEmpty)
  }

  @Test(arguments: [
    (["get", "-", "a"], "1\n"), (["list", "-"], "a = 1\nb[0] = 2\n"), (["list", "-", "b"], "b[0] = 2\n"),
    (["set", "-", "a", "2"], "{\"a\": 2, \"b\": [2]} "), (["set", "-", "a=1"], "{\"a\": 1, \"b\": [2]} "),
    (["set", "--quiet", "-", "b+=3"], "{\"a\": 1, \"b\": [2, 3]} "), (["reset", "-", "a"], "{\"b\": [2]} "),
    (
      ["set", "--dry-run", "-", "a", "2"],
      "--- -\n+++ -\n@@ -1 +1 @@\n-{\"a\": 1, \"b\": [2]} \n\\ No newline at end of file\n+{\"a\": 2, \"b\": [2]} \n\\ No newline at end of file\n"
    ),
  ])
  func aFileComesFromItAndGoesToStandardOutput(_ words: [String], _ output: String) throws {
    let account = try Account()
    account.input = Array("{\"a\": 1, \"b\": [2]} ".utf8)
    #expect(account.run(words) == 0, "\(account.errors)")
    #expect(account.output == output)
    #expect(account.errors == "")
    #expect(account.requests == [.document])
  }

  @Test func whatIsRefusedLeavesNothingOnStandardOutput() throws {
    let account = try Account()
    account.input = Array("a: 1\n".utf8)
    #expect(account.run("set", "-", "a", "x", "--format", "yaml") == 1)
    #expect(account.output == "")
    #expect(account.run("set", "-", "a", "-", "--format", "yaml") == 2)
    #expect(account.run("set", "--json", "-", "a", "2", "--format", "yaml") == 2)
    #expect(account.output == "" && account.requests.isEmpty)
    #expect(account.run("set", "-", "a", "2", "--format", "yaml") == 0)
    #expect(account.output == "a: 2\n")
  }

  @Test func itIsCheckedBesideFiles() throws {
    let account = try Account()
    let file = try account.write("a.json", "{}")
    account.input = Array("{\"a\": 1,}".utf8)
    #expect(account.run("check", file, "-", "--format", "json") == 1)
    #expect(account.output.hasPrefix("-:1:8: "), "\(account.output)")
    #expect(account.requests == [.document])
    account.input = Array("{\"$schema\": \"./s.json\", \"a\": 1}".utf8)
    try account.write("s.json", #"{ "properties": { "a": { "type": "string" } } }"#)
    #expect(account.run("check", "-") == 1)
    #expect(account.output.contains("a: 1 is"), "\(account.output)")
  }
}
