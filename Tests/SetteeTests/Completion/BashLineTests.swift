import Testing

@testable import settee

/// How bash's lines are read, and what is put into them.
@Suite struct BashLineTests {
  private let breaks = " \t\n\"'@><=;|&(:"

  @Test(arguments: [
    ("settee get a.json ", ["settee", "get", "a.json", ""]),
    ("settee get a.json x", ["settee", "get", "a.json", "x"]),
    (#"settee get my\ file.json "a b"#, ["settee", "get", "my file.json", "a b"]),
    (#"settee get '"a.b".c' "#, ["settee", "get", #""a.b".c"#, ""]),
    (#"settee get "a\"b\c"#, ["settee", "get", #"a"b\c"#]), ("settee get a=b:c", ["settee", "get", "a=b:c"]),
    ("", [""]),
  ])
  func aLineIsPartedIntoWords(_ line: String, _ words: [String]) {
    #expect(BashLine(line, breaks: breaks).words == words)
  }

  @Test(arguments: [
    // Readline replaces the whole word, what is behind a sign, or what is in open quotes.
    ("settee get f a", "a.b", "a.b"), ("settee get f a", #""a b".c"#, #"\"a\ b\".c"#),
    ("settee set f a=", "a=x y", #"x\ y"#), ("settee set f a=x:", "a=x:y", "y"),
    ("settee get f 'a", "a'b", #"a'\''b"#), (#"settee get f "a"#, #"a"b$"#, #"a\"b\$"#),
    (#"settee set f "a=b"#, "a=bc", "a=bc"), (#"settee set f a="b"#, "a=b c", "b c"),
    (#"settee get f 'x'.y"#, "x.yz", "x.yz"), (#"settee get f \"a.b\".c"#, #""a.b".cd"#, #"\"a.b\".cd"#),
  ])
  func aWordIsPutInTheFormThatWasBegun(_ line: String, _ word: String, _ replacement: String) {
    #expect(BashLine(line, breaks: breaks).replacement(word) == replacement)
  }

  @Test func whatDoesNotBeginLikeTheLineIsLeftOut() {
    #expect(BashLine("settee set f a=b", breaks: breaks).replacement("c=b") == nil)
  }
}
