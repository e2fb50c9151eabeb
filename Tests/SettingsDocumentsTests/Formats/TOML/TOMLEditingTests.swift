import SettingsDocuments
import Testing

@Suite struct TOMLEditingTests {
  @Test(arguments: [
    ("a = 0\n", "a = 0\nn = 1\n"),
    ("a = 0", "a = 0\nn = 1"),
    ("a=0 # x\r\n\r\n[t]\r\nb = 1\r\n", "a=0 # x\r\nn=1\r\n\r\n[t]\r\nb = 1\r\n"),
    ("[t]\nb = 1\n", "n = 1\n\n[t]\nb = 1\n"),
    ("# mine\n\n# about t\n[t]\n", "# mine\n\nn = 1\n\n# about t\n[t]\n"),
    ("", "n = 1\n"),
    ("# mine\n", "# mine\n\nn = 1\n"),
    ("\u{FEFF}a = 0\n", "\u{FEFF}a = 0\nn = 1\n"),
  ])
  func addsAKeyAtTheTop(text: String, expected: String) {
    expectAddAndRemove(["n"], in: text, as: .toml, gives: expected)
  }

  @Test(arguments: [
    ("[t]\na = 0 # x\n\n[u]\n", "[t]\na = 0 # x\nn = 1\n\n[u]\n"),
    ("[t] # x\n[u]\n", "[t] # x\nn = 1\n[u]\n"),
    ("[t]\n  a = [\n    1,\n  ]\n# m = 2\n", "[t]\n  a = [\n    1,\n  ]\n  n = 1\n# m = 2\n"),
    ("t.a = 0\nb = 1\n", "t.a = 0\nt.n = 1\nb = 1\n"),
    ("t = {}\n", "t = { n = 1 }\n"),
    ("t = { a = 0, b = 1 }\n", "t = { a = 0, b = 1, n = 1 }\n"),
    ("x = 1\n\n[t.u]\na = 0\n", "x = 1\n\n[t.u]\na = 0\n\n[t]\nn = 1\n"),
    ("[t]\n[t.u]\n", "[t]\nn = 1\n[t.u]\n"),
    ("t = { a.b = 0, c = 1 }\n", "t = { a.b = 0, c = 1, n = 1 }\n"),
    ("[t]\na = 0\n[t.u]\nb = 1\n", "[t]\na = 0\nn = 1\n[t.u]\nb = 1\n"),
  ])
  func addsAKeyToATable(text: String, expected: String) {
    let isEmptyInline = text == "t = {}\n"
    if isEmptyInline {
      expectChange(.set(["t", "n"], 1), in: text, as: .toml, gives: "t = {n = 1}\n")
      expectChange(.remove(["t", "n"]), in: "t = {n = 1}\n", as: .toml, gives: text)
    } else {
      expectAddAndRemove(["t", "n"], in: text, as: .toml, gives: expected)
    }
  }

  @Test(arguments: [
    ("[tool.uv]\na = 1\n", "[tool.uv]\na = 1\n\n[tool.ruff]\n"), ("", "[tool.ruff]\n"),
    ("[project]\nname = \"x\"\n", "[project]\nname = \"x\"\n\n[tool.ruff]\n"),
    ("tool = { uv = {} }\n", "tool = { uv = {}, ruff = {} }\n"),
  ])
  func addsAnEmptyTableAsAHeader(text: String, expected: String) {
    expectChange(.set(["tool", "ruff"], .object(ObjectMembers())), in: text, as: .toml, gives: expected)
  }

  @Test func addsATableUnderAHeader() {
    let text = "a = 0\n\n[t]\nb = 1\n\n[u]\nc = 2\n"
    let expected = "a = 0\n\n[t]\nb = 1\n\n[t.n]\nx = 1\n\n[t.n.y]\nz = true\n\n[u]\nc = 2\n"
    let value: Value = ["y": ["z": true], "x": 1]
    expectChange(.set(["t", "n"], value), in: text, as: .toml, gives: expected)
    expectChange(.remove(["t", "n"]), in: expected, as: .toml, gives: text)
    expectChange(
      .set(["new", "deep", "k"], "v"), in: "a = 0", as: .toml, gives: "a = 0\n\n[new.deep]\nk = \"v\"")
    expectChange(
      .set(["l"], [["a": 1], ["a": 2]]), in: "x = 1\n", as: .toml, gives: "x = 1\n\n[[l]]\na = 1\n\n[[l]]\na = 2\n")
  }

  @Test func valuesAreSetInPlaceInTheirSpelling() {
    expectChange(.set(["a"], "it"), in: "a = 'x' # y\n", as: .toml, gives: "a = 'it' # y\n")
    expectChange(.set(["a"], "it's"), in: "a = 'x'\n", as: .toml, gives: "a = \"it's\"\n")
    expectChange(.set(["a"], "1\n2"), in: "a = \"\"\"\nx\n\"\"\"\n", as: .toml, gives: "a = \"\"\"\n1\n2\"\"\"\n")
    expectChange(.set(["a"], 2), in: "a = 1.5\n", as: .toml, gives: "a = 2.0\n")
    expectChange(.set(["a"], 2), in: "a = 0x10\n", as: .toml, gives: "a = 2\n")
    expectChange(.set(["a"], "x"), in: "a = 1979-05-27\n", as: .toml, gives: "a = \"x\"\n")
    expectChange(.set(["a", 1], 3), in: "a = [ 1, # one\n 2 ]\n", as: .toml, gives: "a = [ 1, # one\n 3 ]\n")
    expectChange(
      .set(["a"], ["x", "y"]), in: "a = [\n    \"x\", # first\n]\n", as: .toml,
      gives: "a = [\n    \"x\", # first\n    \"y\",\n]\n")
  }

  @Test func arraysAreChangedElementByElement() {
    expectChange(.insert(["a", 0], 0), in: "a = [1, 2]\n", as: .toml, gives: "a = [0, 1, 2]\n")
    expectChange(
      .remove(["a", 0]), in: "a = [\n  1, # one\n  2, # two\n]\n", as: .toml, gives: "a = [\n  2, # two\n]\n")
    expectChange(.move(["a", 2], to: 0), in: "a = [1, 2, 3]\n", as: .toml, gives: "a = [3, 1, 2]\n")
  }

  @Test func arraysOfTablesAreChangedByTheirSections() {
    let text = "[[l]]\na = 1\n\n# two\n[[l]]\na = 2\n[l.x]\nb = 3\n\n[z]\n"
    expectChange(
      .insert(["l", 1], ["a": 9]), in: text, as: .toml,
      gives: "[[l]]\na = 1\n\n[[l]]\na = 9\n\n# two\n[[l]]\na = 2\n[l.x]\nb = 3\n\n[z]\n")
    expectChange(
      .insert(["l", 2], ["a": 9]), in: text, as: .toml,
      gives: "[[l]]\na = 1\n\n# two\n[[l]]\na = 2\n[l.x]\nb = 3\n\n[[l]]\na = 9\n\n[z]\n")
    expectChange(.remove(["l", 1]), in: text, as: .toml, gives: "[[l]]\na = 1\n\n[z]\n")
    expectChange(.remove(["l"]), in: text, as: .toml, gives: "[z]\n")
    expectChange(
      .move(["l", 0], to: 1), in: text, as: .toml,
      gives: "# two\n[[l]]\na = 2\n[l.x]\nb = 3\n\n[[l]]\na = 1\n\n[z]\n")
  }

  @Test func keysGoWithTheirOwnComments() {
    let text = "[t]\n# about a\na = 1 # one\n\n# about b\nb = 2\n# about c\nc = 3\n"
    expectChange(
      .remove(["t", "b"]), in: text, as: .toml, gives: "[t]\n# about a\na = 1 # one\n\n# about c\nc = 3\n")
    expectChange(
      .remove(["t", "a"]), in: text, as: .toml, gives: "[t]\n\n# about b\nb = 2\n# about c\nc = 3\n")
  }

  @Test func tablesAreRenamedWhereverTheyAreNamed() {
    expectChange(
      .rename(["t"], to: "new name"), in: "[t]\na = 1\n[t.u]\nb = 2\n[v]\n", as: .toml,
      gives: "[\"new name\"]\na = 1\n[\"new name\".u]\nb = 2\n[v]\n")
    expectChange(.rename(["t"], to: "n"), in: "t.a = 1\nt.b = 2\n", as: .toml, gives: "n.a = 1\nn.b = 2\n")
    expectChange(.rename(["l"], to: "n"), in: "[[l]]\n[l.x]\n[[l]]\n", as: .toml, gives: "[[n]]\n[n.x]\n[[n]]\n")
  }

  @Test func aTableStaysWhenItsOnlyKeyGoes() {
    expectChange(.remove(["t", "a"]), in: "t.a = 1\n", as: .toml, gives: "t = {}\n")
    expectChange(.remove(["t", "a"]), in: "[t]\na = 1\n", as: .toml, gives: "[t]\n")
    expectChange(.remove(["t", "u"]), in: "x = 1\n\n[t.u]\na = 1\n", as: .toml, gives: "x = 1\n\n[t]\n")
  }

  @Test func aTableBecomesAValueAndBack() {
    expectChange(.set(["t"], 1), in: "a = 0\n\n[t]\nb = 1\n", as: .toml, gives: "a = 0\nt = 1\n")
    expectChange(.set(["t"], ["b": 2]), in: "[t]\n# x\na = 1\nb = 1\n", as: .toml, gives: "[t]\nb = 2\n")
  }

  @Test func whatTOMLCannotSayIsRefused() throws {
    let document = try Document(parsing: Array("a = 1\n[[l]]\nb = 1\n".utf8), as: .toml)
    #expect(throws: EditError.self) { try document.applying(.set(["a"], .null)) }
    #expect(throws: EditError.self) { try document.applying(.insert(["l", 0], 1)) }
  }

  @Test func deepNestingEndsInAnError() {
    let text = "a = " + String(repeating: "[", count: 100_000)
    #expect(fault(text, as: .toml)?.message == "this is nested too deeply")
    #expect(fault("a = " + String(repeating: "{a=", count: 100_000), as: .toml)?.message == "this is nested too deeply")
  }

  @Test func keysOfManyPartsEndInAnError() throws {
    let deep = String(repeating: "a.", count: 20_000) + "a"
    for text in ["\(deep) = 1", "[\(deep)]", "[[\(deep)]]", "x = { \(deep) = 1 }"] {
      #expect(fault(text, as: .toml)?.message == "this is nested too deeply")
    }
    // Each key is short enough, and together they are not.
    let half = String(repeating: "a.", count: 299) + "a"
    #expect(fault("[\(half)]\n\(half) = 1", as: .toml)?.message == "this is nested too deeply")
    #expect(fault("\(half) = { \(half) = 1 }", as: .toml)?.message == "this is nested too deeply")
    let allowed = String(repeating: "a.", count: 511) + "a"
    for text in ["\(allowed) = 1", "[\(allowed.dropLast(2))]\na = 1"] {
      let document = try Document(parsing: Array(text.utf8), as: .toml)
      let path = Path(Array(repeating: .key("a"), count: 512))
      #expect(document.node(at: path)?.value == 1)
      expectChange(.set(path, 2), in: text, as: .toml, gives: text.dropLast() + "2")
    }
  }

  @Test(arguments: [
    (
      "a = \"x\nb = 1",
      "1:5: expected a closing quote, found the end of the line: the string that opens here is not "
        + "closed before its line ends"
    ),
    (
      "a = 1\na = 2",
      "2:1: expected a key that is not taken, found \"a\": it is on line 1 already, and each key is "
        + "given one value"
    ),
    ("a = yes", "1:5: expected a value, found \"yes\": strings are in quotes"),
    ("a = 1 b = 2", "1:7: expected the end of the line, found \"b\": each key is on a line of its own"),
    ("[a\nb = 1", "1:3: expected \"]\" at the end of this header, found the end of the line"),
    ("a = [1, 2\nb = 3", "2:1: expected \",\" or \"]\" after this value, found \"b\""),
    ("a = 2024-02-30", "1:5: expected a date or a time, found \"2024-02-30\""),
  ])
  func faultsPointAtThemselves(text: String, message: String) {
    #expect(fault(text, as: .toml)?.description == message)
  }

  @Test(arguments: [
    ("# about n\n#n = 2 # why\nm = 3\n", "# about n\nn = 1 # why\nm = 3\n"),
    ("m = 3\n# n = \"x\"\n\n[t]\n", "m = 3\nn = 1\n\n[t]\n"),
    ("# n = 5\n#n=4\r\nm = 3\r\n", "# n = 5\nn=1\r\nm = 3\r\n"),
    ("# n = a guess\nm = 3\n", "# n = a guess\nm = 3\nn = 1\n"),
    ("m = \"\"\"\n#n = 2\n\"\"\"\n", "m = \"\"\"\n#n = 2\n\"\"\"\nn = 1\n"),
    ("m = 3\n[t]\n#n = 2\n", "m = 3\nn = 1\n[t]\n#n = 2\n"),
  ])
  func aCommentedOutKeyIsBroughtBackInPlace(text: String, expected: String) {
    expectChange(.set(["n"], 1), in: text, as: .toml, gives: expected)
  }

  @Test func aKeyThatStoodCommentedOutStandsSoAgain() throws {
    let text = "[t]\n# n = 2 # why\n\n[u]\n#n = 3\n"
    let document = try Document(parsing: Array(text.utf8), as: .toml)
    let former = document.commentedText(at: ["t", "n"])
    #expect(former == "# n = 2 # why")
    let set = try document.applying(.set(["t", "n"], 7)).document
    #expect(set.string == "[t]\nn = 7 # why\n\n[u]\n#n = 3\n")
    #expect(try set.applying(.reset(["t", "n"], commentedText: former)).document.string == text)
    #expect(try set.applying(.reset(["t", "n"], commentedText: nil)).document.string == "[t]\n\n[u]\n#n = 3\n")
  }

  @Test(arguments: [
    ("a = 1\n\n# about t\n[[t]]\nb = 2\n\n[[t.u]]\nc = 3\n", "a = 1\nt = []\n"),
    ("[[t]]\nb = 2\n\n[v]\nc = 3\n", "t = []\n\n[v]\nc = 3\n"),
    ("[[t]]\n", "t = []\n\n"),
  ])
  func theLastTableOfAnArrayGoesAndTheArrayStays(text: String, expected: String) {
    expectChange(.remove(["t", 0]), in: text, as: .toml, gives: expected)
  }
}
