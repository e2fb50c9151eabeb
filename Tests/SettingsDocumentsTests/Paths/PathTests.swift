import SettingsDocuments
import Testing

@Suite struct PathTests {
  @Test(
    arguments: [
      ("a.b[0].c", ["a", "b", 0, "c"]), ("", []), ("[2]", [2]), ("\"a.b\".c", ["a.b", "c"]),
      ("\"Match User git\".ForceCommand", ["Match User git", "ForceCommand"]), ("\"/x\"", ["/x"]),
      ("\"\"", [""]), ("\"say \\\"hi\\\"\"[1][2]", ["say \"hi\"", 1, 2]), ("ключ.é", ["ключ", "é"]),
    ] as [(String, Path)])
  func dottedFormReadsAndPrints(text: String, path: Path) throws {
    #expect(try Path(parsing: text) == path)
    #expect(path.description == text)
  }

  @Test func pointersRead() throws {
    #expect(try Path(parsing: "/a~1b/~0/x") == ["a/b", "~", "x"])
    #expect(try Path(parsing: "/") == [""])
    #expect((["a/b", "~", 0] as Path).pointer == "/a~1b/~0/0")
  }

  @Test(arguments: [
    ("a..b", 2, "expected a key; one that holds a dot or a bracket is written in quotes"),
    ("a.", 2, "expected a key after the dot"),
    ("a[x]", 2, "expected a number after [; a key that holds [ is written in quotes"),
    ("a[1", 1, "this [ is not closed by ]"), ("a.\"b", 2, "this quote is not closed"),
    ("a[1]b", 4, "expected a dot or [ before the next key"),
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

  @Test func relations() {
    let path: Path = ["a", 1, "b"]
    #expect(path.parent == ["a", 1])
    #expect(Path.root.parent == nil)
    #expect((["a"] as Path).isPrefix(of: path))
    #expect(!(["b"] as Path).isPrefix(of: path))
  }
}
