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

  @Test(arguments: [
    ["set", "-", "a", "1"], ["set", "-", "a", "-"], ["get", "-", "a"], ["list", "-"], ["check", "-"],
    ["check", "a.json", "-"],
    ["reset", "-", "a"], ["-"],
  ])
  func noFileIsReadFromIt(_ words: [String]) throws {
    let account = try Account()
    #expect(account.run(words) == 2)
    #expect(
      account.errors.hasPrefix(
        "settee: no file is read from standard input: name one; a file that is called - is ./-\n"))
    #expect(account.requests.isEmpty)
  }
}
