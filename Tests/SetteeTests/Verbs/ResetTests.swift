import Testing

@testable import settee

/// `settee reset FILE PATH`.
@MainActor
@Suite struct ResetTests {
  @Test func aKeyGoesWithTheCommentThatBelongsToIt() throws {
    let account = try Account()
    let file = try account.write("a.jsonc", "{\n  // size\n  \"size\": 3,\n  // name\n  \"name\": \"x\"\n}\n")
    #expect(account.run("reset", file, "size") == 0)
    #expect(try account.text(file) == "{\n  // name\n  \"name\": \"x\"\n}\n")
    #expect(account.output == "changed\n" && account.errors == "")
    #expect(account.run("reset", file, "size") == 0)
    #expect(account.output == "unchanged\n" && account.errors == "")
    #expect(account.run("reset", "--quiet", file, "name") == 0)
    #expect(account.output == "" && account.errors == "")
  }

  @Test func whatWasNotThereBeforeItWasSetGoesAgainInALaterProcess() throws {
    let account = try Account()
    let file = try account.write("a.ini", "[a]\nx=1\n")
    #expect(account.run("set", file, "a.y", "2") == 0)
    #expect(account.run("set", file, "a.y", "3") == 0)
    #expect(account.run("reset", file, "a.y") == 0)
    #expect(try account.text(file) == "[a]\nx=1\n")
  }

  @Test(arguments: [
    ("sshd_config", "#Port 22\nPort 2222\n", "Port", "#Port 22\n#Port 2222\n"),
    ("a.yaml", "a: 1\nb: 2\n", "a", "#a: 1\nb: 2\n"), ("a.toml", "b = 1 # why\n", "b", "#b = 1 # why\n"),
    (".env", "export A=b\n", "A", "#export A=b\n"),
  ])
  func itsLineBecomesAComment(name: String, text: String, path: String, expected: String) throws {
    let account = try Account()
    let file = try account.write(name, text)
    #expect(account.run("reset", "--comment", file, path) == 0, "\(account.errors)")
    #expect(try account.text(file) == expected)
    #expect(account.run("reset", "--comment", file, path) == 0)
    #expect(account.output == "unchanged\n")
    #expect(account.run("undo", "--quiet", file) == 0, "\(account.errors)")
    #expect(try account.text(file) == text)
  }

  @Test(arguments: [
    ("a.json", "{\n  \"a\": 1\n}\n", "a", "no line that becomes a comment"),
    ("a.yaml", "a:\n  b: 1\n", "a", "only a setting on one line"),
    (".env", "PASSWORD=hunter2\n", "PASSWORD", "a secret is left for anyone to read"),
    ("fstab", "/dev/a / ext4\n", "[0]", "only a setting on one line"),
  ])
  func whatCannotBeACommentStays(name: String, text: String, path: String, reason: String) throws {
    let account = try Account()
    let file = try account.write(name, text)
    #expect(account.run("reset", "--comment", file, path) == 1)
    #expect(account.errors.contains(reason), "\(account.errors)")
    #expect(try account.text(file) == text)
  }

  @Test func aSectionIsRemoved() throws {
    let account = try Account()
    let file = try account.write("t.ini", "[a]\nx=1\n[b]\ny=2\n")
    #expect(account.run("reset", file, "b") == 0, "\(account.errors)")
    #expect(try account.text(file) == "[a]\nx=1\n")
  }

  @Test(arguments: [
    ("journald.conf", "[Journal]\n#Storage=auto\n #SystemMaxUse=  \n#Seal=yes\n", "Journal.SystemMaxUse", "50M"),
    (
      "sshd_config", "#Port 22\n#Banner none\n\nMatch User git\n  Port 1\n", "Banner", "no"
    ),
    ("postgresql.conf", "#work_mem = 4MB\t\t# min 64kB\n#port = 5432\n", "work_mem", "8MB"),
    ("redis.conf", "port 6379\n# timeout is in seconds\n\n# maxmemory <bytes>\n", "maxmemory", "100mb"),
    ("a.toml", "[c]\nb = 1\n\n# words\n#\n#a = \"b\"\n", "c.a", "x"),
    ("b.toml", "[c]\n\n# words\n#\n#a = \"b\"\n\n# other words\n#d = 1\n", "c.a", "x"),
    ("a.yaml", "c:\n  b: 1\n  # words\n  #a: b\n", "c.a", "x"),
    ("a.ini", "[c]\n# words\n#a=b\n\n# more words\n#d=e\n", "c.a", "x"),
  ])
  func whatStoodCommentedOutStandsSoAgainInALaterProcess(
    _ name: String, _ text: String, _ path: String, _ value: String
  ) throws {
    let account = try Account()
    let file = try account.write(name, text)
    #expect(account.run("set", file, path, value) == 0)
    #expect(account.run("get", file, path) == 0)
    #expect(account.output == value + "\n")
    #expect(account.run("set", file, path, "9" + value) == 0, "\(account.errors)")
    #expect(account.run("reset", file, path) == 0, "\(account.errors)")
    #expect(try account.text(file) == text)
  }

  @Test func withoutAFormerTextTheDefaultOrTheLineItselfIsCommentedOut() throws {
    let account = try Account()
    let file = try account.write("a.ini", "[a]\nx = 1\ny = 2\n")
    let schema = try account.write(
      "s.json", #"{ "properties": { "a": { "properties": { "x": { "default": "7" } } } } }"#)
    #expect(account.run("reset", file, "a.x", "--schema", schema) == 0)
    #expect(account.run("reset", file, "a.y") == 0)
    #expect(try account.text(file) == "[a]\n#x = 7\n#y = 2\n")
  }

  @Test func everyLineOfAListIsCommentedOut() throws {
    let account = try Account()
    let file = try account.write("sshd_config", "Port 1\nPort 2\nUsePAM yes\n")
    #expect(account.run("reset", file, "Port") == 0, "\(account.errors)")
    #expect(try account.text(file) == "#Port 1\n#Port 2\nUsePAM yes\n")
  }

  @Test func whatMustBeSetGetsItsDefault() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "a": 1, "b": 2 }"#)
    let schema = try account.write(
      "s.json", #"{ "required": ["a", "b"], "properties": { "a": { "default": 9 }, "b": {} } }"#)
    #expect(account.run("reset", file, "a", "--schema", schema) == 0)
    #expect(account.run("reset", file, "b", "--schema", schema) == 1)
    #expect(account.errors.contains("b must be set and has no default"))
    #expect(try account.text(file) == #"{ "a": 9, "b": 2 }"#)
    #expect(account.run("reset", file, "b", "--force", "--schema", schema) == 0)
    #expect(try account.text(file) == #"{ "a": 9 }"#)
  }

  @Test func aDryRunPrintsTheDiffAndRemembersNothing() throws {
    let account = try Account()
    let text = "[a]\nx = 1\n"
    let file = try account.write("a.ini", text)
    #expect(account.run("reset", "--dry-run", file, "a.x") == 0)
    #expect(account.output == "--- \(file)\n+++ \(file)\n@@ -1,2 +1,2 @@\n [a]\n-x = 1\n+#x = 1\n")
    #expect(try account.text(file) == text)
    #expect(account.run("reset", "--json", file, "a.x") == 0)
    #expect(account.output == #"{"path": "/a/x", "old": "1", "new": null, "changed": true}"# + "\n")
  }
}
