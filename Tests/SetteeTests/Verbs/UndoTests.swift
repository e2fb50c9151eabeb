import Testing

@testable import settee

/// `settee undo FILE [PATH]`.
@MainActor
@Suite struct UndoTests {
  @Test func theLastChangeOfASettingOrOfTheFileIsTakenBackAlone() throws {
    let account = try Account()
    let file = try account.write("sshd_config", "#Port 22\nPermitRootLogin yes\n")
    #expect(account.run("set", file, "PermitRootLogin", "no") == 0)
    #expect(account.run("set", file, "Port", "2222") == 0)
    #expect(account.run("undo", file, "PermitRootLogin") == 0, "\(account.errors)")
    #expect(account.output == "changed\n")
    #expect(try account.text(file) == "Port 2222\nPermitRootLogin yes\n")
    #expect(account.run("undo", file, "Port", "--why", "too early") == 0, "\(account.errors)")
    #expect(try account.text(file) == "#Port 22\nPermitRootLogin yes\n")
    #expect(account.run("log", file, "Port") == 0)
    #expect(account.output.contains("Port: 2222 → not set  (") && account.output.contains(" by undo, too early)"))
    #expect(!account.errors.contains("was an undo"))
    #expect(account.run("undo", file) == 0)
    #expect(try account.text(file) == "Port 2222\nPermitRootLogin yes\n", "once more makes it again")
    #expect(account.errors.contains("the change before was an undo, which is taken back"), "\(account.errors)")
  }

  @Test func whatCannotBeTakenBackLaterIsSaidWhenItIsChanged() throws {
    let account = try Account()
    try account.write(".local/state", "no folder", in: "home")
    let file = try account.write("a.toml", "a = 1\n")
    #expect(account.run("set", file, "a", "2") == 0 && account.output == "changed\n")
    #expect(account.errors.contains("not in the history, so no later run can take it back"), "\(account.errors)")
    #expect(try account.text(file) == "a = 2\n")
    try account.write(".config/settee/settings.json", #"{ "undoAfterClosing": false }"#, in: "home")
    #expect(account.run("set", file, "a", "3") == 0 && account.errors.isEmpty, "who keeps none misses none")
  }

  @Test func commentsComeBackWithTheText() throws {
    let account = try Account()
    let file = try account.write("a.toml", "# Old words\na = 1\n")
    try account.write("a.toml.rpmnew", "# New words\na = 1\nb = 2\n")
    #expect(account.run("upgrade", "--theirs", file) == 0)
    #expect(account.run("undo", file) == 0, "\(account.errors)")
    #expect(try account.text(file) == "# Old words\na = 1\n")
    #expect(account.run("undo", file) == 0, "\(account.errors)")
    #expect(try account.text(file).hasSuffix("a = 1\nb = 2\n"), "once more makes it again")
    #expect(account.run("log", file) == 0 && account.output.contains(" by upgrade)"), "\(account.output)")
  }

  @Test func allThatWasChangedSinceATimeGoesBack() throws {
    let account = try Account()
    let text = "{\n  \"a\": 1,\n  \"list\": [1, 2]\n}\n"
    let file = try account.write("a.json", text)
    #expect(account.run("set", file, "a=2", "list[0]=7") == 0)
    #expect(account.run("set", file, "list+=3") == 0)
    #expect(account.run("set", file, "new", "x") == 0)
    #expect(account.run("undo", file, "--since", "1h", "--dry-run") == 0, "\(account.errors)")
    #expect(account.output.contains("-  \"a\": 2"))
    #expect(account.run("undo", file, "--since", "1h") == 0, "\(account.errors)")
    #expect(try account.text(file) == text)
  }

  @Test func whatWasChangedSinceIsRefused() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\"a\": 1, \n\"password\": \"x\"}\n")
    #expect(account.run("undo", file) == 1)
    #expect(account.run("set", file, "a", "2") == 0)
    try account.write("a.json", "{\"a\": 3, \n\"password\": \"x\"}\n")
    #expect(account.run("undo", file, "a") == 1)
    #expect(
      account.errors.contains("a was changed since: it was made 2, and is 3 now; --force takes it back all the same"))
    #expect(account.run("undo", file, "a", "--force") == 0, "\(account.errors)")
    #expect(try account.text(file) == "{\"a\": 1, \n\"password\": \"x\"}\n")
    #expect(account.run("set", file, "password", "y") == 0)
    #expect(account.run("undo", file, "password") == 1)
    #expect(account.errors.contains("password is a secret"))
  }
}
