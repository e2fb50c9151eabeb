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
    #expect(document.root.value == ["a": ["address": "1", "x": "b#d"]])
    let changed = try document.applying(.set(["a", "address"], "a#b")).document
    #expect(changed.string == "[a]\naddress a\\#b # c\nx b\\#d\n")
  }

  /// HAProxy looks for variables between `"` alone, and takes `'` as it stands.
  @Test(arguments: [
    ("\"x\"", "a$b", "\"a\\$b\""), ("\"$A/x\"", "$A/y", "\"$A/y\""), ("x", "a$b", "a$b"), ("'x'", "$A", "'$A'"),
    ("\"$A/x\"", "$A/$b", "\"$A/\\$b\""), ("'x'", "a\\b", "'a\\b'"), ("'x'", "it's", "\"it's\""),
  ])
  func haproxyRefersToVariables(old: String, value: String, written: String) throws {
    let document = try document("global\n  k \(old)\n", "haproxy").applying(.set(["global", "k"], .string(value)))
    #expect(document.document.string == "global\n  k \(written)\n")
    #expect(document.document.node(at: ["global", "k"])?.string == value)
  }

  @Test func haproxyEscapes() throws {
    let document = try document("global\n  k \"a\\#\\$b\\n\"\n  l 'c\\\\d'\n", "haproxy")
    #expect(document.root.value == ["global": ["k": "a#$b\n", "l": "c\\\\d"]])
    let text = "global\n  k \"x\"\n"
    #expect(throws: EditError.self) { try self.document(text, "haproxy").applying(.set(["global", "k"], "$HOME/x")) }
  }

  /// Lines that a backslash joins in the middle of a value.
  @Test(arguments: [
    ("dovecot", "k = a \\\n    b\\\n  c\n", "a b c"), ("dovecot", "k = \"a \\\n    b\"\n", "a b"),
    ("freeradius", "k = \"a\\\n   b\"\n", "a   b"), ("i3", "k a\\\n b\n", "a b"),
    ("nagios-objects", "define host {\n  k a\\\n  b\n}\n", "ab"),
  ])
  func joinedValuesAreReadAsTheProgramDoes(dialect: String, text: String, value: String) throws {
    let document = try document(text, dialect)
    let first = try #require(document.root.children.first)
    let setting = first.kind == .object ? try #require(first.children.first) : first
    #expect(setting.string == value)
    let changed = try document.applying(.set(setting.path, "z")).document
    #expect(changed.node(at: setting.path)?.string == "z")
    #expect(!changed.string.contains("\\"))
  }

  /// An empty value: Kerberos takes what is below for a block, and logrotate says that something is missing.
  @Test func emptyValues() throws {
    let path: Path = ["r", "A", "k"]
    let kerberos = try document("[r]\n\tA = {\n\t\tk = x\n\t}\n", "krb5").applying(.set(path, "")).document
    #expect(kerberos.string == "[r]\n\tA = {\n\t\tk = \"\"\n\t}\n")
    let nginx = try document("default_type x;\n", "nginx").applying(.set(["default_type"], "")).document
    #expect(nginx.string == "default_type \"\";\n")
    let radius = try document("a {\n\tok\n}\n", "freeradius").applying(.set(["a", "ok"], "x")).document
    #expect(try radius.applying(.set(["a", "ok"], "")).document.string == "a {\n\tok\n}\n")
    let text = "extension x\nmissingok\n"
    #expect(throws: EditError.self) { try self.document(text, "logrotate").applying(.set(["extension"], "")) }
    #expect(throws: EditError.self) { try self.document(text, "logrotate").applying(.set(["olddir"], "")) }
    #expect(try document(text, "logrotate").applying(.set(["compress"], "")).document.string == text + "compress\n")
  }

  private func document(_ text: String, _ dialect: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named(dialect)))
  }
}
