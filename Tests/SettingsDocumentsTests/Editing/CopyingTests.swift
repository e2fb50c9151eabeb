import SettingsDocuments
import Testing

/// Copies are written as what they are copies of, and new members where they are wanted.
@Suite struct CopyingTests {
  @Test(arguments: [
    (
      "json", "{\n  \"a\": { \"x\": 1.50, // y\n  \"z\": [] },\n  \"b\": 2\n}\n", "a",
      "{\n  \"a\": { \"x\": 1.50, // y\n  \"z\": [] },\n  \"n\": { \"x\": 1.50, // y\n  \"z\": [] },\n  \"b\": 2\n}\n"
    ),
    ("json", "{\"a\":1,\"b\":2}", "b", "{\"a\":1,\"b\":2,\"n\":2}"),
    ("toml", "# about\na = 0x10 # why\nb = 2\n", "a", "# about\na = 0x10 # why\nn = 0x10 # why\nb = 2\n"),
    (
      "toml", "[a]\nx = 1 # y\n[a.b]\nz = 2\n\n[c]\n", "a",
      "[a]\nx = 1 # y\n[a.b]\nz = 2\n\n[n]\nx = 1 # y\n[n.b]\nz = 2\n\n[c]\n"
    ),
    ("toml", "a.x = 1\na.y = 2\nb = 3\n", "a", "a.x = 1\na.y = 2\nn.x = 1\nn.y = 2\nb = 3\n"),
    (
      "yaml", "# about\na: # why\n  x: 'y'\n  # more\nb: 2\n", "a",
      "# about\na: # why\n  x: 'y'\n  # more\nn: # why\n  x: 'y'\n  # more\nb: 2\n"
    ),
    // An alias below means the first one still.
    ("yaml", "a: &x\n  y: &z 1\nb: *x\n", "a", "a: &x\n  y: &z 1\nn:\n  y: 1\nb: *x\n"),
    ("yaml", "&k a: &x {y: 1}\nb: *x\n", "a", "&k a: &x {y: 1}\nn: {y: 1}\nb: *x\n"),
    ("yaml", "{a: 'x', b: 2}\n", "a", "{a: 'x', n: 'x', b: 2}\n"),
    ("ini", "[s]\na = x\nb=y\n", "s", "[s]\na = x\nb=y\n\n[n]\na = x\nb=y\n"),
    ("systemd", "[s]\nA=x\nA=y\n", "s.A", "[s]\nA=x\nA=y\nn=x\nn=y\n"),
    ("env", "export A='x y' # z\nB=1\n", "A", "export A='x y' # z\nexport n='x y' # z\nB=1\n"),
    (
      "sshd", "Match User a\n  X11Forwarding no\n", "\"Match User a\".X11Forwarding",
      "Match User a\n  X11Forwarding no\n  n no\n"
    ),
  ])
  func aMemberIsCopiedToAnotherKey(format: String, text: String, path: String, expected: String) throws {
    let format = try #require(Format.named(format))
    expectChange(.duplicate(try Path(parsing: path), as: .key("n")), in: text, as: format, gives: expected)
  }

  @Test(arguments: [
    ("json", "[\n  1.0,\n  2\n]", 0, "[\n  1.0,\n  1.0,\n  2\n]"), ("json", "[1.0, 2]", 2, "[1.0, 2, 1.0]"),
    ("yaml", "- &x a\n- *x\n", 1, "- &x a\n- a\n- *x\n"),
    ("yaml", "- 'a' # x\n- b\n", 2, "- 'a' # x\n- b\n- 'a' # x\n"),
    ("yaml", "- k: 1\n  l: 2\n- b\n", 1, "- k: 1\n  l: 2\n- k: 1\n  l: 2\n- b\n"),
  ])
  func anElementIsCopiedToAnIndex(format: String, text: String, index: Int, expected: String) throws {
    let format = try #require(Format.named(format))
    expectChange(.duplicate([0], as: .index(index)), in: text, as: format, gives: expected)
  }

  @Test(arguments: [
    ("json", "{\n  \"a\": 1, // x\n  \"b\": 2\n}", "{\n  \"n\": 7,\n  \"a\": 1, // x\n  \"b\": 2\n}"),
    ("toml", "a = 1 # x\nb = 2\n", "n = 7\na = 1 # x\nb = 2\n"),
    ("yaml", "a: 1\nb: 2 # y\n", "n: 7\na: 1\nb: 2 # y\n"), ("env", "A=1\nB=2\n", "n=7\nA=1\nB=2\n"),
  ])
  func aNewMemberGoesWhereItIsWanted(format: String, text: String, expected: String) throws {
    let format = try #require(Format.named(format))
    expectChange(.insertMember(["n"], 7, at: 0), in: text, as: format, gives: expected)
  }

  @Test func membersAreMovedInEveryFormat() throws {
    expectChange(
      .move(["b"], to: 0), in: "{\n  \"a\": 1, // x\n  \"b\": 2 // y\n}", as: .jsonc,
      gives: "{\n  \"b\": 2, // y\n  \"a\": 1 // x\n}")
    expectChange(
      .move(["b"], to: 0), in: "# x\na = 1\n\nb = 2 # y\n\n[t]\n", as: .toml, gives: "b = 2 # y\n\n# x\na = 1\n\n[t]\n")
    expectChange(
      .move(["u"], to: 0), in: "# x\n[t]\na = 1\n\n[u]\nb = 2\n", as: .toml, gives: "[u]\nb = 2\n\n# x\n[t]\na = 1\n")
    expectChange(
      .move(["s"], to: 0), in: "[r]\nx = 1\n; of s\n[s]\ny = 2\n", as: .ini, gives: "; of s\n[s]\ny = 2\n[r]\nx = 1\n")
  }

  @Test func whatIsThereAlreadyIsNotCopiedOver() throws {
    let document = try Document(parsing: Array("a = 1\nb = 2\n".utf8), as: .toml)
    #expect(throws: EditError.keyExists(["b"])) { try document.applying(.duplicate(["a"], as: .key("b"))) }
    #expect(throws: EditError.keyExists(["b"])) { try document.applying(.insertMember(["b"], 3, at: 0)) }
  }
}
