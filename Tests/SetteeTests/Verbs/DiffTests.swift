import Testing

@testable import settee

/// `settee diff FILE [OTHER]`.
@MainActor
@Suite struct DiffTests {
  @Test func settingsAreComparedWhateverTheFormats() throws {
    let account = try Account()
    let old = try account.write(
      "a.json", #"{"a": 1, "b": {"c": "x", "d": true}, "list": ["p", "q"], "gone": {"e": 1}}"#)
    let new = try account.write("b.yaml", "list: [p, r, q]\na: 1\nb:\n  d: false\n  c: x\nnew: [1]\n")
    #expect(account.run("diff", old, new) == 1)
    #expect(
      account.output == """
        - gone.e = 1
        + list[1] = "r"
        - b.d = true
        + b.d = false
        + new[0] = 1

        """)
    #expect(account.errors == "")
    #expect(account.run("diff", old, old) == 0)
    #expect(account.output == "")
    #expect(account.run("diff", "--json", old, new) == 1)
    #expect(account.output.contains(#"{"path": "/b/d", "old": true, "new": false}"# + "\n"))
  }

  @Test func oneIsComparedWithItsDefaults() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"a": 1, "b": 2, "l": [1], "o": {"x": 1, "y": 2}}"#)
    let schema = try account.write(
      "s.json",
      #"""
      {"properties": {"a": {"default": 1}, "b": {"default": 1}, "l": {"default": [1, 2]},
        "o": {"properties": {"x": {"default": 1}}}}}
      """#)
    #expect(account.run("diff", file, "--schema", schema) == 1)
    #expect(account.output == "- b = 1\n+ b = 2\n- l[0] = 1\n- l[1] = 2\n+ l[0] = 1\n+ o.y = 2\n")
    #expect(account.run("set", file, "b=1", "l=[1, 2]", "--schema", schema) == 0)
    #expect(account.run("reset", file, "o.y", "--schema", schema) == 0)
    #expect(account.run("diff", file, "--schema", schema) == 0)
    #expect(account.output == "")
  }

  @Test func secretsAreMasked() throws {
    let account = try Account()
    let old = try account.write("a.json", #"{"password": "hunter2", "db": {"token": "abc"}}"#)
    let new = try account.write("b.json", #"{"password": "hunter3"}"#)
    #expect(account.run("diff", old, new) == 1)
    #expect(
      account.output == """
        - db.token = "••••••••"
        - password = "••••••••"
        + password = "•••••••• (changed)"

        """)
  }

  @Test func standardInputIsEitherOfTheTwo() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"a": 1}"#)
    account.input = Array("a: 2\n".utf8)
    #expect(account.run("diff", file, "-", "--format", "yaml") == 1, "\(account.errors)")
    #expect(account.output == "- a = 1\n+ a = 2\n")
    #expect(account.run("diff", "-", file, "--format", "yaml") == 1)
    #expect(account.output == "- a = 2\n+ a = 1\n")
    #expect(account.run("diff", "-", "-") == 2)
  }

  @Test func troubleIsStatus2() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"a": 1}"#)
    #expect(account.run("diff", file, "/nowhere.json") == 2)
    #expect(account.run("diff", file, try account.write("b.json", "{")) == 2)
    #expect(account.run("diff", file) == 2)
    #expect(account.errors.contains("--schema names one"), "\(account.errors)")
    #expect(account.output == "")
  }
}

/// `settee diff` as git runs it.
@MainActor
@Suite struct DiffForGitTests {
  @Test func allSettingsArePrintedForGitToCompare() throws {
    let account = try Account()
    let file = try account.write("a.yaml", "a:\n  b: [1, x]\npassword: hunter2\n")
    #expect(account.run("diff", "--textconv", file) == 0)
    #expect(account.output == "a.b[0] = 1\na.b[1] = \"x\"\npassword = \"••••••••\"\n")
    // What is not understood is compared as it is.
    let broken = try account.write("b.json", "{ \"a\": \n")
    #expect(account.run("diff", "--textconv", broken) == 0 && account.output == "{ \"a\": \n")
    #expect(account.run("diff", "--textconv", "/nowhere.json") == 2)
  }

  @Test func aFileThatIsNotThereHasNoSettings() throws {
    let account = try Account()
    let file = try account.write("blob", "{ \"a\": 1 }")
    #expect(account.run("diff", "--as", "conf/x.json", "/dev/null", file) == 1)
    #expect(account.output == "+ a = 1\n")
    #expect(account.run("diff", "--as", "conf/x.json", file, "/dev/null") == 1)
    #expect(account.output == "- a = 1\n")
  }
}
