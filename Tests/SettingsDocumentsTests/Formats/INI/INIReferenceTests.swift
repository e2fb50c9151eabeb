import SettingsDocuments
import Testing

/// Dollar signs where a program has variables: one that was there means what it meant, and a new
/// one is a sign unless it is surely a variable.
@Suite struct INIReferenceTests {
  @Test(arguments: [
    ("env", "K=x\n", "a$b", "K='a$b'\n"), ("env", "K='$5'\n", "$6", "K='$6'\n"),
    ("env", "K=\"$A/x:$B\"\n", "$A/y:$B:/z", "K=\"$A/y:$B:/z\"\n"),
    ("env", "K=\"$A/x:$B\"\n", "y$A/z$B", "K=\"y$A/z$B\"\n"), ("env", "K=$A/x\n", "$A/x y$b", "K=\"$A/x y\\$b\"\n"),
    ("env", "K=\"a\\$b$C\"\n", "a$b$C.", "K=\"a\\$b$C.\"\n"),
    ("env", "K=\"$(a \"b\")\"\n", "$(a \"b\").", "K=\"$(a \"b\")\".\n"),
    ("env", "K=x\n", "100$ $", "K='100$ $'\n"), ("env", "#K=\"$A/x\"\n", "$A/y", "K=\"$A/y\"\n"),
    ("openssl", "K = x\n", "a$b", "K = \"a$b\"\n"), ("openssl", "K = $d/x\n", "$d/y", "K = $d/y\n"),
    ("openssl", "K = $d/x\n", "y#$d/x", "K = y\\#$d/x\n"), ("openssl", "K = $d/x\n", "$d/$b", "K = $d/\\$b\n"),
    ("env", "H=a\nK=x\n", "http://$H/x y", "H=a\nK=\"http://$H/x y\"\n"),
    ("env", "K=x\n", "${HOME}/a$b", "K=${HOME}/a\\$b\n"), ("env", "d=1\nK=x\n", "$d/x", "d=1\nK=$d/x\n"),
    ("env", "K='x'\n", "${b}", "K=${b}\n"), ("openssl", "d = 1\nK = x\n", "$d/x", "d = 1\nK = $d/x\n"),
  ])
  func dollarSigns(dialect: String, text: String, value: String, new: String) throws {
    let document = try ini(text, dialect).applying(.set(["K"], .string(value))).document
    #expect(document.string == new)
    #expect(document.root["K"]?.string == value)
  }

  /// What looks like a variable, and may be meant as one or as text.
  @Test(arguments: [
    ("env", "K=x\n", "$HOME/x"), ("env", "K=x\n", "${b:-$(date)}"), ("env", "K=x\n", "$(date)"),
    ("env", "K=x\n", "`date`"), ("env", "K=\"$A\"\n", "$A:$HOME"), ("openssl", "K = x\n", "$ENV::HOME"),
  ])
  func aDoubtIsRefused(dialect: String, text: String, value: String) throws {
    let document = try ini(text, dialect)
    #expect(throws: EditError.self) { try document.applying(.set(["K"], .string(value))) }
  }

  /// Parts in quotes side by side, and escapes outside them.
  @Test(arguments: [
    ("gitconfig", "[a]\n\tK = a \"b\" c\n", "a b c"), ("gitconfig", "[a]\n\tK = a\\\\b\\\"c\\td\n", "a\\b\"c\td"),
    ("gitconfig", "[a]\n\tK = a#b\n", "a"), ("gitconfig", "[a]\n\tK = a\"#b;\"c ; d\n", "a#b;c"),
    ("openssl", "[a]\nK = it's # x\n", "its # x"), ("openssl", "[a]\nK = a \"b\" 'c' # d\n", "a b c"),
    ("openssl", "[a]\nK = a\\#b\\nc\\dd # e\n", "a#b\ncdd"), ("openssl", "[a]\nK = \"a\\nb\"\n", "anb"),
    ("env", "K=a\"b c\"'d'\n", "ab cd"), ("env", "K=\"${a:-\"b\"}\"\n", "${a:-\"b\"}"),
  ])
  func parts(dialect: String, text: String, value: String) throws {
    let document = try ini(text, dialect)
    let path: Path = dialect == "env" ? ["K"] : ["a", "K"]
    #expect(document.node(at: path)?.string == value)
    // Back to the same bytes where one letter changed.
    let changed = try document.applying(.set(path, .string(value + "x"))).document
    #expect(changed.node(at: path)?.string == value + "x")
    #expect(try changed.applying(.set(path, .string(value))).document.string == text)
  }

  /// An escape that git does not know, and a quote that is not closed, keep it from reading the file.
  @Test(arguments: ["[a]\n\tk = a\\qb\n", "[a]\n\tk = \"b\n"])
  func gitRefuses(text: String) {
    #expect(throws: ParseError.self) { try ini(text, "gitconfig") }
  }
}
