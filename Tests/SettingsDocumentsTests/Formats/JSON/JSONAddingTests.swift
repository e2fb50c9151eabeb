import SettingsDocuments
import Testing

/// A key is added where a person would put it; removing it gives the first bytes back.
@Suite struct JSONAddingTests {
  @Test(arguments: [
    ("{\n  \"a\": 0\n}\n", "{\n  \"a\": 0,\n  \"n\": 1\n}\n"),
    ("{\n\t\"a\": 0\n}", "{\n\t\"a\": 0,\n\t\"n\": 1\n}"),
    ("{\r\n    \"a\" : 0\r\n}\r\n", "{\r\n    \"a\" : 0,\r\n    \"n\" : 1\r\n}\r\n"),
    ("{\"a\":0}", "{\"a\":0,\"n\":1}"),
    ("{ \"a\": 0, \"b\": 2 }", "{ \"a\": 0, \"b\": 2, \"n\": 1 }"),
    ("{}", "{\n  \"n\": 1\n}"),
    ("{ }", "{ \"n\": 1 }"),
    ("{ \"a\": 0,\n  \"b\": 2 }", "{ \"a\": 0,\n  \"b\": 2,\n  \"n\": 1 }"),
    ("{ \"a\": 0\n, \"b\": 2\n}", "{ \"a\": 0\n, \"b\": 2\n, \"n\": 1\n}"),
    ("{\n  \"a\": 0, // about a\n}", "{\n  \"a\": 0, // about a\n  \"n\": 1,\n}"),
    ("{\n  \"a\": 0 // about a\n}", "{\n  \"a\": 0, // about a\n  \"n\": 1\n}"),
    ("{\n  \"a\": 0 /* about a */\n}", "{\n  \"a\": 0, /* about a */\n  \"n\": 1\n}"),
    ("{ \"a\": 0 /* about a */ }", "{ \"a\": 0 /* about a */, \"n\": 1 }"),
    ("{\n  \"a\": 0\n  // \"b\": 2\n}", "{\n  \"a\": 0,\n  \"n\": 1\n  // \"b\": 2\n}"),
    ("{\n  // nothing yet\n}", "{\n  \"n\": 1\n  // nothing yet\n}"),
    ("{ // nothing yet\n}", "{ // nothing yet\n  \"n\": 1\n}"),
    ("{ /* nothing */ }", "{ /* nothing */ \"n\": 1 }"),
    ("\u{FEFF}{\n  \"a\": 0\n}", "\u{FEFF}{\n  \"a\": 0,\n  \"n\": 1\n}"),
    ("{\n  \"a\": 0,\n\n  \"b\": 2\n}", "{\n  \"a\": 0,\n\n  \"b\": 2,\n  \"n\": 1\n}"),
    ("{\n  \"a\": {\n    \"x\": 0\n  }\n}", "{\n  \"a\": {\n    \"x\": 0\n  },\n  \"n\": 1\n}"),
  ])
  func atTheEndOfItsObject(text: String, expected: String) {
    expectAddAndRemove(["n"], in: text, gives: expected)
  }

  @Test func inAnInnerObject() {
    expectAddAndRemove(
      ["a", "n"], in: "{\n    \"a\": {},\n    \"b\": {\n        \"x\": 0\n    }\n}",
      gives: "{\n    \"a\": {\n        \"n\": 1\n    },\n    \"b\": {\n        \"x\": 0\n    }\n}")
    expectAddAndRemove(["a", "n"], in: "{\"a\":{},\"b\":0}", gives: "{\"a\":{\"n\":1},\"b\":0}")
    expectAddAndRemove(
      ["a", "n"], in: "{\n  \"a\": { \"x\": 0 }\n}", gives: "{\n  \"a\": { \"x\": 0, \"n\": 1 }\n}")
  }

  @Test func withTheObjectsAboveIt() {
    expectChange(
      .set(["a", "b", "n"], "x"), in: "{\n  \"z\": 0\n}",
      gives: "{\n  \"z\": 0,\n  \"a\": {\n    \"b\": {\n      \"n\": \"x\"\n    }\n  }\n}")
    expectChange(.set(["a", "n"], [1, 2]), in: "{\"z\": 0}", gives: "{\"z\": 0, \"a\": {\"n\": [1, 2]}}")
    expectChange(.set(["a", "n"], 1), in: "{\"a\": null}", gives: "{\"a\": {\"n\": 1}}")
  }

  @Test(arguments: [
    ("", "{\n  \"n\": 1\n}\n"), ("\n", "\n{\n  \"n\": 1\n}\n"), ("// mine\n", "// mine\n{\n  \"n\": 1\n}\n"),
    ("// mine", "// mine\n{\n  \"n\": 1\n}\n"), ("\u{FEFF}", "\u{FEFF}{\n  \"n\": 1\n}\n"),
    ("null", "{\n  \"n\": 1\n}"),
  ])
  func toATextWithoutAnObject(text: String, expected: String) {
    expectChange(.set(["n"], 1), in: text, gives: expected)
  }

  @Test func refusesWhatCannotBe() throws {
    let document = try json("{\"a\": 1, \"l\": [1]}")
    #expect(throws: EditError.notAContainer(["a"], .number)) { try document.applying(.set(["a", "b"], 1)) }
    #expect(throws: EditError.indexOutOfRange(["l", 2], count: 1)) { try document.applying(.set(["l", 2], 1)) }
    #expect(throws: EditError.keyInArray(["l", "x"])) { try document.applying(.set(["l", "x"], 1)) }
    #expect(throws: EditError.notFound(["x"])) { try document.applying(.remove(["x"])) }
    #expect(throws: EditError.keyExists(["l"])) { try document.applying(.rename(["a"], to: "l")) }
    #expect(throws: EditError.self) { try document.applying(.remove([])) }
    #expect(throws: EditError.self) {
      try document.applying(.set(["a"], .number(.infinity(isNegative: false, literal: "inf"))))
    }
  }
}
