import Testing

@testable import settee

/// `settee list FILE`.
@MainActor
@Suite struct ListTests {
  @Test func everySettingIsALineThatGetUnderstands() throws {
    let account = try Account()
    let file = try account.write(
      "a.json",
      #"{ "a": { "b.c": [1, "x\ny"], "on": true }, "none": null, "": {}, "list": [], "twice": 1, "twice": 2 }"#)
    #expect(account.run("list", file) == 0)
    #expect(
      account.output == #"""
        a."b.c"[0] = 1
        a."b.c"[1] = "x\ny"
        a.on = true
        none = null
        "" = {}
        list = []
        twice = 2

        """#)
    for line in account.output.split(separator: "\n").map(String.init) {
      let parts = line.split(separator: " = ", maxSplits: 1).map(String.init)
      #expect(account.run("get", "--json", file, parts[0]) == 0)
      #expect(account.output == parts[1] + "\n")
    }
  }

  @Test func jsonIsAnObjectALine() throws {
    let account = try Account()
    let file = try account.write("a.toml", "a.b = 1\n[[c]]\nd = 'x'\n")
    #expect(account.run("list", "--json", file) == 0)
    #expect(account.output == #"{"path": "/a/b", "value": 1}"# + "\n" + #"{"path": "/c/0/d", "value": "x"}"# + "\n")
  }

  @Test func modifiedLeavesOutWhatIsTheDefault() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "a": 1, "b": 2, "c": 3 }"#)
    let schema = try account.write("s.json", #"{ "properties": { "a": { "default": 1 }, "b": { "default": 1 } } }"#)
    #expect(account.run("list", "--modified", file, "--schema", schema) == 0)
    #expect(account.output == "b = 2\nc = 3\n")
  }

  @Test func allAddsWhatStandsCommentedOut() throws {
    let account = try Account()
    let file = try account.write("sshd_config", "#Port 22\n# see sshd_config(5)\nUsePAM yes\n")
    #expect(account.run("list", "--all", file) == 0)
    #expect(account.output == "UsePAM = \"yes\"\n# Port = \"22\"\n")
    #expect(account.run("list", "--all", "--json", file) == 0)
    #expect(
      account.output == #"{"path": "/UsePAM", "value": "yes"}"# + "\n" + #"{"path": "/Port", "commented": "22"}"# + "\n"
    )
  }

  @Test func aPathListsWhatIsUnderIt() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "a": { "b": [1, { "c": 2 }], "d": 3 }, "e": 4 }"#)
    #expect(account.run("list", file, "a.b") == 0)
    #expect(account.output == "a.b[0] = 1\na.b[1].c = 2\n")
    #expect(account.run("list", file, "/e") == 0)
    #expect(account.output == "e = 4\n")
    #expect(account.run("list", file, "a.x") == 1)
    #expect(account.output == "" && account.errors == "settee: a.x is not set\n")
    let unit = try account.write("journald.conf", "[Journal]\n#Storage=auto\n[Other]\n#X=1\n")
    #expect(account.run("list", "--all", unit, "Journal") == 0)
    #expect(account.output == "Journal = {}\n# Journal.Storage = \"auto\"\n")
  }

  @Test func aFileWithoutSettingsPrintsNothing() throws {
    let account = try Account()
    #expect(account.run("list", try account.write("a.json", "{}")) == 0)
    #expect(account.run("list", try account.write("sshd_config", "#Port 22\n")) == 0)
    #expect(account.output == "" && account.errors == "")
  }
}
