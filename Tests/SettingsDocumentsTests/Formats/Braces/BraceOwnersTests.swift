import SettingsDocuments
import Testing

/// What the programs themselves read of values that are easily written otherwise.
@Suite struct BraceOwnersTests {
  /// FreeRADIUS takes words of letters and signs without quotes, and nothing else.
  @Test(arguments: [
    ("a b", "\"a b\""), ("a\\b", "\"a\\\\b\""), ("ä", "\"ä\""), ("a \"b\"", "\"a \\\"b\\\"\""),
    ("${x}/y-%{z}", "${x}/y-%{z}"), ("", "\"\""),
  ])
  func radiusHasQuotesAroundMore(value: String, written: String) throws {
    let document = try document("name = x\n", "freeradius")
    #expect(try document.applying(.set(["name"], .string(value))).document.string == "name = \(written)\n")
  }

  /// A value that begins on the line below its key is what stands there.
  @Test(arguments: ["freeradius", "dovecot"]) func aValueMayBeginBelow(dialect: String) throws {
    let document = try document("x {\n  a = \\\n    b\n  c = d\n}\n", dialect)
    #expect(document.root.value == ["x": ["a": "b", "c": "d"]])
    let changed = try document.applying(.set(["x", "a"], "e")).document
    #expect(changed.string == "x {\n  a = \\\n    e\n  c = d\n}\n")
  }

  /// apt.conf has no way to write a quote.
  @Test func aptHasNoQuotesInTexts() throws {
    let document = try document("A::B \"x\";\n", "apt.conf")
    #expect(throws: EditError.self) { try document.applying(.set(["A::B"], "a \"b\" c")) }
  }

  /// Munin cuts a line at each `#` that has no backslash before it.
  @Test func muninCutsComments() throws {
    let document = try document("[a]\naddress 1 # c\nx b\\#d\n", "munin")
    #expect(document.root.value == ["a": ["address": "1", "x": "b\\#d"]])
    #expect(throws: EditError.self) { try document.applying(.set(["a", "address"], "a#b")) }
  }

  private func document(_ text: String, _ dialect: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named(dialect)))
  }
}
