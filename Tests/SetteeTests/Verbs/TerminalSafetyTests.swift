import Testing

@testable import settee

/// What files and names hold never reaches a terminal as a command, and makes no line of its own.
@MainActor
@Suite struct TerminalSafetyTests {
  /// A control sequence that sets the clipboard, a C1 one, a right-to-left override and a line that looks like ours.
  private let hostile = "\u{1B}]52;c;ZXZpbA==\u{7}\u{9B}31m\u{202E}\nsettee: all is well\r"

  private var asJSON: String {
    #"\u001b]52;c;ZXZpbA==\u0007\u009b31m\u202e\nsettee: all is well\r"#
  }

  private func isSafe(_ text: String) -> Bool {
    !text.unicodeScalars.contains {
      ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) || $0.properties.isBidiControl
    }
  }

  @Test(
    arguments: [
      ["list"], ["list", "--json"], ["check"], ["check", "--json"], ["get", "x"], ["set", "--dry-run", "on", "2"],
      ["set", "--dry-run", "--json", "on", "2"], ["set", "on.x", "1"], ["set", "--json", "on", "2"], ["reset", "y"],
      ["reset", "--dry-run", "on"], ["get", "--json", "text"],
    ])
  func nothingOfAFileIsACommand(_ words: [String]) throws {
    let account = try Account()
    let name = "a\u{1B}[2J\nb\u{202E}.json"
    let file = try account.write(
      name, "{ \"\(asJSON)\": 1, \"on\": 1,\n \"\(asJSON)\": [],\n \"text\": \"\(asJSON)\", \"bidi\u{202E}\u{9B}\": 1 }"
    )
    let schema = try account.write(
      "s.json",
      #"{ "properties": { "on": { "maximum": 0, "default": "\#(asJSON)" }, "text": { "const": "\#(asJSON)" } }, "#
        + #""additionalProperties": { "type": "null", "errorMessage": "\#(asJSON)" } }"#)
    let force = words[0] == "set" ? ["--force"] : []
    _ = account.run([words[0], "--schema", schema, file] + force + words.dropFirst())
    #expect(isSafe(account.output), "\(account.output.debugDescription)")
    #expect(isSafe(account.errors), "\(account.errors.debugDescription)")
    #expect(account.output + account.errors != "")
    #expect(!(account.output + account.errors).contains("\nsettee: all is well"))
  }

  @Test func namesAndWordsOfTheCommandLineAreShownWithEscapes() throws {
    let account = try Account()
    for words in [
      ["get", hostile, "a"], ["check", hostile], [hostile], ["set", "a.json", hostile + "..", "1"], ["--\(hostile)"],
      ["list", "--format", hostile, "a"], ["help", hostile], ["list", "--schema", hostile, "a.json"],
    ] {
      try account.write("a.json", "{}")
      _ = account.run(words)
      #expect(isSafe(account.output) && isSafe(account.errors), "\(words)")
      #expect(!account.errors.contains("\nsettee: all is well"))
    }
  }

  @Test func aSchemaNamedByTheFileIsShownWithEscapes() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\"$schema\":\"./\(asJSON)x.json\"}")
    _ = account.run("check", file)
    #expect(isSafe(account.output) && isSafe(account.errors))
    #expect(account.output.split(separator: "\n").count == 1)
  }

  @Test func aSettingGoesIntoAPipeByteForByteAndToATerminalWithEscapes() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "text": "a\u001b[31m\n\tb\u009b\u202e" }"#)
    #expect(account.run("get", file, "text") == 0)
    #expect(account.output == "a\u{1B}[31m\n\tb\u{9B}\u{202E}\n")
    account.showsOutputOnTerminal = true
    #expect(account.run("get", file, "text") == 0)
    #expect(account.output == #"a\u001b[31m"# + "\n\tb" + #"\u009b\u202e"# + "\n")
  }

  @Test func aDifferenceShowsATerminalNoSecret() throws {
    let account = try Account()
    let file = try account.write("a.toml", "password = \"old-one\"\nurl = \"db://ann:hunter2@host\"\nx = 1\n")
    account.showsOutputOnTerminal = true
    #expect(account.run("set", "--dry-run", file, "password", "new-one") == 0)
    for secret in ["old-one", "new-one", "hunter2"] { #expect(!account.output.contains(secret)) }
    #expect(account.output.contains("\n-password = ") && account.output.contains("\n+password = "))
    account.showsOutputOnTerminal = false
    #expect(account.run("set", "--dry-run", file, "password", "new-one") == 0)
    #expect(account.output.contains("\n-password = \"old-one\"\n+password = \"new-one\"\n"))
  }

  @Test func aDifferenceKeepsTabsAndLineBreaks() throws {
    let account = try Account()
    let file = try account.write("a.ini", "[a]\r\n\tb = 1\r\n; \u{1B}[31m\r\n")
    #expect(account.run("set", "--dry-run", file, "a.b", "2") == 0)
    #expect(
      account.output.split(separator: "\n" as Unicode.Scalar).dropFirst(3).map(String.init)
        == [" [a]\r", "-\tb = 1\r", "+\tb = 2\r", #" ; \u001b[31m"# + "\r"])
  }
}

extension String {
  /// Its lines, however they end.
  fileprivate func split(separator: Unicode.Scalar) -> [Substring] {
    unicodeScalars.split(separator: separator).map(Substring.init)
  }
}
