import SettingsDocuments
import Testing

@Suite struct PathTests {
  @Test(
    arguments: [
      ("a.b[0].c", ["a", "b", 0, "c"]), ("", []), ("[2]", [2]), ("\"a.b\".c", ["a.b", "c"]),
      ("\"Match User git\".ForceCommand", ["Match User git", "ForceCommand"]), ("\"/x\"", ["/x"]),
      ("\"\"", [""]), ("\"say \\\"hi\\\"\"[1][2]", ["say \"hi\"", 1, 2]), ("ключ.é", ["ключ", "é"]),
      ("a[].b[]", ["a", .end, "b", .end]), ("[a=b].c", [.item(.init("a", text: "b")), "c"]),
      ("a[b~=c].d[0]", ["a", .item(.init("b", comparison: .contains, text: "c")), "d", 0]),
      ("a[b.c=/x.y]", ["a", .item(.init("b", "c", text: "/x.y"))]),
      (#"a[b="c d]e"]"#, ["a", .item(.init("b", text: "c d]e"))]),
      (#"a[b="x=\"y\""]"#, ["a", .item(.init("b", text: #"x="y""#))]),
      (#"a["b.c"=1]"#, ["a", .item(.init("b.c", text: "1"))]), (#"a[b=""]"#, ["a", .item(.init("b", text: ""))]),
      (#"a["b~"=1]"#, ["a", .item(.init("b~", text: "1"))]), ("a[0b=1]", ["a", .item(.init("0b", text: "1"))]),
      ("paths.\"@/-\"", ["paths", "@/-"]),
    ] as [(String, Path)])
  func dottedFormReadsAndPrints(text: String, path: Path) throws {
    #expect(try Path(parsing: text) == path)
    #expect(path.description == text)
  }

  private static let noSelector =
    "expected a number or what the item has, as name=value or name~=part, after [; a key that holds [ is written in quotes"

  @Test func aSelectorsTextMayHoldBlanks() throws {
    #expect(try Path(parsing: "a[b=c d e]") == ["a", .item(.init("b", text: "c d e"))])
    #expect(try Path(parsing: "a[b=c=d]").description == #"a[b="c=d"]"#)
  }

  @Test(arguments: [("a=b", #""a=b""#), ("c+", #""c+""#), ("a+b", "a+b")])
  func keysThatAnAssignmentWouldPartAreInQuotes(key: String, text: String) throws {
    #expect(Path([.key(key)]).description == text)
    #expect(try Path(parsing: text) == [.key(key)])
  }

  @Test(arguments: [
    ("a\nb", #""a\nb""#), ("\u{1B}]52;c;x\u{7}", #""\u001b]52;c;x\u0007""#), ("a\u{202E}b", #""a\u202eb""#),
    ("\u{9B}m", #""\u009bm""#), ("\u{E0041}", #""\udb40\udc41""#),
  ])
  func keysThatATerminalWouldObeyArePrintedWithEscapes(key: String, text: String) throws {
    #expect(Path([.key(key)]).description == text)
    #expect(try Path(parsing: text) == [.key(key)])
  }

  @Test func pointersRead() throws {
    #expect(try Path(parsing: "/a~1b/~0/x") == ["a/b", "~", "x"])
    #expect(try Path(parsing: "/") == [""])
    #expect((["a", .end] as Path).pointer == "/a/-")
    #expect((["a/b", "~", 0] as Path).pointer == "/a~1b/~0/0")
  }

  @Test(arguments: [
    ("a..b", 2, "expected a key; one that holds a dot or a bracket is written in quotes"),
    ("a.", 2, "expected a key after the dot"),
    ("a[x]", 2, noSelector), ("a[-1]", 2, noSelector), ("a[x.=1]", 2, noSelector), ("a[=1]", 2, noSelector),
    ("a[x=1", 1, "this [ is not closed by ]"), (#"a[x="1"y]"#, 1, "this [ is not closed by ]"),
    (#"a[x=1"y]"#, 5, #"a quote inside a value: write the whole value in quotes, and this one as \""#),
    ("a[x~=]", 5, "expected a part of the value after ~="), (#"a["x=1]"#, 2, "this quote is not closed"),
    ("a[1", 1, "this [ is not closed by ]"), ("a.\"b", 2, "this quote is not closed"),
    (
      "dns/-", 0,
      "the end of a list is written dns[] or, with a slash before it all, /dns/-; a key of this name goes in quotes"
    ), ("a[1]b", 4, "expected a dot or [ before the next key"),
    ("/a~2", 2, "~ must be written ~0 here, and / inside a key ~1"),
    ("a[99999999999999999999]", 2, "this index is too large"),
  ])
  func faultsSayWhere(text: String, offset: Int, message: String) {
    do throws(PathError) {
      let path = try Path(parsing: text)
      Issue.record("read as \(path)")
    } catch {
      #expect(error.offset == offset)
      #expect(error.message == message)
    }
  }

  @Test func aPathIsNoLongerThanDocumentsAreDeep() throws {
    let steps = { (count: Int, step: String) in String(repeating: step, count: count) }
    #expect(try Path(parsing: steps(512, "/a")).steps.count == 512)
    for text in [steps(16_000, "/a"), steps(16_000, "[0]"), "a" + steps(512, ".a")] {
      do throws(PathError) {
        _ = try Path(parsing: text)
        Issue.record("read")
      } catch {
        #expect(error.message.hasSuffix("steps, and no document goes deeper than 512"))
        #expect(error.description.utf8.count < 200)
      }
    }
  }

  @Test(arguments: Format.all.map(\.name))
  func nothingIsSetDeeperThanDocumentsAre(_ name: String) throws {
    let format = try #require(Format.named(name))
    let isNestable = ["json", "jsonc", "json5", "vscode", "yaml", "toml", "toml-1.0", "xml"].contains(name)
    let document = try Document(parsing: [], as: format)
    for count in [510, 512, 513, 20_000] {
      let path = Path(Array(repeating: .key("a"), count: count))
      do {
        let place = try document.resolved(path)
        #expect(try document.applying(.set(path, "x")).document.node(at: place)?.string == "x")
        #expect(count <= 512)
      } catch {
        #expect(count > 512 || !isNestable)
      }
    }
  }

  @Test(arguments: [
    (#"{"a": [1, 2]}"#, "/a/-", #"{"a": [1, 2, 3]}"#), (#"{"a": [1, 2]}"#, "a[]", #"{"a": [1, 2, 3]}"#),
    (#"{"a": []}"#, "a[]", #"{"a": [3]}"#), ("{}", "/a/-", #"{"a": [3]}"#),
    (#"{"b": 0}"#, "a[].b", #"{"b": 0, "a": [{"b": 3}]}"#),
    (#"{"a": null}"#, "/a/-/-", #"{"a": [[3]]}"#), (#"{"a": {"b": 1}}"#, "/a/-", #"{"a": {"b": 1, "-": 3}}"#),
    (#"{"a": {"-": 1}}"#, "/a/-", #"{"a": {"-": 3}}"#),
  ])
  func theEndOfAListIsWhereANewElementGoes(text: String, path: String, expected: String) throws {
    let document = try Document(parsing: Array(text.utf8), as: .json)
    let edited = try document.applying(.set(Path(parsing: path), 3)).document
    #expect(edited.root.value == (try Document(parsing: Array(expected.utf8), as: .json)).root.value)
    #expect(edited.node(at: try document.resolved(Path(parsing: path)))?.value == 3)
  }

  @Test func anObjectHasNoEnd() throws {
    let document = try Document(parsing: Array(#"{"a": {}}"#.utf8), as: .json)
    #expect(throws: EditError.impossible(["a", .end], "there is an object: give a key")) {
      try document.applying(.set(["a", .end], 3))
    }
  }

  @Test func keysThatHoldDotsNeedNoQuotes() throws {
    for (name, text, path, expected) in [
      ("sysctl", "net.ipv4.ip_forward = 0\n", "net.ipv4.ip_forward", "net.ipv4.ip_forward = 1\n"),
      ("sysctl", "#net.ipv4.ip_forward=0\n", "net.ipv4.ip_forward", "net.ipv4.ip_forward=1\n"),
      ("properties", "a.b[0].c=0\n", "a.b[0].c", "a.b[0].c=1\n"),
      (
        "postgresql", "auto_explain.log_nested_statements = 0\n", "auto_explain.log_nested_statements",
        "auto_explain.log_nested_statements = 1\n"
      ),
      ("sysctl", "a.b = 0\n", "\"a.b\"", "a.b = 1\n"),
    ] {
      let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(name)))
      let edited = try document.applying(.set(Path(parsing: path), 1)).document
      #expect(String(decoding: edited.text, as: UTF8.self) == expected)
    }
  }

  @Test func relations() {
    let path: Path = ["a", 1, "b"]
    #expect(path.parent == ["a", 1])
    #expect(Path.root.parent == nil)
    #expect((["a"] as Path).isPrefix(of: path))
    #expect(!(["b"] as Path).isPrefix(of: path))
  }
}
